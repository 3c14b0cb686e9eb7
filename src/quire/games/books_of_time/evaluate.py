"""How well a player stands: points, and what pages, resources and levels promise."""

from __future__ import annotations

from math import exp
from typing import Final, final

from quire.core.event import Player
from quire.games.books_of_time.library import REGULAR, TOP, TYPES
from quire.games.books_of_time.scoring import PER_PAGE, missing, penalty, ranked, top_tile, total
from quire.games.books_of_time.shelf import paid_by_closing
from quire.games.books_of_time.state import BooksOfTime, Seat

PLENTY: Final = 6                   # resources beyond so many of a kind are worth half
FADING: Final = 5                   # rounds in which a resource falls to what it is worth at the end
SYMBOL_LEVEL: Final = 6             # the last of the levels that count symbols
TIE_BREAK: Final = 0.001            # for each File (BOT-END-4)


@final
class Weights:
    """What things are worth, in VP; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.pen_or_paper = 1.9     # as long as many rounds are left
        self.file = 2.7
        self.last = 0.2             # of that, at the end
        self.per_level = 0.8
        self.ahead = 1.0            # for each copy of the most frequent symbol, as long as levels that count symbols lie ahead
        self.per_written = 1.5
        self.top_page = 1.2         # for each page of a book whose track is about to be topped
        self.to_come = 0.2          # pages that a book still gets in a round
        self.turned = 0.9           # share of the instants of turned pages
        self.available = [0.5, 0.9, 1.4, 1.8, 2.4]      # a page in each section
        self.symbols = 0.35         # that a player gets in a turn for a certain objective
        self.unlikely = 0.9         # symbols more or less that make an objective about half as likely
        self.even = 20.0            # the lead that makes a favourite of e to 1 at the start
        self.sure = 3.0             # and at the end


WEIGHTS: Final = Weights()


def evaluate(g: BooksOfTime, p: Player) -> float:
    """How well p stands, in VP."""
    seat = g.seats[p]
    left = g.chronicle.spreads() - g.round
    fresh = min(1.0, left / FADING)
    if g.over():
        return total(g, p) + TIE_BREAK * seat.file
    value = float(seat.vp) + resources(seat, WEIGHTS.last + (1.0 - WEIGHTS.last) * fresh)
    for t in range(TYPES):
        value += objective(g, seat, t, left) + track(g, seat, t, left)
        value += closing(g, seat, t) * fresh
    return value + pages(g, seat, fresh) - penalty(g)


def resources(seat: Seat, share: float) -> float:
    """What Pens, Paper and Files are worth; less towards the end."""
    value = WEIGHTS.file * seat.file
    for n in (seat.pen, seat.paper):
        value += WEIGHTS.pen_or_paper * (min(n, PLENTY) + 0.5 * max(0, n - PLENTY))
    return value * share


def objective(g: BooksOfTime, seat: Seat, t: int, left: int) -> float:
    """The VP of an objective by how likely it still is: certain if nothing is wanting, less with every symbol that is."""
    wanting = missing(g.library, seat, t)
    vp = top_tile(g.library, seat, t).vp
    if not wanting:
        return float(vp)
    return vp / (1.0 + exp((wanting - WEIGHTS.symbols * left) / WEIGHTS.unlikely))


def track(g: BooksOfTime, seat: Seat, t: int, left: int) -> float:
    """What a level promises: something for each, the VP for symbols that lie ahead, and the VP per page at the top."""
    w = WEIGHTS
    level = seat.level[t]
    pages = len(seat.books[t].pages)
    if level == TOP:
        return w.per_level * level + PER_PAGE * (pages + w.to_come * left)
    if 2 * left < TOP - level:
        return w.per_level * level
    ahead = ranked(g.library, seat, t)[0] if level < SYMBOL_LEVEL else 0
    near = level / TOP
    return w.per_level * level + w.ahead * ahead + w.top_page * pages * near * near


def closing(g: BooksOfTime, seat: Seat, t: int) -> float:
    """What the turned pages of a book will pay."""
    pen, paper, file, vp = paid_by_closing(g, seat.books[t])
    return WEIGHTS.turned * (pen + paper + 1.7 * file + 0.8 * vp)      # as in the point-value model


def pages(g: BooksOfTime, seat: Seat, fresh: float) -> float:
    """What written and available pages are worth."""
    value = 0.0
    for t in range(TYPES):
        value += WEIGHTS.per_written * len([page for page in seat.books[t].pages if page < REGULAR])
    for i in range(len(seat.board)):
        if seat.board[i] >= 0:
            value += WEIGHTS.available[i] * fresh
    return value


def doubt(g: BooksOfTime) -> float:
    """The lead that makes a favourite of e to 1: smaller as the Chronicle is turned."""
    spreads = g.chronicle.spreads()
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * (spreads - g.round) / spreads
