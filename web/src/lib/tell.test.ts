import { describe, expect, it } from "vitest";
import { games } from "../words/de";
import { Teller } from "./tell";

const scientia = new Teller(games["scientia"]!);

describe("German", () => {
  it("tells what Scientia says", () => {
    expect(scientia.tell("Ann turns 39 ROTATION three times, which is now finished.")).toBe("Ann dreht 39 ROTATION dreimal; die Karte ist jetzt fertig.");
    expect(scientia.tell("Ann puts 2 flasks on 5 WAVE of Ben.")).toBe("Ann legt 2 Kolben auf 5 WELLE von Ben.");
    expect(scientia.tell("turn 13 twice (ATOM, slot b)")).toBe("drehe 13 zweimal (ATOM, Platz b)");
    expect(scientia.tell("cards 13 and 5 (ATOM, WAVE)")).toBe("Karten 13 und 5 (ATOM, WELLE)");
    expect(scientia.tell("something new")).toBe("something new");
  });

  it("tells messages and leaves their other fields", () => {
    const told = scientia.all({ kind: "take", phrase: "take 5 WAVE", options: [{ text: "take ph1", phrase: "take 5 WAVE" }] });
    expect(told).toEqual({ kind: "take", phrase: "nimm 5 WELLE", options: [{ text: "take ph1", phrase: "nimm 5 WELLE" }] });
  });

  it("has every card", () => {
    const game = games["scientia"]!;
    expect(Object.keys(game.names).length).toBe(48);
    expect(Object.keys(game.texts).map(Number)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
  });
});
