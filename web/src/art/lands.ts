/** Skies by era and lands, on a plate of 132 by 104. */

export const SKIES = {
  cave: ["#5b3a24", "#8a5a33", "#c98d52"],
  dawn: ["#e9b27a", "#f3d3a0", "#fbe9c6"],
  bronze: ["#d98e4a", "#eec07f", "#f9e3b4"],
  classic: ["#6ea3bf", "#b5d3d4", "#f6e6c0"],
  silk: ["#b8624a", "#e2a27c", "#f7d9b0"],
  medieval: ["#3f6c8f", "#8fb4c3", "#f2dfb9"],
  night: ["#141a3a", "#2b3563", "#5d5a86"],
  renaissance: ["#7f9b86", "#c3cfa8", "#f6e8c2"],
  sail: ["#4d93a8", "#9ccac8", "#f4ecca"],
  steam: ["#6d6f86", "#b39fa2", "#efd3a9"],
  modern: ["#5fa3d0", "#b9dcea", "#fdf1d2"],
  dusk: ["#56406f", "#b0688a", "#f2b382"],
} as const;

export type Sky = keyof typeof SKIES;

type Layer = readonly [path: string, fill: string];

const HILLS = "M0 74Q24 58 50 70T100 62 132 70V104H0Z";
const FIELD = "M0 88Q40 76 76 86T132 80V104H0Z";
const LEVEL = "M0 84H132V104H0Z";
const WAVES =
  "M0 82q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 8 0V104H0Z M6 91q6-3 12 0t12 0M52 95q6-3 12 0t12 0M92 90q6-3 12 0t12 0";

/** What lies behind and below a motif, far to near. */
export const LANDS: Record<string, readonly Layer[]> = {
  plain: [
    [HILLS, "#8fa06c"],
    [FIELD, "#5f7547"],
  ],
  forest: [
    ["M0 76L7 52 14 76 20 46 27 76 34 56 41 74 92 74 99 50 106 74 112 44 120 74 126 54 132 72V104H0Z", "#4f6b4a"],
    [FIELD, "#3d5639"],
  ],
  mountain: [
    ["M0 82L26 44 40 60 62 30 84 58 102 42 132 78V104H0Z", "#8f98a0"],
    ["M62 30L72 43 65 46 60 42 54 45ZM26 44L33 52 27 54 21 51Z", "#f4f2ea"],
    [FIELD, "#6d7a55"],
  ],
  desert: [
    ["M0 78Q34 60 66 76T132 68V104H0Z", "#dcae6a"],
    ["M0 90Q44 76 80 88T132 84V104H0Z", "#bf8a4b"],
  ],
  sea: [
    ["M0 70H132V104H0Z", "#5f9fb0"],
    [WAVES, "#3f7f93"],
  ],
  river: [
    [HILLS, "#94a56e"],
    ["M0 86H132V104H0Z", "#6b7f4c"],
    ["M70 74Q50 82 74 88T40 104H92Q104 96 86 88T78 74Z", "#8cc0cb"],
  ],
  ice: [
    ["M0 76L22 58 40 70 66 54 88 72 112 56 132 70V104H0Z", "#cfe2ea"],
    ["M0 90Q40 80 76 88T132 84V104H0Z", "#f3f7f6"],
  ],
  city: [
    [
      "M0 84V62H10V54H20V62H28V48H34V42H38V48H44V66H54V58H66V66H80V50H90V60H98V44L103 36 108 44V60H118V54H126V62H132V84Z",
      "#a88f74",
    ],
    [LEVEL, "#7d6650"],
  ],
  hall: [
    ["M0 0H132V84H0Z", "#7a5236"],
    ["M8 0V84H18V0ZM114 0V84H124V0Z", "#96694a"],
    ["M34 84V40A32 32 0 0 1 98 40V84Z", "#f3dcae"],
    [LEVEL, "#4e3320"],
  ],
  cave: [
    ["M0 0H132V104H0Z", "#a8693a"],
    ["M0 14Q30 2 60 16T132 8V0H0ZM0 96Q40 84 80 96T132 90V104H0Z", "#6d4224"],
  ],
  night: [
    [
      "M14 16l1.5 3.5L19 21l-3.500 1.500L14 26l-1.500-3.500L9 21l3.500-1.500ZM112 34l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1ZM96 12l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8ZM34 40l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8Z",
      "#f6ecc8",
    ],
    [HILLS, "#39415f"],
    [FIELD, "#262c47"],
  ],
  moon: [
    ["M0 80Q30 72 66 78T132 74V104H0Z", "#b9b6ae"],
    ["M18 90a10 3 0 1 0 20 0a10 3 0 1 0-20 0ZM84 94a14 4 0 1 0 28 0a14 4 0 1 0-28 0Z", "#94918a"],
  ],
};

/** What is inside or in the dark has no sun. */
export const SUNLESS = new Set(["hall", "cave", "night", "moon"]);
/** Dark lands bear a light motif. */
export const DARK = new Set(["cave", "night", "moon"]);
