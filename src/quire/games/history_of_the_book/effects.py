"""What chance cards do (section 6.7 of the rules): each verb once, for the country that draws."""

from __future__ import annotations

from typing import Final, final

from quire.core.effect import Effect
from quire.core.event import Player
from quire.core.state import State
from quire.games.history_of_the_book.bank import earn, hand_over
from quire.games.history_of_the_book.shelves import for_sale, gain, give, put_back, remove
from quire.games.history_of_the_book.state import BANK, History, hob
from quire.games.history_of_the_book.steps.auction import offer_up
from quire.games.history_of_the_book.steps.chance import BookChoice, PairChoice
from quire.games.history_of_the_book.steps.collect import buy
from quire.games.history_of_the_book.steps.event import receive
from quire.games.history_of_the_book.steps.lock import open_window

# Which unlocked book a card means.
EARLIEST: Final = 0
LATEST: Final = 1
DEAREST: Final = 2  # among equals the latest
CHEAPEST: Final = 3  # among equals the earliest
RANDOM: Final = 4

# What is counted among all books of a country, locked and unlocked.
COLLECTIONS: Final = 0
GENRES: Final = 1
CENTURIES: Final = 2


def left(g: History, p: Player) -> Player:
    """The next country in turn order."""
    return (p + 1) % g.players


def right(g: History, p: Player) -> Player:
    """The previous country in turn order."""
    return (p - 1) % g.players


def pay(g: History, p: Player, receiver: Player, n: int) -> None:
    """As far as the credits go; chance never makes debts (HOB-CHN-4)."""
    paid = min(n, g.seats[p].credits)
    if paid:
        hand_over(g, p, receiver, paid)


def meant(g: History, p: Player, which: int) -> int:
    """The unlocked book that a card means."""
    shelf, value = g.seats[p].shelf, g.cards.value
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


def all_books(g: History, p: Player) -> list[int]:
    """The books of a country, locked ones included."""
    found = g.seats[p].shelf[:]
    for collection in g.seats[p].collections:
        found += collection.books
    return found


# ---- books that go


@final
class Remove(Effect):
    """`remove earliest`: a book leaves the game."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def possible(self, g: State, p: Player) -> bool:
        return bool(hob(g).seats[p].shelf)

    def happen(self, g: State, p: Player) -> None:
        remove(hob(g), p, meant(hob(g), p, self.which))


@final
class Return(Effect):
    """`return latest`: a book goes back to the market without payment."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def possible(self, g: State, p: Player) -> bool:
        return bool(hob(g).seats[p].shelf)

    def happen(self, g: State, p: Player) -> None:
        b = meant(hob(g), p, self.which)
        if self.which == RANDOM:
            g.reveal("return", p, (b,))
        else:
            g.tell("return", p, (b,))
        put_back(hob(g), p, b)


@final
class ReturnChosen(BookChoice):
    """`return chosen`: a book of the drawer's choice goes back to the market."""

    def books(self, g: History, p: Player) -> list[int]:
        return g.seats[p].shelf

    def chosen(self, g: History, p: Player, b: int) -> None:
        g.tell("return", p, (b,))
        put_back(g, p, b)


@final
class GiveOwnCountry(Effect):
    """`give own-country books to left`: in the order in which they were gained."""

    def happen(self, g: State, p: Player) -> None:
        h = hob(g)
        own = [b for b in h.seats[p].shelf if h.cards.country[b] == h.country(p)]
        for b in own:
            g.tell("hand over", p, (left(h, p), b))
            give(h, p, left(h, p), b)
        if own:
            open_window(h, left(h, p))


@final
class GiveHome(BookChoice):
    """`give chosen book to its country`: a book whose country is seated and is another one."""

    def books(self, g: History, p: Player) -> list[int]:
        return [b for b in g.seats[p].shelf if g.cards.country[b] < g.players and g.cards.country[b] != g.country(p)]

    def chosen(self, g: History, p: Player, b: int) -> None:
        home = g.seat_of(g.cards.country[b])
        g.tell("hand over", p, (home, b))
        give(g, p, home, b)
        open_window(g, home)


@final
class SellByAuction(BookChoice):
    """`sell dearest by auction`: among equals the drawer chooses."""

    def books(self, g: History, p: Player) -> list[int]:
        shelf, value = g.seats[p].shelf, g.cards.value
        top = max([value[b] for b in shelf], default=0)
        return [b for b in shelf if value[b] == top]

    def chosen(self, g: History, p: Player, b: int) -> None:
        offer_up(g, p, b)


# ---- credits


@final
class Gain(Effect):
    """`gain 3`."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        receive(hob(g), p, self.n)


@final
class GainPer(Effect):
    """`gain 1 per genre up to 4`: among all books."""

    def __init__(self, what: int, most: int) -> None:
        super().__init__()
        self.what = what
        self.most = most

    def happen(self, g: State, p: Player) -> None:
        h = hob(g)
        n = len(h.seats[p].collections)
        if self.what != COLLECTIONS:
            trait = h.cards.genre if self.what == GENRES else h.cards.century
            n = len({trait[b] for b in all_books(h, p)})
        if n:
            receive(h, p, min(n, self.most))


@final
class GainFromRicher(Effect):
    """`gain 1 from each richer country`: richer at the moment of the draw."""

    def happen(self, g: State, p: Player) -> None:
        h = hob(g)
        mine = h.seats[p].credits
        richer = [q for q in range(h.players) if h.seats[q].credits > mine]
        for q in richer:
            hand_over(h, q, p, 1)


@final
class Wager(Effect):
    """`roll and gain 1 1 2 2 3 3`: so much for each face of the die."""

    def __init__(self, prizes: list[int]) -> None:
        super().__init__()
        self.prizes = prizes

    def happen(self, g: State, p: Player) -> None:
        n = g.rng.below(len(self.prizes)) + 1
        g.reveal("wager", p, (n, self.prizes[n - 1]))
        earn(hob(g), p, self.prizes[n - 1])


@final
class Pay(Effect):
    """`pay 2`: to the bank, as far as the credits go."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        pay(hob(g), p, BANK, self.n)


@final
class PayInFull(Effect):
    """`pay 2 in full`: only for those who have as much."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def possible(self, g: State, p: Player) -> bool:
        return hob(g).seats[p].credits >= self.n

    def happen(self, g: State, p: Player) -> None:
        pay(hob(g), p, BANK, self.n)


@final
class PayPerBooks(Effect):
    """`pay 1 per 4 books up to 3`: all books count."""

    def __init__(self, books: int, most: int) -> None:
        super().__init__()
        self.books = books
        self.most = most

    def happen(self, g: State, p: Player) -> None:
        pay(hob(g), p, BANK, min(len(all_books(hob(g), p)) // self.books, self.most))


@final
class PayNeighbour(Effect):
    """`pay 1 to left`."""

    def __init__(self, n: int, to_left: bool) -> None:
        super().__init__()
        self.n = n
        self.to_left = to_left

    def happen(self, g: State, p: Player) -> None:
        h = hob(g)
        pay(h, p, left(h, p) if self.to_left else right(h, p), self.n)


# ---- books that come


@final
class Take(BookChoice):
    """`take 2`, `take 1 of own country`, `take 1 up to value 2`: market books for free."""

    def __init__(self, n: int, own_country: bool, most_value: int) -> None:
        super().__init__()
        self.n = n
        self.own_country = own_country
        self.most_value = most_value

    def books(self, g: History, p: Player) -> list[int]:
        found = [b for b in for_sale(g) if g.cards.value[b] <= self.most_value]
        return [b for b in found if g.cards.country[b] == g.country(p)] if self.own_country else found

    def happen(self, g: State, p: Player) -> None:
        open_window(hob(g), p)
        for _ in range(self.n):
            g.push(self.chooses[p])

    def chosen(self, g: History, p: Player, b: int) -> None:
        g.tell("take", p, (b,))
        gain(g, p, b)


@final
class BuyForLess(BookChoice):
    """`buy 1 for 2 less`: not for debtors (HOB-DEBT-4), not what was sold in the same turn (HOB-BUY-3)."""

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less
        self.may = True

    def books(self, g: History, p: Player) -> list[int]:
        if g.seats[p].debts:
            return []
        most = g.seats[p].credits + self.less
        return [b for b in for_sale(g) if g.cards.value[b] <= most and not (p == g.active and b in g.sold)]

    def chosen(self, g: History, p: Player, b: int) -> None:
        buy(g, p, b, max(g.cards.value[b] - self.less, 0))
        open_window(g, p)


@final
class Swap(PairChoice):
    """`swap with right within 1`: the neighbour cannot refuse."""

    def __init__(self, within: int) -> None:
        super().__init__()
        self.within = within
        self.may = True

    def partners(self, g: History, p: Player, b: int) -> list[int]:
        value = g.cards.value
        return [other for other in g.seats[right(g, p)].shelf if abs(value[b] - value[other]) <= self.within]

    def paired(self, g: History, p: Player, b: int, other: int) -> None:
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

    def partners(self, g: History, p: Player, b: int) -> list[int]:
        return [other for other in for_sale(g) if g.cards.value[other] <= g.cards.value[b]]

    def paired(self, g: History, p: Player, b: int, other: int) -> None:
        g.tell("return", p, (b,))
        put_back(g, p, b)
        g.tell("take", p, (other,))
        gain(g, p, other)
        open_window(g, p)
