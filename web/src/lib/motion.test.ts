import { describe, expect, it } from "vitest";
import { meant } from "./motion";
import type { Told } from "./wire";

const told = (kind: string, values: Told["values"] = {}): Told => ({
  ply: 1,
  kind,
  player: 0,
  values,
  sentence: "",
});

describe("what a thing waits for", () => {
  it.each([
    ["take", told("take", { page: 12 }), true],
    ["take page=12", told("take", { page: 12 }), true],
    ["take page=1", told("take", { page: 12 }), false],
    [" token row=3 ", told("token", { column: 1, row: 3 }), true],
    ["token row=3", told("token", { column: 3, row: 1 }), false],
    ["fill q=-2 r=1", told("fill", { land: 0, q: -2, r: 1 }), true],
    ["end stage", told("end stage", { supply: "flasks" }), true],
    ["end stage supply=flasks", told("end stage", { supply: "flasks" }), true],
    ["end", told("end stage"), false],
    ["take page=12", { ...told("take"), values: null }, false],
    ["", told("take"), false],
  ])("%j and an event", (by, event, yes) => expect(meant(event, by)).toBe(yes));
});
