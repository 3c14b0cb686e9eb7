"""Numbers for networks, one byte each; the page of the game lists them by index."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit
from quirebox.core.native import BytesWriter, i64, u8
from quirebox.core.numbers import Numbers, collected
from quirebox.core.state import State
from quirebox.games.books_of_time.book import Book
from quirebox.games.books_of_time.box import CELLS, HAND, SCIENCE, SYMBOLS, TRADE, TYPES
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat, Solo
from quirebox.games.books_of_time.scoring import symbols, tally, top_tile
from quirebox.games.books_of_time.verbs import paid_by_closing
from quirebox.games.books_of_time.view import picking

SEQUENCE: Final = 10  # symbols of the Trade book that are listed, from its front
NO_HAND: Final = bytes(HAND + 1)


@final
class BooksOfTimeNumbers(Numbers):
    """The table, every seat, the viewer's setup hand, every book; alone also the challenges."""

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        assert isinstance(g, BooksOfTimePosition)
        first, players = i64(viewer), i64(g.players)
        if viewer == NOBODY:  # a spectator sits in the first seat, without its hand
            first = 0
        table(g, first, out)
        for k in range(first, first + players):
            seat = g.seats[k if k < players else k - players]
            out.write(seat._looks if len(seat._looks) else seat_seen(seat))
        if viewer == NOBODY or not g.seats[first].hand:
            out.write(NO_HAND)
        else:
            hand(g.seats[first], out)
        for k in range(first, first + players):
            seat = g.seats[k if k < players else k - players]
            out.write(seat._shown if len(seat._shown) else books(g, seat))
        if g.solo is not None:
            out.write(bytes(solo(g, g.solo)))


NUMBERS: Final = BooksOfTimeNumbers()


def features(g: State, viewer: Player) -> bytes:
    """What the viewer may see; the viewer first, then the others clockwise."""
    return collected(NUMBERS, g, viewer)


def table(g: BooksOfTimePosition, viewer: i64, out: BytesWriter) -> None:
    """The round, who acts, the events, offer and deck."""
    actor, book, n = g.waiting.player, g.chronicle, i64(g.players)
    turn, first = actor - viewer, g.first - viewer
    turn = 0 if actor == NOBODY else turn + 1 if turn >= 0 else turn + 1 + n
    out.append(u8(g.round))
    out.append(u8(len(book.pages) + 1 - g.round))
    out.append(u8(turn))
    out.append(u8(first if first >= 0 else first + n))
    out.append(u8(book.left() + 1 if g.round else 0))
    out.append(u8(book.right() + 1 if g.round else 0))
    for page in g.offer:
        out.append(u8(page + 1))
    out.append(u8(0 if picking(g) or not g.deck else g.deck[-1] + 1))
    out.append(u8(len(g.deck)))
    out.append(u8(len(g.discard)))
    out.append(u8(g.activated + 1))
    for tokens in g.tokens:
        out.append(u8(tokens))


def seat_seen(seat: Seat) -> bytes:
    """One seat without its books, worked out once for as long as it does not change."""
    out = BytesWriter()
    vp = seat.vp
    out.append(small(seat.pen))
    out.append(small(seat.paper))
    out.append(small(seat.file))
    out.append(u8(vp >> 8 if vp < 1 << 16 else 255))
    out.append(u8(vp & 255))
    for page in seat.board:
        out.append(u8(page + 1))
    seat._looks = out.getvalue()
    return seat._looks


def books(g: BooksOfTimePosition, seat: Seat) -> bytes:
    """The books of a seat, one after the other, put together once for as long as they do not change."""
    out = BytesWriter()
    for t in range(TYPES):
        out.write(book_features(g, seat, t))
    seat._shown = out.getvalue()
    return seat._shown


def book_features(g: BooksOfTimePosition, seat: Seat, t: int) -> bytes:
    """A book of a seat, worked out once for as long as neither it nor its track nor its objective nor the Science
    tokens change."""
    book = seat.books[t]
    key: i64 = (seat.sets[t] * 8 + seat.top[t]) * 8 + seat.level[t]
    if t == SCIENCE:
        for n in seat.tokens:
            key = key * 8 + n
    found = book.shown(key)
    if len(found) == 0:
        found = read(g, seat, t, book)
        book.show(key, found)
    return found


def read(g: BooksOfTimePosition, seat: Seat, t: int, book: Book) -> bytes:
    """Level and objective of a type, where its book is open, what it shows and what comes next, what closing it would
    pay, and its symbols; those of Trade in order too."""
    box, pages, pos, out = g.printed, book.pages, book.pos, BytesWriter()
    out.append(u8(seat.level[t]))
    out.append(u8(seat.top[t]))
    out.append(u8(seat.sets[t]))
    out.append(u8(len(pages)))
    out.append(u8(pos))
    out.append(u8(book.left() + 1))
    out.append(u8(book.right() + 1))
    out.append(u8(pages[pos + 1] + 1 if pos + 1 < len(pages) else 0))
    pen, paper, file, vp = paid_by_closing(g, book)
    out.append(small(pen))
    out.append(small(paper))
    out.append(small(file))
    out.append(small(vp))
    written = symbols(box, seat, t)
    counted = tally(seat, t, written)
    out.append(u8(top_tile(box, seat, t).missing(written, counted)))
    first = box.first_symbol[t]
    for i in range(first, box.first_symbol[t + 1]):
        out.append(u8(counted[i]))
    if t == TRADE:
        for i in range(SEQUENCE):
            out.append(u8(written[i] - first + 1 if i < len(written) else 0))
    return out.getvalue()


def small(n: int) -> u8:
    """The number, at most what fits into a byte."""
    return u8(n if n < 255 else 255)


def hand(own: Seat, out: BytesWriter) -> None:
    """The six pages of the viewer's setup, and which of them are picked, as a mask."""
    for page in own.hand:
        out.append(u8(page + 1))
    picked = 0
    for i in own.picks:
        picked |= bit(i)
    out.append(u8(picked))


def solo(g: BooksOfTimePosition, game: Solo) -> list[int]:
    """Challenges, Scribbles' pile by symbol, and what was done in this turn."""
    found = [0] * CELLS
    for c in game.chosen:
        found[c] = 2 if c in game.fulfilled else 1
    pile = [0] * SYMBOLS
    for page in game.pile:
        pile[g.printed.pages[page].symbol] += 1
    return [
        *found,
        *pile,
        game.difficulty,
        game.safe,
        min(255, game.file_used),
        game.lost,
        game.taken,
        game.discarded,
        game.written,
        *game.advanced,
    ]
