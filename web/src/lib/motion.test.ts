import { describe, expect, it } from "vitest";
import { meant } from "./motion";
import type { Told } from "./wire";

const told = (kind: string, ...args: number[]): Told => ({
  ply: 1,
  kind,
  player: 0,
  args,
  sentence: "",
  reveals: false,
});

describe("what a thing waits for", () => {
  it.each([
    ["take", told("take", 12), true],
    ["take 12", told("take", 12), true],
    ["take 1", told("take", 12), false],
    [" token * 3 ", told("token", 1, 3), true],
    ["token * 3", told("token", 3, 1), false],
    ["fill * -2 1", told("fill", 0, -2, 1), true],
    ["end stage", told("end stage", 1), true],
    ["end", told("end stage", 1), false],
    ["take 12", { ...told("take"), args: null }, false],
    ["", told("take"), false],
  ])("%j and an event", (by, event, yes) => expect(meant(event, by)).toBe(yes));
});
