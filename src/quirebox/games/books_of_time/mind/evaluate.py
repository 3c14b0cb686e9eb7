"""How well a player stands: points, and what resources, books, tracks and objectives promise."""

from __future__ import annotations

from math import exp
from typing import Final, final

from quirebox.bots.mind import Mind
from quirebox.bots.thought import Thought
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.books_of_time.box import TOP, TYPES, BooksOfTimeBox
from quirebox.games.books_of_time.mind.outlook import Outlook, outlook
from quirebox.games.books_of_time.mind.pending import pending
from quirebox.games.books_of_time.mind.weights import Weights
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat
from quirebox.games.books_of_time.scoring import PENALTY, PER_PAGE, fulfilled, total

TIE_BREAK: Final = 0.001  # for each File (BOT-END-4)


@final
class BooksOfTimeMind(Mind):
    """How a position is judged."""

    def __init__(self, weights: Weights, levels: dict[str, Thought]) -> None:
        super().__init__(weights, levels)
        self.w = weights

    def evaluate(self, g: State, p: Player) -> float:
        """How well p stands, in VP."""
        assert isinstance(g, BooksOfTimePosition)
        return standing(g, p, self.w)

    def doubt(self, g: State) -> float:
        """The lead that makes a favourite of e to 1: smaller as the Chronicle is turned."""
        assert isinstance(g, BooksOfTimePosition)
        spreads = g.chronicle.spreads()
        return self.w.sure + (self.w.even - self.w.sure) * (spreads - g.round) / spreads


def standing(g: BooksOfTimePosition, p: Player, w: Weights) -> float:
    """What p has, and what resources, spreads and books promise."""
    seat = g.seats[p]
    left = g.chronicle.spreads() - g.round
    if not left:
        return total(g, p) + TIE_BREAK * seat.file + pending(g, p, w)
    if seat.picks:
        seat = as_picked(g.printed, seat)
    fresh = min(1.0, left / w.fading)
    value = seat.vp + pending(g, p, w) + resources(seat, fresh, w) + fresh * spreads(g.printed, seat, w)
    for t in range(TYPES):
        value += book(g, seat, t, left, fresh, w)
    return value if g.solo is None else value - penalties(g, left, w)


def as_picked(box: BooksOfTimeBox, seat: Seat) -> Seat:
    """The seat as it will be once the pages it has picked are revealed (BOT-SETUP-7)."""
    seat = seat.copy()
    picked = [seat.hand[i] for i in seat.picks]
    for section in range(len(picked) - 1):
        seat.board[section] = picked[section + 1]
    page = box.pages[picked[0]]
    seat.books[page.type] = seat.books[page.type].write(picked[0])
    seat.pen += page.pen
    seat.paper += page.paper
    seat.file += page.file
    seat.vp += page.vp
    return seat


def resources(seat: Seat, fresh: float, w: Weights) -> float:
    """What Pens, Paper and Files are worth; less towards the end."""
    value = w.file * seat.file + w.pen_or_paper * (counted(seat.pen, w) + counted(seat.paper, w))
    return value * (w.last + (1.0 - w.last) * fresh)


def counted(n: int, w: Weights) -> float:
    """How many Pens or Paper count; beyond plenty, half of them."""
    plenty = w.plenty
    return n if n <= plenty else 0.5 * (n + plenty)


def spreads(box: BooksOfTimeBox, seat: Seat, w: Weights) -> float:
    """What the open spreads offer when they are activated: part of each, more of the best."""
    best = value = 0.0
    for book in seat.books:
        offered = 0.0
        if book.pos:
            offered = box.pages[book.left()].back_worth
        if not book.at_end():
            offered += box.pages[book.right()].front_worth
        value += offered
        if offered > best:
            best = offered
    return w.each_spread * value + w.best_spread * best


def book(g: BooksOfTimePosition, seat: Seat, t: int, left: int, fresh: float, w: Weights) -> float:
    """What a book promises: instants, pages, the VP of its track and of its objective."""
    found = outlook(g, seat, t)
    value = (
        w.turned * (w.pen_or_paper * found.material + w.file * found.file + found.vp)
        + w.per_written * found.written
        + w.front * found.fronts
    )
    for section in found.sections:
        value += w.available[section]
    return fresh * value + track(found, seat.level[t], left, w) + objective(found, t, left, w)


def objective(found: Outlook, t: int, left: int, w: Weights) -> float:
    """The VP of an objective by how likely it is: certain if nothing is wanting, less with every symbol that is."""
    wanting = found.lacking - w.in_sight * found.helpful
    if wanting <= 0.0:
        return found.prize
    return found.prize / (1.0 + exp((wanting - w.symbols[t] * left) / w.unlikely))


def track(found: Outlook, level: int, left: int, w: Weights) -> float:
    """What a level promises: something for itself, the VP that lie ahead for what is owned already, and the VP per page
    at the top."""
    pages = PER_PAGE * (found.pages + w.to_come * left)
    value = w.per_level * level
    if level == TOP:
        return value + pages
    value += w.top * pages * reached(TOP - level, left, w)
    for i in range(len(found.steps)):
        value += w.ahead * found.bonuses[i] * reached(found.steps[i], left, w)
    return value


def reached(steps: int, left: int, w: Weights) -> float:
    """How likely that many steps on one track are in the turns left."""
    return 1.0 / (1.0 + exp((steps - w.pace * left) / w.slack))


def penalties(g: BooksOfTimePosition, left: int, w: Weights) -> float:
    """What challenges may cost (BOT-SOLO-12): those that are not fulfilled yet, and those that can still be spoilt."""
    solo = g.solo
    assert solo is not None
    cost = 0.0
    time = left / g.chronicle.spreads()
    for c in solo.chosen:
        if not fulfilled(g, c):
            cost += PENALTY * (1.0 - w.challenges[c] * time)
        elif g.printed.challenges[c].at_end:
            cost += PENALTY * (1.0 - w.challenges[c]) * time
    return cost
