"""Whole turns that a good player thinks of: to complete a collection or two with all that a country has."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.native import i64
from quirebox.games.history_of_the_book.box import HIGHEST_AMOUNT
from quirebox.games.history_of_the_book.labels import LABELS, ONE, SIZES
from quirebox.games.history_of_the_book.market import among
from quirebox.games.history_of_the_book.position import MARKET, HistoryPosition
from quirebox.games.history_of_the_book.steps.collect import Collect

MOST: Final = 4  # schemes worth naming


@final
class Scheme:
    """Collections that could be completed now."""

    def __init__(self, labels: list[int], sets: list[list[int]], value: int) -> None:
        self.labels = labels
        self.sets = sets
        self.value = value  # of all their books


def by_value(scheme: Scheme) -> int:
    """The dearest come first."""
    return -scheme.value


def schemes(g: HistoryPosition, p: Player) -> list[list[Action]]:
    """The turns that complete the dearest collections, from here to the end of p's COLLECT step."""
    if g.waiting.player != p or not isinstance(g.waiting, Collect):
        return []
    means = Means(g, p)
    found: list[Scheme] = []
    for label in range(LABELS):
        books = means.fill(label, means.money, [])
        if books:
            found.append(Scheme([label], [books], means.worth(books)))
    found.sort(key=by_value)
    if found and found[0].value < means.money:
        pair = means.best_pair(found)
        if pair is not None and pair.value > found[0].value:
            found.insert(0, pair)
    return [carry_out(g, p, scheme) for scheme in found[:MOST]]


def highest(sums: i64, money: int) -> int:
    """The highest of these sums that can be paid; negative if there is none."""
    total = money
    while total >= 0 and not sums >> total & 1:
        total -= 1
    return total


@final
class Means:
    """What a country could put into collections in the turn at hand: its books, its money, and the market."""

    def __init__(self, g: HistoryPosition, p: Player) -> None:
        seat = g.seats[p]
        self.value = g.printed.value
        self.money = seat.credits - seat.total_debt()  # with all books sold that may be (HOB-SELL-2)
        for action in g.stock:
            self.money += action.b
        self.money = min(self.money, HIGHEST_AMOUNT)
        self.free: list[list[int]] = [[] for _ in range(LABELS)]  # books bought in this turn: they cost nothing more
        self.priced: list[list[int]] = [[] for _ in range(LABELS)]  # these cost their value: to buy, or not to sell
        for action in g.market:
            self.offer(g, action.a, self.priced)
        for b in seat.shelf:
            self.offer(g, b, self.free if among(b, g.bought) else self.priced)

    def offer(self, g: HistoryPosition, b: int, books: list[list[int]]) -> None:
        """A book that could go into some collections."""
        for label in g.printed.labels[b]:
            books[label].append(b)

    def worth(self, books: list[int]) -> int:
        """Their values together."""
        return sum([self.value[b] for b in books])

    def fill(self, label: int, money: int, without: list[int]) -> list[int]:
        """The dearest books of a label that can be paid, as many as it needs; none if there are too few. Own books are
        taken first."""
        if money < 0:
            return []
        taken = [b for b in self.free[label] if not among(b, without)][: SIZES[label]]
        books = [b for b in self.priced[label] if not among(b, without)]
        need = SIZES[label] - len(taken)
        if need > len(books):
            return []
        rows = self.sums(books, need, money)
        total = highest(rows[-1][need], money)
        return taken + self.picked(books, rows, need, total) if total >= 0 else []

    def sums(self, books: list[int], need: int, money: int) -> list[list[i64]]:
        """For the first few books, from none of them to all: which sums 0, 1 … of them can have, a bit each."""
        within: i64 = (ONE << money + 1) - 1
        row: list[i64] = [0] * (need + 1)
        row[0] = 1
        rows = [row]
        for b in books:
            longer = row[:]
            for n in range(need):
                longer[n + 1] |= row[n] << self.value[b] & within
            rows.append(longer)
            row = longer
        return rows

    def picked(self, books: list[int], rows: list[list[i64]], need: int, total: int) -> list[int]:
        """Books that make this total together, as many as are needed, the last ones first."""
        taken: list[int] = []
        for i in range(len(books) - 1, -1, -1):
            value = self.value[books[i]]
            if need and total >= value and rows[i][need - 1] >> (total - value) & 1:
                taken.append(books[i])
                need -= 1
                total -= value
        return taken

    def cost(self, label: int) -> int:
        """What the cheapest collection of a label costs."""
        need = max(0, SIZES[label] - len(self.free[label]))
        values = sorted([self.value[b] for b in self.priced[label]])
        return sum(values[:need])

    def price(self, books: list[int], label: int) -> int:
        """What books of a label cost."""
        return sum([self.value[b] for b in books if among(b, self.priced[label])])

    def best_pair(self, singles: list[Scheme]) -> Scheme | None:
        """Two collections for the money of one."""
        best: Scheme | None = None
        labels = [single.labels[0] for single in singles]
        for second in labels:
            spare = self.money - self.cost(second)
            for first in labels:
                if spare < self.cost(first):
                    continue
                one = self.fill(first, spare, [])
                if not one:
                    continue
                two = self.fill(second, self.money - self.price(one, first), one)
                value = self.worth(one) + self.worth(two)
                if two and (best is None or value > best.value):
                    best = Scheme([first, second], [one, two], value)
        return best


def carry_out(g: HistoryPosition, p: Player, scheme: Scheme) -> list[Action]:
    """The decisions that a scheme takes: sell what it needs no more, buy, lock, and end the step."""
    h = g.copy()
    done: list[Action] = []
    wanted: list[int] = []
    for books in scheme.sets:
        wanted += books
    price = 0
    for b in wanted:
        if h.place[b] == MARKET:
            price += h.printed.value[b]
    for action in g.stock:
        if not among(action.a, wanted) and (h.seats[p].debts or h.seats[p].credits < price):
            decide(h, action, done)
    for b in wanted:
        if h.place[b] == MARKET:
            decide(h, h.printed.book[b], done)
    for i in range(len(scheme.sets)):
        decide(h, h.printed.lock[scheme.labels[i]], done)
        for b in sorted(scheme.sets[i]):
            if h.place[b] == p and not isinstance(h.waiting, Collect):
                decide(h, h.printed.book[b], done)
    decide(h, h.printed.done, done)
    return done


def decide(h: HistoryPosition, action: Action, done: list[Action]) -> None:
    """Take a decision, if it is there to be taken."""
    if action in h.options:
        h.apply(action)
        done.append(action)
