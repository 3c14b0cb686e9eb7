/** The hand-drawn map: where hexes lie, their slightly wavering edges, and roads. */

import type { Direction, MapHex } from "./shown";
import { DIRECTIONS, type Cell } from "./view";

export const R = 34;
const STEPS: Cell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const EDGES: [number, number][] = [
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
  [1, 2],
]; // corners by direction

export type Point = [x: number, y: number];

export function centre(q: number, r: number, size = R): Point {
  return [size * Math.sqrt(3) * (q + r / 2), size * 1.5 * r];
}

/** A number from -1 to 1 that belongs to a place: the same for all hexes that meet there. */
function waver(x: number, y: number, salt: number): number {
  const n = Math.sin(Math.round(x) * 127.1 + Math.round(y) * 311.7 + salt * 74.7) * 43758.5453;
  return (n - Math.floor(n)) * 2 - 1;
}

function corner(q: number, r: number, i: number): Point {
  const [cx, cy] = centre(q, r);
  const angle = ((60 * i - 30) * Math.PI) / 180;
  const x = cx + R * Math.cos(angle),
    y = cy + R * Math.sin(angle);
  return [x + waver(x, y, 1) * 1.7, y + waver(x, y, 2) * 1.7];
}

function bend(a: Point, b: Point): Point {
  const x = (a[0] + b[0]) / 2,
    y = (a[1] + b[1]) / 2;
  return [x + waver(x, y, 3) * 2, y + waver(x, y, 4) * 2];
}

const show = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a hex. */
export function outline(q: number, r: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => corner(q, r, i));
  return (
    corners.reduce(
      (path, point, i) => {
        const next = corners[(i + 1) % 6]!;
        return `${path} Q${show(bend(point, next))} ${show(next)}`;
      },
      `M${show(corners[0]!)}`,
    ) + " Z"
  );
}

/** A jagged coast along one edge, a little inside the hex. */
export function cliff(q: number, r: number, d: number): string {
  const [a, b] = EDGES[d]!.map((i) => corner(q, r, i)) as [Point, Point];
  const [cx, cy] = centre(q, r);
  const at = (t: number, inward: number): Point => {
    const x = a[0] + (b[0] - a[0]) * t,
      y = a[1] + (b[1] - a[1]) * t;
    return [x + (cx - x) * inward, y + (cy - y) * inward];
  };
  const teeth = Array.from({ length: 9 }, (_, i) =>
    at(0.06 + (i * 0.88) / 8, i % 2 ? 0.23 + waver(cx + i, cy + d, 5) * 0.05 : 0.07),
  );
  return `M${teeth.map(show).join(" L")}`;
}

export function neighbour(hexes: MapHex[], h: number, d: number): number {
  const from = hexes[h],
    step = STEPS[d];
  if (!from || !step) return -1;
  return hexes.findIndex((hex) => hex.q === from.q + step[0] && hex.r === from.r + step[1]);
}

/** The way from one hex to another: steps in one direction and perhaps in the next. */
export function way(from: MapHex, to: MapHex): { direction: Direction; steps: number }[] {
  const q = to.q - from.q,
    r = to.r - from.r;
  for (const [d, [q1, r1]] of STEPS.entries()) {
    const [q2, r2] = STEPS[(d + 1) % 6]!;
    const turn = q1 * r2 - q2 * r1;
    const first = (q * r2 - q2 * r) * turn,
      then = (q1 * r - q * r1) * turn;
    if (first > 0 && then >= 0)
      return [
        { direction: DIRECTIONS[d]!, steps: first },
        { direction: DIRECTIONS[(d + 1) % 6]!, steps: then },
      ].filter(({ steps }) => steps > 0);
  }
  return [];
}

/** The directions in which there is only mist. */
export function misty(hexes: MapHex[], h: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((d) => neighbour(hexes, h, d) < 0);
}

/** Where somebody stands who looks from a hex in a direction: so far from its centre. */
export function towards(hex: MapHex, edge: Direction, far: number): Point {
  const [x, y] = centre(hex.q, hex.r);
  const [dx, dy] = centre(...STEPS[DIRECTIONS.indexOf(edge)]!);
  return [x + dx * far, y + dy * far];
}

/** A road that winds from hex to hex. */
export function road(a: MapHex, b: MapHex): string {
  const p = centre(a.q, a.r),
    s = centre(b.q, b.r);
  const [mx, my] = bend(p, s);
  const wind = waver(mx, my, 6) * 7;
  const across: Point = [-(s[1] - p[1]) / 58, (s[0] - p[0]) / 58];
  return `M${show(p)} Q${show([mx + across[0] * wind, my + across[1] * wind])} ${show(s)}`;
}

/** The box around a map with some room for the mist. */
export function frame(hexes: MapHex[]): { x: number; y: number; width: number; height: number } {
  const at = hexes.map((hex) => centre(hex.q, hex.r));
  const xs = at.map(([x]) => x),
    ys = at.map(([, y]) => y);
  const x = Math.min(...xs) - R - 48,
    y = Math.min(...ys) - R - 48;
  return { x, y, width: Math.max(...xs) + R + 48 - x, height: Math.max(...ys) + R + 44 - y };
}
