/** What a game says, in the person's language: the server speaks English, and a language may bring patterns for a game. */

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
  private readonly patterns: [RegExp, string][];
  private readonly known = new Map<string, string>();

  constructor(private readonly game: GameWords) {
    this.patterns = game.patterns.map(([english, said]) => [new RegExp(`^${english}$`, "u"), said]);
  }

  tell(text: string): string {
    let told = this.known.get(text);
    if (told === undefined) this.known.set(text, (told = this.find(text)));
    return told;
  }

  private find(text: string): string {
    const word = this.game.words[text] ?? this.game.names[text];
    if (word !== undefined) return word;
    for (const [english, said] of this.patterns) {
      const found = english.exec(text);
      if (found) return said.replace(/\$(\d)/g, (_, n: string) => this.tell(found[Number(n)] ?? ""));
    }
    // names of cards, with their numbers, one or several: `39 ROTATION`, `ATOM, slot b`
    return text.replace(/[A-Z][A-Z ]+[A-Z]/g, (name) => this.game.names[name] ?? name);
  }

  /** A message or an answer of the server, with every sentence in it told. */
  all<T>(value: T): T {
    if (Array.isArray(value)) return value.map((item: unknown) => this.all(item)) as T;
    if (value === null || typeof value !== "object") return value;
    const told = Object.entries(value).map(([key, item]: [string, unknown]) => [key, SPOKEN.has(key) && typeof item === "string" ? this.tell(item) : this.all(item)]);
    return Object.fromEntries(told) as T;
  }

  /** What is printed on a card that has a number. */
  printed<T>(value: T): T {
    if (Array.isArray(value)) return value.map((item: unknown) => this.printed(item)) as T;
    if (value === null || typeof value !== "object") return value;
    const card = value as Record<string, unknown>;
    const told = Object.fromEntries(Object.entries(card).map(([key, item]) => [key, this.printed(item)]));
    if (typeof card["name"] === "string") told["name"] = this.game.names[card["name"]] ?? card["name"];
    if (typeof card["number"] === "number" && typeof card["text"] === "string") told["text"] = this.game.texts[card["number"]] ?? card["text"];
    return told as T;
  }
}

/** The fields of messages that hold what a game says. */
const SPOKEN = new Set(["sentence", "question", "phrase", "caution"]);
