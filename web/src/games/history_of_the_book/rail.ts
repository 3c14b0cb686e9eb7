/** What matters of a country: credits, books, the collection that is nearest, locked ones, debts. */

import type { Shown } from "../../lib/board";
import type { Fact, Seated } from "../../lib/rail";
import { say } from "../../lib/words.svelte";
import { COIN, COUNTRIES, GENRES, LOCK } from "./marks";
import type { SeatView, View } from "./shown";
import { land, trait } from "./view";

const BOOK = "M-6 -7.5 H5 Q7 -7.5 7 -5.5 V7.5 H-5 Q-7 7.5 -7 5.5 V-6 Q-7 -7.5 -6 -7.5 Z M-4 -7.5 V7.5";
const DEBT = "M-6 -8 H6 V8 H-6 Z M-3 -3 H3 M-3 1 H3";

/** The collection that is nearest to its end. */
function nearest(seat: SeatView): Fact[] {
  const best = [...seat.progress].sort((a, b) => b.have / b.size - a.have / a.size)[0];
  if (!best?.have) return [];
  const icon = GENRES[best.label]?.sign ?? COUNTRIES[best.label]?.shape;
  return [{ name: trait(best.label), value: `${best.have}/${best.size}`, icon }];
}

export function rail({ view }: Shown<View>): Seated[] {
  return view.seats.map((seat) => {
    const owed = seat.debts.reduce((sum, debt) => sum + debt.amount, 0);
    return {
      points: seat.score,
      parts: seat.sheet,
      facts: [
        { name: land(seat.country), value: land(seat.country), icon: COUNTRIES[seat.country]?.shape },
        { name: say("history.coins"), value: seat.credits, icon: COIN },
        { name: say("history.shelf"), value: seat.shelf.length, icon: BOOK },
        ...nearest(seat),
        ...(seat.collections.length
          ? [{ name: say("history.locked"), value: seat.collections.length, icon: LOCK }]
          : []),
        ...(owed ? [{ name: say("history.owed"), value: owed, icon: DEBT }] : []),
      ],
    };
  });
}
