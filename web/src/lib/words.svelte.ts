/** Text in the person's language.  It is learned before the first page is shown; another one is learned by loading the page again. */

import { en, type Words } from "../words/en";
import { memory } from "./mine.svelte";
import { Teller, type GameWords } from "./tell";

interface Language {
  default: Words;
  common: GameWords;
  games: Record<string, GameWords>;
}

const files: Record<string, () => Promise<Language>> = { de: () => import("../words/de") };
export const languages: [code: string, name: string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];
let spoken: Words = en;
let tellers: Record<string, Teller> = {};
let anybody: Teller | null = null; // who tells what is said of any game

/** Learn the language that this person likes. */
export async function learn(language: string): Promise<void> {
  const found = await files[language]?.();
  spoken = found?.default ?? en;
  tellers = Object.fromEntries(
    Object.entries(found?.games ?? {}).map(([game, words]) => [game, new Teller(words, found?.common)]),
  );
  anybody = found ? new Teller(found.common) : null;
  document.documentElement.lang = found ? language : "en";
}

/** Speak another language from now on. */
export function speak(language: string): void {
  memory.like({ language });
  location.reload();
}

/** A text by its key, with `{blanks}` filled in. */
export function say(key: keyof Words, blanks: Record<string, string | number> = {}): string {
  return spoken[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(blanks[name] ?? whole));
}

type Counted<K> = K extends `${infer Key}.one` ? Key : never;

/** Things in a number: `.one` of them, or `.many`. */
export const count = (key: Counted<keyof Words>, n: number): string => say(`${key}.${n === 1 ? "one" : "many"}`, { n });

/** What tells the sentences of a game in the person's language; null where it stays English. */
export const teller = (game: string): Teller | null => tellers[game] ?? anybody;

/** A word or a sentence of a game. */
export const tell = (game: string, text: string): string => teller(game)?.tell(text) ?? text;

const PROBLEMS = [
  "closed",
  "forbidden",
  "full",
  "illegal",
  "invalid",
  "malformed",
  "no_such",
  "not_now",
  "not_you",
  "seat_taken",
  "setup",
  "stale",
  "too_fast",
  "too_many",
  "unreachable",
  "unsaved",
] as const;

/** What went wrong: the server says it exactly, but in English; other languages say what kind of thing it was. */
export function explain(problem: { code: string; message: string }): string {
  if (spoken === en) return problem.message;
  return say(`problem.${PROBLEMS.find((code) => code === problem.code) ?? "fault"}`);
}
