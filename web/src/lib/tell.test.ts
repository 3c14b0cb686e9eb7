import { describe, expect, it } from "vitest";
import { common, games } from "../words/de";
import said from "../words/scientia.said.json";
import { Teller } from "./tell";

const words = games["scientia"]!;
const scientia = new Teller(words, common);

describe("German", () => {
  it("tells what Scientia says", () => {
    expect(scientia.tell("Ann turns 39 ROTATION three times, which is now finished.")).toBe(
      "Ann dreht 39 ROTATION dreimal; die Karte ist jetzt fertig.",
    );
    expect(scientia.tell("Ann puts 2 flasks on 5 WAVE of Ben.")).toBe("Ann legt 2 Kolben auf 5 WELLE von Ben.");
    expect(scientia.tell("turn 13 twice (ATOM, slot b)")).toBe("drehe 13 zweimal (ATOM, Platz b)");
    expect(scientia.tell("cards 13 and 5 (ATOM, WAVE)")).toBe("Karten 13 und 5 (ATOM, WELLE)");
    expect(scientia.tell("“take 5 WAVE” leaves me at 3.5 at the end of my turn, 0.5 more than “take 13 ATOM”.")).toBe(
      "„nimm 5 WELLE“ bringt mich am Ende meines Zuges auf 3.5, 0.5 mehr als „nimm 13 ATOM“.",
    );
  });

  it("leaves what it does not know, and notes it", () => {
    const teller = new Teller(words);
    expect(teller.tell("something new")).toBe("something new");
    expect(teller.tell("Ann advances alchemy to 3.")).toBe("Ann bringt alchemy auf 3.");
    expect([...teller.strange]).toEqual(["something new", "Ann", "alchemy"]);
  });

  it("tells every form of sentence, question, phrase, rule and lesson of Scientia", () => {
    const teller = new Teller(words, common);
    const people = new Set(["Ann", "Ben", "Cem", "Dea"]);
    const kept = said.filter((text) => /\p{L}{2}/u.test(text) && teller.tell(text) === text);
    expect([...teller.strange].filter((text) => !people.has(text))).toEqual([]);
    expect(kept).toEqual([]);
  });

  it("has nothing for Scientia that it never says", () => {
    const patterns = words.patterns.map(([english]) => new RegExp(`^${english}$`, "u"));
    const parts = new Set(
      said.flatMap((text) => [text, ...patterns.flatMap((form) => form.exec(text)?.slice(1) ?? [])]),
    );
    expect(
      words.patterns.filter((_, i) => ![...parts].some((text) => patterns[i]!.test(text))).map(([english]) => english),
    ).toEqual([]);
  });

  it("tells messages and leaves their other fields", () => {
    const told = scientia.all({
      kind: "take",
      phrase: "take 5 WAVE",
      options: [{ text: "take ph1", phrase: "take 5 WAVE" }],
    });
    expect(told).toEqual({
      kind: "take",
      phrase: "nimm 5 WELLE",
      options: [{ text: "take ph1", phrase: "nimm 5 WELLE" }],
    });
  });

  it("has every card", () => {
    expect(Object.keys(words.names).length).toBe(48);
    expect(Object.keys(words.texts).map(Number)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
  });
});
