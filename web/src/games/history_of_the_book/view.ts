/** What the engine sends of The History of the Book (src/quire/games/history_of_the_book/view.py). */

import { say } from "../../lib/words.svelte";
import type { Genre } from "./marks";

export interface Book {
  id: string;
  title: string;
  author: string;
  year: string;
  place: string;
  printer: string;
  why: string;
  country: string;
  genre: Genre;
  century: number;
  value: number;
  auction: boolean;
  most_valuable: boolean;
  discuss: boolean;
  completes?: string[];
}

export interface EventCard {
  id: string;
  year: string;
  text: string;
  lines: string[];
  auction: boolean;
  discuss: boolean;
}

export interface Progress {
  label: string;
  kind: string;
  size: number;
  have: number;
  market: number;
  to_come: number;
  ready: boolean;
}

export interface SeatView {
  country: string;
  letter: string;
  symbol: string;
  colour: string;
  credits: number;
  score: number;
  negotiations: number;
  shelf: Book[];
  collections: { label: string; kind: string; books: Book[] }[];
  debts: { creditor: number | null; amount: number }[];
  progress: Progress[];
  events: { century: number; used: EventCard[]; left: string[] }[];
}

export interface AuctionSet {
  century: number;
  title: string;
  state: "waiting" | "removed" | "released";
  country: string;
  genre: Genre;
  books: Book[];
}

export interface Side {
  books: string[];
  credits: number;
  debt: number;
}

export interface View {
  round: number;
  rounds: number;
  century: number;
  phase:
    "roll" | "settle" | "event" | "collect" | "chance" | "close" | "last call" | "final settlement" | "final purchases";
  active: number;
  actor: number;
  chance_pending: boolean;
  event: EventCard | null; // the last that was revealed
  order: number[];
  seats: SeatView[];
  market: Book[];
  stacks: { century: number; open: boolean }[];
  sets: AuctionSet[];
  removed: string[];
  bought: string[];
  sold: string[];
  forced: number[];
  trade_limit: number;
  roll_one_pays: number;
  payment: { loser: number; victor: number; due: number; change: number; picked: number; debt: boolean } | null;
  auction: { lot: string; reserve: number; bid: number; bidder: number; seller: number; bidders: number[] } | null;
  offer: { proposer: number; partner: number; counters: number; gives: Side; asks: Side } | null;
  locking: { label: string; size: number; picked: string[] } | null;
}

/** What is printed on a chance card. */
export interface Chance {
  id: string;
  name: string;
  tone: string;
  rule: string;
  text: string;
}

export const ordinal = (century: number): string => say("history.ordinal", { n: century });
export const told = (book: Book): string =>
  `${book.title}, ${book.author}, ${book.year}; ${book.country}, ${say(`history.genre.${book.genre}`)}, ${say("board.worth", { n: book.value })}`;
