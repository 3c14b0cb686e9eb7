import { describe, expect, it } from "vitest";
import { widest } from "./fit";

describe("widest", () => {
  it("makes the most of the room", () => {
    expect(widest(1, 500, 100, 1, 0, 999)).toBe(100);
    expect(widest(4, 400, 100, 1, 0, 999)).toBe(100);
    expect(widest(4, 200, 200, 1, 0, 999)).toBe(100);
    expect(widest(5, 200, 200, 1, 0, 999)).toBe(66);
    expect(widest(3, 320, 400, 2, 10, 999)).toBe(100);
  });
  it("keeps to what is wide enough", () => expect(widest(2, 1000, 1000, 1, 10, 120)).toBe(120));
  it("finds nothing where nothing fits", () => expect(widest(3, 300, 0, 1, 0, 999)).toBe(0));
});
