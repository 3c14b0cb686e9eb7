/** What matters of a worldbuilder: brews, ink pots, cards, restored lands. */

import type { Shown } from "../../lib/board";
import type { Seated } from "../../lib/rail";
import { say } from "../../lib/words.svelte";
import type { View } from "./shown";

const BREW = "M-2.5 -8 H2.5 M-1.7 -8 V-3 A6 6 0 1 0 1.7 -3 V-8 M-5 2 H5";
const INK = "M-6 -2 H6 V7 H-6 Z M-3 -2 V-6 H3 V-2 M-6 2 H6";
const CARDS = "M-7 -5 H2 V8 H-7 Z M-3 -8 H6 V5 H2";
const TOWER = "M-6 8 V-6 H-3 V-3 H-1.5 V-6 H1.5 V-3 H3 V-6 H6 V8 Z";

export function rail({ view }: Shown<View>): Seated[] {
  return view.sheets.map((sheet) => ({
    points: sheet.score,
    parts: sheet.boxes,
    facts: [
      { name: say("tome.brews"), value: sheet.brews.unused, icon: BREW },
      { name: say("tome.ink_pots"), value: sheet.ink_pots.unused, icon: INK },
      { name: say("tome.claimed_cards"), value: sheet.cards.filter(Boolean).length, icon: CARDS },
      {
        name: say("tome.restored_lands"),
        value: Object.values(sheet.restored).filter(Boolean).length,
        icon: TOWER,
      },
    ],
  }));
}
