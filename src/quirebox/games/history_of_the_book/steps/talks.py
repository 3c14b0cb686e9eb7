"""Negotiations that others than the active country open, if the table has agreed on it (HOB-TRADE-10,
HOB-TRADE-11)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import Player
from quirebox.core.masks import bit, has
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.box import set_of
from quirebox.games.history_of_the_book.negotiation import open_to_trade
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.trade import open_side_deal, open_trade, partners, why_no_trade

NOTHING: Final[list[Action]] = []


def proposals(g: HistoryPosition) -> None:
    """HOB-TRADE-10: the other countries are asked, in turn order from the active one on."""
    if g.talks:
        for k in range(g.players - 1, 0, -1):
            g.push(PROPOSES[(g.active + k) % g.players])


@final
class Propose(Step):
    """HOB-TRADE-10: a country may open a negotiation with the active one, before that one collects."""

    def rule(self) -> str:
        return "HOB-TRADE-10"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        active = g.country(g.active)
        return g.printed.trades_or_done[bit(active)] if has(open_to_trade(g, self.player), active) else NOTHING

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*partners(g, self.player), g.printed.done]

    def why(self, g: State, action: Action) -> str:
        return "HOB-TRADE-1"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action.kind == "trade":
            open_trade(g, self.player, g.active)

    def data(self) -> list[int | str]:
        return ["Propose", self.player]


@final
class Divide(Step):
    """HOB-TRADE-11: who has bought an auction set may divide it at once with others, in one deal after another."""

    def __init__(self, player: Player, century: int) -> None:
        super().__init__(player)
        self.century = century

    def rule(self) -> str:
        return "HOB-TRADE-11"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        mask = open_to_trade(g, self.player)
        for b in set_of(self.century):
            if mask and g.place[b] == self.player:
                return g.printed.trades_or_done[mask]
        return NOTHING

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*partners(g, self.player), g.printed.done]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        return why_no_trade(g, self.player)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action.kind == "trade":
            g.push(self)
            open_side_deal(g, self.player, g.seat_of(action.a), self.century)

    def data(self) -> list[int | str]:
        return ["Divide", self.player, self.century]


PROPOSES: Final[list[Step]] = [Propose(p) for p in range(SEATS)]
