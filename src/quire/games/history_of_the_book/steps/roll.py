"""The calendar (HOB-CAL), the turn (HOB-TURN) and its first step: grow your economy (HOB-ROLL)."""

from __future__ import annotations

from typing import Final, final

from quire.core.effect import SEATS
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.shelves import begin_turn, open_stack
from quire.games.history_of_the_book.state import CENTURIES, ROLL, SETTLE, History, hob
from quire.games.history_of_the_book.steps.chance import CHANCES
from quire.games.history_of_the_book.steps.collect import COLLECTS, ENTER_CLOSE, ENTER_COLLECT
from quire.games.history_of_the_book.steps.end import end_game
from quire.games.history_of_the_book.steps.event import DRAWS
from quire.games.history_of_the_book.steps.lock import WINDOWS
from quire.games.history_of_the_book.steps.settle import SETTLES


def die(g: History) -> int:
    """One throw of the die."""
    return g.rng.below(6) + 1


@final
class Round(Step):
    """HOB-CAL-1: one turn of every seated country; HOB-CAL-5: after the last round the end game."""

    def run(self, g: State) -> None:
        h = hob(g)
        if h.round == CENTURIES * h.per_century:
            end_game(h)
            return
        h.round += 1
        g.tell("round", NOBODY, (h.round, h.century()))
        if (h.round - 1) % h.per_century == 0:
            g.tell("open", NOBODY, (h.century(),))
            open_stack(h, h.century())
        g.push(self)
        for country in range(h.players - 1, -1, -1):  # HOB-SETUP-4
            g.push(TURNS[h.seat_of(country)])

    def data(self) -> list[int | str]:
        return ["Round"]


@final
class Turn(Step):
    """HOB-TURN-1: the steps of a turn, in their order."""

    def __init__(self, country: Player) -> None:
        super().__init__(NOBODY)
        self.country = country

    def run(self, g: State) -> None:
        h = hob(g)
        p = self.country
        begin_turn(h, p)
        h.phase = ROLL
        h.forced = 0
        h.seats[p].trades = 0
        pending = self.roll(h)
        g.push(WINDOWS[p])  # HOB-CLOSE-1
        g.push(ENTER_CLOSE)
        if pending:
            g.push(CHANCES[p])
        g.push(COLLECTS[p])
        g.push(ENTER_COLLECT)
        g.push(DRAWS[p])
        if h.seats[p].debts:
            h.phase = SETTLE
            g.push(SETTLES[p])

    def roll(self, g: History) -> bool:
        """HOB-ROLL: income, and whether a chance card is pending."""
        n = die(g)
        while g.round == 1 and (n == 1 or n == 6):  # HOB-ROLL-2
            n = die(g)
        income = 0 if n == 6 else g.one_pays if n == 1 else n
        if g.events is not None:
            g.reveal("roll", self.country, (n, income))
        g.seats[self.country].credits += income
        return n == 1 or n == 6

    def data(self) -> list[int | str]:
        return ["Turn", self.country]


ROUND: Final = Round(NOBODY)
TURNS: Final[list[Step]] = [Turn(p) for p in range(SEATS)]
