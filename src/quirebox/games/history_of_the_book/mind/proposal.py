"""What a bot proposes that is asked for it (HOB-TRADE-10): books and credits by which both sides gain, if there are
any."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.games.history_of_the_book.box import HIGHEST_AMOUNT
from quirebox.games.history_of_the_book.labels import ONE
from quirebox.games.history_of_the_book.mind.bargain import Deal, brings
from quirebox.games.history_of_the_book.mind.holding import Shop
from quirebox.games.history_of_the_book.mind.worth import Outlook
from quirebox.games.history_of_the_book.negotiation import complete
from quirebox.games.history_of_the_book.offer import ASK_CREDITS, GIVE_CREDITS, GIVE_DEBT, ITEMS, NO_OFFER, Offer
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.trade import Draft, DraftAmount

NO_GOODS: Final[list[Action]] = []
MOST: Final = 4  # books with which an exchange may begin


@final
class Proposal:
    """The offer that a country had best make when it is asked, for the goods of one negotiation."""

    def __init__(self, goods: list[Action], best: Offer) -> None:
        self.goods = goods  # by which the negotiation is known: copies of a position share them
        self.best = best  # NO_OFFER if nothing helps both


NOTHING: Final = Proposal(NO_GOODS, NO_OFFER)


@final
class Exchange:
    """An exchange, and what it brings both sides."""

    def __init__(self, offer: Offer, own: float, other: float) -> None:
        self.offer = offer
        self.own = own
        self.other = other

    def least(self) -> float:
        """What it brings the side that gains less."""
        return min(self.own, self.other)


def by_sum(found: Exchange) -> float:
    """What brings most to both together comes first."""
    return -found.own - found.other


@final
class Bargainer:
    """Weighs what one country could propose to another."""

    def __init__(self, g: HistoryPosition, outlook: Outlook) -> None:
        self.g = g
        self.outlook = outlook
        self.shop = Shop(g)
        self.empty = Offer(g.offer.proposer, g.offer.partner, g.offer.goods)
        self.empty.lot = g.offer.lot

    def found(self) -> Offer:
        """The exchange of books and credits with the highest product of both gains, of those that begin with the most
        useful books."""
        begun = self.longer(self.empty)
        begun.sort(key=by_sum)
        best, top = NO_OFFER, 0.0
        for first in begun[:MOST]:
            last = self.climb(first)
            if self.helps_both(last) and last.own * last.other > top:
                best, top = last.offer, last.own * last.other
        return best

    def helps_both(self, found: Exchange) -> bool:
        """Whether it can be made and both sides gain, the other one enough to accept."""
        return complete(found.offer) and found.own > 0.0 and found.other >= self.outlook.w.fair

    def climb(self, found: Exchange) -> Exchange:
        """More books, one after the other, as long as the side that gains less gains more."""
        while True:
            ways = self.longer(found.offer)
            ways += [way for first in ways for way in self.longer(first.offer)]
            longer = max(ways, key=Exchange.least, default=found)
            if longer.least() <= found.least():
                return found
            found = longer

    def longer(self, offer: Offer) -> list[Exchange]:
        """The offer with each of the other books, and with credits that make it even."""
        books = [action.a for action in offer.goods if action.a not in offer.books]
        return [self.even(offer.with_book(b, self.g.place)) for b in books]

    def even(self, offer: Offer) -> Exchange:
        """The same books, with credits for half of what one side gains more by them."""
        bare = offer.with_amount(GIVE_CREDITS, 0, self.g.place)
        first = self.weighed(bare)
        more = first.own - first.other
        giver = offer.proposer if more > 0.0 else offer.partner
        n = min(int(abs(more) / (2.0 * self.outlook.w.credit) + 0.5), self.g.seats[giver].credits, HIGHEST_AMOUNT)
        if not n:
            return first
        return self.weighed(bare.with_amount(GIVE_CREDITS if more > 0.0 else ASK_CREDITS, n, self.g.place))

    def weighed(self, offer: Offer) -> Exchange:
        """What the offer brings its proposer and its partner."""
        g, shop, outlook = self.g, self.shop, self.outlook
        own, other = Deal(g, offer.proposer, offer), Deal(g, offer.partner, offer)
        return Exchange(
            offer,
            brings(g, offer.proposer, own, other, shop, outlook),
            brings(g, offer.partner, other, own, shop, outlook),
        )


def proposal(g: HistoryPosition, outlook: Outlook) -> Proposal:
    """The best proposal of the country that composes an offer now."""
    return Proposal(g.offer.goods, Bargainer(g, outlook).found())


def is_asked(g: HistoryPosition, p: Player) -> bool:
    """Whether p is composing the proposal that it was asked for, or has made it."""
    return g.offer.invited and g.offer.proposer == p


def is_composing(g: HistoryPosition) -> bool:
    """Whether the proposal that was asked for is not made yet."""
    return g.offer.invited and isinstance(g.waiting, (Draft, DraftAmount))


def towards(g: HistoryPosition, best: Offer) -> Action:
    """What brings the offer in hand nearer to the best one."""
    printed, step = g.printed, g.waiting
    if isinstance(step, DraftAmount):
        n = best.amount(step.item)
        wanted = printed.amount[n - 1] if n else printed.done
        return wanted if wanted in g.options else g.options[0]
    wanted = missing(g, best)
    return wanted if wanted in g.options else printed.cancel


def missing(g: HistoryPosition, best: Offer) -> Action:
    """The next book or amount in which the offer in hand is not the best one; if there is none it is made."""
    offer, printed = g.offer, g.printed
    for action in offer.goods:
        if (action.a in offer.books) != (action.a in best.books):
            return action
    for item in range(ITEMS):
        if offer.amount(item) != best.amount(item) and (best.amount(item) or item >= GIVE_DEBT or not best.credits):
            return printed.drafts[ONE << item][0]
    return printed.submit
