/** What a chance card does, as icons; screen readers are told the same in words. */

import { type Piece, shape, written } from "../../art/signs";
import { CARD as QUESTION, COIN, GAVEL } from "./marks";
import type { Sign, What, Which } from "./shown";

const BOOK = "M-5 -7 H4 Q6 -7 6 -5 V7 H-4 Q-6 7 -6 5 V-5.5 Q-6 -7 -5 -7 Z M-3.5 -7 V7";
const CASE = "M-7 -6 H7 V7 H-7 Z M-7 0 H7 M-4 -6 V0 M-1 -6 V0 M2 -6 V0 M-4 0 V7 M0 0 V7 M4 0 V7";
const GENRES = "M-7 6 L-4 -6 L-1 6 Z M2 -2 A3.5 3.5 0 1 1 2 -1.9 M2 3 H8 V8 H2 Z";
const CENTURIES = "M-5 -7.5 H5 L1 0 L5 7.5 H-5 L-1 0 Z";
const SHELF = "M-8 6.5 H8 M-6.5 6.5 V-6 H-3 V6.5 M-3 6.5 V-4 H0.5 V6.5 M2 6.5 L4 -6 L7 -5.4 L5 6.8";
const FIRST = "M-6 -6 V6 M6 -6 L-3 0 L6 6 Z";
const LAST = "M6 -6 V6 M-6 -6 L3 0 L-6 6 Z";
const UP = "M0 7 V-6 M-4 -2 L0 -6.5 L4 -2";
const DOWN = "M0 -7 V6 M-4 2 L0 6.5 L4 2";
const DIE =
  "M-6.5 -6.5 H6.5 V6.5 H-6.5 Z M-3 -3 m-0.8 0 a0.8 0.8 0 1 0 1.6 0 a0.8 0.8 0 1 0 -1.6 0 M3 3 m-0.8 0 a0.8 0.8 0 1 0 1.6 0 a0.8 0.8 0 1 0 -1.6 0 M0 0 m-0.8 0 a0.8 0.8 0 1 0 1.6 0 a0.8 0.8 0 1 0 -1.6 0";
const MARKET = "M-8 -3 L-6 -7 H6 L8 -3 Z M-6.5 -3 V7 H6.5 V-3 M-3 7 V2 H3 V7";
const HOME = "M-7 0 L0 -7 L7 0 M-5 -1.5 V7 H5 V-1.5";
const GONE = "M-6 -6 L6 6 M6 -6 L-6 6";
const TO = "M-7 0 H6 M2 -4 L6.5 0 L2 4";
const BACK = "M7 0 H-6 M-2 -4 L-6.5 0 L-2 4";
const BOTH = "M-7 -3 H5 M2 -6 L5.5 -3 L2 0 M7 4 H-5 M-2 1 L-5.5 4 L-2 7";
const RIVAL = "M-3 -4 A3 3 0 1 1 3 -4 A3 3 0 1 1 -3 -4 M-6.5 7 Q-6 0 0 0 Q6 0 6.5 7 Z";

const coin: Piece = { d: COIN, fill: "#e3b95c", scale: 0.9 };
const book = shape(BOOK);
/** Which books, for each of what, or to whom. */
const OF: Record<Which, Piece[]> = {
  collections: [shape(CASE)],
  genres: [shape(GENRES)],
  centuries: [shape(CENTURIES)],
  earliest: [shape(FIRST)],
  latest: [shape(LAST)],
  dearest: [shape(UP), coin],
  cheapest: [shape(DOWN), coin],
  random: [shape(DIE)],
  "own country": [shape(HOME)],
  left: [shape(BACK), shape(RIVAL)],
  right: [shape(TO), shape(RIVAL)],
};
const upTo = (n: number): Piece[] => (n ? [written(`≤${n}`)] : []);

/** The groups of pieces for a sign. */
const DRAWN: Record<What, (sign: Required<Omit<Sign, "which">>, of: Piece[]) => Piece[][]> = {
  gain: ({ n }) => [[written(`+${n}`), coin]],
  "gain per": ({ n, most }, of) => [[written(`+${n}`), coin, written("×"), ...of], upTo(most)],
  "gain from richer": ({ n }) => [
    [shape(RIVAL), shape(UP), coin],
    [shape(TO), written(`+${n}`), coin],
  ],
  wager: ({ prizes }) => [[shape(DIE), shape(TO), written(`+${prizes.join("·")}`), coin]],
  pay: ({ n }, of) => [[written(`−${n}`), coin, ...of]],
  "pay in full": ({ n }) => [[written(`−${n}`), coin]],
  "pay per books": ({ n, most }) => [[written("−1"), coin, written(`/ ${n}`), shape(SHELF)], upTo(most)],
  remove: (_, of) => [[book, ...of, shape(GONE)]],
  return: (_, of) => [[book, ...(of.length ? of : [shape(QUESTION)]), shape(TO), shape(MARKET)]],
  give: ({ n }, of) =>
    of.length ? [[shape(SHELF), ...of, shape(BACK), shape(RIVAL)]] : [[written(n), book, shape(TO), shape(HOME)]],
  sell: (_, of) => [[book, ...of, shape(TO), shape(GAVEL), written("+"), coin]],
  take: ({ n, most }, of) => [[written(`+${n}`), book, ...of, ...(most ? [...upTo(most), coin] : [])]],
  "buy for less": ({ n }) => [[shape(MARKET), written(`−${n}`), coin, shape(TO), book]],
  swap: ({ n }) => [
    [book, shape(BOTH), shape(RIVAL), book],
    [...upTo(n), coin],
  ],
  exchange: () => [[book, shape(BOTH), shape(MARKET), shape(DOWN), coin]],
  or: () => [[written("/")]],
};

export const drawn = (signs: Sign[]): Piece[][] =>
  signs
    .flatMap(({ what, n = 0, most = 0, prizes = [], which }) =>
      DRAWN[what]({ what, n, most, prizes }, which ? OF[which] : []),
    )
    .filter((group) => group.length);

/** The signs by themselves, for the legend. */
export const LEGEND: [key: string, d: string][] = [
  ["book", BOOK],
  ["shelf", SHELF],
  ["market", MARKET],
  ["rival", RIVAL],
  ["home", HOME],
  ["case", CASE],
  ["genres", GENRES],
  ["centuries", CENTURIES],
  ["first", FIRST],
  ["last", LAST],
  ["most", UP],
  ["least", DOWN],
  ["random", DIE],
  ["gone", GONE],
  ["both", BOTH],
];
