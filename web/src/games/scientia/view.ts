/** How the things of Scientia look. */

export const FIELDS = ["physics", "chemistry", "biology", "astronomy"] as const;
export const COLOURS = ["#d55e00", "#c9b800", "#009e73", "#cc79a7"];

/** The symbol of a field around the origin, about 20 wide: a triangle, a hexagon, a leaf, a star. */
export const SYMBOLS = [
  "M0 -11 L10 8 L-10 8 Z",
  "M0 -11 L9.5 -5.5 L9.5 5.5 L0 11 L-9.5 5.5 L-9.5 -5.5 Z",
  "M0 11 C-12 4 -10 -9 0 -11 C10 -9 12 4 0 11 Z M0 11 L0 -6",
  "M0 -11 L2.8 -3.6 L10.5 -3.4 L4.4 1.3 L6.5 8.9 L0 4.5 L-6.5 8.9 L-4.4 1.3 L-10.5 -3.4 L-2.8 -3.6 Z",
];

/** A padlock around the origin, about 16 high. */
export const LOCK = "M-6 -1 H6 V8 H-6 Z M-4 -1 V-4 A4 4 0 0 1 4 -4 V-1 M0 2.5 V5";

/** A flask around the origin, about 12 high. */
export const FLASK = "M-2 -6 h4 M-1.3 -6 v4 L-5 5 q-0.6 1.5 1 1.5 h8 q1.6 0 1 -1.5 L1.3 -2 v-4";
