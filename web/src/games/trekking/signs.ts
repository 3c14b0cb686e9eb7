/** What a Time Warp or a Solo card does, as icons; screen readers are told the same in words. */

import { type Piece, shape, written } from "../../art/signs";
import type { Icon, Sign, What } from "./shown";
import { COLOURS, MARKS, SHAPES } from "./view";

const CLOCK = "M-6.5 0 A6.5 6.5 0 1 0 6.5 0 A6.5 6.5 0 1 0 -6.5 0 M0 -3.8 V0 L2.8 1.8";
const NO_CLOCK = `${CLOCK} M-7 7 L7 -7`;
const NOON = "M-6.5 0 A6.5 6.5 0 1 0 6.5 0 A6.5 6.5 0 1 0 -6.5 0 M-1.3 -3.6 L0 -5 L1.3 -3.6 M0 -5 V0";
const TWO = "M-7.5 0 A4.5 4.5 0 1 0 1.5 0 A4.5 4.5 0 1 0 -7.5 0 M0 -3.9 A4.5 4.5 0 1 1 0 3.9 M-3 -2.4 V0 L-1.2 1";
const CARD = "M-4.5 -6.5 H4.5 V6.5 H-4.5 Z";
const LAST = "M-7.5 -5.5 H-4 M-7.5 5.5 H-4 M-3 -6.5 H6 V6.5 H-3 Z M0 0 H3.5 M2 -1.8 L3.8 0 L2 1.8";
const ELDER = `${CARD} M-1.8 -2 A1.8 1.8 0 1 1 1.8 -2 A1.8 1.8 0 1 1 -1.8 -2 M-3 5 Q-3 1 0 1 Q3 1 3 5`;
const SLOTS = "M-8 -5 H-4 V4 H-8 Z M-2 -5 H2 V4 H-2 Z M4 -5 H8 V4 H4 Z M-6 6.8 H6";
const SLOT = "M-4 -6 H4 V3 H-4 Z M-2.5 6 H2.5";
const ROUND = "M6.5 -2 A7 7 0 0 0 -6 -3.5 M-6.5 2 A7 7 0 0 0 6 3.5 M-6.5 -7.5 V-3 H-2 M6.5 7.5 V3 H2";
const LAUREL =
  "M0 7 C-6 6 -8 1 -6.5 -6 M0 7 C6 6 8 1 6.5 -6 M-7.2 -2 L-4 -3 M-6.6 1.5 L-3.2 0.2 M-4.6 4.6 L-1.8 2.6 M7.2 -2 L4 -3 M6.6 1.5 L3.2 0.2 M4.6 4.6 L1.8 2.6";
const THEN = "M-2.5 -5 L3 0 L-2.5 5";
const ANY = "M0 -7 A7 7 0 1 1 0 7 A7 7 0 1 1 0 -7 M0 -7 V7 M-7 0 H7";
const EARLIER = "M7 5 H-6 M-3 2 L-6.5 5 L-3 8 M1 -7 H6.5 V1 H1 Z";
const LATER = "M-7 5 H6 M3 2 L6.5 5 L3 8 M-6.5 -7 H-1 V1 H-6.5 Z";
const FOLD = "M-7.5 -6 H-2.5 V4 H-7.5 Z M-0.5 -6 H4.5 V4 H-0.5 M-6 7 H7 M4.5 4.5 L7.2 7 L4.5 9.4";
const HEART = "M0 6.5 C-10 -1 -5.5 -8.5 0 -3.5 C5.5 -8.5 10 -1 0 6.5 Z";
const STACK = "M-7 -3 H1 V7 H-7 Z M-4 -3 V-5 H4 V5 H1 M-1 -5 V-7 H7 V3 H4";

export const token = (icon: Icon): Piece => ({
  d: SHAPES[icon],
  fill: COLOURS[icon],
  mark: MARKS[icon],
  light: icon === "I" || icon === "C",
  scale: 0.68,
});
const points = (n: number): Piece[] => [written(n), { d: LAUREL }];
const bring = (icons: Icon[] = []): Piece[] => [written("+"), ...icons.map(token)];
const then = shape(THEN);

/** The groups of pieces for a sign. */
const DRAWN: Record<What, (sign: Required<Sign>) => Piece[][]> = {
  gain: ({ icons }) => [bring(icons)],
  "gain chosen": ({ n }) => [[written(`+${n}`), shape(ANY)]],
  "gain spaces": () => [[written("+"), shape(SLOTS)]],
  "gain last": () => [[written("+"), shape(LAST)]],
  score: ({ n }) => [points(n)],
  take: ({ n }) => [[written("+"), shape(CARD), ...(n ? [written(`≤${n}`), shape(CLOCK)] : [])], [shape(NO_CLOCK)]],
  "take ancestor": () => [[written("+"), shape(ELDER)], [shape(NO_CLOCK)]],
  "new row": () => [[shape(SLOTS), shape(ROUND)]],
  "drop last": () => [[written("−"), shape(LAST)]],
  cost: ({ at, n }) => [[shape(CARD), written(`≥${at[0]}`), shape(CLOCK)], [then], [written(`−${n}`), shape(CLOCK)]],
  "crystal power": ({ n }) => [[token("C")], [then], [written(`−${n}`), shape(CLOCK)]],
  punctual: ({ n }) => [[shape(NOON)], [then], points(n)],
  "on hour": ({ at, icons }) => [[shape(CLOCK), written(at.join(" · "))], [then], bring(icons)],
  company: ({ icons }) => [[shape(TWO)], [then], bring(icons)],
  space: ({ at, icons }) => [[shape(SLOT), written(at[0]!)], [then], icons.map(token)],
  "space also": ({ at, icons }) => [[shape(SLOT), written(at[0]!)], [then], bring(icons)],
  "space wild": () => [[shape(SLOTS)], [then], [token("W")]],
  ancestor: ({ icons }) => [[shape(ELDER)], [then], bring(icons)],
  exchange: () => [[written("−"), token("C")], [then], bring(["W"])],
  join: ({ at }) => [[shape(EARLIER), written(`≤${at[0]}`)], [then], [written("+"), shape(LAST)]],
  close: ({ at, n }) => [[shape(LATER), written(`≤${at[0]}`)], [then], points(n)],
  collapse: ({ icons }) => [[shape(FOLD)], [then], bring(icons)],
  "most icons": () => [
    [written("1."), shape(STACK), shape(ANY)],
    [written("2."), shape(EARLIER)],
  ],
  earliest: () => [[shape(EARLIER)]],
  "short first": () => [
    [written("1."), written("≤3"), shape(CLOCK)],
    [written("2."), shape(EARLIER)],
  ],
  scores: ({ n, icons }) => [[...(icons.length ? icons.map(token) : [shape(ANY)]), ...points(n)]],
  "scores favourite": ({ n }) => [[shape(HEART), ...points(n)]],
};

export const drawn = (signs: Sign[]): Piece[][] =>
  signs.flatMap(({ what, n = 0, at = [], icons = [] }) => DRAWN[what]({ what, n, at, icons }));

/** The signs by themselves, for the legend. */
export const LEGEND: [key: string, d: string][] = [
  ["points", LAUREL],
  ["any", ANY],
  ["slots", SLOTS],
  ["slot", SLOT],
  ["round", ROUND],
  ["last", LAST],
  ["elder", ELDER],
  ["free", NO_CLOCK],
  ["noon", NOON],
  ["two", TWO],
  ["earlier", EARLIER],
  ["later", LATER],
  ["fold", FOLD],
  ["favourite", HEART],
];
