/** How the things of Books of Time look and are called. */

import type { Sky } from "../../art/lands";
import { say, tell } from "../../lib/words.svelte";
import type { Letter } from "./shown";

export const LETTERS: Letter[] = ["S", "I", "T"];
export const typeName = (type: Letter): string => say(`books.type.${type}`);
/** `PLANET` as one reads it. */
export const symbolName = (symbol: string): string =>
  tell("books_of_time", symbol.charAt(0) + symbol.slice(1).toLowerCase());
/** Colour, and the shape that says the same: circle, square, diamond. */
export const COLOURS: Record<Letter, string> = { S: "#b84a00", I: "#007455", T: "#8a7000" };
export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII"];
export const SHAPES: Record<Letter, string> = {
  S: "M-7 0 A7 7 0 1 1 7 0 A7 7 0 1 1 -7 0 Z",
  I: "M-6.5 -6.5 H6.5 V6.5 H-6.5 Z",
  T: "M0 -8.5 L8.5 0 L0 8.5 L-8.5 0 Z",
};
/** What can be owned, and its icon. */
export const KINDS = [
  ["pen", "Pen"],
  ["paper", "Paper"],
  ["file", "File"],
  ["vp", "VP"],
] as const;
/** The six actions, in the order of their numbers. */
export const ACTIONS = ["activate", "write", "close", "draw", "advance", "turn"] as const;
/** Over and under the motif of a page: by its type, and by its symbol. */
export const SKIES: Record<Letter, Sky> = { S: "dusk", I: "steam", T: "dawn" };
export const LANDS: Record<string, string> = {
  PLANET: "night",
  THEOREM: "plain",
  FLASK: "hall",
  LEAF: "forest",
  MAP: "plain",
  GEAR: "city",
  SIGNAL: "mountain",
  HEARTH: "hall",
  BOAT: "sea",
  CARAVAN: "desert",
  COIN: "city",
};
