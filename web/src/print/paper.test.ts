import { expect, test } from "vitest";
import { behind, grid, MARGIN, parts, type Paper } from "./paper";

const A4: Paper = { width: 210, height: 297, title: "", backs: true };

test("nine poker cards fit on a sheet, and none leaves its margins", () => {
  const found = grid(A4, 58, 85);
  expect([found.columns, found.rows]).toEqual([3, 3]);
  expect(found.left[0]).toBeGreaterThanOrEqual(MARGIN);
  expect(found.left[2]! + found.wide).toBeLessThanOrEqual(210 - MARGIN);
  expect(found.top[2]! + found.tall).toBeLessThanOrEqual(297 - MARGIN);
});

test("what is larger than a sheet is made smaller, and keeps its shape", () => {
  const found = grid(A4, 400, 200);
  expect(found.wide).toBeCloseTo(210 - 2 * MARGIN);
  expect(found.wide / found.tall).toBeCloseTo(2);
});

test("a back lies behind its front when the sheet is turned over", () => {
  const { left, wide } = grid(A4, 58, 85);
  expect(behind(A4, left[0]!, wide)).toBeCloseTo(left[2]!);
});

test("parts hold everything in order", () => {
  expect(parts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
