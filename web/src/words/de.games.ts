/** What the server says, in German: of any game, and of those games that are translated. */

import type { GameWords } from "../lib/tell";
import { scientia } from "./de.scientia";

/** What bots say of their choices, and what they are. */
export const common: GameWords = {
  names: {},
  words: {
    "Somebody who does not think.": "Jemand, der nicht nachdenkt.",
    "Somebody who thinks to the end of their own turn and no further.": "Jemand, der bis ans Ende des eigenen Zuges denkt und nicht weiter.",
    "Somebody who tries out many futures.": "Jemand, der vieles ausprobiert, was kommen kann.",
    "the table was removed": "Der Tisch wurde entfernt.",
    "the host has removed this table": "Der Tisch wurde von der Leitung entfernt.",
  },
  patterns: [
    ["“(.+)” is all that is allowed\\.", "„$1“ ist alles, was erlaubt ist."],
    ["“(.+)” was drawn by lot from (\\d+) options\\.", "„$1“ wurde aus $2 Möglichkeiten gelost."],
    ["“(.+)” leaves me at (\\S+) at the end of my turn\\.", "„$1“ bringt mich am Ende meines Zuges auf $2."],
    ["“(.+)” leaves me at (\\S+) at the end of my turn, no better and no worse than “(.+)”\\.", "„$1“ bringt mich am Ende meines Zuges auf $2, nicht besser und nicht schlechter als „$3“."],
    ["“(.+)” leaves me at (\\S+) at the end of my turn, (\\S+) more than “(.+)”\\.", "„$1“ bringt mich am Ende meines Zuges auf $2, $3 mehr als „$4“."],
    ["“(.+)” promises (\\S+) of the victory in (\\d+) tries\\.", "„$1“ verspricht $2 des Sieges in $3 Versuchen."],
    ["“(.+)” promises (\\S+) of the victory in (\\d+) tries; next comes “(.+)” with (\\S+)\\.", "„$1“ verspricht $2 des Sieges in $3 Versuchen; danach kommt „$4“ mit $5."],
  ],
  texts: {},
};

export const games: Record<string, GameWords> = { scientia };
