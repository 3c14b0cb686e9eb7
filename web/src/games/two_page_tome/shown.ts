// Made by `python -m quirebox.server.typescript` from src/quirebox/games/two_page_tome/shown.py; do not edit.

import type { Sentence } from "../../lib/wire";

export type Land = "forest" | "cave" | "lake" | "castle" | "village" | "cliffs";

export type Direction = "E" | "NE" | "NW" | "W" | "SW" | "SE";

export type Corner = "green" | "yellow" | "red";

export type Part = "research" | "move" | "manifest" | "restore";

/** Cells as q and r: those that must hold the land, and those that must not. */
export interface Pattern {
  required: number[][];
  x: number[][];
}

/** A summoning card. */
export interface Card {
  id: string;
  race: Sentence;
  points: number;
  corner: "green" | "yellow" | "red";
  text: Sentence;
  pattern: Pattern;
}

/** A tome with the lands on its pages. */
export interface Tome {
  id: string;
  left: "forest" | "cave" | "lake" | "castle" | "village" | "cliffs";
  right: "forest" | "cave" | "lake" | "castle" | "village" | "cliffs";
}

/** An exotic location. */
export interface Exotic {
  number: number;
  id: string;
  name: Sentence;
  edge: "E" | "NE" | "NW" | "W" | "SW" | "SE";
}

/** A hex of a map, before anything is drawn on it. */
export interface MapHex {
  q: number;
  r: number;
  mist: number;
  start: number | null;
  exotic: Exotic | null;
}

/** A map sheet. */
export interface MapSheet {
  id: string;
  name: Sentence;
  difficulty: Sentence;
  hexes: MapHex[];
}

/** What lies in the box. */
export interface Printed {
  cards: Card[];
  tomes: Tome[];
  maps: MapSheet[];
  aid: Record<"forest" | "cave" | "lake" | "castle" | "village" | "cliffs", Sentence>;
  parts: ("research" | "move" | "manifest" | "restore")[];
  pairs: number[][];
}

/** What the decision is about. */
export interface About {
  land?: "forest" | "cave" | "lake" | "castle" | "village" | "cliffs";
  hex?: number;
  roads?: number;
  slot?: number;
}

/** The round tomes and all others. */
export interface Tomes {
  up: (Tome | null)[];
  taken: number | null;
  reserved: number | null;
  down: number;
  put_aside: number;
  used: Tome[];
}

/** The summoning row and the piles. */
export interface Cards {
  row: (Card | null)[];
  deck: number;
  discard: Card[];
}

/** A land in which a pattern has begun. */
export interface Prospect {
  land: "forest" | "cave" | "lake" | "castle" | "village" | "cliffs";
  missing: number;
  placements: number[][];
}

/** A claimed card, and where it could be restored. */
export interface Claimed {
  id: string;
  race: Sentence;
  points: number;
  corner: "green" | "yellow" | "red";
  text: Sentence;
  pattern: Pattern;
  prospects: Prospect[];
}

/** Brews or ink pots. */
export interface Tokens {
  unused: number;
  used: number;
}

/** What is drawn on a hex. */
export interface SheetHex {
  land: "forest" | "cave" | "lake" | "castle" | "village" | "cliffs" | null;
  filled: boolean;
  cliffs: boolean;
  roads: ("E" | "NE" | "NW" | "W" | "SW" | "SE")[];
}

/** One player's sheet. */
export interface SheetView {
  world: string;
  at: number | null;
  brews: Tokens;
  ink_pots: Tokens;
  hexes: SheetHex[];
  reach: (number | null)[];
  claimed: string[];
  closed: string[];
  closing: string[];
  held: ("forest" | "cave" | "lake" | "castle" | "village" | "cliffs")[];
  cards: (Claimed | null)[];
  restored: Record<"forest" | "cave" | "lake" | "castle" | "village" | "cliffs", Card | null>;
  segments: number;
  boxes: Record<string, number>;
  score: number;
  hand: Card[] | null;
  kept: number[] | null;
}

/** The whole table. */
export interface View {
  phase: "over" | "keep" | "start" | "take" | "draw" | "place" | "road" | "research" | "move" | "manifest" | "restore";
  part: "research" | "move" | "manifest" | "restore" | null;
  about: About;
  actor: number;
  round: number;
  rounds: number;
  first: number;
  options: Record<string, string>;
  map: string;
  tomes: Tomes;
  given: ("forest" | "cave" | "lake" | "castle" | "village" | "cliffs" | null)[];
  cards: Cards;
  sheets: SheetView[];
}
