/** What the engine sends of Two Page Tome (src/quire/games/two_page_tome/view.py), and how lands look. */

import type { Hand, Match } from "../../lib/hand.svelte";

export const LANDS = ["forest", "cave", "lake", "castle", "village", "cliffs"] as const;
export type Land = (typeof LANDS)[number];
export const DIRECTIONS = ["E", "NE", "NW", "W", "SW", "SE"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Cell = [q: number, r: number];

export interface MapHex {
  q: number;
  r: number;
  mist: number;
  start: number | null;
  exotic: { number: number; id: string; name: string; edge: Direction } | null;
}

export interface SheetHex {
  land: Land | null;
  filled: boolean;
  cliffs: boolean;
  roads: Direction[];
}

export interface Card {
  id: string;
  race: string;
  points: number;
  corner: "green" | "yellow" | "red";
  text: string;
  pattern: { required: Cell[]; x: Cell[] };
}

export interface Prospect {
  land: Land;
  missing: number;
  placements: number[][]; // hexes
}

export interface SheetView {
  at: number | null;
  brews: { unused: number; used: number };
  ink_pots: { unused: number; used: number };
  hexes: SheetHex[];
  reach: (number | null)[]; // brews to get there
  claimed: string[];
  closed: string[];
  cards: ((Card & { prospects: Prospect[] }) | null)[];
  restored: Record<Land, Card | null>;
  segments: number;
  boxes: Record<string, number>;
  score: number;
  hand: Card[] | null;
  kept: number[] | null;
}

export interface Tome {
  id: string;
  left: Land;
  right: Land;
}

export interface View {
  phase: "over" | "keep" | "start" | "take" | "research" | "draw" | "move" | "manifest" | "place" | "road" | "restore";
  about: { land?: Land; hex?: number; roads?: number; slot?: number };
  actor: number;
  round: number;
  rounds: number;
  first: number;
  map: { id: string; name: string; difficulty: string; hexes: MapHex[] };
  tomes: { up: (Tome | null)[]; taken: number | null; reserved: number | null; down: number; put_aside: number; used: Tome[] };
  given: (Land | null)[];
  symbols: (Land | null)[];
  cards: { row: (Card | null)[]; deck: number; discard: Card[] };
  sheets: SheetView[];
}

/** A pattern laid over the map: what it needs, and what is missing. */
export interface Overlay {
  land: Land;
  hexes: number[];
}

export const INKS: Record<Land, string> = { forest: "#3c8a57", cave: "#77708a", lake: "#3d8fc7", castle: "#9160b5", village: "#d0722a", cliffs: "#a06c3a" };
export const SIGNS = "●■▲◆★⬟";
export const CORNERS = { green: "●", yellow: "▲", red: "◆" } as const;

/** What the player aid says of each land. */
export const AID: Record<Land, string> = {
  forest: "fills beside a forest",
  cave: "fills alone, when drawn",
  lake: "fills with a road",
  castle: "fills by 4; draws 2 roads",
  village: "fills by a pair; 1 road",
  cliffs: "½ for each coast edge",
};

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Once something that stands for several options was touched, other things stand only for those of them that are left. */
export function within(hand: Hand, match: Match): Match {
  return (choice) => match(choice) && (!hand.among.length || hand.among.some((option) => option.text === choice.text));
}
