"""Chance cards that move books (section 6.7 of the rules): each verb once, for the country that draws."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.effect import Effect
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.history_of_the_book.market import for_sale
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.auction import offer_up
from quirebox.games.history_of_the_book.steps.chance import BookChoice, PairChoice
from quirebox.games.history_of_the_book.steps.collect import buy
from quirebox.games.history_of_the_book.steps.lock import open_window
from quirebox.games.history_of_the_book.verbs import gain, give, left, put_back, remove, right

# Which unlocked book a card means.
EARLIEST: Final = 0
LATEST: Final = 1
DEAREST: Final = 2  # among equals the latest
CHEAPEST: Final = 3  # among equals the earliest
RANDOM: Final = 4


def meant(g: HistoryPosition, p: Player, which: int) -> int:
    """The unlocked book that a card means."""
    shelf, value = g.seats[p].shelf, g.printed.value
    if which == EARLIEST:
        return shelf[0]
    if which == LATEST:
        return shelf[-1]
    if which == RANDOM:
        return shelf[g.rng.below(len(shelf))]
    found = shelf[0]
    for b in shelf:
        if (which == DEAREST and value[b] >= value[found]) or (which == CHEAPEST and value[b] < value[found]):
            found = b
    return found


# ---- books that go


class OneBook(Effect):
    """The card says which unlocked book it means."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return bool(g.seats[p].shelf)


@final
class Remove(OneBook):
    """`remove earliest`: a book leaves the game."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        remove(g, p, meant(g, p, self.which))


@final
class Return(OneBook):
    """`return latest`: a book goes back to the market without payment."""

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        b = meant(g, p, self.which)
        if self.which == RANDOM:
            g.reveal("return", p, (b,))
        else:
            g.tell("return", p, (b,))
        put_back(g, p, b)


@final
class ReturnChosen(BookChoice):
    """`return chosen`: a book of the drawer's choice goes back to the market."""

    def books(self, g: HistoryPosition, p: Player) -> list[int]:
        return g.seats[p].shelf

    def chosen(self, g: HistoryPosition, p: Player, b: int) -> None:
        g.tell("return", p, (b,))
        put_back(g, p, b)


@final
class GiveOwnCountry(Effect):
    """`give own-country books to left`: in the order in which they were gained."""

    def possible(self, g: State, p: Player) -> bool:
        assert isinstance(g, HistoryPosition)
        return bool(self.own(g, p))

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        for b in self.own(g, p):
            g.tell("hand over", p, (left(g, p), b))
            give(g, p, left(g, p), b)
        open_window(g, left(g, p))

    def own(self, g: HistoryPosition, p: Player) -> list[int]:
        """The unlocked books of p that belong to the canon of its own country."""
        return [b for b in g.seats[p].shelf if g.printed.country[b] == g.country(p)]


@final
class GiveHome(BookChoice):
    """`give chosen book to its country`: a book whose country is seated and is another one."""

    def books(self, g: HistoryPosition, p: Player) -> list[int]:
        return [
            b for b in g.seats[p].shelf if g.printed.country[b] < g.players and g.printed.country[b] != g.country(p)
        ]

    def chosen(self, g: HistoryPosition, p: Player, b: int) -> None:
        home = g.seat_of(g.printed.country[b])
        g.tell("hand over", p, (home, b))
        give(g, p, home, b)
        open_window(g, home)


@final
class SellByAuction(BookChoice):
    """`sell dearest by auction`: among equals the drawer chooses."""

    def books(self, g: HistoryPosition, p: Player) -> list[int]:
        shelf, value = g.seats[p].shelf, g.printed.value
        top = max([value[b] for b in shelf], default=0)
        return [b for b in shelf if value[b] == top]

    def chosen(self, g: HistoryPosition, p: Player, b: int) -> None:
        offer_up(g, p, b)


# ---- books that come


@final
class Take(BookChoice):
    """`take 2`, `take 1 of own country`, `take 1 up to value 2`: market books for free."""

    def __init__(self, n: int, own_country: bool, most_value: int) -> None:
        super().__init__()
        self.n = n
        self.own_country = own_country
        self.most_value = most_value

    def books(self, g: HistoryPosition, p: Player) -> list[int]:
        found = [b for b in for_sale(g) if g.printed.value[b] <= self.most_value]
        return [b for b in found if g.printed.country[b] == g.country(p)] if self.own_country else found

    def happen(self, g: State, p: Player) -> None:
        assert isinstance(g, HistoryPosition)
        open_window(g, p)
        for _ in range(self.n):
            g.push(self.chooses[p])

    def chosen(self, g: HistoryPosition, p: Player, b: int) -> None:
        g.tell("take", p, (b,))
        gain(g, p, b)


@final
class BuyForLess(BookChoice):
    """`buy 1 for 2 less`: not for debtors (HOB-DEBT-4), not what was sold in the same turn (HOB-BUY-3)."""

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less
        self.may = True

    def books(self, g: HistoryPosition, p: Player) -> list[int]:
        if g.seats[p].debts:
            return []
        most = g.seats[p].credits + self.less
        return [b for b in for_sale(g) if g.printed.value[b] <= most and not (p == g.active and b in g.sold)]

    def chosen(self, g: HistoryPosition, p: Player, b: int) -> None:
        buy(g, p, b, max(g.printed.value[b] - self.less, 0))
        open_window(g, p)


@final
class Swap(PairChoice):
    """`swap with right within 1`: the neighbour cannot refuse."""

    def __init__(self, within: int) -> None:
        super().__init__()
        self.within = within
        self.may = True

    def partners(self, g: HistoryPosition, p: Player, b: int) -> list[int]:
        value = g.printed.value
        return [other for other in g.seats[right(g, p)].shelf if abs(value[b] - value[other]) <= self.within]

    def paired(self, g: HistoryPosition, p: Player, b: int, other: int) -> None:
        neighbour = right(g, p)
        g.tell("swap", p, (neighbour, b, other))
        give(g, p, neighbour, b)
        give(g, neighbour, p, other)
        open_window(g, neighbour)
        open_window(g, p)


@final
class ExchangeAtMarket(PairChoice):
    """`exchange at the market`: one book returned, another of the same or lower value taken."""

    def __init__(self) -> None:
        super().__init__()
        self.may = True

    def partners(self, g: HistoryPosition, p: Player, b: int) -> list[int]:
        return [other for other in for_sale(g) if g.printed.value[other] <= g.printed.value[b]]

    def paired(self, g: HistoryPosition, p: Player, b: int, other: int) -> None:
        g.tell("return", p, (b,))
        put_back(g, p, b)
        g.tell("take", p, (other,))
        gain(g, p, other)
        open_window(g, p)
