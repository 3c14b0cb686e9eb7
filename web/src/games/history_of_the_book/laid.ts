/** The table as it is laid out, in the person's language: a view names books and events by their ids, here they are what is printed. */

import type * as Sent from "./shown";
import { read } from "./view";

export interface Book extends Sent.Book {
  completes?: string[]; // in the market: what it would complete for the viewer
}
export interface Collection extends Omit<Sent.Collection, "books"> {
  books: Book[];
}
export interface SeatView extends Omit<Sent.SeatView, "shelf" | "collections"> {
  shelf: Book[];
  collections: Collection[];
}
export interface Auction extends Omit<Sent.Auction, "books"> {
  books: Book[];
}
export type AuctionSet = Sent.AuctionSet & Sent.PrintedSet;

export interface View extends Omit<Sent.View, "event" | "market" | "seats" | "sets" | "auction"> {
  event: Sent.EventCard | null;
  market: Book[];
  seats: SeatView[];
  sets: AuctionSet[];
  auction: Auction | null;
}

/** Everything on the table; `printed` has been read already. */
export function laid(sent: Sent.View, printed: Sent.Printed): View {
  const view = read(sent);
  const known = new Map([...printed.books, ...printed.sets.flatMap((set) => set.books)].map((book) => [book.id, book]));
  const all = (ids: string[]): Book[] => ids.flatMap((id) => known.get(id) ?? []);
  return {
    ...view,
    event: printed.events.find(({ id }) => id === view.event) ?? null,
    market: all(view.market).map((book) => ({ ...book, completes: view.completes[book.id] ?? [] })),
    seats: view.seats.map((seat) => ({
      ...seat,
      shelf: all(seat.shelf),
      collections: seat.collections.map((one) => ({ ...one, books: all(one.books) })),
    })),
    sets: view.sets.flatMap((set) => {
      const found = printed.sets.find(({ century }) => century === set.century);
      return found ? { ...found, ...set } : [];
    }),
    auction: view.auction && { ...view.auction, books: all(view.auction.books) },
  };
}
