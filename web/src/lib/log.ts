/** The log: lines grouped by whose turn it was, and the small picture of what a line is about. */

import type { Line } from "./incidents";
import type { Json, Told } from "./wire";

/** A small picture of a thing: its motif in a box, and the colour of its kind. */
export interface Pictured {
  name: string;
  d: string;
  box: string;
  colour: string;
}

/** Motifs lie in a square of 512. */
export const MOTIF = "-16 -16 544 544";

/** What a fact is about; each game knows its things (`games/<game>/log.ts`). */
export type Picture<Printed = Record<string, Json>> = (
  fact: Pick<Told, "kind" | "values">,
  printed: Printed,
) => Pictured | null;

const found = import.meta.glob<{ picture: Picture<never> }>("../games/*/log.ts");

export async function pictures(game: string): Promise<Picture | null> {
  const load = found[`../games/${game}/log.ts`];
  return load ? ((await load()).picture as Picture) : null;
}

/** A value of a fact that is the number of a thing; −1 where it has none, or is hidden. */
export const numbered = (values: Told["values"], name: string): number => {
  const value = values?.[name];
  return typeof value === "number" ? value : -1;
};

/** What happened in one turn. */
export interface Turn {
  player: number; // -1 before anybody has moved
  from: number; // the ply at which it begins
  heading: string; // that a round or a day begins
  lines: Line[];
}

const HEADINGS = new Set(["round", "day"]);

/** Whose decision led to each ply: who is told of first there. */
function movers(lines: Line[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { ply, player } of lines) if (player >= 0 && !found.has(ply)) found.set(ply, player);
  return found;
}

/** Lines by turns.  What the next player does of itself, such as a roll, belongs to their turn and not to the end of the last. */
export function turns(lines: Line[]): Turn[] {
  const by = movers(lines);
  const plies = [...by.keys()];
  const after = new Map(plies.map((ply, i) => [ply, by.get(plies[i + 1] ?? -1) ?? -1]));
  const groups: Turn[] = [];
  let ahead = -1; // the ply from which on the next player's own lines come
  for (const line of lines) {
    const mover = by.get(line.ply) ?? -1;
    const next = after.get(line.ply) ?? -1;
    const heading = HEADINGS.has(line.kind ?? "");
    if (line.player === next && next !== mover && line.player >= 0) ahead = line.ply;
    const player = ahead === line.ply ? next : mover;
    const last = groups.at(-1);
    if (heading || !last || (last.player !== player && player >= 0 && last.player >= 0))
      groups.push({
        player: heading ? -1 : player,
        from: line.ply,
        heading: heading ? line.sentence : "",
        lines: heading ? [] : [line],
      });
    else {
      if (last.player < 0) last.player = player;
      last.lines.push(line);
    }
  }
  return groups;
}
