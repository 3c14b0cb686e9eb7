/** How the things of The History of the Book are called, in the person's language. */

import { say, tell } from "../../lib/words.svelte";
import { GENRES } from "./marks";
import titles from "./titles.json";
import type { Book, Collection } from "./laid";
import type { Genre, Progress } from "./shown";

const GAME = "history_of_the_book";
/** The fields that hold what is printed to be read. */
const READ = new Set(["title", "author", "year", "place", "printer", "why", "text", "name", "lot"]);

/** What is printed, or shown, with all its texts in the person's language; countries keep the names that their marks go by. */
export function read<T>(value: T): T;
export function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => read(item));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      typeof item === "string" && READ.has(key) ? tell(GAME, item) : read(item),
    ]),
  );
}

export const land = (country: string): string => tell(GAME, country);
export const ordinal = (century: number): string => say("history.ordinal", { n: century });
const genre = (label: string): label is Genre => label in GENRES;

/** What the books of a collection have in common. */
export const trait = (label: string): string => (genre(label) ? say(`history.genre.${label}.short`) : land(label));

/** A collection by its full name. */
export const collected = ({ kind, label }: Pick<Collection, "kind" | "label">): string =>
  say(`history.kind.${kind}`, { of: genre(label) ? say(`history.genre.${label}`) : land(label) });

export const told = (book: Book): string =>
  `${book.title}, ${book.author}, ${book.year}; ${land(book.country)}, ${say(`history.genre.${book.genre}`)}, ${say("board.worth", { n: book.value })}`;

/** A title without what stands in brackets behind it. */
export const named = (title: string): string => title.split(" (")[0]!;

const LONG = 34; // letters of a title that fit on a cover
const CALLED: Record<string, string> = titles; // where there is no room: on a spine, in a full market

/** A title as one names a book: what stands in brackets is what people call it; of a long one the beginning. */
export function short(title: string, most = LONG): string {
  if (title.length <= most) return title;
  const called = CALLED[title] ?? /\(([^)]+)\)$/.exec(title)?.[1] ?? named(title);
  if (called.length <= most) return called;
  let said = "";
  for (const word of called.split(" ")) {
    if (said.length + word.length + 2 > most) break;
    said = said ? `${said} ${word}` : word;
  }
  return `${said.replace(/[,:;]$/, "")} …`;
}

/** Which of somebody's collections a book would carry on furthest. */
export function carries(book: Book, progress: Progress[]): Progress | undefined {
  const labels = [book.country, book.genre, ...(book.most_valuable ? ["MVB"] : [])];
  return progress
    .filter((bar) => bar.have > 0 && bar.have < bar.size && labels.includes(bar.label))
    .sort((a, b) => b.have / b.size - a.have / a.size)[0];
}
