"""Numbers for networks, one byte each; the page of the game lists them by index."""

from __future__ import annotations

from typing import Final

from quire.core.event import Player
from quire.games.books_of_time.book import Book
from quire.games.books_of_time.library import CELLS, HAND, SECTIONS, SYMBOLS, TRADE, TYPES
from quire.games.books_of_time.scoring import symbols, tally, top_tile
from quire.games.books_of_time.shelf import paid_by_closing
from quire.games.books_of_time.state import BooksOfTime, Seat
from quire.games.books_of_time.view import picking

SEQUENCE: Final = 12            # symbols of the Trade book that are listed, from its front


def features(g: BooksOfTime, viewer: Player) -> bytes:
    """What the viewer may see; the viewer first, then the others clockwise."""
    found: list[int] = []
    table(g, viewer, found)
    for k in range(g.players):
        p = (viewer + k) % g.players
        seat_features(g, g.seats[p], found)
    own = g.seats[viewer]
    for i in range(HAND):
        found.append(own.hand[i] + 1 if i < len(own.hand) else 0)
        found.append(1 if i in own.picks else 0)
    if g.solo is not None:
        solo(g, found)
    return bytes(found)


def table(g: BooksOfTime, viewer: Player, found: list[int]) -> None:
    """The round, who acts, the events, offer and deck."""
    found.append(g.round)
    found.append(g.chronicle.spreads() - g.round)
    found.append((g.actor() - viewer) % g.players + 1 if g.actor() >= 0 else 0)
    found.append((g.first - viewer) % g.players)
    found.append(g.chronicle.left() + 1 if g.round else 0)
    found.append(g.chronicle.right() + 1 if g.round else 0)
    for page in g.offer:
        found.append(page + 1)
    found.append(0 if picking(g) or not g.deck else g.deck[-1] + 1)
    found.append(len(g.deck))
    found.append(len(g.discard))
    found.append(g.activated + 1)
    for n in g.tokens:
        found.append(n)
    thrown = [0] * SYMBOLS
    for page in g.discard:
        thrown[g.library.pages[page].symbol] += 1
    found.extend(thrown)


def seat_features(g: BooksOfTime, seat: Seat, found: list[int]) -> None:
    """One seat."""
    found.append(min(255, seat.pen))
    found.append(min(255, seat.paper))
    found.append(min(255, seat.file))
    found.append(min(255, seat.vp // 256))
    found.append(seat.vp % 256)
    for i in range(SECTIONS):
        found.append(seat.board[i] + 1)
    for t in range(TYPES):
        read = symbols(g.library, seat, t)
        counted = tally(seat, t, read)
        found.append(seat.level[t])
        found.append(seat.top[t])
        found.append(seat.sets[t])
        found.append(top_tile(g.library, seat, t).missing(read, counted))
        book_features(g, seat.books[t], found)
        for symbol in range(g.library.first_symbol[t], g.library.first_symbol[t + 1]):
            found.append(counted[symbol])
    read = symbols(g.library, seat, TRADE)
    for i in range(SEQUENCE):
        found.append(read[i] - g.library.first_symbol[TRADE] + 1 if i < len(read) else 0)


def book_features(g: BooksOfTime, book: Book, found: list[int]) -> None:
    """Where a book is open, what it shows and what comes next, and what closing it would pay."""
    pages, pos = book.pages, book.pos
    found.append(len(pages))
    found.append(pos)
    found.append(book.left() + 1)
    found.append(book.right() + 1)
    found.append(pages[pos + 1] + 1 if pos + 1 < len(pages) else 0)
    found.append(pages[0] + 1)
    pen, paper, file, vp = paid_by_closing(g, book)
    found.append(pen)
    found.append(paper)
    found.append(file)
    found.append(vp)


def solo(g: BooksOfTime, found: list[int]) -> None:
    """Challenges, Scribbles' pile by symbol, and what was done in this turn."""
    game = g.solo
    assert game is not None
    for c in range(CELLS):
        found.append(0 if c not in game.chosen else 2 if c in game.fulfilled else 1)
    pile = [0] * SYMBOLS
    for page in game.pile:
        pile[g.library.pages[page].symbol] += 1
    found.extend(pile)
    found.extend([game.difficulty, game.safe, game.file_used, game.lost, game.taken, game.discarded, game.written])
    found.extend(game.advanced)
