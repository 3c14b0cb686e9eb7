/** What a game's board is given, and the boards there are.  A board draws `view`; it knows no rule. */

import type { Component } from "svelte";
import type { Hand } from "./hand.svelte";
import type { Json, Told } from "./wire";

/** A position to draw: the one being played, one of the past, or one that a choice would lead to. */
export interface Shown {
  game: string;
  view: Record<string, Json>;
  viewer: number; // whose eyes; -1 a spectator
  names: string[];
  actors: number[];
  events: Told[]; // what led to it, for animation
}

export interface BoardProps {
  shown: Shown;
  hand: Hand;
  /** What is printed: the tables of each content file of the edition, by file name. */
  printed: Record<string, Json>;
}

type Board = Component<BoardProps>;

/** Every game's own board, loaded when it is needed. */
export const boards: Record<string, () => Promise<{ default: Board }>> = {
  books_of_time: () => import("../games/books_of_time/Board.svelte"),
  history_of_the_book: () => import("../games/history_of_the_book/Board.svelte"),
  scientia: () => import("../games/scientia/Board.svelte"),
  trekking: () => import("../games/trekking/Board.svelte"),
  two_page_tome: () => import("../games/two_page_tome/Board.svelte"),
};
