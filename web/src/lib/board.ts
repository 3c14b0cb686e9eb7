/** What a game's board is given, and the boards there are.  A board draws `view`; it knows no rule. */

import type { Component } from "svelte";
import type { Hand } from "./hand.svelte";
import type { Json, Told } from "./wire";

/** A position to draw: the one being played, one of the past, or one that a choice would lead to.  A game's own board knows the type of its view. */
export interface Shown<View = Record<string, Json>> {
  game: string;
  view: View;
  viewer: number; // whose eyes; -1 a spectator
  names: string[];
  actors: number[];
  ply: number;
  since: number; // `events` led to it from this ply
  events: Told[];
}

export interface BoardProps<View = Record<string, Json>, Printed = Record<string, Json>> {
  shown: Shown<View>;
  hand: Hand;
  /** What an option that is looked at would lead to. */
  promised: View | null;
  /** What is printed in the edition. */
  printed: Printed;
}

/** What a rival has, opened over the board. */
export interface PeekProps<View = Record<string, Json>, Printed = Record<string, Json>> {
  shown: Shown<View>;
  printed: Printed;
  p: number;
}

type Load = () => Promise<{ default: Component<BoardProps> }>;

const found = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");

/** A game's own board, loaded when it is needed; a game without one is played from the list of options. */
export function board(game: string): ReturnType<Load> {
  const load = found[`../games/${game}/Board.svelte`] ?? ((): ReturnType<Load> => import("../table/PlainBoard.svelte"));
  return load();
}

const peeks = import.meta.glob<{ default: Component<PeekProps> }>("../games/*/Peek.svelte");

/** Whether a game's board folds its rivals, so that they are looked at over it. */
export const folds = (game: string): boolean => `../games/${game}/Peek.svelte` in peeks;

/** What a game shows of a rival. */
export const peek = (game: string): Promise<{ default: Component<PeekProps> }> =>
  peeks[`../games/${game}/Peek.svelte`]!();
