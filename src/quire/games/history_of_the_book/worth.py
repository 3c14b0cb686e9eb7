"""What a country's possessions are worth, for bots: books by the collections they could complete, credits and debts at a discount."""

from __future__ import annotations

from typing import Final, final

from quire.core.event import Player
from quire.core.native import i64
from quire.games.history_of_the_book.labels import BYTE, COUNTRIES, FEW, MOST_VALUABLE, SET, tally
from quire.games.history_of_the_book.state import CENTURIES, DEAREST, LAST_CALL, MARKET, History, HistoryBox

TO_COME: Final = 3              # what a book of a closed stack will cost: the mean of all
ENOUGH: Final = 12.0            # credits beyond this are hard to spend
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
        self.unlocked = 0.96        # of doubling, for a complete collection that is not locked yet
        self.chances = [0.08, 0.16, 0.3, 0.5, 0.72]     # to complete a canon or a specialty of which one has a book, two books …
        self.few_chances = [0.12, 0.3, 0.6]             # the same for the Most Valuable Books
        self.barter = 0.15          # of the chances, if the market will not have the books that are missing
        self.scarce = 0.8           # of the chances, if it will have them and no other that would do
        self.dear = 0.5             # how far those bought in the end are from the cheapest that would do to the mean
        self.second = 0.5           # of a second collection, as far as there are books besides those of the best
        self.rivalry = 0.06         # of what the richest rival has
        self.fair = 0.5             # what the other side of a trade must gain
        self.bother = 3.0           # what a pointless offer costs
        self.patience = 0.02        # what every negotiation costs
        self.hopes = [0.8, 0.1, 0.1]    # that a fair offer is accepted: the first, the counter, the last
        self.even = 12.0            # the lead that makes a favourite of e to 1 at the start of a quick game
        self.sure = 3.0             # and at the end


WEIGHTS: Final = Weights()


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


@final
class Priced:
    """The books for sale that cost the same."""

    def __init__(self) -> None:
        self.countries: i64 = 0         # how many of each country, a byte each
        self.genres: i64 = 0
        self.books: i64 = 0

    def add(self, box: HistoryBox, b: int) -> None:
        """One more."""
        self.countries += tally(box.country[b])
        self.genres += tally(box.genre[b])
        self.books += 1


@final
class Shop:
    """What is for sale, by value, and what the closed stacks hold, by label."""

    def __init__(self, g: History) -> None:
        self.priced = [Priced() for _ in range(DEAREST + 1)]
        self.later = g.cards.later[g.century()]
        for action in g.market:
            self.priced[action.b].add(g.cards, action.a)
        if g.sold and g.phase < LAST_CALL:      # will be for sale again
            for b in g.sold:
                if g.place[b] == MARKET:
                    self.priced[g.cards.value[b]].add(g.cards, b)


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


def worth(g: History, p: Player, had: Holding, shop: Shop) -> float:
    """Locked books twice, others once, and what the two best collections begun promise; credits and debts at a discount."""
    turns = turns_left(g, p)
    credits = float(had.credits)
    value = 2.0 * g.locked_value(p) + float(had.value) + WEIGHTS.claim * had.claims - WEIGHTS.debt * had.debt + WEIGHTS.turn * turns
    if credits > ENOUGH:
        value += WEIGHTS.spare_credit * (credits - ENOUGH)
        credits = ENOUGH
    value += credits * (WEIGHTS.credit if turns else WEIGHTS.last_credit)
    return value + promise(had, shop, float(had.credits - had.debt) + WEIGHTS.income * turns) if had.value else value


def promise(had: Holding, shop: Shop, money: float) -> float:
    """What doubling may bring: the best collection begun, and a part of the next best."""
    best = few(had.most_valuable, shop, money)
    second = 0.0
    used = float(had.most_valuable * DEAREST)       # of the value of all books, what the best collection takes
    for label in range(MOST_VALUABLE):
        canon = label < COUNTRIES
        shift: i64 = BYTE * (label if canon else label - COUNTRIES)
        have = (had.countries if canon else had.genres) >> shift & COUNT
        if have:
            value = (had.country_values if canon else had.genre_values) >> shift & COUNT
            gain = six(have, float(value), shop, canon, shift, shop.later[label], money)
            if gain > best:
                second = best
                best = gain
                used = float(value)
            elif gain > second:
                second = gain
    return best + WEIGHTS.second * second * (1.0 - used / float(had.value))


def six(have: i64, value: float, shop: Shop, canon: bool, shift: i64, later: i64, money: float) -> float:
    """What doubling may bring for a canon or a specialty of which so many books are there, of this value together."""
    if have >= SET:
        return WEIGHTS.unlocked * value * float(have // SET * SET) / float(have)
    supply: i64 = 0
    prices: i64 = 0
    cheap: i64 = 0
    left = SET - have
    for price in range(1, DEAREST + 1):
        priced = shop.priced[price]
        n = (priced.countries if canon else priced.genres) >> shift & COUNT
        if price == TO_COME:
            n += later
        supply += n
        prices += n * price
        taken = n if n < left else left
        left -= taken
        cheap += taken * price
    missing = SET - have
    mean = float(missing * prices) / float(supply) if supply else 0.0
    chance = likely(WEIGHTS.chances[have - 1], supply - missing, float(cheap), money)
    return chance * (value + paid(float(cheap), mean, money))


def few(have: i64, shop: Shop, money: float) -> float:
    """What doubling may bring for the Most Valuable Books."""
    if not have:
        return 0.0
    if have >= FEW:
        return WEIGHTS.unlocked * float(have // FEW * FEW * DEAREST)
    price = float((FEW - have) * DEAREST)
    supply = shop.priced[DEAREST].books + i64(shop.later[MOST_VALUABLE])
    chance = likely(WEIGHTS.few_chances[have - 1], supply + have - FEW, price, money)
    return chance * (float(have * DEAREST) + paid(price, price, money))


def likely(chance: float, spare: i64, cost: float, money: float) -> float:
    """The chance to complete a collection with so many books to spare, at this cost."""
    if spare < 0:
        return chance * WEIGHTS.barter
    if spare == 0:
        chance *= WEIGHTS.scarce
    return chance * money / cost if cost > money else chance


def paid(cheap: float, mean: float, money: float) -> float:
    """What the books that are missing will be worth: not the cheapest, where there is money for others."""
    most = mean if mean < money else money
    return cheap + WEIGHTS.dear * (most - cheap) if most > cheap else cheap
