"""Collecting books (HOB-COL): buy, sell, trade, force, lock; and the close of the turn."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import each, has
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.box import BOOKS
from quirebox.games.history_of_the_book.market import affordable, for_sale
from quirebox.games.history_of_the_book.negotiation import open_to_trade
from quirebox.games.history_of_the_book.position import CLOSE, COLLECT, LOCKED, MARKET, WAITING, HistoryPosition, Seat
from quirebox.games.history_of_the_book.steps.chance import draw_card
from quirebox.games.history_of_the_book.steps.lock import lock
from quirebox.games.history_of_the_book.steps.settle import sell
from quirebox.games.history_of_the_book.steps.talks import proposals
from quirebox.games.history_of_the_book.steps.trade import open_trade, partners, why_no_trade
from quirebox.games.history_of_the_book.verbs import gain, mark_forced

FORCE_PRICE: Final = 5  # HOB-FORCE-1


def buy(g: HistoryPosition, p: Player, b: int, price: int) -> None:
    """HOB-BUY-1: credits to the bank, the book onto the shelf."""
    if g.events is not None:
        g.tell("buy", p, (b, price))
    g.seats[p].credits -= price
    gain(g, p, b)


def can_force(g: HistoryPosition, seat: Seat) -> bool:
    """Whether a country may pay for a chance card of another one (HOB-FORCE-1, HOB-FORCE-3, HOB-DEBT-4)."""
    return seat.credits >= FORCE_PRICE and not seat.debts and g.round > 1


@final
class Collect(Step):
    """HOB-COL-1: the active country does whatever it likes, in any order, and then ends the step."""

    def rule(self) -> str:
        return "HOB-COL-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        seat, box = g.seats[self.player], g.printed
        found = affordable(g, seat.credits) if seat.credits and not seat.debts else []  # HOB-BUY-2, HOB-DEBT-4
        if g.stock:
            found += g.stock  # HOB-SELL-2
        partners, forces, ready = open_to_trade(g, self.player), can_force(g, seat), seat.ready()
        if not forces and not ready:
            found += box.trades_or_done[partners]
            return found
        found += box.trades[partners]
        if forces:
            self.add_targets(g, found)
        if ready:
            found += [box.lock[label] for label in each(ready)]  # HOB-LOCK-1
        found.append(box.done)
        return found

    def add_targets(self, g: HistoryPosition, found: list[Action]) -> None:
        """FORCE for every other country that was not forced in this turn (HOB-FORCE-3)."""
        for country in range(g.players):
            target = g.seat_of(country)
            if target != self.player and not has(g.forced, target):
                found.append(g.printed.force[country])

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        near = [*for_sale(g), *g.seats[self.player].shelf]
        far = [b for b in range(BOOKS) if b not in near]
        others = [country for country in range(g.players) if g.seat_of(country) != self.player]
        return [
            *[g.printed.book[b] for b in near],
            *partners(g, self.player),
            *[g.printed.force[country] for country in others],
            *g.printed.lock,
            g.printed.done,
            *[g.printed.book[b] for b in far],
        ]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        if action.kind == "book":
            return self.why_not_book(g, action.a)
        if action.kind == "trade":
            return why_no_trade(g, self.player)
        return self.why_no_force(g, g.seat_of(action.a)) if action.kind == "force" else "HOB-LOCK-1"

    def why_not_book(self, g: HistoryPosition, b: int) -> str:
        """The rule that keeps a book from being bought or sold."""
        place = g.place[b]
        if place == self.player:
            return "HOB-SELL-2"
        if place == MARKET:
            return "HOB-DEBT-4" if g.seats[self.player].debts else "HOB-BUY-3" if b in g.sold else "HOB-BUY-2"
        if place >= LOCKED:
            return "HOB-LOCK-5"
        return "HOB-SETUP-9" if place == WAITING else "HOB-BUY-2"

    def why_no_force(self, g: HistoryPosition, target: Player) -> str:
        """The rule that keeps a country from being forced."""
        if g.round == 1 or has(g.forced, target):
            return "HOB-FORCE-3"
        return "HOB-DEBT-4" if g.seats[self.player].debts else "HOB-FORCE-1"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.done:
            g.tell("end", self.player)
            return
        g.push(self)
        if action.kind == "book":
            self.buy_or_sell(g, action.a)
        elif action.kind == "trade":
            open_trade(g, self.player, g.seat_of(action.a))
        elif action.kind == "lock":
            lock(g, self.player, action.a)
        else:
            self.force(g, g.seat_of(action.a))

    def buy_or_sell(self, g: HistoryPosition, b: int) -> None:
        """A book of the market is bought, an own one is sold."""
        if g.place[b] == MARKET:
            g.bought.append(b)
            buy(g, self.player, b, g.printed.value[b])
        else:
            sell(g, self.player, b)

    def force(self, g: HistoryPosition, target: Player) -> None:
        """HOB-FORCE-1: another country draws a chance card at once."""
        g.tell("force", self.player, (target, FORCE_PRICE))
        g.seats[self.player].credits -= FORCE_PRICE
        mark_forced(g, target)
        draw_card(g, target)

    def data(self) -> list[int | str]:
        return ["Collect", self.player]


@final
class Enter(Step):
    """The step of a turn that begins now: COLLECT, or CLOSE with its last lock window (HOB-CLOSE-1)."""

    def __init__(self, phase: int) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        g.phase = self.phase
        if self.phase == COLLECT:
            proposals(g)

    def data(self) -> list[int | str]:
        return ["Enter", self.phase]


COLLECTS: Final[list[Step]] = [Collect(p) for p in range(SEATS)]
ENTER_COLLECT: Final = Enter(COLLECT)
ENTER_CLOSE: Final = Enter(CLOSE)
