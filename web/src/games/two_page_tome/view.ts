/** How the things of Two Page Tome look, and how they are said. */

import type { Hand, Match } from "../../lib/hand.svelte";
import { count, say } from "../../lib/words.svelte";
import type { Card, Direction, Land, MapSheet, Printed, SheetView, View } from "./shown";

export const LANDS = ["forest", "cave", "lake", "castle", "village", "cliffs"] as const satisfies Land[];
export const DIRECTIONS: Direction[] = ["E", "NE", "NW", "W", "SW", "SE"];
export type Cell = [q: number, r: number];

/** The table with what is printed for it: the map of this game, and the player aid. */
export interface Table extends Omit<View, "map">, Pick<Printed, "aid" | "pairs" | "parts"> {
  map: MapSheet;
}

export function laid(view: View, { maps, aid, pairs, parts }: Printed): Table {
  return { ...view, map: maps.find((map) => map.id === view.map)!, aid, pairs, parts };
}

/** What is drawn of a sheet as a map. */
export type World = Pick<SheetView, "at" | "hexes" | "reach" | "claimed" | "closed">;

/** A pattern laid over the map: what it needs, and what is missing. */
export interface Overlay {
  land: Land;
  hexes: number[];
}

export const INKS: Record<Land, string> = {
  forest: "#3c8a57",
  cave: "#77708a",
  lake: "#3d8fc7",
  castle: "#9160b5",
  village: "#d0722a",
  cliffs: "#a06c3a",
};
export const CORNERS = { green: "●", yellow: "▲", red: "◆" } as const;

export const landName = (land: Land): string => say(`tome.land.${land}`);

/** A card as it is spoken. */
export const cardSaid = (card: Card): string =>
  say("tome.card", { race: card.race, points: count("board.points", card.points), n: card.pattern.required.length });

/** Once something that stands for several options was touched, other things stand only for those of them that are left. */
export function within(hand: Hand, match: Match): Match {
  return (choice) => match(choice) && (!hand.among.length || hand.among.some((option) => option.text === choice.text));
}
