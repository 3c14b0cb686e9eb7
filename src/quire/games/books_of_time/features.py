"""Numbers for networks, one byte each; the page of the game lists them by index."""

from __future__ import annotations

from typing import Final

from quire.core.event import Player
from quire.games.books_of_time.library import CELLS, HAND, SECTIONS, SYMBOLS, TRADE, TYPES
from quire.games.books_of_time.scoring import symbols, tally, top_tile
from quire.games.books_of_time.shelf import paid_by_closing
from quire.games.books_of_time.state import BooksOfTime, Seat
from quire.games.books_of_time.view import picking

SEQUENCE: Final = 10            # symbols of the Trade book that are listed, from its front


def features(g: BooksOfTime, viewer: Player) -> bytes:
    """What the viewer may see; the viewer first, then the others clockwise."""
    found: list[int] = []
    table(g, viewer, found)
    for k in range(g.players):
        seat_features(g, g.seats[(viewer + k) % g.players], found)
    hand(g.seats[viewer], found)
    if g.solo is not None:
        solo(g, found)
    return bytes(found)


def table(g: BooksOfTime, viewer: Player, found: list[int]) -> None:
    """The round, who acts, the events, offer and deck."""
    actor = g.waiting.player
    book = g.chronicle
    found.append(g.round)
    found.append(len(book.pages) + 1 - g.round)
    found.append((actor - viewer) % g.players + 1 if actor >= 0 else 0)
    found.append((g.first - viewer) % g.players)
    found.append(book.left() + 1 if g.round else 0)
    found.append(book.right() + 1 if g.round else 0)
    for page in g.offer:
        found.append(page + 1)
    found.append(0 if picking(g) or not g.deck else g.deck[-1] + 1)
    found.append(len(g.deck))
    found.append(len(g.discard))
    found.append(g.activated + 1)
    for n in g.tokens:
        found.append(n)


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
        found.append(seat.level[t])
        found.append(seat.top[t])
        found.append(seat.sets[t])
        book_features(g, seat, t, found)


def book_features(g: BooksOfTime, seat: Seat, t: int, found: list[int]) -> None:
    """Where a book is open, what it shows and what comes next, what closing it would pay, and its symbols; those of Trade in order too."""
    book = seat.books[t]
    pages, pos = book.pages, book.pos
    found.append(len(pages))
    found.append(pos)
    found.append(book.left() + 1)
    found.append(book.right() + 1)
    found.append(pages[pos + 1] + 1 if pos + 1 < len(pages) else 0)
    pen, paper, file, vp = paid_by_closing(g, book)
    found.append(pen)
    found.append(paper)
    found.append(file)
    found.append(vp)
    read = symbols(g.library, seat, t)
    counted = tally(seat, t, read)
    found.append(top_tile(g.library, seat, t).missing(read, counted))
    first = g.library.first_symbol[t]
    for symbol in range(first, g.library.first_symbol[t + 1]):
        found.append(counted[symbol])
    if t == TRADE:
        for i in range(SEQUENCE):
            found.append(read[i] - first + 1 if i < len(read) else 0)


def hand(own: Seat, found: list[int]) -> None:
    """The six pages of the viewer's setup, and which of them are picked, as a bit mask."""
    for i in range(HAND):
        found.append(own.hand[i] + 1 if i < len(own.hand) else 0)
    picked = 0
    for i in own.picks:
        picked |= 1 << i
    found.append(picked)


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
    found.extend([game.difficulty, game.safe, min(255, game.file_used), game.lost, game.taken, game.discarded, game.written])
    found.extend(game.advanced)
