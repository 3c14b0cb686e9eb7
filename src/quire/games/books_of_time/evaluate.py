"""How well a player stands: points, and what resources, books, tracks and objectives promise."""

from __future__ import annotations

from math import exp
from typing import Final

from quire.core.event import Player
from quire.games.books_of_time.library import TOP, TYPES, Library
from quire.games.books_of_time.outlook import Outlook, outlook
from quire.games.books_of_time.pending import pending
from quire.games.books_of_time.scoring import PENALTY, PER_PAGE, fulfilled, total
from quire.games.books_of_time.state import BooksOfTime, Seat
from quire.games.books_of_time.weights import WEIGHTS

TIE_BREAK: Final = 0.001  # for each File (BOT-END-4)


def evaluate(g: BooksOfTime, p: Player) -> float:
    """How well p stands, in VP."""
    seat = g.seats[p]
    left = g.chronicle.spreads() - g.round
    if not left:
        return total(g, p) + TIE_BREAK * seat.file + pending(g, p)
    if seat.picks:
        seat = as_picked(g.library, seat)
    fresh = min(1.0, left / WEIGHTS.fading)
    value = seat.vp + pending(g, p) + resources(seat, fresh) + fresh * spreads(g.library, seat)
    for t in range(TYPES):
        value += book(g, seat, t, left, fresh)
    return value if g.solo is None else value - penalties(g, left)


def as_picked(library: Library, seat: Seat) -> Seat:
    """The seat as it will be once the pages it has picked are revealed (BOT-SETUP-7)."""
    seat = seat.copy()
    picked = [seat.hand[i] for i in seat.picks]
    for section in range(len(picked) - 1):
        seat.board[section] = picked[section + 1]
    page = library.pages[picked[0]]
    seat.books[page.type] = seat.books[page.type].write(picked[0])
    seat.pen += page.pen
    seat.paper += page.paper
    seat.file += page.file
    seat.vp += page.vp
    return seat


def resources(seat: Seat, fresh: float) -> float:
    """What Pens, Paper and Files are worth; less towards the end."""
    w = WEIGHTS
    value = w.file * seat.file + w.pen_or_paper * (counted(seat.pen) + counted(seat.paper))
    return value * (w.last + (1.0 - w.last) * fresh)


def counted(n: int) -> float:
    """So many Pens or Paper; beyond plenty, half of them."""
    plenty = WEIGHTS.plenty
    return n if n <= plenty else 0.5 * (n + plenty)


def spreads(library: Library, seat: Seat) -> float:
    """What the open spreads offer to somebody who activates them: part of each, more of the best."""
    best = value = 0.0
    for book in seat.books:
        offered = 0.0
        if book.pos:
            offered = library.pages[book.left()].back_worth
        if not book.at_end():
            offered += library.pages[book.right()].front_worth
        value += offered
        if offered > best:
            best = offered
    return WEIGHTS.each_spread * value + WEIGHTS.best_spread * best


def book(g: BooksOfTime, seat: Seat, t: int, left: int, fresh: float) -> float:
    """What a book promises: instants, pages, the VP of its track and of its objective."""
    w = WEIGHTS
    found = outlook(g, seat, t)
    value = (
        w.turned * (w.pen_or_paper * found.material + w.file * found.file + found.vp)
        + w.per_written * found.written
        + w.front * found.fronts
    )
    for section in found.sections:
        value += w.available[section]
    return fresh * value + track(found, seat.level[t], left) + objective(found, t, left)


def objective(found: Outlook, t: int, left: int) -> float:
    """The VP of an objective by how likely it is: certain if nothing is wanting, less with every symbol that is."""
    w = WEIGHTS
    wanting = found.lacking - w.in_sight * found.helpful
    if wanting <= 0.0:
        return found.prize
    return found.prize / (1.0 + exp((wanting - w.symbols[t] * left) / w.unlikely))


def track(found: Outlook, level: int, left: int) -> float:
    """What a level promises: something for itself, the VP that lie ahead for what is owned already, and the VP per page at the top."""
    w = WEIGHTS
    pages = PER_PAGE * (found.pages + w.to_come * left)
    value = w.per_level * level
    if level == TOP:
        return value + pages
    value += w.top * pages * reached(TOP - level, left)
    for i in range(len(found.steps)):
        value += w.ahead * found.bonuses[i] * reached(found.steps[i], left)
    return value


def reached(steps: int, left: int) -> float:
    """How likely so many steps on one track are in the turns left."""
    return 1.0 / (1.0 + exp((steps - WEIGHTS.pace * left) / WEIGHTS.slack))


def penalties(g: BooksOfTime, left: int) -> float:
    """What challenges may cost (BOT-SOLO-12): those that are not fulfilled yet, and those that can still be spoilt."""
    solo = g.solo
    assert solo is not None
    cost = 0.0
    time = left / g.chronicle.spreads()
    for c in solo.chosen:
        if not fulfilled(g, c):
            cost += PENALTY * (1.0 - WEIGHTS.challenges[c] * time)
        elif g.library.challenges[c].at_end:
            cost += PENALTY * (1.0 - WEIGHTS.challenges[c]) * time
    return cost


def doubt(g: BooksOfTime) -> float:
    """The lead that makes a favourite of e to 1: smaller as the Chronicle is turned."""
    spreads = g.chronicle.spreads()
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * (spreads - g.round) / spreads
