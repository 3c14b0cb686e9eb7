import { afterEach, describe, expect, it } from "vitest";
import { finger, Hand } from "./hand.svelte";
import type { Choosable, Previewed, RefusedChoice } from "./wire";

const option = (text: string, a = 0): Choosable => ({ text, kind: "take", a, b: 0, phrase: text, caution: "" });
const refusal = (text: string, a: number): RefusedChoice => ({
  text,
  kind: "take",
  a,
  b: 0,
  phrase: text,
  rule: "X-1",
});

function hand(options: Choosable[], refused: RefusedChoice[] = []): { hand: Hand; played: string[] } {
  const played: string[] = [];
  const found = new Hand({ play: (chosen) => played.push(chosen.text), preview: async () => null });
  found.deal(options, refused, [{ rule: "X-1", sentence: "No." }]);
  return { hand: found, played };
}

afterEach(() => void (finger.touches = false));

describe("a hand", () => {
  it("does the only thing that a touched thing stands for", () => {
    const { hand: one, played } = hand([option("take a", 1), option("take b", 2)]);
    one.touch((choice) => choice.a === 2);
    expect(played).toEqual(["take b"]);
  });

  it("asks once more before what may be regretted, and not twice", () => {
    const regretted = { ...option("take a", 1), caution: "This ends your trek." };
    const { hand: one, played } = hand([regretted, option("take b", 2)]);
    one.touch((choice) => choice.a === 1);
    expect(played).toEqual([]);
    expect(one.doubted).toBe(regretted);
    one.touch((choice) => choice.a === 2);
    expect(one.doubted).toBe(null);
    expect(played).toEqual(["take b"]);
    one.choose(regretted);
    one.choose(regretted);
    expect(played).toEqual(["take b"]);
    one.confirm();
    expect(played).toEqual(["take b", "take a"]);
  });

  it("shows a finger what would happen, and does it when it is pressed again", () => {
    const { hand: one, played } = hand([option("take a", 1), option("take b", 2)]);
    finger.touches = true;
    one.consider((choice) => choice.a === 1);
    expect(one.considered).toBe(null);
    one.touch((choice) => choice.a === 1);
    one.touch((choice) => choice.a === 2);
    expect(played).toEqual([]);
    expect([one.doubted?.text, one.considered?.text]).toEqual(["take b", "take b"]);
    one.lookAway();
    expect(one.considered?.text).toBe("take b");
    one.touch((choice) => choice.a === 2);
    expect(played).toEqual(["take b"]);
    expect(one.considered).toBe(null);
  });

  it("does at once what makes nothing happen yet", async () => {
    const played: string[] = [];
    const preview = async ({ text }: Choosable): Promise<Previewed> => ({
      type: "preview",
      id: "",
      ply: 0,
      action: text,
      events: [],
      view: {},
      complete: true,
    });
    const one = new Hand({ play: (chosen) => played.push(chosen.text), preview });
    finger.touches = true;
    one.choose(option("take a"));
    expect(one.doubted?.text).toBe("take a");
    await new Promise((resolve) => setTimeout(resolve));
    expect(played).toEqual(["take a"]);
  });

  it("does at once what nothing is known of beforehand", () => {
    const played: string[] = [];
    const lesson = new Hand({ play: (chosen) => played.push(chosen.text) });
    finger.touches = true;
    lesson.choose(option("take a"));
    expect(played).toEqual(["take a"]);
  });

  it("asks which one if there are several, and lets go of them", () => {
    const { hand: one, played } = hand([option("take a"), option("take b")]);
    one.touch((choice) => choice.kind === "take");
    expect(played).toEqual([]);
    expect(one.among.map(({ text }) => text)).toEqual(["take a", "take b"]);
    one.letGo();
    expect(one.among).toEqual([]);
  });

  it("says why not", () => {
    const { hand: one, played } = hand([option("take a", 1)], [refusal("take c", 3)]);
    one.touch((choice) => choice.a === 3);
    expect(played).toEqual([]);
    expect(one.why.map(({ rule }) => rule)).toEqual(["X-1"]);
  });

  it("holds nothing after the next deal", () => {
    const { hand: one } = hand([option("take a"), option("take b")]);
    one.touch(() => true);
    one.deal([option("take d")], [], []);
    expect([one.among, one.why, one.considered]).toEqual([[], [], null]);
  });

  it("shows only what was promised for the option that is still looked at", async () => {
    const answers: (() => void)[] = [];
    const slow = new Hand({
      play: () => undefined,
      preview: ({ text }) =>
        new Promise((resolve) =>
          answers.push(() =>
            resolve({ type: "preview", id: "", ply: 0, action: text, events: [], view: {}, complete: true }),
          ),
        ),
    });
    const first = slow.look(option("take a"));
    const second = slow.look(option("take b"));
    answers[1]?.();
    answers[0]?.();
    await Promise.all([first, second]);
    expect(slow.promised?.action).toBe("take b");
  });
});
