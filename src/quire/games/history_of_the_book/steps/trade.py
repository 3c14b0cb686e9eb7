"""Trading (HOB-TRADE): offers, counter-offers and answers between the active country and one other."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import Player
from quire.core.native import i64
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.bank import owe, owed, sweep, write_off
from quire.games.history_of_the_book.labels import ONE
from quire.games.history_of_the_book.shelves import give
from quire.games.history_of_the_book.state import (
    ASK_CREDITS,
    ASK_DEBT,
    ASKED,
    GIVE_CREDITS,
    GIVE_DEBT,
    GIVEN,
    HIGHEST_AMOUNT,
    NO_OFFER,
    History,
    Offer,
    hob,
)
from quire.games.history_of_the_book.steps.lock import open_window

COUNTERS: Final = 2  # HOB-TRADE-4: one by the partner, one by the active country

SUBMIT: Final = 1 << 4  # the bit after those of the items


def paper(g: History, giver: Player, receiver: Player) -> int:
    """The most debt paper that the giver can give: a debt to cancel, or debts to third parties to refinance (HOB-TRADE-7)."""
    cancels = owed(g, receiver, giver)
    if cancels:
        return min(cancels, HIGHEST_AMOUNT)
    third = 0
    for debt in g.seats[giver].debts:
        if debt.creditor != receiver:
            third += debt.amount
    return min(third, HIGHEST_AMOUNT)


def can_give(g: History, giver: Player, receiver: Player) -> bool:
    """Whether there is anything that the giver could give."""
    seat = g.seats[giver]
    return seat.credits > 0 or len(seat.shelf) > 0 or paper(g, giver, receiver) > 0


def trade_refusal(g: History, p: Player, partner: Player) -> str:
    """The rule that keeps the active country from opening a negotiation, or ''."""
    if g.seats[p].trades >= g.trade_limit:
        return "HOB-TRADE-2"
    return "" if can_give(g, p, partner) and can_give(g, partner, p) else "HOB-TRADE-3"


def open_to_trade(g: History, p: Player) -> i64:
    """A bit for every country with which p has something to trade."""
    own = g.seats[p]
    if own.trades >= g.trade_limit:
        return 0
    rich = own.credits > 0 or len(own.shelf) > 0
    found: i64 = 0
    me: i64 = p
    partner: i64 = g.germany
    players: i64 = g.players
    for country in range(players):
        other = g.seats[partner]
        if (
            partner != me
            and (rich or can_give(g, p, partner))
            and (other.credits > 0 or len(other.shelf) > 0 or can_give(g, partner, p))
        ):
            found |= ONE << country
        partner += 1
        if partner == players:
            partner = 0
    return found


def partners(g: History, p: Player) -> list[Action]:
    """TRADE with every other seated country, possible or not."""
    return [g.cards.trade[country] for country in range(g.players) if g.seat_of(country) != p]


def open_trade(g: History, p: Player, partner: Player) -> None:
    """A negotiation counts as soon as it is opened (HOB-TRADE-2)."""
    g.seats[p].trades += 1
    if g.events is not None:
        g.tell("negotiate", p, (partner, g.seats[p].trades, g.trade_limit))
    g.offer = Offer(p, partner, 0, goods_of(g, p, partner), (), 0, 0, 0, 0)
    g.push(COMPOSES[p])


def goods_of(g: History, p: Player, partner: Player) -> list[Action]:
    """The actions of all unlocked books of two countries, by index."""
    books = g.seats[p].shelf + g.seats[partner].shelf
    books.sort()
    return [g.cards.book[b] for b in books]


def amount_limit(g: History, offer: Offer, item: int) -> int:
    """How much of an item the offer could contain."""
    if item == GIVE_CREDITS:
        return min(g.seats[offer.proposer].credits, HIGHEST_AMOUNT)
    if item == ASK_CREDITS:
        return min(g.seats[offer.partner].credits, HIGHEST_AMOUNT)
    if item == GIVE_DEBT:
        return paper(g, offer.proposer, offer.partner)
    return paper(g, offer.partner, offer.proposer)


def sides_of(place: list[int], proposer: Player, books: tuple[int, ...], credits: int, debt: int) -> int:
    """Who gives something in such an offer."""
    found = 0
    if credits > 0 or debt > 0:
        found |= GIVEN
    if credits < 0 or debt < 0:
        found |= ASKED
    for b in books:
        found |= GIVEN if place[b] == proposer else ASKED
    return found


def next_good(goods: list[Action], b: int, first: int) -> int:
    """The place after a book among the goods, sought from a place on."""
    while first < len(goods) and goods[first].a <= b:
        first += 1
    return first


@final
class Compose(Step):
    """HOB-TRADE-3: the proposer lists books by increasing index, then credits, then debt paper, and submits or cancels."""

    def rule(self) -> str:
        return "HOB-TRADE-3"

    def candidates(self, g: State) -> list[Action]:
        h = hob(g)
        return h.offer.goods + h.cards.items[-1]

    def refusal(self, g: State, action: Action) -> str:
        h = hob(g)
        offer = h.offer
        if action.kind == "book":
            late = offer.credits != 0 or offer.debt != 0 or (bool(offer.books) and offer.books[-1] >= action.a)
            return "HOB-TRADE-3" if late else ""
        if action is h.cards.submit:
            return "" if offer.sides == GIVEN | ASKED else "HOB-TRADE-3"
        if action is h.cards.cancel:
            return ""
        return item_refusal(h, action.a)

    def options(self, g: State) -> list[Action]:
        h = hob(g)
        offer = h.offer
        proposer, partner = h.seats[offer.proposer], h.seats[offer.partner]
        free = not offer.credits and not offer.debt
        items: i64 = SUBMIT if offer.sides == GIVEN | ASKED else 0
        if free and proposer.credits:
            items |= 1 << GIVE_CREDITS
        if free and partner.credits:
            items |= 1 << ASK_CREDITS
        if not offer.debt and (proposer.debts or partner.debts):
            if paper(h, offer.proposer, offer.partner):
                items |= 1 << GIVE_DEBT
            if paper(h, offer.partner, offer.proposer):
                items |= 1 << ASK_DEBT
        if not free or offer.next == len(offer.goods):
            return h.cards.items[items]
        found = offer.goods[offer.next :]
        found += h.cards.items[items]
        return found

    def apply(self, g: State, action: Action) -> None:
        h = hob(g)
        offer = h.offer
        if action.kind == "book":
            side = GIVEN if h.place[action.a] == offer.proposer else ASKED
            h.offer = Offer(
                offer.proposer,
                offer.partner,
                offer.counters,
                offer.goods,
                offer.books + (action.a,),
                0,
                0,
                next_good(offer.goods, action.a, offer.next),
                offer.sides | side,
            )
            g.push(self)
        elif action is h.cards.submit:
            tell_offer(h)
            g.push(ANSWERS[offer.partner])
        elif action is h.cards.cancel:
            h.offer = NO_OFFER
            if g.events is not None:
                g.tell("cancel", self.player, (offer.partner,))
        else:
            g.push(AMOUNTS[self.player][action.a])

    def data(self) -> list[int | str]:
        return ["Compose", self.player]


def item_refusal(g: History, item: int) -> str:
    """The rule that keeps an item out of the offer, or ''."""
    offer = g.offer
    if item <= ASK_CREDITS:
        free = offer.credits == 0 and offer.debt == 0
        return "" if free and amount_limit(g, offer, item) else "HOB-TRADE-3"
    return "" if offer.debt == 0 and amount_limit(g, offer, item) else "HOB-TRADE-7"


@final
class ComposeAmount(Step):
    """HOB-TRADE-3 and HOB-TRADE-7: how many credits, or how much debt paper."""

    def __init__(self, player: Player, item: int) -> None:
        super().__init__(player)
        self.item = item

    def rule(self) -> str:
        return "HOB-TRADE-7" if self.item >= GIVE_DEBT else "HOB-TRADE-3"

    def candidates(self, g: State) -> list[Action]:
        return hob(g).cards.amount

    def refusal(self, g: State, action: Action) -> str:
        h = hob(g)
        return "" if action.a <= amount_limit(h, h.offer, self.item) else self.rule()

    def options(self, g: State) -> list[Action]:
        h = hob(g)
        return h.cards.amount[: amount_limit(h, h.offer, self.item)]

    def apply(self, g: State, action: Action) -> None:
        h = hob(g)
        offer = h.offer
        asks = self.item == ASK_CREDITS or self.item == ASK_DEBT
        n = -action.a if asks else action.a
        credits, debt = (n, 0) if self.item <= ASK_CREDITS else (offer.credits, n)
        h.offer = Offer(
            offer.proposer,
            offer.partner,
            offer.counters,
            offer.goods,
            offer.books,
            credits,
            debt,
            offer.next,
            offer.sides | (ASKED if asks else GIVEN),
        )
        g.push(COMPOSES[self.player])

    def data(self) -> list[int | str]:
        return ["ComposeAmount", self.player, self.item]


def tell_offer(g: History) -> None:
    """The offer is spoken at the table."""
    if g.events is not None:
        offer = g.offer
        given = [b for b in offer.books if g.place[b] == offer.proposer]
        asked = [b for b in offer.books if g.place[b] == offer.partner]
        g.tell(
            "offer",
            offer.proposer,
            (offer.partner, offer.counters, offer.credits, offer.debt, len(given), *given, *asked),
        )


@final
class Answer(Step):
    """HOB-TRADE-4: the other side accepts, rejects, or counters while a counter-offer is left."""

    def rule(self) -> str:
        return "HOB-TRADE-4"

    def candidates(self, g: State) -> list[Action]:
        cards = hob(g).cards
        return [cards.accept, cards.reject, cards.counter]

    def refusal(self, g: State, action: Action) -> str:
        return "HOB-TRADE-4" if action is hob(g).cards.counter and hob(g).offer.counters == COUNTERS else ""

    def options(self, g: State) -> list[Action]:
        return hob(g).cards.answers[1 if hob(g).offer.counters < COUNTERS else 0]

    def apply(self, g: State, action: Action) -> None:
        h = hob(g)
        offer = h.offer
        if action is h.cards.counter:
            h.offer = Offer(offer.partner, offer.proposer, offer.counters + 1, offer.goods, (), 0, 0, 0, 0)
            g.tell("counter", self.player, (offer.proposer,))
            g.push(COMPOSES[self.player])
            return
        h.offer = NO_OFFER
        if action is h.cards.accept:
            g.tell("accept", self.player, (offer.proposer,))
            exchange(h, offer)
        else:
            g.tell("reject", self.player, (offer.proposer,))

    def data(self) -> list[int | str]:
        return ["Answer", self.player]


def exchange(g: History, offer: Offer) -> None:
    """HOB-TRADE-5: everything changes hands at the same time, then the partner of the active country may lock."""
    a, b = offer.proposer, offer.partner
    gained = False
    for book in offer.books:
        giver, receiver = (a, b) if g.place[book] == a else (b, a)
        give(g, giver, receiver, book)
        gained = gained or receiver != g.active
    if offer.debt > 0:
        pass_paper(g, a, b, offer.debt)
    elif offer.debt < 0:
        pass_paper(g, b, a, -offer.debt)
    g.seats[a].credits -= offer.credits
    g.seats[b].credits += offer.credits
    sweep(g)
    if gained:
        open_window(g, b if a == g.active else a)


def pass_paper(g: History, giver: Player, receiver: Player, n: int) -> None:
    """HOB-TRADE-7: cancel a debt of the receiver, or take up a debt to it."""
    if owed(g, receiver, giver):
        write_off(g, receiver, giver, n)
        g.tell("forgive", giver, (receiver, n))
    else:
        owe(g, giver, receiver, n)


COMPOSES: Final[list[Step]] = [Compose(p) for p in range(SEATS)]
AMOUNTS: Final[list[list[Step]]] = [[ComposeAmount(p, item) for item in range(4)] for p in range(SEATS)]
ANSWERS: Final[list[Step]] = [Answer(p) for p in range(SEATS)]
