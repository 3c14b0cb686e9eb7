/** Makes sentences: messages with values, as the server sends them, become text in the person's language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Json, Words } from "./wire";

type Table = Record<string, Json>;

/** Whether something that came as JSON has fields. */
const isTable = (value: unknown): value is Table => value !== null && typeof value === "object";

export class Speech {
  private readonly bundle: FluentBundle;

  /** `words` of a game, or of none: what is said of any. */
  constructor(
    readonly language: string,
    private readonly words: Words,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const wrong = this.bundle.addResource(new FluentResource(words.messages));
    if (wrong.length) throw wrong[0]!;
  }

  /** The sentence of a message; names are those of the players. */
  tell(said: Json, names: string[]): string {
    return typeof said === "string" ? said : String(this.value(said, names));
  }

  /** Something that the server sent, with a text for every message in it, and rules in this language. */
  all<T>(value: T, names: string[]): T;
  all(value: unknown, names: string[]): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.all(item, names));
    if (!isTable(value)) return value;
    if (typeof value["say"] === "string" || (typeof value["t"] === "string" && Object.keys(value).length === 1))
      return this.tell(value, names);
    const told = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.all(item, names)]));
    if (typeof told["rule"] === "string" && typeof told["sentence"] === "string")
      told["sentence"] = this.rule(told["rule"], told["sentence"]);
    return told;
  }

  /** What is printed, in this language where it is known. */
  text(printed: string): string {
    return this.words.printed[printed] ?? printed;
  }

  /** A rule in a sentence. */
  rule(id: string, english: string): string {
    return this.words.rules[id] ?? english;
  }

  /** The message of something that has a key: `sheet-cards-in-slots` for `cards in slots`. */
  named(prefix: string, key: string, otherwise: string): string {
    const id = `${prefix}-${key
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")}`;
    return this.bundle.hasMessage(id) ? this.format(id, {}) : otherwise;
  }

  private value(sent: Json, names: string[]): FluentVariable {
    if (typeof sent === "number") return new FluentNumber(sent, { useGrouping: false });
    if (Array.isArray(sent)) return this.listed(sent.map((item) => String(this.value(item, names))));
    if (sent === null || typeof sent !== "object") return String(sent);
    const { say, p, t, ...values } = sent;
    if (typeof p === "number") return names[p] ?? "";
    if (typeof t === "string") return this.text(t);
    if (typeof say !== "string") throw new Error(`${JSON.stringify(sent)} is no message`);
    return this.format(
      say,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.value(value, names)])),
    );
  }

  /** Several things in a row: `a, b and c`. */
  private listed(items: string[]): string {
    const last = items.at(-1) ?? "";
    return items.length < 2 ? last : this.format("list-and", { most: items.slice(0, -1).join(", "), last });
  }

  private format(id: string, values: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${this.language}`);
    const wrong: Error[] = [];
    const text = this.bundle.formatPattern(message.value, values, wrong);
    if (wrong.length) throw wrong[0]!;
    return text;
  }
}
