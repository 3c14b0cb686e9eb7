/** What a review says of a moment, for the page that shows it. */

import { say } from "./words.svelte";
import type { Chance, Judged, Review, Turning } from "./wire";

export type Verdict = Judged["verdict"];
export const BAD: Verdict[] = ["inaccurate", "mistake", "blunder"];

/** A share as people say it. */
export const percent = (share: number): number => Math.round(100 * share);

/** A change as people say it: +7, −12. */
export const signed = (change: number): string => {
  const n = percent(change);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
};

/** One estimate: value, low, high. */
export function bounds(share: number[]): { value: number; low: number; high: number } {
  const [value = 0, low = value, high = value] = share;
  return { value, low, high };
}

/** The last look at the chances at or before a ply. */
export function chanceAt(review: Review, ply: number): Chance | undefined {
  return review.chances.findLast((chance) => chance.ply <= ply) ?? review.chances[0];
}

/** How the turn is judged that is played at a ply; at the end, the last. */
export function judgedAt(review: Review, ply: number): Judged | undefined {
  return review.judged.find(({ ply: first, last }) => ply >= first && ply <= last);
}

/** The name of a verdict. */
export const verdictName = (verdict: Verdict): string => say(`review.${verdict}`);

/** What made a turning point. */
export const causeName = (review: Review, turning: Turning): string =>
  say(`review.by-${turning.cause}`, { who: review.names[turning.player] ?? "" });

/** Who had the best chances most of the time, and in what share of the looks. */
export function leader(review: Review): { who: number; share: number } {
  const led = review.names.map(
    (_, p) =>
      review.chances.filter(({ shares }) => shares.every((other) => (shares[p]?.[0] ?? 0) >= (other[0] ?? 0))).length,
  );
  const who = led.indexOf(Math.max(...led));
  return { who, share: (led[who] ?? 0) / review.chances.length };
}
