/** The signs of each game with their meanings, one click away from the table: `games/<game>/Legend.svelte`. */

import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("../games/*/Legend.svelte");

/** The legend of a game; null for a game without. */
export const legend = async (game: string): Promise<Component | null> =>
  (await found[`../games/${game}/Legend.svelte`]?.())?.default ?? null;
