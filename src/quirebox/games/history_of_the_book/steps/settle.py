"""Settling debts (HOB-SET): entry after entry, selling or trading books where credits do not suffice."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.market import among
from quirebox.games.history_of_the_book.negotiation import open_to_trade
from quirebox.games.history_of_the_book.position import BANK, SETTLE, HistoryPosition
from quirebox.games.history_of_the_book.steps.pay import demand
from quirebox.games.history_of_the_book.steps.trade import open_trade, partners, why_no_trade
from quirebox.games.history_of_the_book.verbs import earn, make_active, owed, pay_debt, put_back


def sell(g: HistoryPosition, p: Player, b: int) -> None:
    """HOB-SELL-1: the book goes face up into the market, its printed value comes from the bank."""
    if g.events is not None:
        g.tell("sell", p, (b, g.printed.value[b]))
    if not among(b, g.sold):  # it may have come back by a trade
        g.sold.append(b)
    put_back(g, p, b)
    earn(g, p, g.printed.value[b])


@final
class Settle(Step):
    """HOB-SET-1: the entries that exist now are handled once each, oldest first."""

    def __init__(self, debtor: Player) -> None:
        super().__init__(NOBODY)
        self.debtor = debtor

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        if g.active != self.debtor:
            make_active(g, self.debtor)
        debts = g.seats[self.debtor].debts
        for i in range(len(debts) - 1, -1, -1):
            g.push(Entry(self.debtor, debts[i].creditor))

    def data(self) -> list[int | str]:
        return ["Settle", self.debtor]


@final
class Entry(Step):
    """HOB-SET-2: one entry of the ledger is paid, to a country as it chooses, to the bank in credits."""

    def __init__(self, debtor: Player, creditor: Player) -> None:
        super().__init__(NOBODY)
        self.debtor = debtor
        self.creditor = creditor

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        due = owed(g, self.debtor, self.creditor)
        if not due:
            return
        g.tell("settle", self.debtor, (self.creditor, due))
        g.push(Raise(self.debtor, self.creditor))
        if self.creditor != BANK:
            demand(g, self.debtor, self.creditor, due, True)

    def data(self) -> list[int | str]:
        return ["Entry", self.debtor, self.creditor]


@final
class Raise(Step):
    """HOB-SET-4: credits that come in are paid at once; while something is owed and books are left, more must be
    raised."""

    def __init__(self, debtor: Player, creditor: Player) -> None:
        super().__init__(NOBODY)
        self.debtor = debtor
        self.creditor = creditor

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        pay_debt(g, self.debtor, self.creditor)
        if owed(g, self.debtor, self.creditor) and g.seats[self.debtor].shelf:  # HOB-SET-5 otherwise
            g.push(self)
            g.push(RAISES[self.debtor])

    def data(self) -> list[int | str]:
        return ["Raise", self.debtor, self.creditor]


@final
class SellOrTrade(Step):
    """HOB-SET-4: the debtor sells an unlocked book, or opens a trade (not in the final settlement, HOB-END-2)."""

    def rule(self) -> str:
        return "HOB-SET-4"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        found = [g.printed.book[b] for b in g.seats[self.player].shelf]
        if g.phase == SETTLE:
            found += g.printed.trades[open_to_trade(g, self.player)]
        return found

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*[g.printed.book[b] for b in g.seats[self.player].shelf], *partners(g, self.player)]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        return why_no_trade(g, self.player) if g.phase == SETTLE else "HOB-END-2"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action.kind == "book":
            sell(g, self.player, action.a)
        else:
            open_trade(g, self.player, g.seat_of(action.a))

    def data(self) -> list[int | str]:
        return ["SellOrTrade", self.player]


SETTLES: Final[list[Step]] = [Settle(p) for p in range(SEATS)]
RAISES: Final[list[Step]] = [SellOrTrade(p) for p in range(SEATS)]
