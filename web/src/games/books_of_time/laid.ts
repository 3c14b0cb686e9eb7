/** The table as it is laid out: a view names printed things by their ids, here they are what is printed. */

import type * as Sent from "./shown";

export interface Book extends Omit<Sent.Book, "pages"> {
  pages: Sent.Page[];
}

/** A stack from its top tile on; nothing is missing for one that nobody plays for. */
export interface Stack extends Omit<Sent.Stack, "missing"> {
  missing: number | null;
  tiles: Sent.Tile[];
}

/** One face of a page of the Chronicle. */
export interface Face {
  id: string;
  name: string;
  event: Sent.Ability;
  text: string;
  icons: Sent.Icon[];
}

export interface Chronicle extends Omit<Sent.Chronicle, "left" | "right"> {
  left: Face | null;
  right: Face | null;
}

export interface SeatView extends Omit<Sent.SeatView, "board" | "books" | "objectives" | "hand"> {
  board: (Sent.Page | null)[];
  books: Book[];
  objectives: Stack[];
  hand: Sent.Page[] | number;
}

export interface Solo extends Sent.Solo {
  board: Sent.Cell[];
}

export interface About extends Omit<Sent.About, "removed"> {
  backs: Sent.Ability[]; // of the tile that is removed
}

export interface Table extends Omit<Sent.View, "about" | "chronicle" | "offer" | "top" | "discard" | "seats" | "solo"> {
  about: About;
  chronicle: Chronicle;
  offer: (Sent.Page | null)[];
  top: Sent.Page | null;
  discard: Sent.Page[];
  tracks: Sent.Track[];
  sections: Sent.Ability[];
  seats: SeatView[];
  solo: Solo | null;
}

/** A stack of tiles from the top one on. */
export function stack(printed: Sent.Printed, { type, set, level }: Sent.Stack, missing: number | null): Stack {
  const found = printed.stacks.find((one) => one.type === type && one.set === set);
  return { type, set, level, missing, tiles: found?.tiles.slice(level - 1) ?? [] };
}

/** Everything on the table. */
export function laid(view: Sent.View, printed: Sent.Printed): Table {
  const pages = new Map([...printed.pages, ...printed.starting].map((page) => [page.id, page]));
  const page = (id: string | null): Sent.Page | null => (id === null ? null : (pages.get(id) ?? null));
  const all = (ids: string[]): Sent.Page[] => ids.flatMap((id) => page(id) ?? []);
  const face = (id: string | null, side: "front" | "back"): Face | null => {
    const found = printed.chronicle.find((one) => one.id === id);
    return found ? { id: found.id, name: found.name, event: found[side], text: found.text, icons: found.icons } : null;
  };
  return {
    ...view,
    about: { type: view.about.type, slot: view.about.slot, backs: removed(view, printed) },
    chronicle: {
      ...view.chronicle,
      left: face(view.chronicle.left, "back"),
      right: face(view.chronicle.right, "front"),
    },
    offer: view.offer.map(page),
    top: page(view.top),
    discard: all(view.discard),
    tracks: printed.tracks,
    sections: printed.sections,
    seats: view.seats.map((seat) => ({
      ...seat,
      board: seat.board.map(page),
      books: seat.books.map((book) => ({ ...book, pages: all(book.pages) })),
      objectives: seat.objectives.map((one) => stack(printed, one, one.missing)),
      hand: typeof seat.hand === "number" ? seat.hand : all(seat.hand),
    })),
    solo: view.solo && { ...view.solo, board: printed.challenges },
  };
}

/** The back of the tile that is removed. */
function removed(view: Sent.View, printed: Sent.Printed): Sent.Ability[] {
  const { type, removed: level } = view.about;
  const found = view.seats[view.actor]?.objectives.find((one) => one.type === type);
  return found && level !== null ? (stack(printed, { ...found, level }, null).tiles[0]?.back ?? []) : [];
}
