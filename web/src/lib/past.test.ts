import { describe, expect, it } from "vitest";
import { begin } from "./past.svelte";

const moves = (players: number[]) => players.map((player, i) => ({ ply: i + 1, player, ms: null }));

describe("the last turn", () => {
  it("begins after my last decision", () => expect(begin(moves([0, 1, 2, 2]), 0)).toBe(1));
  it("is mine if I was the last", () => expect(begin(moves([0, 1, 0, 0]), 0)).toBe(2));
  it("is the last player's for who looks on", () => expect(begin(moves([0, 1, 1]), -1)).toBe(1));
  it("is nothing before the first", () => expect(begin([], 0)).toBe(0));
});
