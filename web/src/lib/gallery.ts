/** What is printed, drawn as it looks at the table: the gallery of a game, and the pictures of its summary. */

import type { Component } from "svelte";
import type { Json } from "./wire";

export interface GalleryProps<Printed = Record<string, Json>> {
  /** What is printed in the edition. */
  printed: Printed;
  /** What is looked for. */
  sought: string;
}

export interface PictureProps<Printed = Record<string, Json>> {
  printed: Printed;
  /** Which point of the summary; the picture is 240 by 112 around the origin. */
  point: number;
}

const galleries = import.meta.glob<{ default: Component<GalleryProps> }>("../games/*/Gallery.svelte");
const pictures = import.meta.glob<{ default: Component<PictureProps> }>("../games/*/Picture.svelte");

/** A game's own gallery; a game without one has none. */
export async function gallery(game: string): Promise<Component<GalleryProps> | null> {
  return (await galleries[`../games/${game}/Gallery.svelte`]?.())?.default ?? null;
}

/** The pictures for the points of a game's summary; a game without them has none. */
export async function picture(game: string): Promise<Component<PictureProps> | null> {
  return (await pictures[`../games/${game}/Picture.svelte`]?.())?.default ?? null;
}
