"""How well a country stands, for bots: what it has is worth, what the richest rival has, and what is pending."""

from __future__ import annotations

from quire.core.event import Player
from quire.games.history_of_the_book.bargain import expected, prospect
from quire.games.history_of_the_book.holding import Shop, turns_left
from quire.games.history_of_the_book.state import CENTURIES, History
from quire.games.history_of_the_book.steps.collect import Collect
from quire.games.history_of_the_book.steps.settle import SellOrTrade
from quire.games.history_of_the_book.weights import WEIGHTS
from quire.games.history_of_the_book.worth import FAR, NEAR, Outlook, worth


def evaluate(g: History, p: Player) -> float:
    """For somebody who plans far ahead."""
    return standing(g, p, FAR)


def within_reach(g: History, p: Player) -> float:
    """For somebody who hopes for nothing but one collection, soon."""
    return standing(g, p, NEAR)


def standing(g: History, p: Player, outlook: Outlook) -> float:
    """The worth of all that p has, less a part of what the richest rival has; with a bid or an offer pending, as if it came off."""
    if g.over():
        return float(g.wealth(p) - g.total_debt(p))
    shop = Shop(g)
    value = (
        worth(g, p, expected(g, p), shop, outlook)
        - WEIGHTS.rivalry * richest(g, p)
        - WEIGHTS.patience * g.seats[p].trades
    )
    if g.offer.proposer == p:
        return value + prospect(g, p, shop, outlook)
    if g.waiting.player == p and isinstance(g.waiting, (Collect, SellOrTrade)):
        value -= WEIGHTS.bother * g.seats[p].trades  # a turn is not better for being longer
    return value


def at_hand(g: History, p: Player) -> float:
    """What p has and owes, for somebody greedy: books are worth a little more than their price, so the dearest is bought; no collection is planned, no offer made."""
    if g.over():
        return float(g.wealth(p) - g.total_debt(p))
    w, had = WEIGHTS, expected(g, p)
    value = (
        2.0 * g.locked_value(p) + float(had.value) + w.credit * had.credits + w.claim * had.claims - w.debt * had.debt
    )
    return value - w.bother * g.seats[p].trades


def richest(g: History, p: Player) -> int:
    """What the richest of the others has, as if the game ended now."""
    found = 0
    for q in range(g.players):
        if q != p:
            found = max(found, g.wealth(q) + g.seats[q].credits)
    return found


def doubt(g: History) -> float:
    """The lead that makes a favourite of e to 1: smaller as the turns pass."""
    turns = 0
    for p in range(g.players):
        turns += turns_left(g, p)
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * turns / (CENTURIES * g.players)
