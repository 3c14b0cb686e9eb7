/** How objectives are written. */

import { say } from "../../lib/words.svelte";
import type { Requirement } from "./shown";

/** What a tile asks for, as numbers, words and symbols in a row. */
export function tokens({ form, n, symbols, others }: Requirement): string[] {
  if (form === "sequence") return symbols;
  if (form === "copies") return [String(n), ...symbols, "+", String(others), say("books.alike")];
  return [String(n), say("books.different"), ...symbols.flatMap((symbol) => ["+ 1", symbol])];
}
