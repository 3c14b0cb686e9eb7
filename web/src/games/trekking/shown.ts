// Made by `python -m quirebox.server.typescript` from src/quirebox/games/trekking/shown.py; do not edit.

import type { Sentence } from "../../lib/wire";

export type Colour = "P" | "E" | "I" | "G";

export type Experience = "P" | "E" | "I" | "G" | "W";

export type Icon = "P" | "E" | "I" | "G" | "W" | "C";

export type Bonus = "C";

export type Phase = "itinerary" | "turn" | "spend" | "wild" | "may" | "warp" | "over";

export type Prefers = "most icons" | "earliest" | "short first";

export type What = "gain" | "gain chosen" | "gain spaces" | "gain last" | "score" | "take" | "take ancestor" | "new row" | "drop last" | "cost" | "crystal power" | "punctual" | "on hour" | "company" | "space" | "space also" | "space wild" | "ancestor" | "exchange" | "join" | "close" | "collapse" | "most icons" | "earliest" | "short first" | "scores" | "scores favourite";

/** A part of what a Time Warp or a Solo card does, to be drawn as icons. */
export interface Sign {
  what: "gain" | "gain chosen" | "gain spaces" | "gain last" | "score" | "take" | "take ancestor" | "new row" | "drop last" | "cost" | "crystal power" | "punctual" | "on hour" | "company" | "space" | "space also" | "space wild" | "ancestor" | "exchange" | "join" | "close" | "collapse" | "most icons" | "earliest" | "short first" | "scores" | "scores favourite";
  n?: number;
  at?: number[];
  icons?: ("P" | "E" | "I" | "G" | "W" | "C")[];
}

/** A History card; an Ancestor has neither day nor year nor category. */
export interface Card {
  id: string;
  day?: number;
  year?: number;
  circa?: boolean;
  title: Sentence;
  category?: "P" | "E" | "I" | "G";
  hours: number;
  icons: ("P" | "E" | "I" | "G" | "W" | "C")[];
  caption: Sentence;
}

/** An Itinerary with the bonuses of its spaces and rows. */
export interface Itinerary {
  id: string;
  name: Sentence;
  heights: number[];
  spaces: (number | "C")[][];
  rows: number[];
}

/** An Itinerary in the hand. */
export interface Offer {
  id: string;
  name: Sentence;
  heights: number[];
  spaces: (number | "C")[][];
  rows: number[];
  place: number;
}

/** A Time Warp. */
export interface Warp {
  id: string;
  name: Sentence;
  signs: Sign[];
  text: Sentence;
  kind: "activated" | "unlimited";
  hours: number | null;
}

/** A Solo card: how the Rival Tour plays. */
export interface SoloCard {
  id: string;
  name: Sentence;
  level: number;
  signs: Sign[];
  text: Sentence;
}

/** What lies in the box. */
export interface Printed {
  cards: Card[];
  ancestors: Card[];
  itineraries: Itinerary[];
  warps: Warp[];
  solo: SoloCard[];
}

/** What is being paid for. */
export interface PayingFor {
  kind: "take" | "ancestor" | "warp";
  slot?: number;
}

/** What a number of crystals leads to. */
export interface Payment {
  crystals: number;
  hours: number;
  to: number;
  lost: number;
  points: number;
}

/** A slot of the Row. */
export interface Slot {
  slot: number;
  space: "P" | "E" | "I" | "G" | "W" | "C" | "";
  card: string | null;
  cost?: number;
  extends?: number[];
}

/** The cards of the day that lie face down. */
export interface Deck {
  left: number;
  unseen: string[];
  bottom: string[];
}

/** The current trek and the collapsed ones. */
export interface Treks {
  trek: string[];
  date: number | null;
  trek_worth: number;
  next_worth: number;
  collapsed: string[][];
  collapsed_worth: number;
}

/** What only its owner sees. */
export interface Hand {
  hand?: Offer[];
  choice?: string | null;
}

/** A player's things. */
export interface PlayerView {
  trek: string[];
  date: number | null;
  trek_worth: number;
  next_worth: number;
  collapsed: string[][];
  collapsed_worth: number;
  hand?: Offer[];
  choice?: string | null;
  track: number;
  score: number;
  sheet: Record<string, number>;
  crystals: number;
  hour: number;
  itinerary: Itinerary | null;
  columns: ("P" | "E" | "I" | "G" | "W")[][];
  completed: number[];
  used: string[];
  selected: boolean;
  warped: boolean;
}

/** The Rival Tour of the solo mode. */
export interface RivalView {
  trek: string[];
  date: number | null;
  trek_worth: number;
  next_worth: number;
  collapsed: string[][];
  collapsed_worth: number;
  solo: string;
  favourite: "P" | "E" | "I" | "G" | "W" | "C" | "";
  track: number;
  score: number;
  hour: number;
}

/** The whole table. */
export interface View {
  day: number;
  phase: "itinerary" | "turn" | "spend" | "wild" | "may" | "warp" | "over";
  paying_for: PayingFor | null;
  payments: Payment[];
  joining: number | null;
  row: Slot[];
  deck: Deck;
  ancestors: string[];
  supply: Record<"P" | "E" | "I" | "G" | "W", number>;
  crystals: number;
  wilds_in_hand: number;
  clock: number[][];
  active: number;
  warps: string[];
  trek_points: number[];
  further_card: number;
  punctuality: number;
  players: PlayerView[];
  rival: RivalView | null;
}
