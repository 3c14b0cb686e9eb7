/** What a game says, in the person's language: the server speaks English, and a language may bring patterns for a game. */

import type { Lesson } from "./wire";

export interface GameWords {
  /** Names on cards. */
  names: Record<string, string>;
  /** Single words, alone or where a pattern leaves a blank. */
  words: Record<string, string>;
  /** Whole sentences, questions and phrases; `$1` … are told in turn. */
  patterns: [english: string, said: string][];
  /** Texts on cards, by their number. */
  texts: Record<number, string>;
}

/** Tells the sentences of one game; what it does not know stays as it is. */
export class Teller {
  /** What could not be told: names of people, and what is not translated. */
  readonly strange = new Set<string>();
  private readonly patterns: [RegExp, string][];
  private readonly known = new Map<string, string>();

  /** `common` is what may be said of any game. */
  constructor(
    private readonly game: GameWords,
    private readonly common: GameWords | null = null,
  ) {
    this.patterns = [...game.patterns, ...(common?.patterns ?? [])].map(([english, said]) => [
      new RegExp(`^${english}$`, "u"),
      said,
    ]);
  }

  tell(text: string): string {
    let told = this.known.get(text);
    if (told === undefined) this.known.set(text, (told = this.find(text)));
    return told;
  }

  private find(text: string): string {
    const word = this.game.words[text] ?? this.game.names[text] ?? this.common?.words[text];
    if (word !== undefined) return word;
    for (const [english, said] of this.patterns) {
      const found = english.exec(text);
      if (found) return said.replace(/\$(\d)/g, (_, n: string) => this.tell(found[Number(n)] ?? ""));
    }
    // names of cards, with their numbers, one or several: `39 ROTATION`, `ATOM, slot b`
    const rest = text.replace(NAMES, (name) => (this.game.names[name] === undefined ? name : ""));
    if (/\p{L}{2}/u.test(rest)) this.strange.add(text);
    return text.replace(NAMES, (name) => this.game.names[name] ?? name);
  }

  /** A message or an answer of the server, with every sentence in it told. */
  all<T>(value: T): T {
    if (Array.isArray(value)) return value.map((item: unknown) => this.all(item)) as T;
    if (value === null || typeof value !== "object") return value;
    const told = Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      SPOKEN.has(key) && typeof item === "string" ? this.tell(item) : this.all(item),
    ]);
    return Object.fromEntries(told) as T;
  }

  /** A lesson, with everything that it explains. */
  lesson(lesson: Lesson): Lesson {
    return {
      ...this.all(lesson),
      summary: lesson.summary.map((point) => ({
        ...point,
        title: this.tell(point.title),
        text: this.tell(point.text),
      })),
      steps: lesson.steps.map((step) => ({ ...this.all(step), text: this.tell(step.text) })),
    };
  }

  /** What is printed on a card that has a number. */
  printed<T>(value: T): T {
    if (Array.isArray(value)) return value.map((item: unknown) => this.printed(item)) as T;
    if (value === null || typeof value !== "object") return value;
    const card = value as Record<string, unknown>;
    const told = Object.fromEntries(Object.entries(card).map(([key, item]) => [key, this.printed(item)]));
    if (typeof card["name"] === "string") told["name"] = this.game.names[card["name"]] ?? card["name"];
    if (typeof card["number"] === "number" && typeof card["text"] === "string")
      told["text"] = this.game.texts[card["number"]] ?? card["text"];
    return told as T;
  }
}

/** The fields of messages that hold what a game says, or a bot of its choice. */
const SPOKEN = new Set(["sentence", "question", "phrase", "caution", "why"]);
const NAMES = /[A-Z][A-Z ]+[A-Z]/g;
