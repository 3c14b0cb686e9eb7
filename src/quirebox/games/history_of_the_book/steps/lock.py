"""Locking collections (HOB-LOCK): windows, labels and the exact books."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import Player
from quirebox.core.masks import each
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.labels import SIZES
from quirebox.games.history_of_the_book.position import (
    COLLECT,
    FINAL_SETTLEMENT,
    LOCKED,
    SETTLE,
    Collection,
    HistoryPosition,
)
from quirebox.games.history_of_the_book.verbs import unshelve

NOTHING: Final[list[Action]] = []


def lock(g: HistoryPosition, p: Player, label: int) -> None:
    """p names a label; which books, is asked only if there are more than enough (HOB-LOCK-2)."""
    found = matching(g, p, label)
    if len(found) == SIZES[label]:
        complete(g, p, label, tuple(found))
    else:
        g.push(LockBooks(p, label, ()))


def matching(g: HistoryPosition, p: Player, label: int) -> list[int]:
    """The unlocked books of p that fit the label, by index."""
    found: list[int] = []
    for b in g.seats[p].shelf:
        if label in g.printed.labels[b]:
            found.append(b)
    found.sort()
    return found


def complete(g: HistoryPosition, p: Player, label: int, books: tuple[int, ...]) -> None:
    """The books leave everybody's reach for good (HOB-LOCK-5)."""
    for b in books:
        unshelve(g, p, b)
        g.place[b] = LOCKED + p
    g.seats[p].collections += (Collection(label, books),)
    g.tell("lock", p, (label, *books))


def open_window(g: HistoryPosition, p: Player) -> None:
    """p has gained a book and may declare collections, unless its COLLECT step lets it do so anyway (HOB-LOCK-3,
    HOB-LOCK-4)."""
    if p == g.active and (g.phase == COLLECT or g.phase == SETTLE or g.phase == FINAL_SETTLEMENT):
        return
    g.push(WINDOWS[p])


@final
class Window(Step):
    """HOB-LOCK-3: a country may declare collections, one after another."""

    def rule(self) -> str:
        return "HOB-LOCK-3"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        ready = g.seats[self.player].ready()
        if not ready:
            return NOTHING
        found = [g.printed.lock[label] for label in each(ready)]
        found.append(g.printed.done)
        return found

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*g.printed.lock, g.printed.done]

    def why(self, g: State, action: Action) -> str:
        return "HOB-LOCK-1"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action.kind == "lock":
            g.push(self)
            lock(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Window", self.player]


@final
class LockBooks(Step):
    """HOB-LOCK-2: the owner names the exact books, by increasing index."""

    def __init__(self, player: Player, label: int, picked: tuple[int, ...]) -> None:
        super().__init__(player)
        self.label = label
        self.picked = picked

    def rule(self) -> str:
        return "HOB-LOCK-2"

    def left(self, g: HistoryPosition) -> list[int]:
        """The matching books after the last one picked."""
        after = self.picked[-1] if self.picked else -1
        return [b for b in matching(g, self.player, self.label) if b > after]

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        left = self.left(g)
        last = len(left) - (SIZES[self.label] - len(self.picked))  # enough must remain after the pick
        return [g.printed.book[b] for b in left[: last + 1]]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [g.printed.book[b] for b in matching(g, self.player, self.label)]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        step = LockBooks(self.player, self.label, (*self.picked, action.a))
        left = step.left(g)
        if len(left) + len(step.picked) == SIZES[self.label]:
            complete(g, self.player, self.label, (*step.picked, *left))
        elif len(step.picked) == SIZES[self.label]:
            complete(g, self.player, self.label, step.picked)
        else:
            g.push(step)

    def data(self) -> list[int | str]:
        return ["LockBooks", self.player, self.label, *self.picked]


WINDOWS: Final[list[Step]] = [Window(p) for p in range(SEATS)]
