/** Text in the person's language.  It is learned before the first page is shown; another one is learned by loading the page again. */

import { en, type Words } from "../words/en";
import { memory } from "./mine.svelte";
import { Speech } from "./speech";
import { Teller, type GameWords } from "./tell";
import type { Words as Said } from "./wire";

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
let language = "en";
const speeches = new Map<string, Speech>(); // by game; "": what is said of any

/** Learn the language that this person likes. */
export async function learn(wanted: string): Promise<void> {
  const found = await files[wanted]?.();
  language = found ? wanted : "en";
  spoken = found?.default ?? en;
  tellers = Object.fromEntries(
    Object.entries(found?.games ?? {}).map(([game, words]) => [game, new Teller(words, found?.common)]),
  );
  anybody = found ? new Teller(found.common) : null;
  document.documentElement.lang = language;
}

/** Speak another language from now on. */
export function speak(wanted: string): void {
  memory.like({ language: wanted });
  location.reload();
}

/** A text by its key, with `{blanks}` filled in. */
export function say(key: keyof Words, blanks: Record<string, string | number> = {}): string {
  return spoken[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(blanks[name] ?? whole));
}

type Counted<K> = K extends `${infer Key}.one` ? Key : never;

/** Things in a number: `.one` of them, or `.many`. */
export const count = (key: Counted<keyof Words>, n: number): string => say(`${key}.${n === 1 ? "one" : "many"}`, { n });

/** Learn what a game says, or what is said of any (""); once. */
export async function hear(game: string): Promise<void> {
  if (speeches.has(game)) return;
  const answer = await fetch(game ? `/api/games/${game}/words/${language}` : `/api/words/${language}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  speeches.set(game, new Speech(language, (await answer.json()) as Said));
}

/** The language that is spoken. */
export const spokenLanguage = (): string => language;

/** Whether what a game says has been learned. */
export const heard = (game: string): boolean => speeches.has(game);

/** Something that the server sent of a game, with its sentences in the person's language. */
export function told<T>(game: string, sent: T, names: string[] = []): T {
  const all = speeches.get(game)?.all(sent, names) ?? sent;
  return teller(game)?.all(all) ?? all;
}

/** What tells the sentences of a game that are still text; null where it stays English. */
export const teller = (game: string): Teller | null => tellers[game] ?? anybody;

/** A name or a text that is printed in a game. */
export function tell(game: string, text: string): string {
  const known = speeches.get(game)?.text(text) ?? text;
  return known === text ? (teller(game)?.tell(text) ?? text) : known;
}

/** Something of a game that has a key: a part of the score (`sheet`), an option, a value of one. */
export const named = (game: string, prefix: string, key: string, otherwise: string): string =>
  speeches.get(game)?.named(prefix, key, "") || tell(game, otherwise);

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
