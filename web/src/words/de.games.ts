/** What the server says, in German: of any game, and of those games that are translated. */

import type { GameWords } from "../lib/tell";
import { scientia } from "./de.scientia";

/** What bots say of their choices, and what they are. */
export const common: GameWords = {
  names: {},
  words: {
    "Chooses at random and does not think.": "Wählt zufällig, ohne nachzudenken.",
    "Thinks to the end of its own turn and no further.": "Denkt bis ans Ende des eigenen Zuges und nicht weiter.",
    "Sees only this decision, sometimes overlooks an option and misjudges small differences.":
      "Sieht nur diese Entscheidung, übersieht ab und zu eine Möglichkeit und schätzt kleine Unterschiede falsch ein.",
    "A search that is over in a moment.": "Eine Suche, die gleich fertig ist.",
    "A search that takes its time.": "Eine Suche, die sich Zeit lässt.",
    "Tries out many futures, and follows its plan as long as the turn goes as expected.":
      "Probiert vieles aus, was kommen kann, und folgt dem Plan, solange der Zug wie erwartet verläuft.",
    "the table was removed": "Der Tisch wurde entfernt.",
    "the host has removed this table": "Der Tisch wurde von der Leitung entfernt.",
  },
  patterns: [
    ["“(.+)” is all that is allowed\\.", "„$1“ ist alles, was erlaubt ist."],
    ["“(.+)” was drawn by lot from (\\d+) options\\.", "„$1“ wurde aus $2 Möglichkeiten gelost."],
    ["“(.+)” leaves me at (\\S+) at the end of my turn\\.", "„$1“ bringt mich am Ende meines Zuges auf $2."],
    [
      "“(.+)” leaves me at (\\S+) at the end of my turn, no better and no worse than “(.+)”\\.",
      "„$1“ bringt mich am Ende meines Zuges auf $2, nicht besser und nicht schlechter als „$3“.",
    ],
    [
      "“(.+)” leaves me at (\\S+) at the end of my turn, (\\S+) more than “(.+)”\\.",
      "„$1“ bringt mich am Ende meines Zuges auf $2, $3 mehr als „$4“.",
    ],
    ["“(.+)” looks best to me at a glance\\.", "„$1“ scheint mir auf den ersten Blick am besten."],
    [
      "“(.+)” promises (\\S+) of the victory \\((\\S+) to (\\S+) after (\\d+) tries\\)\\.",
      "„$1“ verspricht $2 des Sieges ($3 bis $4 nach $5 Versuchen).",
    ],
    [
      "“(.+)” promises (\\S+) of the victory \\((\\S+) to (\\S+) after (\\d+) tries\\); “(.+)” looks like (\\S+), but after fewer tries \\((\\d+)\\), which is less sure\\.",
      "„$1“ verspricht $2 des Sieges ($3 bis $4 nach $5 Versuchen); „$6“ sieht nach $7 aus, aber nach weniger Versuchen ($8), also weniger sicher.",
    ],
    [
      "“(.+)” promises (\\S+) of the victory \\((\\S+) to (\\S+) after (\\d+) tries\\); next comes “(.+)” with (\\S+)\\.",
      "„$1“ verspricht $2 des Sieges ($3 bis $4 nach $5 Versuchen); danach kommt „$6“ mit $7.",
    ],
  ],
  texts: {},
};

export const games: Record<string, GameWords> = { scientia };
