"""Numbers for networks, one byte each; the page of the game lists them by index."""

from __future__ import annotations

from typing import Final

from quire.core.event import NOBODY, Player
from quire.core.native import i64
from quire.core.state import State
from quire.games.books_of_time.book import Book
from quire.games.books_of_time.library import CELLS, HAND, SCIENCE, SYMBOLS, TRADE, TYPES
from quire.games.books_of_time.scoring import symbols, tally, top_tile
from quire.games.books_of_time.shelf import paid_by_closing
from quire.games.books_of_time.state import BooksOfTime, Seat, Solo, bot
from quire.games.books_of_time.view import picking

SEQUENCE: Final = 10  # symbols of the Trade book that are listed, from its front
NO_HAND: Final[list[int]] = [0] * (HAND + 1)


def features(position: State, viewer: Player) -> bytes:
    """What the viewer may see; the viewer first, then the others clockwise.  A spectator sits in the first seat, without its hand."""
    g = bot(position)
    first = max(viewer, 0)
    seats = g.seats[first:] + g.seats[:first]
    numbers = table(g, first)
    for seat in seats:
        add_seat(seat, numbers)
    if viewer == NOBODY or not seats[0].hand:
        numbers += NO_HAND
    else:
        add_hand(seats[0], numbers)
    found: list[bytes | bytearray] = [bytearray(numbers)]
    for seat in seats:
        for t in range(TYPES):
            found.append(book_features(g, seat, t))
    if g.solo is not None:
        found.append(bytes(solo(g, g.solo)))
    return b"".join(found)


def table(g: BooksOfTime, viewer: Player) -> list[int]:
    """The round, who acts, the events, offer and deck."""
    actor, book, offer, tokens = g.waiting.player, g.chronicle, g.offer, g.tokens
    return [
        g.round,
        len(book.pages) + 1 - g.round,
        (actor - viewer) % g.players + 1 if actor >= 0 else 0,
        (g.first - viewer) % g.players,
        book.left() + 1 if g.round else 0,
        book.right() + 1 if g.round else 0,
        offer[0] + 1,
        offer[1] + 1,
        offer[2] + 1,
        offer[3] + 1,
        0 if picking(g) or not g.deck else g.deck[-1] + 1,
        len(g.deck),
        len(g.discard),
        g.activated + 1,
        tokens[0],
        tokens[1],
        tokens[2],
        tokens[3],
    ]


def add_seat(seat: Seat, found: list[int]) -> None:
    """One seat without its books."""
    found.append(min(255, seat.pen))
    found.append(min(255, seat.paper))
    found.append(min(255, seat.file))
    found.append(min(255, seat.vp >> 8))
    found.append(seat.vp & 255)
    for page in seat.board:
        found.append(page + 1)


def book_features(g: BooksOfTime, seat: Seat, t: int) -> bytes:
    """A book of a seat, worked out once for as long as neither it nor its track nor its objective nor the Science tokens change."""
    book = seat.books[t]
    key: i64 = (seat.sets[t] * 8 + seat.top[t]) * 8 + seat.level[t]
    if t == SCIENCE:
        for n in seat.tokens:
            key = key * 8 + n
    found = book.shown(key)
    if not found:
        found = bytes(read(g, seat, t, book))
        book.show(key, found)
    return found


def read(g: BooksOfTime, seat: Seat, t: int, book: Book) -> list[int]:
    """Level and objective of a type, where its book is open, what it shows and what comes next, what closing it would pay, and its symbols; those of Trade in order too."""
    library, pages, pos = g.library, book.pages, book.pos
    found = [
        seat.level[t],
        seat.top[t],
        seat.sets[t],
        len(pages),
        pos,
        book.left() + 1,
        book.right() + 1,
        pages[pos + 1] + 1 if pos + 1 < len(pages) else 0,
    ]
    pen, paper, file, vp = paid_by_closing(g, book)
    found += [pen, paper, file, vp]
    written = symbols(library, seat, t)
    counted = tally(seat, t, written)
    found.append(top_tile(library, seat, t).missing(written, counted))
    first = library.first_symbol[t]
    found += counted[first : library.first_symbol[t + 1]]
    if t == TRADE:
        found += [written[i] - first + 1 if i < len(written) else 0 for i in range(SEQUENCE)]
    return found


def add_hand(own: Seat, found: list[int]) -> None:
    """The six pages of the viewer's setup, and which of them are picked, as a bit mask."""
    for page in own.hand:
        found.append(page + 1)
    picked = 0
    for i in own.picks:
        picked |= 1 << i
    found.append(picked)


def solo(g: BooksOfTime, game: Solo) -> list[int]:
    """Challenges, Scribbles' pile by symbol, and what was done in this turn."""
    found = [0] * CELLS
    for c in game.chosen:
        found[c] = 2 if c in game.fulfilled else 1
    pile = [0] * SYMBOLS
    for page in game.pile:
        pile[g.library.pages[page].symbol] += 1
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
