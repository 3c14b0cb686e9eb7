/** What one wants to know of a game before one sits down: how long it takes, in minutes, and how heavy it is, from 1 to 5. */

interface About {
  minutes: readonly [number, number];
  weight: 1 | 2 | 3 | 4 | 5;
}

export const ABOUT: Record<string, About> = {
  books_of_time: { minutes: [60, 90], weight: 4 },
  history_of_the_book: { minutes: [30, 90], weight: 3 },
  scientia: { minutes: [30, 45], weight: 3 },
  trekking: { minutes: [30, 60], weight: 2 },
  two_page_tome: { minutes: [40, 60], weight: 2 },
};

/** The bots that a person chooses among, from the weakest to the strongest. */
export const LEVELS = ["novice", "greedy", "club", "expert"] as const;
export type Level = (typeof LEVELS)[number];
