/** What matters of a seat of Scientia: flasks, cubes, the four technologies. */

import type { Shown } from "../../lib/board";
import type { Seated } from "../../lib/rail";
import { say } from "../../lib/words.svelte";
import type { View } from "./shown";
import { COLOURS, FIELDS, FLASK, SYMBOLS } from "./view";

const CUBE = "M-6 -6 H6 V6 H-6 Z";

export function rail({ view }: Shown<View>): Seated[] {
  return view.seats.map((seat) => ({
    points: seat.points,
    parts: seat.score,
    facts: [
      { name: say("scientia.flask_stock"), value: seat.pool, icon: FLASK },
      { name: say("scientia.cube_stock"), value: seat.cubes, icon: CUBE },
      ...FIELDS.map((field, f) => ({
        name: say(`scientia.field.${field}`),
        value: seat.values[f] ?? 0,
        icon: SYMBOLS[f],
        colour: COLOURS[f],
      })),
    ],
  }));
}
