"""What may come of offers and bids that are pending, for bots."""

from __future__ import annotations

from quire.core.event import NOBODY, Player
from quire.games.history_of_the_book.bank import owed
from quire.games.history_of_the_book.holding import Holding, Shop, holding
from quire.games.history_of_the_book.state import ASKED, MARKET_BOOKS, SET_BOOKS, History, Offer
from quire.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount
from quire.games.history_of_the_book.weights import WEIGHTS
from quire.games.history_of_the_book.worth import Outlook, worth


def expected(g: History, p: Player) -> Holding:
    """What p has once bidding and payment are over: the highest bidder is thought to win, the loser to pay in credits."""
    had = holding(g, p)
    if g.auction.bidder == p or g.auction.seller == p:
        bid_for(g, p, had)
    if g.payment.victor == p:
        had.credits += g.payment.due - g.payment.change
    elif g.payment.loser == p:
        had.credits += g.payment.change - g.payment.due
    return had


def bid_for(g: History, p: Player, had: Holding) -> None:
    """The auction ends as it stands: a set or a book comes for the bid, or a book goes for it."""
    auction = g.auction
    if auction.seller == p:
        had.add(g.cards, auction.book, -1)
        had.credits += auction.bid or auction.reserve
        return
    had.credits -= auction.bid
    if auction.book != NOBODY:
        had.add(g.cards, auction.book, 1)
        return
    first = MARKET_BOOKS + SET_BOOKS * g.century()
    for b in range(first, first + SET_BOOKS):
        had.add(g.cards, b, 1)


def after(g: History, p: Player, offer: Offer) -> Holding:
    """What p would have if the offer were accepted."""
    had = holding(g, p)
    for b in offer.books:
        had.add(g.cards, b, -1 if g.place[b] == p else 1)
    sign = 1 if offer.proposer == p else -1
    had.credits -= sign * offer.credits
    paper = sign * offer.debt  # what p gives
    other = offer.partner if offer.proposer == p else offer.proposer
    if (paper > 0 and owed(g, other, p)) or (paper < 0 and owed(g, p, other)):
        had.debt += min(paper, 0)
        had.claims -= max(paper, 0)
    else:
        had.debt += max(paper, 0)
        had.claims -= min(paper, 0)
    return had


def prospect(g: History, p: Player, shop: Shop, outlook: Outlook) -> float:
    """What may come of p's own offer: once made, if it is fair; while composed, with the credits that would make it so."""
    offer, step = g.offer, g.waiting
    made = isinstance(step, Answer)
    if not made and not isinstance(step, Compose) and not isinstance(step, ComposeAmount):
        return 0.0
    if not offer.sides:
        return -WEIGHTS.bother
    partner = offer.partner
    now, then = holding(g, p), after(g, p, offer)
    theirs_now, theirs_then = holding(g, partner), after(g, partner, offer)
    mine = (
        worth(g, p, then, shop, outlook)
        - worth(g, p, now, shop, outlook)
        - WEIGHTS.rivalry * (theirs_then.standing() - theirs_now.standing())
    )
    theirs = (
        worth(g, partner, theirs_then, shop, outlook)
        - worth(g, partner, theirs_now, shop, outlook)
        - WEIGHTS.rivalry * (then.standing() - now.standing())
    )
    hope = WEIGHTS.hopes[offer.counters]
    if made:
        return hope * mine if theirs >= WEIGHTS.fair else -WEIGHTS.bother
    if not offer.credits:
        mine += balance(g, offer, WEIGHTS.fair - theirs)
    elif theirs < WEIGHTS.fair or not offer.sides & ASKED:
        return -WEIGHTS.bother
    return hope * mine if mine > 0.0 else -WEIGHTS.bother + max(0.01 * mine, -1.0)


def balance(g: History, offer: Offer, gap: float) -> float:
    """What credits that close the gap to a fair offer would bring the proposer."""
    if gap > 0.0:
        return -gap if WEIGHTS.credit * g.seats[offer.proposer].credits >= gap else -100.0
    return min(-gap, WEIGHTS.credit * g.seats[offer.partner].credits)
