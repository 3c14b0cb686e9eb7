// Made by `python -m quire.server.typescript` from src/quire/games/books_of_time/shown.py; do not edit.

export type Letter = "S" | "I" | "T";

/** A page as printed. */
export interface Page {
  id: string;
  name: string;
  type: "S" | "I" | "T";
  symbol: string | null;
  front: string;
  back: string;
  instant: string;
  text: string;
}

/** A face of a page of the Chronicle. */
export interface EventFace {
  id: string;
  name: string;
  event: string;
  icons: string[];
  text: string;
}

/** Both faces of a page of the Chronicle, as printed. */
export interface Chapter {
  id: string;
  name: string;
  front: string;
  back: string;
  icons: string[];
  text: string;
}

/** What something pays. */
export interface Amounts {
  pen: number;
  paper: number;
  file: number;
  vp: number;
}

/** A book: its pages in reading order, where it is open, what closing or turning it would pay. */
export interface Book {
  type: "S" | "I" | "T";
  position: number;
  pages: Page[];
  closing: Amounts;
  turning: Amounts;
}

/** An objective tile. */
export interface Tile {
  requirement: string;
  vp: number;
  back: string | null;
}

/** The tiles that are left of a stack, the top one first. */
export interface Stack {
  type: "S" | "I" | "T";
  set: string;
  level: number;
  missing: number | null;
  tiles: Tile[];
}

/** A step of a track. */
export interface Level {
  cost: string;
  benefit: string;
}

/** A track of the Civilization board, from level I up. */
export interface Track {
  type: "S" | "I" | "T";
  name: string;
  top: number;
  levels: Level[];
}

/** A cell of the challenge board. */
export interface Cell {
  id: number;
  text: string;
  tier: number;
  column: "S" | "I" | "T";
}

/** What lies in the box. */
export interface Printed {
  pages: Page[];
  starting: Page[];
  chronicle: Chapter[];
  stacks: Stack[];
  tracks: Track[];
  challenges: Cell[];
  sections: string[];
}

/** The open spread of the Chronicle and what has been read of it. */
export interface Chronicle {
  pages: number;
  position?: number;
  bookmark: number;
  bookmark_reached: boolean;
  left: EventFace | null;
  right: EventFace | null;
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
  board: (Page | null)[];
  books: Book[];
  levels: number[];
  next_levels: number[];
  objectives: Stack[];
  tokens: Record<string, number>;
  hand: Page[] | number;
  picks: number[] | number;
}

/** A challenge that was chosen. */
export interface Chosen {
  id: number;
  text: string;
  tier: number;
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
  board: Cell[];
  pile: Page[];
  lost: boolean;
  safe: number[];
  turn: SoloTurn;
}

/** Where on the table the decision lies, if its options do not say it. */
export interface About {
  type: "S" | "I" | "T" | null;
  backs: string[];
  slot: number | null;
}

/** The table as the viewer sees it. */
export interface View {
  round: number;
  rounds: number;
  phase: "setup" | "challenges" | "play" | "over";
  actor: number;
  first: number;
  chain: string[];
  about: About;
  chronicle: Chronicle;
  offer: (Page | null)[];
  deck: number;
  top: Page | null;
  discard: Page[];
  tokens: Record<string, number>;
  places: string[];
  tracks: Track[];
  sections: string[];
  activated: "S" | "I" | "T" | null;
  turn_scope: "turned" | "all";
  payment: "strict" | "automatic";
  seats: SeatView[];
  solo: Solo | null;
}
