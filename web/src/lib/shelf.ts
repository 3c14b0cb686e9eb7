/** What one wants to know of a game before one sits down: how long it takes, in minutes, and how heavy it is, from 1 to 5. */

interface About {
  minutes: readonly number[];
  /** No box says how long it takes: worked out from how much is decided. */
  estimated?: true;
  weight: 1 | 2 | 3 | 4 | 5;
}

/** As on the boxes where they say it.  For the others: decisions in games of bots (`quire sim GAME --bots novice --games 20 --seed 1`, with the fewest
 *  and the most players), at so many seconds each. */
export const ESTIMATE = { few: 289, many: 722, seconds: 8 };
const minutes = (decisions: number): number => Math.round((decisions * ESTIMATE.seconds) / 300) * 5;

export const ABOUT: Record<string, About> = {
  books_of_time: { minutes: [45, 60], weight: 4 },
  history_of_the_book: { minutes: [minutes(ESTIMATE.few), minutes(ESTIMATE.many)], weight: 3, estimated: true },
  scientia: { minutes: [30], weight: 3 },
  trekking: { minutes: [30, 60], weight: 2 },
  two_page_tome: { minutes: [45], weight: 2 },
};

/** How long a game takes: 30–60, 45, 40–95*. */
export const minutesOf = ({ minutes, estimated }: About): string => `${minutes.join("–")}${estimated ? "*" : ""}`;

/** The bots that a person chooses among, from the weakest to the strongest. */
export const LEVELS = ["novice", "greedy", "club", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
