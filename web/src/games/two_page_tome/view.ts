/** What the engine sends of Two Page Tome (src/quire/games/two_page_tome/view.py), and how lands look. */

import type { Hand, Match } from "../../lib/hand.svelte";
import { count, say } from "../../lib/words.svelte";

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
  held: Land[]; // may be drawn in this turn
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

export type Part = "research" | "move" | "manifest" | "restore";

export interface View {
  phase: "over" | "keep" | "start" | "take" | "research" | "draw" | "move" | "manifest" | "place" | "road" | "restore";
  part: Part | null; // of the turn
  parts: Part[];
  aid: Record<Land, string>; // what the player aid says of each land
  about: { land?: Land; hex?: number; roads?: number; slot?: number };
  actor: number;
  round: number;
  rounds: number;
  first: number;
  map: { id: string; name: string; difficulty: string; hexes: MapHex[] };
  tomes: {
    up: (Tome | null)[];
    taken: number | null;
    reserved: number | null;
    down: number;
    put_aside: number;
    used: Tome[];
  };
  given: (Land | null)[];
  cards: { row: (Card | null)[]; deck: number; discard: Card[] };
  sheets: SheetView[];
}

/** A pattern laid over the map: what it needs, and what is missing. */
export interface Overlay {
  land: Land;
  hexes: number[];
}

export const INKS: Record<Land, string> = {
  forest: "#3c8a57",
  cave: "#77708a",
  lake: "#3d8fc7",
  castle: "#9160b5",
  village: "#d0722a",
  cliffs: "#a06c3a",
};
export const SIGNS = "●■▲◆★⬟";
export const CORNERS = { green: "●", yellow: "▲", red: "◆" } as const;

export const landName = (land: Land): string => say(`tome.land.${land}`);

/** A card as it is spoken. */
export const cardSaid = (card: Card): string =>
  say("tome.card", { race: card.race, points: count("board.points", card.points), n: card.pattern.required.length });

/** Once something that stands for several options was touched, other things stand only for those of them that are left. */
export function within(hand: Hand, match: Match): Match {
  return (choice) => match(choice) && (!hand.among.length || hand.among.some((option) => option.text === choice.text));
}
