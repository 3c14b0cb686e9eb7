/** What the players' rail tells of a seat: each game says what matters in it (`games/<game>/rail.ts`); it reads the view and knows no rule. */

import type { Shown } from "./board";

/** Something that a player has: a sign and a number, or a word. */
export interface Fact {
  name: string; // what it is, in words
  value: number | string;
  icon?: string; // an outline around the origin, about 16 wide
  colour?: string; // of a filled sign
}

export interface Seated {
  points: number;
  later?: number; // what would be added if the game ended now
  facts: Fact[];
  parts: Record<string, number>; // where the points come from, by their keys
}

type Module = { rail: (shown: Shown<never>) => Seated[] };

const found = import.meta.glob<Module>("../games/*/rail.ts");

/** How a game's seats are told; a game without it has names and clocks only. */
export async function rail(game: string): Promise<((shown: Shown) => Seated[]) | null> {
  const load = found[`../games/${game}/rail.ts`];
  return load ? ((await load()).rail as (shown: Shown) => Seated[]) : null;
}
