"""Collecting books (HOB-COL): buy, sell, trade, force, lock; and the close of the turn."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.shelves import affordable, for_sale, gain
from quire.games.history_of_the_book.state import BOOKS, CLOSE, COLLECT, LOCKED, MARKET, WAITING, History, hob
from quire.games.history_of_the_book.steps.chance import draw_card
from quire.games.history_of_the_book.steps.lock import lock, locks
from quire.games.history_of_the_book.steps.settle import sell
from quire.games.history_of_the_book.steps.trade import open_to_trade, open_trade, partners, trade_refusal

FORCE_PRICE: Final = 5  # HOB-FORCE-1


def buy(g: History, p: Player, b: int, price: int) -> None:
    """HOB-BUY-1: credits to the bank, the book onto the shelf."""
    if g.events is not None:
        g.tell("buy", p, (b, price))
    g.seats[p].credits -= price
    gain(g, p, b)


def buy_refusal(g: History, p: Player, b: int) -> str:
    """The rule that keeps p from buying a book of the market, or ''."""
    if g.seats[p].debts:
        return "HOB-DEBT-4"
    if b in g.sold:
        return "HOB-BUY-3"
    return "HOB-BUY-2" if g.cards.value[b] > g.seats[p].credits else ""


@final
class Collect(Step):
    """HOB-COL-1: the active country does whatever it likes, in any order, and then ends the step."""

    def rule(self) -> str:
        return "HOB-COL-1"

    def candidates(self, g: State) -> list[Action]:
        h = hob(g)
        near = [*for_sale(h), *h.seats[self.player].shelf]
        far = [b for b in range(BOOKS) if b not in near]
        others = [country for country in range(h.players) if h.seat_of(country) != self.player]
        return [
            *[h.cards.book[b] for b in near],
            *partners(h, self.player),
            *[h.cards.force[country] for country in others],
            *h.cards.lock,
            h.cards.done,
            *[h.cards.book[b] for b in far],
        ]

    def refusal(self, g: State, action: Action) -> str:
        h = hob(g)
        if action.kind == "book":
            return self.book_refusal(h, action.a)
        if action.kind == "trade":
            return trade_refusal(h, self.player, h.seat_of(action.a))
        if action.kind == "force":
            return self.force_refusal(h, h.seat_of(action.a))
        if action.kind == "lock":
            return "" if h.ready(self.player) >> action.a & 1 else "HOB-LOCK-1"
        return ""

    def book_refusal(self, g: History, b: int) -> str:
        """The rule that keeps a book from being bought or sold, or ''."""
        place = g.place[b]
        if place == self.player:
            return "HOB-SELL-2" if b in g.bought else ""
        if place == MARKET:
            return buy_refusal(g, self.player, b)
        if place >= LOCKED:
            return "HOB-LOCK-5"
        return "HOB-SETUP-9" if place == WAITING else "HOB-BUY-2"

    def force_refusal(self, g: History, target: Player) -> str:
        """The rule that keeps a country from being forced, or ''."""
        if g.round == 1 or g.forced >> target & 1:
            return "HOB-FORCE-3"
        if g.seats[self.player].debts:
            return "HOB-DEBT-4"
        return "" if g.seats[self.player].credits >= FORCE_PRICE else "HOB-FORCE-1"

    def options(self, g: State) -> list[Action]:
        h = hob(g)
        seat, cards = h.seats[self.player], h.cards
        found = affordable(h, seat.credits) if seat.credits and not seat.debts else []
        if h.stock:
            found += h.stock  # HOB-SELL-2
        partners = open_to_trade(h, self.player)
        forces = seat.credits >= FORCE_PRICE and not seat.debts and h.round > 1
        if not forces and not h.ready(self.player):
            found += cards.trades_or_done[partners]
            return found
        found += cards.trades[partners]
        for country in range(h.players):
            target = h.seat_of(country)
            if forces and target != self.player and not h.forced >> target & 1:
                found.append(cards.force[country])
        locks(h, self.player, found)
        found.append(cards.done)
        return found

    def apply(self, g: State, action: Action) -> None:
        h = hob(g)
        if action is h.cards.done:
            g.tell("end", self.player)
            return
        g.push(self)
        if action.kind == "book":
            self.buy_or_sell(h, action.a)
        elif action.kind == "trade":
            open_trade(h, self.player, h.seat_of(action.a))
        elif action.kind == "lock":
            lock(h, self.player, action.a)
        else:
            self.force(h, h.seat_of(action.a))

    def buy_or_sell(self, g: History, b: int) -> None:
        """A book of the market is bought, one's own is sold."""
        if g.place[b] == MARKET:
            g.bought.append(b)
            buy(g, self.player, b, g.cards.value[b])
        else:
            sell(g, self.player, b)

    def force(self, g: History, target: Player) -> None:
        """HOB-FORCE-1: another country draws a chance card at once."""
        g.tell("force", self.player, (target, FORCE_PRICE))
        g.seats[self.player].credits -= FORCE_PRICE
        g.forced |= 1 << target
        draw_card(g, target)

    def data(self) -> list[int | str]:
        return ["Collect", self.player]


@final
class Enter(Step):
    """The step of a turn that begins now: COLLECT, or CLOSE with its last lock window (HOB-CLOSE-1)."""

    def __init__(self, phase: int) -> None:
        super().__init__(-1)
        self.phase = phase

    def run(self, g: State) -> None:
        hob(g).phase = self.phase

    def data(self) -> list[int | str]:
        return ["Enter", self.phase]


COLLECTS: Final[list[Step]] = [Collect(p) for p in range(SEATS)]
ENTER_COLLECT: Final = Enter(COLLECT)
ENTER_CLOSE: Final = Enter(CLOSE)
