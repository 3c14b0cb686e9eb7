// Made by `python -m quirebox.server.typescript` from src/quirebox/games/history_of_the_book/shown.py; do not edit.

import type { Sentence } from "../../lib/wire";

export type Genre = "LIT" | "REL" | "SCI" | "PHI" | "HIS" | "ART" | "MVB";

export type Phase = "roll" | "settle" | "event" | "collect" | "chance" | "close" | "last call" | "final settlement" | "final purchases";

export type Kind = "canon" | "specialty" | "valuable";

export type SetState = "waiting" | "auctioned" | "removed" | "released";

export type What = "gain" | "gain per" | "gain from richer" | "wager" | "pay" | "pay in full" | "pay per books" | "remove" | "return" | "give" | "sell" | "take" | "buy for less" | "swap" | "exchange" | "or";

export type Which = "collections" | "genres" | "centuries" | "earliest" | "latest" | "dearest" | "cheapest" | "random" | "own country" | "left" | "right";

/** A book as its card shows it. */
export interface Book {
  id: string;
  title: string;
  author: string;
  year: string;
  place: string;
  printer: string;
  why: string;
  country: string;
  genre: "LIT" | "REL" | "SCI" | "PHI" | "HIS" | "ART" | "MVB";
  century: number;
  value: number;
  auction: boolean;
  most_valuable: boolean;
  discuss: boolean;
}

/** What an event means for one country or two; the bank is None. */
export interface EventLine {
  payer: string | null;
  receiver: string | null;
  n: number;
  said: Sentence;
}

/** An event as its card shows it. */
export interface EventCard {
  id: string;
  country: string;
  century: number;
  year: string;
  text: string;
  lines: EventLine[];
  auction: boolean;
  discuss: boolean;
}

/** A part of what a chance card does, to be drawn as icons. */
export interface Sign {
  what: "gain" | "gain per" | "gain from richer" | "wager" | "pay" | "pay in full" | "pay per books" | "remove" | "return" | "give" | "sell" | "take" | "buy for less" | "swap" | "exchange" | "or";
  n?: number;
  which?: "collections" | "genres" | "centuries" | "earliest" | "latest" | "dearest" | "cheapest" | "random" | "own country" | "left" | "right";
  most?: number;
  prizes?: number[];
}

/** A chance card. */
export interface Chance {
  id: string;
  name: string;
  tone: string;
  signs: Sign[];
  rule: Sentence;
  text: string;
}

/** An auction set. */
export interface PrintedSet {
  century: number;
  title: string;
  country: string;
  genre: "LIT" | "REL" | "SCI" | "PHI" | "HIS" | "ART" | "MVB";
  books: Book[];
}

/** What lies in the box. */
export interface Printed {
  books: Book[];
  sets: PrintedSet[];
  events: EventCard[];
  chances: Chance[];
}

/** How far a collection is. */
export interface Progress {
  label: string;
  kind: "canon" | "specialty" | "valuable";
  size: number;
  have: number;
  market: number;
  to_come: number;
  ready: boolean;
}

/** A collection that was completed. */
export interface Collection {
  label: string;
  kind: "canon" | "specialty" | "valuable";
  books: string[];
}

/** What is owed to somebody; None is the bank. */
export interface Debt {
  creditor: number | null;
  amount: number;
}

/** The events of a country and century by their ids: those used, and those left without their order. */
export interface Pile {
  century: number;
  used: string[];
  left: string[];
}

/** What one country has. */
export interface SeatView {
  country: string;
  credits: number;
  score: number;
  sheet: Record<string, number>;
  negotiations: number;
  shelf: string[];
  collections: Collection[];
  debts: Debt[];
  progress: Progress[];
  events: Pile[];
}

/** The books of a century. */
export interface Stack {
  century: number;
  open: boolean;
}

/** An auction set and what has become of it. */
export interface AuctionSet {
  century: number;
  state: "waiting" | "auctioned" | "removed" | "released";
}

/** The payment in progress. */
export interface Payment {
  loser: number;
  victor: number;
  due: number;
  change: number;
  picked: number;
  debt: boolean;
}

/** The bidding in progress, with the whole lot: all books, and what they have in common. */
export interface Auction {
  lot: string;
  books: string[];
  country: string;
  genre: "LIT" | "REL" | "SCI" | "PHI" | "HIS" | "ART" | "MVB";
  reserve: number;
  bid: number;
  bidder: number;
  seller: number;
  bidders: number[];
}

/** What one side of an offer gives. */
export interface Side {
  books: string[];
  credits: number;
  debt: number;
  takes: number;
}

/** What both sides of an offer give. */
export interface Sides {
  gives: Side;
  asks: Side;
}

/** The offer on the table, or as far as it has been composed. */
export interface Offer {
  proposer: number;
  partner: number;
  counters: number;
  changes_left: number;
  invited: boolean;
  lot: string | null;
  goods: string[];
  item: number | null;
  answers: Sides | null;
  gives: Side;
  asks: Side;
}

/** The collection whose books are being named. */
export interface Locking {
  label: string;
  size: number;
  picked: string[];
}

/** The table as the viewer sees it; books and events are named by their ids. */
export interface View {
  round: number;
  rounds: number;
  century: number;
  phase: "roll" | "settle" | "event" | "collect" | "chance" | "close" | "last call" | "final settlement" | "final purchases";
  active: number;
  actor: number;
  chance_pending: boolean;
  event: string | null;
  order: number[];
  seats: SeatView[];
  market: string[];
  completes: Record<string, string[]>;
  stacks: Stack[];
  sets: AuctionSet[];
  removed: string[];
  bought: string[];
  sold: string[];
  forced: number[];
  trade_limit: number;
  roll_one_pays: number;
  talks: "active" | "all";
  owed_books: boolean;
  payment: Payment | null;
  auction: Auction | null;
  offer: Offer | null;
  locking: Locking | null;
}
