import { expect, it } from "vitest";
import { turns } from "./log";

const line = (ply: number, player: number, sentence: string, kind = ""): Parameters<typeof turns>[0][number] => ({
  ply,
  player,
  sentence,
  kind,
});

it("groups lines by whose turn it was", () => {
  const found = turns([
    line(1, 0, "Ann takes"),
    line(2, 0, "Ann pays"),
    line(2, 1, "Ada gets a flask"),
    line(3, 1, "Ada takes"),
    line(4, 0, "Ann takes"),
  ]);
  expect(found.map(({ player, lines }) => [player, lines.map(({ sentence }) => sentence)])).toEqual([
    [0, ["Ann takes", "Ann pays"]],
    [1, ["Ada gets a flask", "Ada takes"]],
    [0, ["Ann takes"]],
  ]);
});

it("begins anew with a round, also for one player", () => {
  const found = turns([line(1, 0, "a"), line(1, -1, "Round 2", "round"), line(2, 0, "b"), line(3, 0, "c")]);
  expect(found.map(({ heading, player, lines }) => [heading, player, lines.length])).toEqual([
    ["", 0, 1],
    ["Round 2", 0, 2],
  ]);
});

it("has nothing to group where nothing happened", () => expect(turns([])).toEqual([]));
