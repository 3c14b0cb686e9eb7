"""The calendar (HOB-CAL), the turn (HOB-TURN) and its first step: grow your economy (HOB-ROLL)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.box import CENTURIES
from quirebox.games.history_of_the_book.market import open_stack
from quirebox.games.history_of_the_book.position import ROLL, SETTLE, HistoryPosition
from quirebox.games.history_of_the_book.steps.chance import CHANCES
from quirebox.games.history_of_the_book.steps.collect import COLLECTS, ENTER_CLOSE, ENTER_COLLECT
from quirebox.games.history_of_the_book.steps.end import end_game
from quirebox.games.history_of_the_book.steps.event import DRAWS
from quirebox.games.history_of_the_book.steps.lock import WINDOWS
from quirebox.games.history_of_the_book.steps.settle import SETTLES
from quirebox.games.history_of_the_book.verbs import begin_turn


def die(g: HistoryPosition) -> int:
    """One throw of the die."""
    return g.rng.below(6) + 1


@final
class Round(Step):
    """HOB-CAL-1: one turn of every seated country; HOB-CAL-5: after the last round the end game."""

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        if g.round == CENTURIES * g.per_century:
            end_game(g)
            return
        g.round += 1
        g.tell("round", NOBODY, (g.round, g.century()))
        if (g.round - 1) % g.per_century == 0:
            g.tell("open", NOBODY, (g.century(),))
            open_stack(g, g.century())
        g.push(self)
        for country in range(g.players - 1, -1, -1):  # HOB-SETUP-4
            g.push(TURNS[g.seat_of(country)])

    def data(self) -> list[int | str]:
        return ["Round"]


@final
class Turn(Step):
    """HOB-TURN-1: the steps of a turn, in their order."""

    def __init__(self, country: Player) -> None:
        super().__init__(NOBODY)
        self.country = country

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        p = self.country
        begin_turn(g, p)
        g.phase = ROLL
        g.forced = 0
        g.seats[p].trades = 0
        pending = self.roll(g)
        g.push(WINDOWS[p])  # HOB-CLOSE-1
        g.push(ENTER_CLOSE)
        if pending:
            g.push(CHANCES[p])
        g.push(COLLECTS[p])
        g.push(ENTER_COLLECT)
        g.push(DRAWS[p])
        if g.seats[p].debts:
            g.phase = SETTLE
            g.push(SETTLES[p])

    def roll(self, g: HistoryPosition) -> bool:
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
