// Made by `python -m quirebox.server.typescript` from src/quirebox/games/scientia/shown.py; do not edit.

import type { Sentence } from "../../lib/wire";

export type Field = "physics" | "chemistry" | "biology" | "astronomy";

export type What = "flask" | "take" | "basic" | "advance" | "turn" | "quarter" | "finish" | "put" | "double" | "copy" | "return" | "if" | "then";

export type Which = "one cube" | "not highest" | "lowest" | "that" | "up to" | "pair" | "twins" | "fields" | "field" | "names" | "those" | "board" | "own" | "rival" | "cubes of a field" | "half highest" | "third sum" | "fields from 3" | "half cubes" | "empty slots" | "completed" | "held" | "third pool" | "quarter pool" | "open slots" | "were here";

/** A part of an effect, to be drawn as an icon. */
export interface Sign {
  what: "flask" | "take" | "basic" | "advance" | "turn" | "quarter" | "finish" | "put" | "double" | "copy" | "return" | "if" | "then";
  n?: number;
  which?: "one cube" | "not highest" | "lowest" | "that" | "up to" | "pair" | "twins" | "fields" | "field" | "names" | "those" | "board" | "own" | "rival" | "cubes of a field" | "half highest" | "third sum" | "fields from 3" | "half cubes" | "empty slots" | "completed" | "held" | "third pool" | "quarter pool" | "open slots" | "were here";
}

/** A side of a project card, as printed. */
export interface Project {
  number: number;
  field: "physics" | "chemistry" | "biology" | "astronomy";
  name: Sentence;
  base: boolean;
  signs: Sign[];
  words: Sentence;
  caption: Sentence;
}

/** The spaces of every field's track. */
export interface Track {
  spaces: number;
  special: number[];
}

/** What lies in the box. */
export interface Printed {
  projects: Project[];
  specials: Sentence[];
  track: Track;
  quarters: number;
}

/** A card on a board. */
export interface Card {
  project: number;
  turns: number;
  flasks: number;
}

/** What opens a slot that is still closed. */
export interface Locked {
  what: "cubes" | "flasks";
  at: number;
}

/** One player's board. */
export interface SeatView {
  cards: (Card | null)[];
  slots: number;
  locked: Locked[];
  pool: number;
  values: number[];
  tracks: number[][];
  cubes: number;
  score: Record<string, number>;
  points: number;
}

/** Flasks and cubes. */
export interface Supply {
  flasks: number;
  cubes: number;
}

/** A stack that is shared by all. */
export interface Stack {
  project: number;
  count: number;
  flasks: number;
}

/** The whole table. */
export interface View {
  round: number;
  active: number;
  first: number;
  supply: Supply;
  spares: Supply;
  last_round: number | null;
  turns_left: number[];
  special_reading: "occupied" | "reached_end";
  stacks: Stack[];
  area: number[];
  seats: SeatView[];
}
