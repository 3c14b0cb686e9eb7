"""What is still to come in this round: turns not yet taken, and what waits on the agenda in the middle of one."""

from __future__ import annotations

from quirebox.core.effect import Do, Pick
from quirebox.core.event import Player
from quirebox.core.step import Step
from quirebox.games.books_of_time.mind.weights import Weights
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.steps.activate import Activate
from quirebox.games.books_of_time.steps.drawing import Draw
from quirebox.games.books_of_time.steps.gains import FreeWrite, Recover, Take
from quirebox.games.books_of_time.steps.turn import After, Begin, Turn


def pending(g: BooksOfTimePosition, p: Player, w: Weights) -> float:
    """What p may still get in this round, in VP."""
    value = 0.0
    if g.waiting.player == p:
        value = coming(g, p, g.waiting, w)
    for step in g.agenda:
        value += coming(g, p, step, w)
    return value


def coming(g: BooksOfTimePosition, p: Player, step: Step, w: Weights) -> float:
    """What a step promises to p."""
    if isinstance(step, Begin):
        return w.turn + w.event if step.who == p else 0.0
    if isinstance(step, Do):
        return w.gains * g.printed.worth[step.effect.id] if step.beneficiary == p else 0.0
    if step.player != p:
        return 0.0
    if isinstance(step, After):
        return 0.0 if step.used else w.event
    if isinstance(step, Turn):
        return w.turn if step.used else w.turn + w.event
    return w.gains * choice(g, step, w)


def choice(g: BooksOfTimePosition, step: Step, w: Weights) -> float:
    """What a choice inside an action promises, in the point-value model."""
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
        return g.printed.worth[step.effect.id]
    return 0.0


def faces(g: BooksOfTimePosition, step: Activate) -> float:
    """The worth of the faces of the activated book that can still be used."""
    book = g.seats[step.player].books[step.type]
    pages = g.printed.pages
    value = 0.0
    if step.left and book.pos:
        left = pages[book.left()]
        value = left.back_worth if left.back.possible(g, step.player) else 0.0
    if step.right and not book.at_end():
        right = pages[book.right()]
        value += right.front_worth if right.front.possible(g, step.player) else 0.0
    return value
