/** What matters of a traveller: the hour, crystals, the trek under way. */

import type { Shown } from "../../lib/board";
import type { Fact, Seated } from "../../lib/rail";
import { say } from "../../lib/words.svelte";
import type { View } from "./shown";
import { MARKS, date } from "./view";

const WATCH = "M0 -7.5 A7.5 7.5 0 1 1 0 7.5 A7.5 7.5 0 1 1 0 -7.5 Z M0 -4.5 V0 L3.5 2";
const CRYSTAL = "M0 -9 L6.5 0 L0 9 L-6.5 0 Z M0 -9 L2.5 0 L0 9";
const CARDS = "M-7 -5 H2 V8 H-7 Z M-3 -8 H6 V5 H2";

interface Traveller {
  trek: unknown[];
  date: number | null;
  trek_worth: number;
  collapsed: string[][];
  hour: number;
}

const common = (who: Traveller): Fact[] => [
  { name: say("trekking.hour"), value: who.hour, icon: WATCH },
  {
    name: say("trekking.under_way"),
    value: who.date === null ? "–" : `${who.trek.length} · ${date(who.date)}`,
    icon: CARDS,
  },
];

export function rail({ view }: Shown<View>): Seated[] {
  return view.players.map((player) => ({
    points: player.score,
    parts: player.sheet,
    facts: [
      ...common(player),
      { name: say("trekking.icon.C"), value: player.crystals, icon: CRYSTAL },
      { name: say("trekking.itineraries"), value: player.completed.length, icon: MARKS["G"] },
    ],
  }));
}
