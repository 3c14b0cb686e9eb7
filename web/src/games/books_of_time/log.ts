/** Which page, or which event of the Chronicle, a line of the log is about. */

import { motifs, paths } from "virtual:motifs/books_of_time";
import { MOTIF, numbered, type Picture } from "../../lib/log";
import type { Printed } from "./shown";
import { COLOURS, LETTERS, SHAPES, typeName } from "./view";

export const picture: Picture<Printed> = ({ values }, { pages, starting, chronicle }) => {
  const page = [...pages, ...starting][numbered(values, "page")];
  const d = (id: string): string => paths[motifs[id]?.motif ?? ""] ?? "";
  if (page && d(page.id)) return { name: page.name, d: d(page.id), box: MOTIF, colour: COLOURS[page.type] };
  const event = chronicle[numbered(values, "chapter")];
  if (event) return { name: event.name, d: d(event.id), box: MOTIF, colour: "var(--brass)" };
  const type = LETTERS[numbered(values, "type")];
  return type ? { name: typeName(type), d: SHAPES[type], box: "-11 -11 22 22", colour: COLOURS[type] } : null;
};
