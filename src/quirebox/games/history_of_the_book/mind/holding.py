"""What a country has and what is for sale, counted for bots: books by value, country and genre."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import Player
from quirebox.core.native import i64
from quirebox.games.history_of_the_book.box import CENTURIES, DEAREST, HistoryBox
from quirebox.games.history_of_the_book.labels import BYTE, COUNTRIES, FEW, MOST_VALUABLE, SET, tally
from quirebox.games.history_of_the_book.position import COLLECT, LAST_CALL, MARKET, HistoryPosition

COUNT: Final = 255  # the highest number in a byte


@final
class Priced:
    """Books that cost the same."""

    def __init__(self) -> None:
        self.countries: i64 = 0  # how many of each country, a byte each
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

    def __init__(self, dearest: int, credits: int, debt: int, claims: int) -> None:
        self.dearest = dearest  # the highest printed value
        self.credits = credits
        self.debt = debt
        self.claims = claims
        self.value: i64 = 0  # of all books
        self.countries: i64 = 0
        self.genres: i64 = 0
        self.most_valuable: i64 = 0
        self.priced = [Priced() for _ in range(DEAREST + 1)]
        self.bought: i64 = 0  # value of the books bought in the turn at hand, which cannot be sold in it (HOB-SELL-2)
        self.bought_countries: i64 = 0
        self.bought_genres: i64 = 0
        self.bought_dearest: i64 = 0

    def keep(self, box: HistoryBox, b: int) -> None:
        """A book was bought in this turn."""
        value: i64 = box.value[b]
        self.bought += value
        self.bought_countries += value * tally(box.country[b])
        self.bought_genres += value * tally(box.genre[b])
        if box.top[b]:
            self.bought_dearest += value

    def elsewhere(self, label: int) -> float:
        """What was spent in this turn on books that do not fit the label."""
        if label == MOST_VALUABLE:
            return float(self.bought - self.bought_dearest)
        canon = label < COUNTRIES
        shift: i64 = BYTE * (label if canon else label - COUNTRIES)
        return float(self.bought - ((self.bought_countries if canon else self.bought_genres) >> shift & COUNT))

    def add(self, box: HistoryBox, b: int, sign: i64) -> None:
        """A book comes (1) or goes (-1)."""
        value: i64 = box.value[b]
        country = sign * tally(box.country[b])
        genre = sign * tally(box.genre[b])
        self.value += sign * value
        self.countries += country
        self.genres += genre
        if box.top[b]:
            self.most_valuable += sign
        self.priced[value].add(country, genre, sign)

    def standing(self) -> float:
        """What rivals see in it: as if the game ended now."""
        return float(self.value + self.credits) + complete(self)


@final
class Shop:
    """What is for sale, by value, and what the closed stacks hold, by label."""

    def __init__(self, g: HistoryPosition) -> None:
        self.priced = [Priced() for _ in range(DEAREST + 1)]
        self.later = g.printed.later[g.century()]
        for action in g.market:
            self.stock(g.printed, action.a)
        if g.sold and turns_left(g, g.active):  # will be for sale again (HOB-BUY-3)
            for b in g.sold:
                if g.place[b] == MARKET:
                    self.stock(g.printed, b)

    def stock(self, box: HistoryBox, b: int) -> None:
        """One more book for sale."""
        self.priced[box.value[b]].add(tally(box.country[b]), tally(box.genre[b]), 1)


def holding(g: HistoryPosition, p: Player) -> Holding:
    """What p has now."""
    claims = 0
    for seat in g.seats:
        if seat.debts:
            for debt in seat.debts:
                if debt.creditor == p:
                    claims += debt.amount
    had = Holding(g.printed.dearest, g.seats[p].credits, g.seats[p].total_debt(), claims)
    for b in g.seats[p].shelf:
        had.add(g.printed, b, 1)
    if g.active == p:
        for b in g.bought:
            if g.place[b] == p:
                had.keep(g.printed, b)
    return had


def turns_left(g: HistoryPosition, p: Player) -> int:
    """How many turns p will still begin."""
    if g.phase >= LAST_CALL:
        return 0
    return CENTURIES * g.per_century - g.round + (1 if g.country(p) > g.country(g.active) else 0)


def can_collect(g: HistoryPosition, p: Player) -> bool:
    """Whether p may still buy books in the turn at hand."""
    return g.active == p and g.phase <= COLLECT


def complete(had: Holding) -> float:
    """What doubling brings for the best collection that is there."""
    best = float(FEW * had.dearest) if had.most_valuable >= FEW else 0.0
    for label in range(MOST_VALUABLE):
        canon = label < COUNTRIES
        shift: i64 = BYTE * (label if canon else label - COUNTRIES)
        if (had.countries if canon else had.genres) >> shift & COUNT >= SET:
            best = max(best, float(dearest_of(by_price(had.priced, canon, shift), SET)))
    return best


def by_price(priced: list[Priced], canon: bool, shift: i64) -> i64:
    """How many books of a label cost 1, 2 … credits, a byte each."""
    found: i64 = 0
    for price in range(1, DEAREST + 1):
        found |= ((priced[price].countries if canon else priced[price].genres) >> shift & COUNT) << BYTE * price
    return found


def number_of(counts: i64) -> i64:
    """How many books there are, by their numbers at each price."""
    found: i64 = 0
    for price in range(1, DEAREST + 1):
        found += counts >> BYTE * price & COUNT
    return found


def cheapest_of(counts: i64, want: i64) -> i64:
    """The value of the cheapest books, as many as are wanted and there."""
    total: i64 = 0
    for price in range(1, DEAREST + 1):
        n = counts >> BYTE * price & COUNT
        taken = n if n < want else want
        want -= taken
        total += taken * price
    return total


def dearest_of(counts: i64, want: i64) -> i64:
    """The value of the dearest books, as many as are wanted and there."""
    total: i64 = 0
    for price in range(DEAREST, 0, -1):
        n = counts >> BYTE * price & COUNT
        taken = n if n < want else want
        want -= taken
        total += taken * price
    return total
