/** How the things of The History of the Book are called. */

import { say } from "../../lib/words.svelte";
import type { Book } from "./shown";

export const ordinal = (century: number): string => say("history.ordinal", { n: century });
export const told = (book: Book): string =>
  `${book.title}, ${book.author}, ${book.year}; ${book.country}, ${say(`history.genre.${book.genre}`)}, ${say("board.worth", { n: book.value })}`;
