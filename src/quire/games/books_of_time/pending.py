"""What is still to come in this round: turns not yet taken, and what waits on the agenda in the middle of one."""

from __future__ import annotations

from quire.core.effect import Do, Pick
from quire.core.event import Player
from quire.core.step import Step
from quire.games.books_of_time.state import BooksOfTime
from quire.games.books_of_time.steps.activate import Activate
from quire.games.books_of_time.steps.drawing import Draw
from quire.games.books_of_time.steps.gains import FreeWrite, Recover, Take
from quire.games.books_of_time.steps.turn import After, Begin, Turn
from quire.games.books_of_time.weights import WEIGHTS


def pending(g: BooksOfTime, p: Player) -> float:
    """What p may still get in this round, in VP."""
    value = 0.0
    if g.waiting.player == p:
        value = coming(g, p, g.waiting)
    for step in g.agenda:
        value += coming(g, p, step)
    return value


def coming(g: BooksOfTime, p: Player, step: Step) -> float:
    """What a step promises to p."""
    w = WEIGHTS
    if isinstance(step, Begin):
        return w.turn + w.event if step.who == p else 0.0
    if isinstance(step, Do):
        return w.gains * g.library.worth[step.effect.id] if step.beneficiary == p else 0.0
    if step.player != p:
        return 0.0
    if isinstance(step, After):
        return 0.0 if step.used else w.event
    if isinstance(step, Turn):
        return w.turn if step.used else w.turn + w.event
    return w.gains * choice(g, step)


def choice(g: BooksOfTime, step: Step) -> float:
    """What a choice inside an action promises, in the point-value model."""
    w = WEIGHTS
    if isinstance(step, Activate):
        return faces(g, step)
    if isinstance(step, Take):
        return w.page * step.n
    if isinstance(step, Draw):
        return w.page * step.n
    if isinstance(step, Recover):
        return w.page
    if isinstance(step, FreeWrite):
        return w.write
    if isinstance(step, Pick):
        return g.library.worth[step.effect.id]
    return 0.0


def faces(g: BooksOfTime, step: Activate) -> float:
    """The worth of the faces of the activated book that can still be used."""
    book = g.seats[step.player].books[step.type]
    pages = g.library.pages
    value = 0.0
    if step.unused & 1 and book.pos:
        left = pages[book.left()]
        value = left.back_worth if left.back.possible(g, step.player) else 0.0
    if step.unused & 2 and not book.at_end():
        right = pages[book.right()]
        value += right.front_worth if right.front.possible(g, step.player) else 0.0
    return value
