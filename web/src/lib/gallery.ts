/** The galleries of the games: everything that is printed, drawn as it looks at the table. */

import type { Component } from "svelte";
import type { Json } from "./wire";

export interface GalleryProps {
  /** What is printed: the tables of each content file of the edition, by file name. */
  printed: Record<string, Json>;
  /** What is looked for. */
  sought: string;
}

const found = import.meta.glob<{ default: Component<GalleryProps> }>("../games/*/Gallery.svelte");

/** A game's own gallery; a game without one has none. */
export async function gallery(game: string): Promise<Component<GalleryProps> | null> {
  return (await found[`../games/${game}/Gallery.svelte`]?.())?.default ?? null;
}
