import { describe, expect, it } from "vitest";
import { Speech } from "./speech";
import type { Json } from "./wire";

const words = {
  language: "de",
  messages: `list-and = { $most } und { $last }
fact-take = { $who } nimmt { $what }{ $flasks ->
    [0] {""}
    [one] {" "}mit einem Kolben
   *[other] {" "}mit { $flasks } Kolben
  }.
in-year = { NUMBER($year, useGrouping: "always") } / { $year }
sheet-cards-in-slots = Karten auf Plätzen
`,
  printed: { ROTATION: "DREHUNG" },
  rules: { "SCI-1": "Eine Regel." },
};
const speech = new Speech("de", words);

describe("speech", () => {
  it("puts values where the language wants them", () => {
    const take = (flasks: number) =>
      speech.tell({ say: "fact-take", who: { p: 1 }, what: { t: "ROTATION" }, flasks }, ["Ann", "Ben"]);
    expect([take(0), take(1), take(12)]).toEqual([
      "Ben nimmt DREHUNG.",
      "Ben nimmt DREHUNG mit einem Kolben.",
      "Ben nimmt DREHUNG mit 12 Kolben.",
    ]);
  });

  it("nests messages, and joins what stands in a row", () => {
    const what: Json = [{ t: "A" }, { say: "sheet-cards-in-slots" }, { t: "ROTATION" }];
    expect(speech.tell({ say: "fact-take", who: { p: 0 }, what, flasks: 0 }, ["Ann"])).toBe(
      "Ann nimmt A, Karten auf Plätzen und DREHUNG.",
    );
  });

  it("groups the digits of a number only where a message asks for it", () => {
    expect(speech.tell({ say: "in-year", year: 37000 }, [])).toBe("37.000 / 37000");
  });

  it("knows rules, what is printed, and parts of a score", () => {
    expect([speech.rule("SCI-1", "A rule."), speech.rule("SCI-2", "Another.")]).toEqual(["Eine Regel.", "Another."]);
    expect([speech.named("sheet", "cards in slots", "x"), speech.named("sheet", "else", "x")]).toEqual([
      "Karten auf Plätzen",
      "x",
    ]);
  });

  it("tells whatever is a message in something larger", () => {
    const sent = { ply: 3, view: [{ name: { t: "ROTATION" } }, 7, null], rule: "SCI-1", sentence: "A rule." };
    expect(speech.all(sent, [])).toEqual({
      ply: 3,
      view: [{ name: "DREHUNG" }, 7, null],
      rule: "SCI-1",
      sentence: "Eine Regel.",
    });
  });

  it("complains of messages that do not exist or lack a value, and leaves text as it is", () => {
    expect(() => speech.tell({ say: "no-such" }, [])).toThrow("no message no-such in de");
    expect(() => speech.tell({ say: "fact-take" }, [])).toThrow();
    expect(speech.tell("a text", [])).toBe("a text");
  });
});
