/** What matters of a seat of Books of Time: resources, levels, objectives. */

import type { Shown } from "../../lib/board";
import type { Seated } from "../../lib/rail";
import { say } from "../../lib/words.svelte";
import { ICONS } from "./icons";
import type { View } from "./shown";
import { COLOURS, KINDS, LETTERS, SHAPES, typeName } from "./view";

export function rail({ view }: Shown<View>): Seated[] {
  return view.seats.map((seat) => ({
    points: seat.vp,
    later: seat.points - seat.vp,
    parts: seat.sheet,
    facts: [
      ...KINDS.filter(([kind]) => kind !== "vp").map(([kind, name]) => ({
        name: say(`books.${name}`),
        value: seat[kind],
        icon: ICONS[name],
      })),
      ...LETTERS.map((type, t) => ({
        name: say("books.track", { track: typeName(type) }),
        value: seat.levels[t] ?? 0,
        icon: SHAPES[type],
        colour: COLOURS[type],
      })),
      {
        name: say("books.fulfilled_all"),
        value: `${seat.objectives.filter((stack) => stack.missing === 0).length}/${seat.objectives.length}`,
        icon: ICONS["obj"],
      },
    ],
  }));
}
