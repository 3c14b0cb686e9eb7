/** What happened to seats beside the game, among what happened in it: somebody left, came back, gave up, or had no time left. */

import type { Incident, Told } from "./wire";
import { say } from "./words.svelte";

/** A line of the log. */
export interface Line {
  ply: number;
  player: number;
  sentence: string;
  kind?: string;
  values?: Told["values"];
}

/** An incident in a sentence. */
export const incident = ({ ply, kind, seat }: Incident, names: string[]): Line => ({
  ply,
  player: seat,
  sentence: say(`incident.${kind}`, { who: names[seat] ?? "" }),
});

/** Both, in order: what happened to seats comes after the decision that was made last. */
export function merged(events: Line[], incidents: Incident[], names: string[]): Line[] {
  const found = incidents.map((each) => incident(each, names));
  const lines: Line[] = [];
  for (const event of events) {
    while (found.length && found[0]!.ply < event.ply) lines.push(found.shift()!);
    lines.push(event);
  }
  return [...lines, ...found];
}
