/** Shapes of countries and signs of genres, around the origin, about 16 wide: never colour alone. */

import type { Sky } from "../../art/lands";

export const COUNTRIES: Record<string, { colour: string; shape: string }> = {
  Germany: { colour: "#000000", shape: "M-7 -7 H7 V7 H-7 Z" },
  Italy: { colour: "#007d5b", shape: "M0 -8 L8.5 7 H-8.5 Z" },
  Spain: { colour: "#946500", shape: "M-7.5 0 A7.5 7.5 0 1 1 7.5 0 A7.5 7.5 0 1 1 -7.5 0 Z" },
  France: { colour: "#0067a0", shape: "M0 -9 L8.5 0 L0 9 L-8.5 0 Z" },
  England: { colour: "#c05400", shape: "M-3 -8 H3 V-3 H8 V3 H3 V8 H-3 V3 H-8 V-3 H-3 Z" },
  Americas: {
    colour: "#b05488",
    shape: "M0 -9 L2.6 -3 L9 -2.8 L4 1.4 L5.8 8 L0 4.2 L-5.8 8 L-4 1.4 L-9 -2.8 L-2.6 -3 Z",
  },
};

export const GENRES: Record<string, { colour: string; sign: string }> = {
  LIT: { colour: "#56B4E9", sign: "M-6 8 C-5 0 -1 -7 7 -8 C6 -1 3 3 -3 3.5 M-6 8 L2 -2" },
  REL: { colour: "#CC79A7", sign: "M-6 8 V-1 Q-6 -8 0 -8 Q6 -8 6 -1 V8 Z M0 -8 V8 M-6 1 H6" },
  SCI: {
    colour: "#2fae88",
    sign: "M0 -8 L-5 8 M0 -8 L5 8 M-3.2 3 Q0 5 3.2 3 M-1.5 -8 a1.5 1.5 0 1 0 3 0 a1.5 1.5 0 1 0 -3 0",
  },
  PHI: {
    colour: "#F0E442",
    sign: "M-8 1 H5 Q8 1 8 -2 M-8 1 Q-7 6 -1 6 Q4 6 5 1 M-4 8 H2 M7 -4 C4 -7 8 -7 7 -9.5 C10 -6 9.5 -4 7 -4",
  },
  HIS: {
    colour: "#e8834a",
    sign: "M-7 0 A7 7 0 1 1 7 0 A7 7 0 1 1 -7 0 M-7 0 H7 M0 -7 C-4.5 -3 -4.5 3 0 7 M0 -7 C4.5 -3 4.5 3 0 7",
  },
  ART: { colour: "#a9a9a9", sign: "M7 -8 L-1 1 M8 -7 L0.5 2 M-1 1 L0.5 2 C0.5 6 -3 8 -8 7.5 C-5.5 6.5 -6 2 -1 1" },
  MVB: { colour: "#d9b23c", sign: "M-8 6 V-5 L-4 0 L0 -7 L4 0 L8 -5 V6 Z" },
};

export const COIN = "M-7 0 A7 7 0 1 1 7 0 A7 7 0 1 1 -7 0 M-4.5 0 A4.5 4.5 0 1 1 4.5 0 A4.5 4.5 0 1 1 -4.5 0";
export const LOCK = "M-6 -1 H6 V8 H-6 Z M-4 -1 V-4 A4 4 0 0 1 4 -4 V-1 M0 2.5 V5";
export const GAVEL = "M-8 -2 L-2 -8 L2 -4 L-4 2 Z M-1 -1 L7 7 M-7 8 H1";
export const SHAKE = "M-9 -3 L-5 -5 L-1 -2 L4 -5 L9 -3 M-9 3 L-6 3 L-1 6 L6 3 L9 3 M-1 -2 L3 2 M-5 -5 V3 M4 -5 L6 3";
export const CARD = "M-6 -8 H6 V8 H-6 Z M-2 -3 C-2 -6 3 -6 2.5 -3 C2.2 -1 0 -1 0 1.5 M0 4.5 V5";

/** Where the pips of a die lie. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The sky over the events of a century. */
export const SKIES: Record<number, Sky> = {
  15: "medieval",
  16: "renaissance",
  17: "sail",
  18: "dawn",
  19: "steam",
  20: "modern",
};
