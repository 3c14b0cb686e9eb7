"""Chance cards that bring or cost credits (section 6.7 of the rules): each verb once, for the country that draws."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.effect import Effect
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.history_of_the_book.position import BANK, HistoryPosition
from quirebox.games.history_of_the_book.verbs import earn, hand_over, left, receive, right

# What is counted among all books of a country, locked and unlocked.
COLLECTIONS: Final = 0
GENRES: Final = 1
CENTURIES: Final = 2


def pay(g: HistoryPosition, p: Player, receiver: Player, n: int) -> None:
    """As far as the credits go; chance never makes debts (HOB-CHN-4)."""
    paid = min(n, g.seats[p].credits)
    if paid:
        hand_over(g, p, receiver, paid)


def all_books(g: HistoryPosition, p: Player) -> list[int]:
    """The books of a country, locked ones included."""
    found = g.seats[p].shelf[:]
    for collection in g.seats[p].collections:
        found += collection.books
    return found


@final
class Gain(Effect):
    """`gain 3`."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        receive(g, p, self.n)


@final
class GainPer(Effect):
    """`gain 1 per genre up to 4`: among all books."""

    def __init__(self, what: int, most: int) -> None:
        super().__init__()
        self.what = what
        self.most = most

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return self.number(g, p) > 0

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        receive(g, p, min(self.number(g, p), self.most))

    def number(self, g: HistoryPosition, p: Player) -> int:
        """How many collections, genres or centuries p has."""
        if self.what == COLLECTIONS:
            return len(g.seats[p].collections)
        trait = g.printed.genre if self.what == GENRES else g.printed.century
        return len({trait[b] for b in all_books(g, p)})


@final
class GainFromRicher(Effect):
    """`gain 1 from each richer country`: richer at the moment of the draw."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return bool(self.richer(g, p))

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        for q in self.richer(g, p):
            hand_over(g, q, p, 1)

    def richer(self, g: HistoryPosition, p: Player) -> list[Player]:
        """The countries that have more credits."""
        mine = g.seats[p].credits
        return [q for q in range(g.players) if g.seats[q].credits > mine]


@final
class Wager(Effect):
    """`roll and gain 1 1 2 2 3 3`: an amount for each face of the die."""

    def __init__(self, prizes: list[int]) -> None:
        super().__init__()
        self.prizes = prizes

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        n = g.rng.below(len(self.prizes)) + 1
        g.reveal("wager", p, (n, self.prizes[n - 1]))
        earn(g, p, self.prizes[n - 1])


class Payment(Effect):
    """A payment as far as the credits go: nothing if there are none."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return g.seats[p].credits > 0


@final
class Pay(Payment):
    """`pay 2`: to the bank."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        pay(g, p, BANK, self.n)


@final
class PayInFull(Effect):
    """`pay 2 in full`: only for a country that has as much."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return g.seats[p].credits >= self.n

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        pay(g, p, BANK, self.n)


@final
class PayPerBooks(Payment):
    """`pay 1 per 4 books up to 3`: all books count."""

    def __init__(self, books: int, most: int) -> None:
        super().__init__()
        self.books = books
        self.most = most

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return super().possible(g, p) and len(all_books(g, p)) >= self.books

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        pay(g, p, BANK, min(len(all_books(g, p)) // self.books, self.most))


@final
class PayNeighbour(Payment):
    """`pay 1 to left`."""

    def __init__(self, n: int, to_left: bool) -> None:
        super().__init__()
        self.n = n
        self.to_left = to_left

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        pay(g, p, left(g, p) if self.to_left else right(g, p), self.n)
