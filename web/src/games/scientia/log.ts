/** Which card, or which field, a line of the log is about. */

import { motifs, paths } from "virtual:motifs/scientia";
import { MOTIF, numbered, type Picture } from "../../lib/log";
import { say } from "../../lib/words.svelte";
import type { Field, Printed } from "./shown";
import { COLOURS, FIELDS, SYMBOLS } from "./view";

export const picture: Picture<Printed> = ({ values }, { projects }) => {
  const project = projects[numbered(values, "project")];
  const field = project ? FIELDS.indexOf(project.field as Field) : numbered(values, "field");
  const colour = COLOURS[field];
  if (!colour) return null;
  return project
    ? { name: project.name, d: paths[motifs[project.number]?.motif ?? ""] ?? "", box: MOTIF, colour }
    : { name: say(`scientia.field.${FIELDS[field]!}`), d: SYMBOLS[field]!, box: "-15 -15 30 30", colour };
};
