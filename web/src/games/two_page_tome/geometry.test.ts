import { expect, test } from "vitest";
import { centre, misty, neighbour, outline, way } from "./geometry";
import type { MapHex } from "./shown";
import { DIRECTIONS } from "./view";

const hex = (q: number, r: number): MapHex => ({ q, r, mist: 0, start: null, exotic: null });
const flower = [hex(0, 0), hex(1, 0), hex(1, -1), hex(0, -1), hex(-1, 0), hex(-1, 1), hex(0, 1)];

test("the neighbours of a hex lie in the order of the directions", () => {
  expect(DIRECTIONS.map((_, d) => neighbour(flower, 0, d))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(neighbour(flower, 1, 0)).toBe(-1);
});

test("a hex at the rim has mist where there is no hex", () => {
  expect(misty(flower, 0)).toEqual([]);
  expect(misty(flower, 1)).toEqual([0, 1, 5]);
});

test("east is right, and north-east is above", () => {
  expect(centre(1, 0)[0]).toBeGreaterThan(0);
  expect(centre(1, 0)[1]).toBe(0);
  expect(centre(1, -1)[0]).toBeGreaterThan(0);
  expect(centre(1, -1)[1]).toBeLessThan(0);
});

test("hexes meet exactly: both draw the corners that they share", () => {
  const corners = (path: string): string[] =>
    [...path.matchAll(/ (-?[\d.]+ -?[\d.]+)(?= Q| Z)/g)].map((found) => found[1]!);
  const shared = corners(outline(0, 0)).filter((corner) => corners(outline(1, 0)).includes(corner));
  expect(shared).toHaveLength(2);
});

test("a way leads in one direction and perhaps the next", () => {
  expect(way(hex(0, 0), hex(0, 0))).toEqual([]);
  expect(way(hex(1, 0), hex(-1, 0))).toEqual([{ direction: "W", steps: 2 }]);
  expect(way(hex(0, 0), hex(3, -1))).toEqual([
    { direction: "E", steps: 2 },
    { direction: "NE", steps: 1 },
  ]);
});
