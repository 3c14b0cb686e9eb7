/** Text in the person's language: what the client says by itself, and what a game says once it has been heard. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../words/en.ftl?raw";
import { memory } from "./mine.svelte";
import { Speech } from "./speech";
import type { Words as Said } from "./wire";

const ENGLISH = "en";
const files = import.meta.glob<string>(["../words/*.ftl", "!../words/en.ftl"], { query: "?raw", import: "default" });
/** A language as it calls itself: Deutsch, Français. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
const written = Object.keys(files).map((path) => path.split("/").at(-1)!.split(".")[0]!);
export const languages = [ENGLISH, ...written].map((code): [code: string, name: string] => [code, ownName(code)]);

/** The messages of a language. */
function bundle(language: string, text: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  const wrong = found.addResource(new FluentResource(text));
  if (wrong.length) throw wrong[0]!;
  if (text !== english) found.addResource(new FluentResource(english)); // what is not translated yet stays English
  return found;
}

/** What is spoken: everything on the page is said again when it changes. */
let spoken = $state.raw({ language: ENGLISH, bundle: bundle(ENGLISH, english) });
const speeches = new Map<string, Speech>(); // by game; "": what is said of any

/** Learn the language that this person likes. */
export async function learn(wanted: string): Promise<void> {
  const found = await files[`../words/${wanted}.ftl`]?.();
  const language = found === undefined ? ENGLISH : wanted;
  speeches.clear();
  spoken = { language, bundle: bundle(language, found ?? english) };
  document.documentElement.lang = language;
}

/** Speak another language from now on. */
export async function speak(wanted: string): Promise<void> {
  await learn(wanted);
  memory.like({ language: wanted });
}

/** The id of a message: `history.phase.last call` is `history-phase-last-call`. */
export const messageId = (key: string): string => key.replace(/[^A-Za-z0-9_]+/g, "-");

/** A text by its key, with its `$blanks` filled in. */
export function say(key: string, blanks: Record<string, string | number> = {}): string {
  const message = spoken.bundle.getMessage(messageId(key));
  if (!message?.value) throw new Error(`There are no words for ${key}.`);
  const values = Object.entries(blanks).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return spoken.bundle.formatPattern(message.value, Object.fromEntries(values));
}

/** An edition as people call it: ours has a name in every language, others have their own. */
export const editionName = (edition: string): string => (edition === "house" ? say("edition.house") : edition);

/** Things in a number. */
export const count = (key: string, n: number): string => say(key, { n });

/** Learn what a game says, or what is said of any (""); once. */
export async function hear(game: string): Promise<void> {
  const { language } = spoken;
  if (speeches.has(game)) return;
  const answer = await fetch(game ? `/api/games/${game}/words/${language}` : `/api/words/${language}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const said = (await answer.json()) as Said;
  if (language === spoken.language) speeches.set(game, new Speech(language, said));
}

/** The language that is spoken. */
export const spokenLanguage = (): string => spoken.language;

/** Whether what a game says has been learned. */
export const heard = (game: string): boolean => speeches.has(game);

/** Something that the server sent of a game, with its sentences in the person's language. */
export const told = <T>(game: string, sent: T, names: string[] = []): T => speeches.get(game)?.all(sent, names) ?? sent;

/** A name or a text that is printed in a game. */
export const tell = (game: string, text: string): string => speeches.get(game)?.text(text) ?? text;

/** Something of a game that has a key: a part of the score (`sheet`), an option, a value of one. */
export const named = (game: string, prefix: string, key: string, otherwise: string): string =>
  speeches.get(game)?.named(prefix, key, "") || tell(game, otherwise);

const PROBLEMS = [
  "banned",
  "closed",
  "forbidden",
  "full",
  "illegal",
  "invalid",
  "malformed",
  "needs_key",
  "no_such",
  "not_now",
  "not_you",
  "quota",
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
  if (spoken.language === ENGLISH) return problem.message;
  return say(`problem.${PROBLEMS.find((code) => code === problem.code) ?? "fault"}`);
}

/** How strong a bot is, in a word. */
export function levelName(bot: string): string {
  const level = bot.split(":")[0]!;
  return spoken.bundle.hasMessage(messageId(`level.${level}`)) ? say(`level.${level}`) : bot;
}

/** What a bot is: those that come with the server are told in every language. */
export function about(bot: string, english: string): string {
  const known = spoken.bundle.hasMessage(messageId(`bot.${bot}`));
  return known && spoken.language !== ENGLISH ? say(`bot.${bot}`) : english;
}

/** Why a table is no more, or who looks at it was sent away. */
export const gone = (english: string): string => (spoken.language === ENGLISH ? english : say("link.gone"));
