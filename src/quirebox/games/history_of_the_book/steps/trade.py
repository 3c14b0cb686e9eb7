"""Trading (HOB-TRADE): offers, counter-offers and answers between two countries."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.negotiation import (
    draft_items,
    first_version,
    goods_of,
    lot_of,
    most_of,
    next_items,
)
from quirebox.games.history_of_the_book.offer import GIVE_DEBT, HAND_DEBT, ITEMS, MOST_CHANGES, NO_OFFER, Offer
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.exchange import exchange

COUNTERS: Final = 2  # HOB-TRADE-4: one by each side
OLD_ITEMS: Final = 4  # version 1 knows credits and debt paper


def why_no_trade(g: HistoryPosition, p: Player) -> str:
    """The rule that keeps p from opening a negotiation."""
    return "HOB-TRADE-2" if g.seats[p].trades >= g.trade_limit else "HOB-TRADE-3"


def partners(g: HistoryPosition, p: Player) -> list[Action]:
    """TRADE with every other seated country, possible or not."""
    return [g.printed.trade[country] for country in range(g.players) if g.seat_of(country) != p]


def open_trade(g: HistoryPosition, p: Player, partner: Player) -> None:
    """A negotiation counts as soon as it is opened (HOB-TRADE-2)."""
    negotiate(g, Offer(p, partner, goods_of(g, p, partner)))


def open_side_deal(g: HistoryPosition, p: Player, partner: Player, century: int) -> None:
    """HOB-TRADE-11: the buyer of an auction set offers some of its books, and nothing else that it has."""
    offer = Offer(p, partner, lot_of(g, p, partner, century))
    offer.lot = century
    negotiate(g, offer)


def negotiate(g: HistoryPosition, offer: Offer) -> None:
    """The proposer begins with an empty offer."""
    p = offer.proposer
    g.seats[p].trades += 1
    if g.events is not None:
        g.tell("negotiate", p, (offer.partner, g.seats[p].trades, g.trade_limit))
    g.offer = offer
    compose(g, p)


def compose(g: HistoryPosition, p: Player) -> None:
    """p composes the offer: freely, or in one order as in version 1."""
    g.push(COMPOSES[p] if first_version(g) else DRAFTS[p])


class Composing(Step):
    """The proposer puts an offer together, and makes it or ends the negotiation."""

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        offer = g.offer
        if action.kind == "book":
            g.offer = offer.with_book(action.a, g.place)
            g.push(self)
        elif action is g.printed.submit:
            tell_offer(g)
            g.push(ANSWERS[offer.partner])
        elif action is g.printed.cancel:
            g.offer = NO_OFFER
            if g.events is not None:
                g.tell("cancel", self.player, (offer.partner,))
        else:
            self.other(g, action)

    def other(self, g: HistoryPosition, action: Action) -> None:
        """An item that has an amount, or something else that this step knows."""
        raise NotImplementedError


@final
class Draft(Composing):
    """HOB-TRADE-3: the proposer puts books, credits and debts into its offer and takes them out again, in any order."""

    def rule(self) -> str:
        return "HOB-TRADE-3"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        offer = g.offer
        items = g.printed.drafts[draft_items(g, offer)]
        return offer.goods + items if offer.changes < MOST_CHANGES else items

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return g.offer.goods + g.printed.drafts[-1]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        offer = g.offer
        if action is g.printed.submit:
            return "HOB-TRADE-3" if offer.lot == NOBODY else "HOB-TRADE-11"
        if action is g.printed.counter:
            return "HOB-TRADE-10"
        if offer.changes >= MOST_CHANGES:
            return "HOB-TRADE-9"
        return "HOB-TRADE-3" if action.a < GIVE_DEBT else "HOB-TRADE-7" if action.a < HAND_DEBT else "HOB-TRADE-12"

    def forced(self, g: State, options: list[Action]) -> bool:
        return False  # a negotiation is ended by choice only

    def other(self, g: HistoryPosition, action: Action) -> None:
        offer = g.offer
        if action is not g.printed.counter:
            g.push(NUMBERS[self.player][action.a])
        elif offer.answers is not None:
            g.offer = offer.turned()
            g.push(self)
        else:
            g.tell("invite", self.player, (offer.partner,))
            g.offer = offer.invitation()
            g.push(DRAFTS[offer.partner])

    def data(self) -> list[int | str]:
        return ["Draft", self.player]


@final
class DraftAmount(Step):
    """HOB-TRADE-3: how much of an item is in the offer; `pass` takes out what is there."""

    def __init__(self, player: Player, item: int) -> None:
        super().__init__(player)
        self.item = item

    def rule(self) -> str:
        return "HOB-TRADE-3" if self.item < GIVE_DEBT else "HOB-TRADE-7" if self.item < HAND_DEBT else "HOB-TRADE-12"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        found = g.printed.amounts(1, most_of(g, g.offer, self.item))
        return [*found, g.printed.done] if g.offer.amount(self.item) else found

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*g.printed.amount, g.printed.done]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        g.offer = g.offer.with_amount(self.item, 0 if action is g.printed.done else action.a, g.place)
        g.push(DRAFTS[self.player])

    def data(self) -> list[int | str]:
        return ["DraftAmount", self.player, self.item]


@final
class Compose(Composing):
    """Offers of version 1: books by increasing index, then credits, then debt paper; nothing is taken out again."""

    def rule(self) -> str:
        return "HOB-TRADE-3"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        offer = g.offer
        items = g.printed.items[next_items(g, offer)]
        if offer.credits or offer.debt or offer.next == len(offer.goods):
            return items
        found = offer.goods[offer.next :]
        found += items
        return found

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return g.offer.goods + g.printed.items[-1]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        return "HOB-TRADE-7" if action is g.printed.give_debt or action is g.printed.ask_debt else "HOB-TRADE-3"

    def other(self, g: HistoryPosition, action: Action) -> None:
        g.push(AMOUNTS[self.player][action.a])

    def data(self) -> list[int | str]:
        return ["Compose", self.player]


@final
class ComposeAmount(Step):
    """How many credits, or how much debt paper, in version 1."""

    def __init__(self, player: Player, item: int) -> None:
        super().__init__(player)
        self.item = item

    def rule(self) -> str:
        return "HOB-TRADE-7" if self.item >= GIVE_DEBT else "HOB-TRADE-3"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return g.printed.amounts(1, most_of(g, g.offer, self.item))

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return g.printed.amount

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        g.offer = g.offer.with_amount(self.item, action.a, g.place)
        g.push(COMPOSES[self.player])

    def data(self) -> list[int | str]:
        return ["ComposeAmount", self.player, self.item]


def tell_offer(g: HistoryPosition) -> None:
    """The offer is spoken at the table."""
    if g.events is not None:
        offer = g.offer
        given, asked = offer.given(g.place), offer.asked(g.place)
        g.tell(
            "offer",
            offer.proposer,
            (offer.partner, offer.counters, offer.credits, offer.debt, len(given), *given, *asked),
        )
        if offer.taken > 0:
            g.tell("hand debts", offer.proposer, (offer.partner, offer.taken))
        elif offer.taken < 0:
            g.tell("take debts", offer.proposer, (offer.partner, -offer.taken))


@final
class Answer(Step):
    """HOB-TRADE-4: the other side accepts, rejects, or counters while a counter-offer is left."""

    def rule(self) -> str:
        return "HOB-TRADE-4"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return g.printed.answers if g.offer.counters < COUNTERS else g.printed.last_answers

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return g.printed.answers

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        offer = g.offer
        if action is g.printed.counter:
            g.offer = offer.countered()
            g.tell("counter", self.player, (offer.proposer,))
            compose(g, self.player)
            return
        g.offer = NO_OFFER
        if action is g.printed.accept:
            g.tell("accept", self.player, (offer.proposer,))
            exchange(g, offer)
        else:
            g.tell("reject", self.player, (offer.proposer,))

    def data(self) -> list[int | str]:
        return ["Answer", self.player]


COMPOSES: Final[list[Step]] = [Compose(p) for p in range(SEATS)]
AMOUNTS: Final[list[list[Step]]] = [[ComposeAmount(p, item) for item in range(OLD_ITEMS)] for p in range(SEATS)]
DRAFTS: Final[list[Step]] = [Draft(p) for p in range(SEATS)]
NUMBERS: Final[list[list[Step]]] = [[DraftAmount(p, item) for item in range(ITEMS)] for p in range(SEATS)]
ANSWERS: Final[list[Step]] = [Answer(p) for p in range(SEATS)]
