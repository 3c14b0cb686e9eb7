"""What may come of offers and bids that are pending, for bots."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import i64
from quirebox.games.history_of_the_book.box import set_of
from quirebox.games.history_of_the_book.labels import ONE
from quirebox.games.history_of_the_book.mind.holding import Holding, Shop, holding
from quirebox.games.history_of_the_book.mind.weights import Weights
from quirebox.games.history_of_the_book.mind.worth import Outlook, worth
from quirebox.games.history_of_the_book.negotiation import COUNTER, draft_items, first_version
from quirebox.games.history_of_the_book.offer import (
    ASK_CREDITS,
    ASK_DEBT,
    ASKED,
    GIVE_CREDITS,
    GIVE_DEBT,
    GIVEN,
    HAND_DEBT,
    MOST_CHANGES,
    TAKE_DEBT,
    Offer,
)
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount, Draft, DraftAmount
from quirebox.games.history_of_the_book.verbs import owed


def expected(g: HistoryPosition, p: Player) -> Holding:
    """What p has once bidding and payment are over: the highest bidder is thought to win, the loser to pay in
    credits."""
    had = holding(g, p)
    if g.auction.bidder == p or g.auction.seller == p:
        bid_for(g, p, had)
    if g.payment.victor == p:
        had.credits += g.payment.due - g.payment.change
    elif g.payment.loser == p:
        had.credits += g.payment.change - g.payment.due
    return had


def bid_for(g: HistoryPosition, p: Player, had: Holding) -> None:
    """The auction ends as it stands: a set or a book comes for the bid, or a book goes for it."""
    auction = g.auction
    if auction.seller == p:
        had.add(g.printed, auction.book, -1)
        had.credits += auction.bid or auction.reserve
        return
    had.credits -= auction.bid
    if auction.book != NOBODY:
        had.add(g.printed, auction.book, 1)
        return
    for b in set_of(g.century()):
        had.add(g.printed, b, 1)


def after(g: HistoryPosition, p: Player, offer: Offer) -> Holding:
    """What p would have if the offer were accepted."""
    had = holding(g, p)
    for b in offer.books:
        had.add(g.printed, b, -1 if g.place[b] == p else 1)
    sign = 1 if offer.proposer == p else -1
    had.credits -= sign * offer.credits
    had.debt -= sign * offer.taken
    paper = sign * offer.debt  # what p gives
    other = offer.partner if offer.proposer == p else offer.proposer
    if (paper > 0 and owed(g, other, p)) or (paper < 0 and owed(g, p, other)):
        had.debt += min(paper, 0)
        had.claims -= max(paper, 0)
    else:
        had.debt += max(paper, 0)
        had.claims -= min(paper, 0)
    return had


HASTE: Final = 0.001  # what each change of a proposal costs, so that none is made for nothing
MONEY: Final[i64] = ONE << GIVE_CREDITS | ONE << ASK_CREDITS
PAPER: Final[i64] = ONE << GIVE_DEBT | ONE << ASK_DEBT
HANDED: Final[i64] = ONE << HAND_DEBT | ONE << TAKE_DEBT


@final
class Deal:
    """What a country has now, and what it would have if the offer were accepted."""

    def __init__(self, g: HistoryPosition, p: Player, offer: Offer) -> None:
        self.now = holding(g, p)
        self.then = after(g, p, offer)


def brings(g: HistoryPosition, p: Player, own: Deal, other: Deal, shop: Shop, outlook: Outlook) -> float:
    """What the offer would bring p, less a part of what it would bring the other side."""
    return (
        worth(g, p, own.then, shop, outlook)
        - worth(g, p, own.now, shop, outlook)
        - outlook.w.rivalry * (other.then.standing() - other.now.standing())
    )


def prospect(g: HistoryPosition, p: Player, shop: Shop, outlook: Outlook) -> float:
    """What may come of p's own offer: once made, if it is fair; while composed, with the credits that would make it
    so."""
    w, offer, step = outlook.w, g.offer, g.waiting
    made = isinstance(step, Answer)
    if not made and not isinstance(step, (Compose, ComposeAmount, Draft, DraftAmount)):
        return 0.0
    if not offer.sides:
        return -w.bother
    own, other = Deal(g, p, offer), Deal(g, offer.partner, offer)
    mine = brings(g, p, own, other, shop, outlook)
    theirs = brings(g, offer.partner, other, own, shop, outlook)
    hope = w.hopes[offer.counters]
    if offer.invited:
        mine -= HASTE * offer.changes
    if made:
        return hope * mine if theirs >= w.fair else -w.bother
    if not offer.credits:
        mine += balance(w, g, offer, w.fair - theirs)
    elif theirs < w.fair or not offer.sides & ASKED:
        return -w.bother
    return hope * mine if mine > 0.0 else -w.bother + max(0.01 * mine, -1.0)


def balance(w: Weights, g: HistoryPosition, offer: Offer, gap: float) -> float:
    """What credits that close the gap to a fair offer would bring the proposer."""
    if gap > 0.0:
        return -gap if w.credit * g.seats[offer.proposer].credits >= gap else -100.0
    return min(-gap, w.credit * g.seats[offer.partner].credits)


def worth_trying(g: HistoryPosition) -> list[Action]:
    """What goes on with an offer, in one order, so that none is thought of in many ways: books by index, then credits,
    debt paper, debts to be taken over; then it is made. What is begun is not given up."""
    offer = g.offer
    if isinstance(g.waiting, DraftAmount):
        return [option for option in g.options if option is not g.printed.done]
    if not isinstance(g.waiting, Draft):
        return g.options
    items = draft_items(g, offer) & ~(ONE << COUNTER)
    if offer.taken:
        items &= ~(HANDED | PAPER | MONEY)
    elif offer.debt:
        items &= ~(PAPER | MONEY)
    elif offer.credits:
        items &= ~MONEY
    found = g.printed.drafts[items][:-1]  # without cancelling
    if not offer.taken and not offer.debt and not offer.credits and offer.changes < MOST_CHANGES:
        found = offer.goods[offer.next :] + found
    return found or missing(g, offer) or unending(g, offer)  # in this order it can no longer be made


def missing(g: HistoryPosition, offer: Offer) -> list[Action]:
    """Books of the side that does not give enough yet."""
    giver = offer.partner if offer.sides == GIVEN else offer.proposer
    return [option for option in offer.goods if g.place[option.a] == giver and option.a not in offer.books]


def unending(g: HistoryPosition, offer: Offer) -> list[Action]:
    """Whatever changes the offer, but takes no book out again; all if there is nothing."""
    found: list[Action] = []
    for option in g.options:
        if option.kind == "book":
            if option.a not in offer.books:
                found.append(option)
        elif option is not g.printed.cancel and option is not g.printed.counter:
            found.append(option)
    return found or g.options


def is_idle(g: HistoryPosition, p: Player) -> bool:
    """Whether p has an offer on the table, or under way, for which nobody has asked, since version 2: a bot that hopes
    for nothing makes none."""
    offer = g.offer
    if offer.proposer != p or offer.invited or first_version(g):
        return False
    return isinstance(g.waiting, (Draft, DraftAmount, Answer))
