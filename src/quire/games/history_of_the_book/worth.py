"""What a country's possessions are worth, for bots: books by the collections they could complete, credits and debts at a discount."""

from __future__ import annotations

from math import exp
from typing import Final, final

from quire.core.event import Player
from quire.core.native import i64
from quire.games.history_of_the_book.labels import BYTE, COUNTRIES, FEW, LABELS, MOST_VALUABLE, SET, tally
from quire.games.history_of_the_book.state import CENTURIES, COLLECT, DEAREST, LAST_CALL, MARKET, History, HistoryBox

TO_COME: Final = 3              # what a book of a closed stack will cost: the mean of all
ENOUGH: Final = 12.0            # credits beyond this are hard to spend
LEAST: Final = 5.0              # six books cost more
COUNT: Final = (1 << BYTE) - 1


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.income = 3.0           # credits of a turn, from die and events
        self.turn = 2.0             # a turn that is still to come, besides what its credits do for collections
        self.credit = 0.9           # a credit, while there are turns to spend it in
        self.last_credit = 0.7      # a credit, when only the final purchases are left
        self.spare_credit = 0.5     # a credit beyond a dozen
        self.debt = 1.15            # a credit owed
        self.claim = 0.7            # a credit owed by another country
        self.unlocked = 0.96        # of doubling, for every turn until a collection is locked
        self.step = 0.03            # of doubling, for each book that is missing
        self.takes = 0.3            # books of a label that each rival takes in a turn
        self.slack = 1.0            # books more or less that make e to 1 of even chances
        self.poor = 0.7             # of doubling, for who can nearly pay for the cheapest collection
        self.upgrade = 0.85         # how far a collection comes from the cheapest books that would do to the dearest that can be paid
        self.second = 0.5           # of a second collection
        self.rivalry = 0.06         # of what the richest rival has
        self.fair = 0.5             # what the other side of a trade must gain
        self.bother = 3.0           # what a pointless offer costs
        self.patience = 0.02        # what every negotiation costs
        self.hopes = [0.8, 0.1, 0.1]    # that a fair offer is accepted: the first, the counter, the last
        self.even = 12.0            # the lead that makes a favourite of e to 1 at the start of a quick game
        self.sure = 3.0             # and at the end


WEIGHTS: Final = Weights()


@final
class Priced:
    """Books that cost the same."""

    def __init__(self) -> None:
        self.countries: i64 = 0         # how many of each country, a byte each
        self.genres: i64 = 0
        self.books: i64 = 0

    def add(self, country: i64, genre: i64, sign: i64) -> None:
        """One comes (1) or goes (-1)."""
        self.countries += country
        self.genres += genre
        self.books += sign


@final
class Holding:
    """What a country has, or would have: its unlocked books are counted by country and by genre, a byte each."""

    def __init__(self, credits: int, debt: int, claims: int) -> None:
        self.credits = credits
        self.debt = debt
        self.claims = claims
        self.value: i64 = 0             # of all books
        self.countries: i64 = 0
        self.genres: i64 = 0
        self.country_values: i64 = 0    # printed values instead of numbers of books
        self.genre_values: i64 = 0
        self.most_valuable: i64 = 0
        self.priced = [Priced() for _ in range(DEAREST + 1)]

    def add(self, box: HistoryBox, b: int, sign: i64) -> None:
        """A book comes (1) or goes (-1)."""
        value: i64 = box.value[b]
        country = sign * tally(box.country[b])
        genre = sign * tally(box.genre[b])
        self.value += sign * value
        self.countries += country
        self.genres += genre
        self.country_values += value * country
        self.genre_values += value * genre
        if value == DEAREST:
            self.most_valuable += sign
        self.priced[value].add(country, genre, sign)

    def standing(self) -> float:
        """What rivals see in it: as if the game ended now."""
        return float(self.value + self.credits) + complete(self)


@final
class Shop:
    """What is for sale, by value, and what the closed stacks hold, by label."""

    def __init__(self, g: History) -> None:
        self.priced = [Priced() for _ in range(DEAREST + 1)]
        self.later = g.cards.later[g.century()]
        for action in g.market:
            self.stock(g.cards, action.a)
        if g.sold and turns_left(g, g.active):      # will be for sale again (HOB-BUY-3)
            for b in g.sold:
                if g.place[b] == MARKET:
                    self.stock(g.cards, b)

    def stock(self, box: HistoryBox, b: int) -> None:
        """One more book for sale."""
        self.priced[box.value[b]].add(tally(box.country[b]), tally(box.genre[b]), 1)


def holding(g: History, p: Player) -> Holding:
    """What p has now."""
    claims = 0
    for seat in g.seats:
        if seat.debts:
            for debt in seat.debts:
                if debt.creditor == p:
                    claims += debt.amount
    had = Holding(g.seats[p].credits, g.total_debt(p), claims)
    for b in g.seats[p].shelf:
        had.add(g.cards, b, 1)
    return had


def turns_left(g: History, p: Player) -> int:
    """How many turns p will still begin."""
    if g.phase >= LAST_CALL:
        return 0
    return CENTURIES * g.per_century - g.round + (1 if g.country(p) > g.country(g.active) else 0)


def can_collect(g: History, p: Player) -> bool:
    """Whether p may still buy books in the turn at hand."""
    return g.active == p and g.phase <= COLLECT


def worth(g: History, p: Player, had: Holding, shop: Shop) -> float:
    """Locked books twice, others once, and what the best two collections promise; credits and debts at a discount."""
    w, turns = WEIGHTS, turns_left(g, p)
    chances = turns + (1 if can_collect(g, p) else 0)       # to buy books
    credits = float(had.credits)
    value = 2.0 * g.locked_value(p) + float(had.value) + w.claim * had.claims - w.debt * had.debt + w.turn * turns
    if credits > ENOUGH:
        value += w.spare_credit * (credits - ENOUGH)
        credits = ENOUGH
    value += credits * (w.credit if chances else w.last_credit)
    if not chances:
        return value + w.unlocked * complete(had)
    money = float(had.value + had.credits - had.debt) + w.income * turns
    return value + promise(had, shop, money, w.takes * (g.players - 1) * turns, turns) if money > 0.0 else value


def complete(had: Holding) -> float:
    """What doubling brings for the best collection that is there."""
    best = float(FEW * DEAREST) if had.most_valuable >= FEW else 0.0
    for label in range(MOST_VALUABLE):
        canon = label < COUNTRIES
        shift: i64 = BYTE * (label if canon else label - COUNTRIES)
        if (had.countries if canon else had.genres) >> shift & COUNT >= SET:
            best = max(best, float(dearest(had.priced, canon, shift)))
    return best


def dearest(priced: list[Priced], canon: bool, shift: i64) -> i64:
    """The value of the dearest six books of a label."""
    total: i64 = 0
    left: i64 = SET
    for price in range(DEAREST, 0, -1):
        n = (priced[price].countries if canon else priced[price].genres) >> shift & COUNT
        taken = n if n < left else left
        left -= taken
        total += taken * price
    return total


def promise(had: Holding, shop: Shop, money: float, taken: float, turns: int) -> float:
    """What doubling may bring.  Books are sold for what they cost, so all that a country has can go into its best collection; what is left, into a second one."""
    plans: list[Plan] = []
    best = 0.0
    used = 0.0
    for label in range(LABELS):
        plan = few(had, shop) if label == MOST_VALUABLE else six(had, shop, label)
        if plan.supply < 0:
            continue
        plans.append(plan)
        gain = plan.gain(money, taken, turns)
        if gain > best:
            best = gain
            used = plan.doubled(money)
    rest = money - used
    second = 0.0
    if rest > LEAST:
        for plan in plans:
            if plan.cheapest <= rest:
                second = max(second, plan.gain(rest, taken, turns))
    return best + WEIGHTS.second * second


@final
class Plan:
    """A collection that could be completed: from one's own books, those for sale and those to come."""

    def __init__(self, missing: i64, supply: i64, cheapest: float, kept: float, dearest: float) -> None:
        self.missing = missing
        self.supply = supply            # books for sale or to come, besides those that are missing
        self.cheapest = cheapest        # what it is worth at least
        self.kept = kept                # and with all of one's own books and the cheapest others
        self.dearest = dearest          # and at most

    def doubled(self, money: float) -> float:
        """What it will be worth, for somebody who has so much in books and credits."""
        if money < self.cheapest:
            return money
        least = max(self.cheapest, min(self.kept, money))
        return least + WEIGHTS.upgrade * max(0.0, min(self.dearest, money) - least)

    def gain(self, money: float, taken: float, turns: int) -> float:
        """What doubling it may bring, if so many books of it may be taken by others."""
        w = WEIGHTS
        gain = self.doubled(money)
        if money < self.cheapest:
            gain *= w.poor * (money / self.cheapest) ** 2
        if self.missing:
            gain *= 1.0 - w.step * float(self.missing)
            if turns:
                gain /= 1.0 + exp((taken - float(self.supply) - 0.5) / w.slack)
        return gain * w.unlocked ** (turns + 1)


def six(had: Holding, shop: Shop, label: int) -> Plan:
    """A canon or a specialty."""
    canon = label < COUNTRIES
    shift: i64 = BYTE * (label if canon else label - COUNTRIES)
    have = (had.countries if canon else had.genres) >> shift & COUNT
    missing: i64 = SET - have if have < SET else 0
    kept: i64 = (had.country_values if canon else had.genre_values) >> shift & COUNT
    if have > SET:
        kept = dearest(had.priced, canon, shift)
    supply: i64 = 0
    cheapest: i64 = 0
    most: i64 = 0
    want: i64 = SET             # of the cheapest
    lack = missing              # of the cheapest besides one's own
    counts: list[i64] = []
    for price in range(1, DEAREST + 1):
        offered = shop.priced[price]
        n = (offered.countries if canon else offered.genres) >> shift & COUNT
        if price == TO_COME:
            n += i64(shop.later[label])
        supply += n
        taken = n if n < lack else lack
        lack -= taken
        kept += taken * price
        own = had.priced[price]
        n += (own.countries if canon else own.genres) >> shift & COUNT
        taken = n if n < want else want
        want -= taken
        cheapest += taken * price
        counts.append(n)
    want = SET
    for price in range(DEAREST, 0, -1):
        n = counts[price - 1]
        taken = n if n < want else want
        want -= taken
        most += taken * price
    return Plan(missing, supply - missing, float(cheapest), float(kept), float(most))


def few(had: Holding, shop: Shop) -> Plan:
    """The Most Valuable Books."""
    missing: i64 = FEW - had.most_valuable if had.most_valuable < FEW else 0
    supply = shop.priced[DEAREST].books + i64(shop.later[MOST_VALUABLE])
    value = float(FEW * DEAREST)
    return Plan(missing, supply - missing, value, value, value)
