import { expect, it } from "vitest";
import { merged } from "./incidents";

it("puts what happened to seats after the decision that was made last", () => {
  const events = [0, 1, 1, 2].map((ply, n) => ({ ply, player: 0, sentence: String(n) }));
  const lines = merged(
    events,
    [
      { ply: 1, kind: "left", seat: 1 },
      { ply: 2, kind: "resigned", seat: 0 },
    ],
    ["Ann", "Ben"],
  );
  expect(lines.map(({ sentence }) => sentence)).toEqual([
    "0",
    "1",
    "2",
    "Ben has left; a bot plays on.",
    "3",
    "Ann has resigned.",
  ]);
});
