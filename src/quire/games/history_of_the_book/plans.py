"""Collections that a country could complete, for bots: what is missing, what it costs, what it would be worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from quire.core.native import i64
from quire.games.history_of_the_book.holding import COUNT, Holding, Shop, dearest
from quire.games.history_of_the_book.labels import BYTE, COUNTRIES, FEW, MOST_VALUABLE, SET
from quire.games.history_of_the_book.state import DEAREST
from quire.games.history_of_the_book.weights import WEIGHTS

TO_COME: Final = 3  # what a book of a closed stack will cost: the mean of all


@final
class Plan:
    """A collection that could be completed: from one's own books, those for sale and those to come."""

    def __init__(self, missing: i64, supply: i64, cheapest: float, kept: float, dearest: float) -> None:
        self.missing = missing
        self.supply = supply  # books for sale or to come, besides those that are missing
        self.cheapest = cheapest  # what it is worth at least
        self.kept = kept  # and with all of one's own books and the cheapest others
        self.dearest = dearest  # and at most

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
            gain *= (1.0 - w.step * float(self.missing)) * self.left_over(taken, turns)
        return gain * w.unlocked ** (turns + 1)

    def hope(self, money: float, taken: float, turns: int) -> float:
        """What somebody hopes of it who wants a collection soon and cheaply, and thinks of no money to come."""
        w = WEIGHTS
        hope = min(w.goal, self.kept) * w.ripe
        if self.kept > w.goal:
            hope *= (w.goal / self.kept) ** w.thrift
        if money < self.kept:
            hope *= (money / self.kept) ** 2
        if self.missing:
            hope *= (1.0 - w.stride * float(self.missing)) * self.left_over(taken, turns)
        return hope

    def left_over(self, taken: float, turns: int) -> float:
        """How likely the books that are missing are still there when they can be paid."""
        return 1.0 / (1.0 + exp((taken - float(self.supply) - 0.5) / WEIGHTS.slack)) if turns else 1.0


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
    want: i64 = SET  # of the cheapest
    lack = missing  # of the cheapest besides one's own
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


def plan_for(had: Holding, shop: Shop, label: int) -> Plan:
    """The collection of a label as it could be completed."""
    return few(had, shop) if label == MOST_VALUABLE else six(had, shop, label)
