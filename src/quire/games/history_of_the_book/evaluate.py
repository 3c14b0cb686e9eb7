"""How well a country stands, for bots: books by the collections they could complete, and pending bids and offers by what would come of them."""

from __future__ import annotations

from typing import Final, final

from quire.core.event import NOBODY, Player
from quire.games.history_of_the_book.labels import LABELS, SIZES, ready
from quire.games.history_of_the_book.scoring import group
from quire.games.history_of_the_book.shelves import for_sale
from quire.games.history_of_the_book.state import ASKED, CENTURIES, LAST_CALL, MARKET_BOOKS, SET_BOOKS, History, Offer
from quire.games.history_of_the_book.steps.collect import Collect
from quire.games.history_of_the_book.steps.settle import SellOrTrade
from quire.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount

INCOME: Final = 3.0         # credits of a turn, from die and events
CREDIT: Final = 0.9         # a credit, while there are turns to spend it in
LAST_CREDIT: Final = 0.7    # a credit, when only the final purchases are left
DEBT: Final = 1.15          # a credit owed
CLAIM: Final = 0.7          # a credit owed by another country
UNLOCKED: Final = 0.96      # of doubling, for a complete collection that is not locked yet
TO_COME: Final = 3          # what a book of a closed stack will cost
RIVALRY: Final = 0.06       # of the wealth of the richest rival
FAIR: Final = 0.5           # what the other side of a trade must gain
BOTHER: Final = 3.0         # what a pointless offer costs
PATIENCE: Final = 0.02      # what every negotiation costs

# The share of its doubling that a book is worth as the first, second … of a collection.
CHANCES: Final[tuple[float, ...]] = (0.0, 0.15, 0.25, 0.4, 0.6, 0.8)
FEW_CHANCES: Final[tuple[float, ...]] = (0.0, 0.2, 0.4, 0.7)
HOPES: Final[tuple[float, ...]] = (0.8, 0.6, 0.4)       # that a fair offer is accepted: the first, the counter, the last


@final
class Holding:
    """What a country has, or would have after a deal."""

    def __init__(self, shelf: list[int], credits: int, debt: int, claims: int) -> None:
        self.shelf = shelf
        self.credits = credits
        self.debt = debt
        self.claims = claims


def evaluate(g: History, p: Player) -> float:
    """The worth of all that p has, less a part of the richest rival's wealth; with a bid or an offer pending, as if it came off."""
    value = standing(g, p, expected(g, p), NOBODY, []) - PATIENCE * g.seats[p].trades
    if g.offer.proposer == p:
        return value + prospect(g, p)
    if g.waiting.player == p and isinstance(g.waiting, (Collect, SellOrTrade)):
        value -= BOTHER * g.seats[p].trades     # a turn is not better for being longer
    return value


def standing(g: History, p: Player, had: Holding, other: Player, shelf: list[int]) -> float:
    """What p has is worth, less a part of the richest rival's wealth; one other country is thought to have this shelf."""
    richest = 0
    for q in range(g.players):
        if q != p:
            richest = max(richest, wealth(g, q, shelf if q == other else g.seats[q].shelf) - g.total_debt(q))
    return worth(g, p, had) - RIVALRY * richest


def wealth(g: History, p: Player, shelf: list[int]) -> int:
    """The score of p with this shelf, debts not deducted."""
    total = 2 * g.locked_value(p)
    for b in shelf:
        total += g.cards.value[b]
    found = ready(shelf, g.cards.country, g.cards.genre, g.cards.top)
    return total + group(shelf, found, g.cards.value, g.cards.labels).value if found else total


def holding(g: History, p: Player) -> Holding:
    """What p has now."""
    claims = 0
    for q in range(g.players):
        if g.seats[q].debts:
            for debt in g.seats[q].debts:
                if debt.creditor == p:
                    claims += debt.amount
    return Holding(g.seats[p].shelf, g.seats[p].credits, g.total_debt(p), claims)


def expected(g: History, p: Player) -> Holding:
    """What p has now; the highest bidder is thought to win."""
    had = holding(g, p)
    if g.auction.bidder != p:
        return had
    if g.auction.book != NOBODY:
        return Holding([*had.shelf, g.auction.book], had.credits - g.auction.bid, had.debt, had.claims)
    first = MARKET_BOOKS + SET_BOOKS * g.century()
    return Holding([*had.shelf, first, first + 1, first + 2, first + 3], had.credits - g.auction.bid, had.debt, had.claims)


def turns_left(g: History, p: Player) -> int:
    """How many turns p will still begin."""
    if g.phase >= LAST_CALL:
        return 0
    return CENTURIES * g.per_century - g.round + (1 if g.country(p) > g.country(g.active) else 0)


def worth(g: History, p: Player, had: Holding) -> float:
    """Locked books twice, others once and more the nearer they are to a collection; credits and debts at a discount."""
    turns = turns_left(g, p)
    value = 2.0 * g.locked_value(p) + CLAIM * had.claims - DEBT * had.debt
    value += (CREDIT if turns else LAST_CREDIT) * min(had.credits, 12) + 0.5 * max(had.credits - 12, 0)
    if not had.shelf:
        return value
    chances = prospects(g, had, turns)
    full = [0] * LABELS                 # books of complete collections that are not counted yet
    for label in range(LABELS):
        full[label] = int(chances[LABELS + label])
    for b in sorted(had.shelf, key=lambda b: -g.cards.value[b]):
        best = 0.0
        for label in g.cards.labels[b]:
            chance = chances[label]
            if full[label]:
                full[label] -= 1
                chance = UNLOCKED
            best = max(best, chance)
        value += g.cards.value[b] * (1.0 + best)
    return value


def prospects(g: History, had: Holding, turns: int) -> list[float]:
    """For every label the chance that the collection begun is completed; then how many books form complete ones already."""
    missing, full = _count(g, had.shelf)
    cost, lacking = _shop(g, missing)
    money = had.credits + INCOME * turns
    found = [0.0] * (2 * LABELS)
    for label in range(LABELS):
        found[LABELS + label] = float(full[label])
        have = SIZES[label] - missing[label]
        if have == 0:
            continue
        chance = CHANCES[have] if SIZES[label] == 6 else FEW_CHANCES[have]
        if lacking[label]:
            chance *= 0.15              # only trades could help
        elif cost[label] > money:
            chance *= money / cost[label]
        found[label] = chance
    return found


def _count(g: History, shelf: list[int]) -> tuple[list[int], list[int]]:
    """Books missing from each collection begun, and books in complete ones."""
    have = [0] * LABELS
    for b in shelf:
        for label in g.cards.labels[b]:
            have[label] += 1
    missing = [0] * LABELS
    full = [0] * LABELS
    for label in range(LABELS):
        rest = have[label] % SIZES[label]
        missing[label] = SIZES[label] - rest
        full[label] = have[label] - rest
    return missing, full


def _shop(g: History, missing: list[int]) -> tuple[list[int], list[int]]:
    """What the missing books would cost, the cheapest of the market first, and how many cannot be had at all."""
    cost = [0] * LABELS
    lacking = missing[:]
    for b in for_sale(g):
        for label in g.cards.labels[b]:
            if lacking[label]:
                lacking[label] -= 1
                cost[label] += g.cards.value[b]
    if g.century() < CENTURIES - 1:
        for b in range(12 * (g.century() + 1), MARKET_BOOKS):
            for label in g.cards.labels[b]:
                if lacking[label]:
                    lacking[label] -= 1
                    cost[label] += TO_COME
    return cost, lacking


# ---- trades


def after(g: History, p: Player, offer: Offer) -> Holding:
    """What p would have if the offer were accepted."""
    had = holding(g, p)
    shelf = [b for b in had.shelf if b not in offer.books]
    for b in offer.books:
        if g.place[b] != p:
            shelf.append(b)
    sign = 1 if offer.proposer == p else -1
    credits = had.credits - sign * offer.credits
    paper = sign * offer.debt                                       # what p gives
    other = offer.partner if offer.proposer == p else offer.proposer
    if (paper > 0 and _owes(g, other, p)) or (paper < 0 and _owes(g, p, other)):
        return Holding(shelf, credits, had.debt + min(paper, 0), had.claims - max(paper, 0))
    return Holding(shelf, credits, had.debt + max(paper, 0), had.claims - min(paper, 0))


def _owes(g: History, debtor: Player, creditor: Player) -> bool:
    for debt in g.seats[debtor].debts:
        if debt.creditor == creditor:
            return True
    return False


def deal(g: History, p: Player, offer: Offer) -> float:
    """What p would gain by the offer, seen against what the other side would gain."""
    other = offer.partner if offer.proposer == p else offer.proposer
    then = standing(g, p, after(g, p, offer), other, after(g, other, offer).shelf)
    return then - standing(g, p, holding(g, p), NOBODY, [])


def prospect(g: History, p: Player) -> float:
    """What may come of p's own offer: once made, if it is fair; while composed, with the credits that would make it so."""
    offer, step = g.offer, g.waiting
    mine, theirs, hope = deal(g, p, offer), deal(g, offer.partner, offer), HOPES[offer.counters]
    if isinstance(step, Answer):
        return hope * mine if theirs >= FAIR else -BOTHER
    if not isinstance(step, Compose) and not isinstance(step, ComposeAmount):
        return 0.0
    if not offer.credits:
        gap = FAIR - theirs
        if gap > 0.0:
            mine -= gap if CREDIT * g.seats[p].credits >= gap else 100.0
        else:
            mine += min(-gap, CREDIT * g.seats[offer.partner].credits)
    elif theirs < FAIR or not offer.sides & ASKED:
        return -BOTHER
    return hope * mine if mine > 0.0 else -BOTHER + max(0.01 * mine, -1.0)
