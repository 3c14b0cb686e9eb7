"""The end of the game (HOB-END): last call, final settlement, final purchases."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.market import affordable
from quirebox.games.history_of_the_book.position import FINAL_PURCHASES, FINAL_SETTLEMENT, LAST_CALL, HistoryPosition
from quirebox.games.history_of_the_book.steps.collect import buy
from quirebox.games.history_of_the_book.steps.lock import WINDOWS
from quirebox.games.history_of_the_book.steps.settle import SETTLES
from quirebox.games.history_of_the_book.verbs import begin_turn, make_active


def end_game(g: HistoryPosition) -> None:
    """HOB-END-1: in turn order every country may declare collections; then debts, then purchases."""
    begin_turn(g, NOBODY)
    g.phase = LAST_CALL
    g.forced = 0
    g.tell("last call", NOBODY)
    g.push(PURCHASES)
    g.push(FinalSettlement(NOBODY))
    for country in range(g.players - 1, -1, -1):
        g.push(WINDOWS[g.seat_of(country)])


@final
class FinalSettlement(Step):
    """HOB-END-2: every debtor settles, in passes, until a full pass pays nothing."""

    def __init__(self, before: int) -> None:
        super().__init__(NOBODY)
        self.before = before  # all debts before the last pass; NOBODY: there was none yet

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        debts = sum([seat.total_debt() for seat in g.seats])
        if not debts or debts == self.before:
            make_active(g, NOBODY)
            return
        g.phase = FINAL_SETTLEMENT
        g.push(FinalSettlement(debts))
        for country in range(g.players - 1, -1, -1):
            g.push(SETTLES[g.seat_of(country)])

    def data(self) -> list[int | str]:
        return ["FinalSettlement", self.before]


@final
class FinalPurchases(Step):
    """HOB-END-3: the order is that of the current scores, ties broken by the die."""

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        g.phase = FINAL_PURCHASES
        make_active(g, NOBODY)
        buyers = [g.seat_of(country) for country in range(g.players)]
        order = self.order(g, [p for p in buyers if g.seats[p].credits])
        if order:
            g.tell("final order", NOBODY, tuple(order))
        for i in range(len(order) - 1, -1, -1):
            g.push(BUYS[order[i]])

    def order(self, g: HistoryPosition, buyers: list[Player]) -> list[Player]:
        """The richest first."""
        wealth = [g.wealth(p) for p in range(g.players)]
        found: list[Player] = []
        for worth in sorted({wealth[p] for p in buyers}, reverse=True):
            found += self.roll_off(g, [p for p in buyers if wealth[p] == worth])
        return found

    def roll_off(self, g: HistoryPosition, tied: list[Player]) -> list[Player]:
        """The highest throw first; those that tie throw again."""
        if len(tied) == 1:
            return tied
        throws = [g.rng.below(6) + 1 for _ in tied]
        for i in range(len(tied)):
            g.reveal("tie", tied[i], (throws[i],))
        found: list[Player] = []
        for throw in range(6, 0, -1):
            same = [tied[i] for i in range(len(tied)) if throws[i] == throw]
            if same:
                found += self.roll_off(g, same)
        return found

    def data(self) -> list[int | str]:
        return ["FinalPurchases"]


@final
class Purchase(Step):
    """HOB-END-4: a country must buy market books, one after another, as long as it can afford any."""

    def rule(self) -> str:
        return "HOB-END-4"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return affordable(g, g.seats[self.player].credits)

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*g.market, g.printed.done]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        return "HOB-END-4" if action is g.printed.done else "HOB-BUY-2"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        buy(g, self.player, action.a, g.printed.value[action.a])
        g.push(self)

    def data(self) -> list[int | str]:
        return ["Purchase", self.player]


PURCHASES: Final = FinalPurchases(NOBODY)
BUYS: Final[list[Step]] = [Purchase(p) for p in range(SEATS)]
