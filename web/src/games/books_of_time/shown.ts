// Made by `python -m quirebox.server.typescript` from src/quirebox/games/books_of_time/shown.py; do not edit.

import type { Sentence } from "../../lib/wire";

export type Letter = "S" | "I" | "T";

export type What = "pen" | "paper" | "file" | "vp" | "drop" | "have" | "same" | "level" | "take" | "refresh" | "recover" | "write" | "adv" | "obj" | "token" | "per kind" | "per most" | "per second" | "per file" | "end";

/** A part of an ability: what, how many, and of which types. */
export interface Sign {
  what: "pen" | "paper" | "file" | "vp" | "drop" | "have" | "same" | "level" | "take" | "refresh" | "recover" | "write" | "adv" | "obj" | "token" | "per kind" | "per most" | "per second" | "per file" | "end";
  n: number;
  types: ("S" | "I" | "T")[];
}

/** What stands left and right of the arrow, as signs and in words. */
export interface Ability {
  costs: Sign[];
  gains: Sign[];
  words: Sentence;
}

/** A page as printed. */
export interface Page {
  id: string;
  name: Sentence;
  type: "S" | "I" | "T";
  symbol: string | null;
  front: Ability;
  back: Ability;
  instant: Ability;
  text: Sentence;
}

/** What Scribbles takes: the leftmost page of a symbol or type, a slot; if none of them is said, the deck's top. */
export interface Icon {
  symbol: string | null;
  type: "S" | "I" | "T" | null;
  slot: number | null;
}

/** Both faces of a page of the Chronicle, as printed. */
export interface Chapter {
  id: string;
  name: Sentence;
  front: Ability;
  back: Ability;
  icons: Icon[];
  text: Sentence;
}

/** What something pays. */
export interface Amounts {
  pen: number;
  paper: number;
  file: number;
  vp: number;
}

/** A book: the ids of its pages in reading order, where it is open, what closing or turning it would pay. */
export interface Book {
  type: "S" | "I" | "T";
  position: number;
  pages: string[];
  closing: Amounts;
  turning: Amounts;
}

/** What a tile asks for: n copies of a symbol and others alike, n different ones with a further one perhaps, or
    symbols in a row. */
export interface Requirement {
  form: "copies" | "different" | "sequence";
  n: number;
  symbols: string[];
  others: number;
  words: Sentence;
}

/** An objective tile, with the two benefits on its back. */
export interface Tile {
  requirement: Requirement;
  vp: number;
  back: Ability[];
}

/** A stack of tiles as printed, level I first. */
export interface Tiles {
  type: "S" | "I" | "T";
  set: string;
  tiles: Tile[];
}

/** A stack by its set, the level of its top tile, and what is missing for it. */
export interface Stack {
  type: "S" | "I" | "T";
  set: string;
  level: number;
  missing: number;
}

/** A step of a track. */
export interface Level {
  cost: Ability;
  benefit: Ability;
}

/** A track of the Civilization board, from level I up. */
export interface Track {
  type: "S" | "I" | "T";
  name: Sentence;
  top: number;
  levels: Level[];
}

/** A cell of the challenge board. */
export interface Cell {
  id: number;
  text: Sentence;
  tier: number;
  column: "S" | "I" | "T";
}

/** What lies in the box. */
export interface Printed {
  pages: Page[];
  starting: Page[];
  chronicle: Chapter[];
  stacks: Tiles[];
  tracks: Track[];
  challenges: Cell[];
  sections: Ability[];
}

/** The open spread of the Chronicle and what has been read of it, by ids. */
export interface Chronicle {
  pages: number;
  position?: number;
  bookmark: number;
  bookmark_reached: boolean;
  left: string | null;
  right: string | null;
  read: string[];
}

/** A seat: all of it is public but the six pages of the setup and what was picked of them. */
export interface SeatView {
  pen: number;
  paper: number;
  file: number;
  vp: number;
  points: number;
  sheet: Record<string, number>;
  board: (string | null)[];
  books: Book[];
  levels: number[];
  next_levels: number[];
  objectives: Stack[];
  tokens: Record<string, number>;
  hand: string[] | number;
  picks: number[] | number;
}

/** A challenge that was chosen. */
export interface Chosen {
  id: number;
  fulfilled: boolean;
  at_end: boolean;
}

/** What the lone player did in this turn. */
export interface SoloTurn {
  taken: number;
  discarded: number;
  written: number;
  advanced: number[];
}

/** The challenge board and Scribbles' pile. */
export interface Solo {
  difficulty: string;
  points_to_win: number;
  penalty: number;
  challenges: Chosen[];
  pile: string[];
  lost: boolean;
  safe: number[];
  turn: SoloTurn;
}

/** Where on the table the decision lies, if its options do not say it. */
export interface About {
  type: "S" | "I" | "T" | null;
  removed: number | null;
  slot: number | null;
}

/** The table as the viewer sees it. */
export interface View {
  round: number;
  rounds: number;
  phase: "setup" | "challenges" | "play" | "over";
  actor: number;
  first: number;
  chain: Sentence[];
  about: About;
  chronicle: Chronicle;
  offer: (string | null)[];
  deck: number;
  top: string | null;
  discard: string[];
  tokens: Record<string, number>;
  activated: "S" | "I" | "T" | null;
  turn_scope: "turned" | "all";
  payment: "strict" | "automatic";
  seats: SeatView[];
  solo: Solo | null;
}
