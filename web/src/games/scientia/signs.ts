/** What a card does, as a row of icons; screen readers are told the same in words. */

import { type Piece, rows, shape, written } from "../../art/signs";
import type { Sign, What, Which } from "./shown";
import { FLASK } from "./view";

const CARD = "M-4.5 -6.5 H4.5 V6.5 H-4.5 Z";
const PAIR = "M-7 -5.5 H-1 V5.5 H-7 Z M1 -5.5 H7 V5.5 H1 Z";
const CUBE = "M-4.5 -4.5 H4.5 V4.5 H-4.5 Z M-1.5 -1.5 H1.5 V1.5 H-1.5 Z";
const BARS = "M-5 6 V2 M0 6 V-3 M5 6 V0";
const HIGHEST = `${BARS} M-2.8 -5 L0 -8 L2.8 -5`;
const LOWEST = `${BARS} M-7.5 -3.5 L-5 -0.5 L-2.5 -3.5`;
const GRID = "M-7 -6 H-0.7 V-0.7 H-7 Z M0.7 -6 H7 V-0.7 H0.7 Z M-7 0.7 H-0.7 V6 H-7 Z M0.7 0.7 H7 V6 H0.7 Z";
const RIVAL = "M-3 -4 A3 3 0 1 1 3 -4 A3 3 0 1 1 -3 -4 M-6.5 7 Q-6 0 0 0 Q6 0 6.5 7 Z";
const SLOT = "M-5.5 -5.5 H-2 M2 -5.5 H5.5 V-2 M5.5 2 V5.5 H2 M-2 5.5 H-5.5 V2 M-5.5 -2 V-5.5";
const SEAL = "M-6.5 0 A6.5 6.5 0 1 0 6.5 0 A6.5 6.5 0 1 0 -6.5 0 M-3 0 L-0.7 2.8 L3.6 -2.6";
const HEXAGON = "M0 -3.5 L3 -1.7 V1.7 L0 3.5 L-3 1.7 V-1.7 Z";

const flask: Piece = { d: FLASK, fill: "#56b4e9" };

/** What is done, around its number. */
const DONE: Record<What, (n: string) => Piece[]> = {
  flask: (n) => [written(`+${n}`), flask],
  take: (n) => [written(`+${n}`), shape(CARD)],
  basic: (n) => [written(n), shape("M-8 -5 H-2 V5 H-8 Z M1 -1 A3.6 3.6 0 1 1 2.6 3.4 M0.8 -5 V-1 H4.8")],
  advance: () => [shape("M0 7 V-6 M-4.5 -1.5 L0 -6.5 L4.5 -1.5 M-6 7 H6")],
  turn: (n) => [shape("M5.6 -2 A6 6 0 1 0 6 1 M6.6 -7 V-1.6 H1.2"), written(n && `${n}×`)],
  quarter: (n) => [written(n), shape("M-5.5 5.5 A10 10 0 0 1 4 -4 M-1 -6 L4.6 -4.2 L2.6 1.2")],
  finish: () => [shape(CARD), shape(SEAL)],
  put: (n) => [written(n), flask, shape("M-3 -2 L0 1.5 L3 -2 M0 -7 V1.5 M-6 5.5 H6")],
  double: (n) => [flask, written("×2"), { ...written(`≤${n}`), small: true }],
  copy: () => [shape("M-6.5 -7 H2.5 V4 H-6.5 Z M-2.5 4 V7 H6.5 V-4 H2.5")],
  return: (n) => [written(`−${n}`), shape(CARD)],
  if: () => [written("?"), shape(SEAL)],
  then: () => [shape("M-2.5 -5 L3 0 L-2.5 5 Z")],
};
/** Of what, or as many as what. */
const OF: Record<Which, Piece[]> = {
  "one cube": [written("1"), shape(CUBE)],
  "not highest": [written("≠"), shape(HIGHEST)],
  lowest: [shape(LOWEST)],
  that: [shape("M-2.5 0 A2.5 2.5 0 1 0 2.5 0 A2.5 2.5 0 1 0 -2.5 0")],
  "up to": [],
  pair: [shape(PAIR)],
  twins: [shape(`${PAIR} M-5.5 0 H-2.5 M2.5 0 H5.5`)],
  fields: [shape(`${PAIR} M-4 -2 V2 M2.5 -2 L5.5 2`)],
  field: [shape(`${CARD} ${HEXAGON}`)],
  names: [shape("M-8 -4 L-3 -6 V6 H-5.5 Z M-3 -6.5 H3 V6.5 H-3 Z M3 -6 L8 -4 L5.5 6 H3 Z")],
  those: [shape("M-2.5 0 A2.5 2.5 0 1 0 2.5 0 A2.5 2.5 0 1 0 -2.5 0")],
  board: [shape(GRID)],
  own: [shape(CARD)],
  rival: [shape(RIVAL)],
  "cubes of a field": [written("×"), shape(CUBE), shape(HEXAGON)],
  "half highest": [written("½"), shape(HIGHEST)],
  "third sum": [written("⅓ Σ"), shape(BARS)],
  "fields from 3": [written("×"), shape(BARS), written("≥3")],
  "half cubes": [written("½"), shape(CUBE)],
  "empty slots": [written("×"), shape(SLOT), written("−1")],
  completed: [written("×"), shape(SEAL)],
  held: [written("×"), shape(CARD)],
  "third pool": [written("⅓"), flask],
  "quarter pool": [written("¼"), flask],
  "open slots": [written("×"), shape(SLOT)],
  "were here": [written("×"), flask, { ...written("≤4"), small: true }],
};

function pieces({ what, n, which }: Sign): Piece[] {
  const upTo = which === "up to" ? "≤" : "";
  return [...DONE[what](n === undefined ? "" : `${upTo}${n}`), ...(which ? OF[which] : [])].filter(
    ({ d, text }) => d || text,
  );
}

/** Signs in as few rows as are not wider than so much. */
export function folded(signs: Sign[], most: number): ReturnType<typeof rows>[] {
  const found: Sign[][] = [];
  for (const sign of signs) {
    const last = found.at(-1);
    if (last && row([...last, sign]).width <= most) last.push(sign);
    else found.push([sign]);
  }
  return found.map(row);
}

/** Signs in one row around the middle, and how wide it is. */
export const row = (signs: Sign[]): ReturnType<typeof rows> => rows(signs.map(pieces));
