/** What the engine sends of Books of Time (src/quire/games/books_of_time/view.py). */

import { say } from "../../lib/words.svelte";

export type Letter = "S" | "I" | "T";

export interface Page {
  id: string;
  name: string;
  type: Letter;
  symbol: string | null;
  front: string;
  back: string;
  instant: string;
  text: string;
}

export interface EventFace {
  id: string;
  name: string;
  event: string;
  icons: string[];
  text: string;
}

export interface Chronicle {
  pages: number;
  position?: number;
  bookmark_reached: boolean;
  left: EventFace | null;
  right: EventFace | null;
  read: string[];
}

/** What something pays. */
export interface Amounts {
  pen: number;
  paper: number;
  file: number;
  vp: number;
}

export interface Book {
  type: Letter;
  position: number;
  pages: Page[];
  closing: Amounts;
  turning: Amounts; // by the action Turn pages
}

export interface Stack {
  type: Letter;
  set: string;
  level: number;
  missing: number | null; // null: nobody plays for it
  tiles: { requirement: string; vp: number; back: string | null }[];
}

export interface Track {
  type: Letter;
  name: string;
  top: number;
  levels: { cost: string; benefit: string }[]; // from I up
}

export interface SeatView extends Amounts {
  points: number;
  sheet: Record<string, number>;
  board: (Page | null)[];
  books: Book[];
  levels: number[];
  next_levels: number[]; // where an advance on each track leads
  objectives: Stack[];
  tokens: Record<string, number>;
  hand: Page[] | number;
  picks: number[] | number;
}

export interface Cell {
  id: number;
  text: string;
  tier: number;
  column: Letter;
}

export interface Solo {
  difficulty: string;
  points_to_win: number;
  penalty: number;
  challenges: { id: number; text: string; tier: number; fulfilled: boolean; at_end: boolean }[];
  board: Cell[];
  pile: Page[];
  lost: boolean;
  safe: number[];
  turn: { taken: number; discarded: number; written: number; advanced: number[] };
}

export interface View {
  round: number;
  rounds: number;
  phase: "setup" | "challenges" | "play" | "over";
  actor: number;
  first: number;
  chain: string[];
  about: { type: Letter | null; backs: string[]; slot: number | null };
  chronicle: Chronicle;
  offer: (Page | null)[];
  deck: number;
  top: Page | null;
  discard: Page[];
  tokens: Record<string, number>;
  places: string[]; // what each pick of the set-up is for
  tracks: Track[];
  sections: string[];
  activated: Letter | null;
  turn_scope: "turned" | "all";
  payment: "strict" | "automatic";
  seats: SeatView[];
  solo: Solo | null;
}

export const LETTERS: Letter[] = ["S", "I", "T"];
export const typeName = (type: Letter): string => say(`books.type.${type}`);
/** Colour, and the shape that says the same: circle, square, diamond. */
export const COLOURS: Record<Letter, string> = { S: "#b84a00", I: "#007455", T: "#8a7000" };
export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII"];
export const SHAPES: Record<Letter, string> = {
  S: "M-7 0 A7 7 0 1 1 7 0 A7 7 0 1 1 -7 0 Z",
  I: "M-6.5 -6.5 H6.5 V6.5 H-6.5 Z",
  T: "M0 -8.5 L8.5 0 L0 8.5 L-8.5 0 Z",
};
/** What can be owned, and what it is called in abilities. */
export const KINDS = [
  ["pen", "Pen"],
  ["paper", "Paper"],
  ["file", "File"],
  ["vp", "VP"],
] as const;
/** `1 Pen, 2 VP`; empty if there is nothing. */
export const written = (amounts: Amounts): string =>
  KINDS.filter(([kind]) => amounts[kind])
    .map(([kind, name]) => `${amounts[kind]} ${name}`)
    .join(", ");
/** The six actions, in the order of their numbers. */
export const ACTIONS = ["activate", "write", "close", "draw", "advance", "turn"] as const;
