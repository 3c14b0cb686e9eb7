"""How well a player stands: points, and what pages, resources and levels promise."""

from __future__ import annotations

from math import exp
from typing import Final

from quire.core.event import Player
from quire.games.books_of_time.library import REGULAR, TOP, TYPES
from quire.games.books_of_time.scoring import PER_PAGE, missing, penalty, ranked, top_tile, total
from quire.games.books_of_time.shelf import paid_by_closing
from quire.games.books_of_time.state import BooksOfTime, Seat

PEN_OR_PAPER: Final = 1.9           # in VP, as long as many rounds are left
FILE: Final = 2.7
PLENTY: Final = 6                   # resources beyond so many of a kind are worth half
LAST: Final = 0.2                   # what a resource is worth at the end
FADING: Final = 5                   # rounds in which it falls to that
PER_LEVEL: Final = 0.8
AHEAD: Final = 1.0                  # for each copy of the most frequent symbol, as long as levels that count symbols lie ahead
SYMBOL_LEVEL: Final = 6             # the last of these levels
PER_WRITTEN: Final = 1.5
TOP_PAGE: Final = 1.2                # for each page of a book whose track is about to be topped
TO_COME: Final = 0.2                # pages that a book still gets in a round
TIE_BREAK: Final = 0.001            # for each File (BOT-END-4)
TURNED: Final = 0.9                 # share of the instants of turned pages
AVAILABLE: Final[tuple[float, ...]] = (0.5, 0.9, 1.4, 1.8, 2.4)     # a page in each section
SYMBOLS_PER_TURN: Final = 0.35      # that a player gets for a certain objective
DOUBT: Final = 0.9                  # symbols more or less that make an objective about half as likely


def evaluate(g: BooksOfTime, p: Player) -> float:
    """How well p stands, in VP."""
    seat = g.seats[p]
    left = g.chronicle.spreads() - g.round
    fresh = min(1.0, left / FADING)
    if g.over():
        return total(g, p) + TIE_BREAK * seat.file
    value = float(seat.vp) + resources(seat, LAST + (1.0 - LAST) * fresh)
    for t in range(TYPES):
        value += objective(g, seat, t, left) + track(g, seat, t, left)
        value += closing(g, seat, t) * fresh
    return value + pages(g, seat, fresh) - penalty(g)


def resources(seat: Seat, share: float) -> float:
    """What Pens, Paper and Files are worth; less towards the end."""
    value = FILE * seat.file
    for n in (seat.pen, seat.paper):
        value += PEN_OR_PAPER * (min(n, PLENTY) + 0.5 * max(0, n - PLENTY))
    return value * share


def objective(g: BooksOfTime, seat: Seat, t: int, left: int) -> float:
    """The VP of an objective by how likely it still is: certain if nothing is wanting, less with every symbol that is."""
    wanting = missing(g.library, seat, t)
    vp = top_tile(g.library, seat, t).vp
    if not wanting:
        return float(vp)
    return vp / (1.0 + exp((wanting - SYMBOLS_PER_TURN * left) / DOUBT))


def track(g: BooksOfTime, seat: Seat, t: int, left: int) -> float:
    """What a level promises: something for each, the VP for symbols that lie ahead, and the VP per page at the top."""
    level = seat.level[t]
    pages = len(seat.books[t].pages)
    if level == TOP:
        return PER_LEVEL * level + PER_PAGE * (pages + TO_COME * left)
    if 2 * left < TOP - level:
        return PER_LEVEL * level
    ahead = ranked(g.library, seat, t)[0] if level < SYMBOL_LEVEL else 0
    near = level / TOP
    return PER_LEVEL * level + AHEAD * ahead + TOP_PAGE * pages * near * near


def closing(g: BooksOfTime, seat: Seat, t: int) -> float:
    """What the turned pages of a book will pay."""
    pen, paper, file, vp = paid_by_closing(g, seat.books[t])
    return TURNED * (pen + paper + 1.7 * file + 0.8 * vp)      # as in the point-value model


def pages(g: BooksOfTime, seat: Seat, fresh: float) -> float:
    """What written and available pages are worth."""
    value = 0.0
    for t in range(TYPES):
        value += PER_WRITTEN * len([page for page in seat.books[t].pages if page < REGULAR])
    for i in range(len(seat.board)):
        if seat.board[i] >= 0:
            value += AVAILABLE[i] * fresh
    return value
