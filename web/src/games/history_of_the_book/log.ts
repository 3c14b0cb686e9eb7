/** Which book, event or chance card a line of the log is about. */

import { motifs, paths } from "virtual:motifs/history_of_the_book";
import { MOTIF, numbered, type Picture } from "../../lib/log";
import { GENRES } from "./marks";
import type { Printed } from "./shown";
import { named } from "./view";

export const picture: Picture<Printed> = ({ values }, { books, events, chances }) => {
  const book = books[numbered(values, "book")];
  const [event, chance] = [events[numbered(values, "event")], chances[numbered(values, "chance")]];
  const thing = book ?? event ?? chance;
  if (!thing) return null;
  const name = book ? named(book.title) : (event?.text ?? chance?.name ?? "");
  const colour = (book && GENRES[book.genre]?.colour) ?? "var(--brass)";
  return { name, d: paths[motifs[thing.id]?.motif ?? ""] ?? "", box: MOTIF, colour };
};
