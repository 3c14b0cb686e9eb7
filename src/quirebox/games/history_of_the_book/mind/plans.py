"""Collections that a country could complete, for bots: what is missing, what it costs, what it would be worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from quirebox.core.native import i64
from quirebox.games.history_of_the_book.labels import BYTE, COUNTRIES, FEW, MOST_VALUABLE, SET
from quirebox.games.history_of_the_book.mind.holding import (
    COUNT,
    Holding,
    Shop,
    by_price,
    cheapest_of,
    dearest_of,
    number_of,
)
from quirebox.games.history_of_the_book.mind.weights import Weights

TO_COME: Final = 3  # what a book of a closed stack will cost: the mean of all


@final
class Plan:
    """A collection that could be completed, from own books, those for sale and those to come."""

    def __init__(self, missing: i64, supply: i64, cheapest: float, kept: float, dearest: float) -> None:
        self.missing = missing
        self.supply = supply  # books for sale or to come, besides those that are missing
        self.cheapest = cheapest  # what it is worth at least
        self.kept = kept  # and with all own books and the cheapest others
        self.dearest = dearest  # and at most

    def doubled(self, w: Weights, money: float) -> float:
        """What it will be worth to a country with this much in books and credits."""
        if money < self.cheapest:
            return money
        least = max(self.cheapest, min(self.kept, money))
        return least + w.upgrade * max(0.0, min(self.dearest, money) - least)

    def gain(self, w: Weights, money: float, taken: float, turns: int) -> float:
        """What doubling it may bring, if others may take some of its books."""
        gain = self.doubled(w, money)
        if money < self.cheapest:
            gain *= w.poor * (money / self.cheapest) ** 2
        if self.missing:
            gain *= (1.0 - w.step * float(self.missing)) * self.left_over(w, taken, turns)
        return gain * w.unlocked ** (turns + 1)

    def hope(self, w: Weights, money: float, taken: float, turns: int) -> float:
        """What it is to a mind that wants a collection soon and cheaply, and does not count on money to come."""
        hope = min(w.goal, self.kept) * w.ripe
        if self.kept > w.goal:
            hope *= (w.goal / self.kept) ** w.thrift
        if money < self.kept:
            hope *= (money / self.kept) ** 2
        if self.missing:
            hope *= (1.0 - w.stride * float(self.missing)) * self.left_over(w, taken, turns)
        return hope

    def left_over(self, w: Weights, taken: float, turns: int) -> float:
        """How likely the books that are missing are still there when they can be paid."""
        return 1.0 / (1.0 + exp((taken - float(self.supply) - 0.5) / w.slack)) if turns else 1.0


def six(had: Holding, shop: Shop, label: int) -> Plan:
    """A canon or a specialty."""
    canon = label < COUNTRIES
    shift: i64 = BYTE * (label if canon else label - COUNTRIES)
    have = (had.countries if canon else had.genres) >> shift & COUNT
    missing: i64 = SET - have if have < SET else 0
    own = by_price(had.priced, canon, shift)
    offered = by_price(shop.priced, canon, shift) + (i64(shop.later[label]) << BYTE * TO_COME)
    both = own + offered
    kept = dearest_of(own, SET) + cheapest_of(offered, missing)
    supply = number_of(offered) - missing
    return Plan(missing, supply, float(cheapest_of(both, SET)), float(kept), float(dearest_of(both, SET)))


def few(had: Holding, shop: Shop) -> Plan:
    """The Most Valuable Books."""
    missing: i64 = FEW - had.most_valuable if had.most_valuable < FEW else 0
    supply = shop.priced[had.dearest].books + i64(shop.later[MOST_VALUABLE])
    value = float(FEW * had.dearest)
    return Plan(missing, supply - missing, value, value, value)


def plan_for(had: Holding, shop: Shop, label: int) -> Plan:
    """The collection of a label as it could be completed."""
    return few(had, shop) if label == MOST_VALUABLE else six(had, shop, label)
