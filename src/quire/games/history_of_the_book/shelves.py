"""Books that change hands: shelves, the market, and what is out of the game."""

from __future__ import annotations

from quire.core.action import Action
from quire.core.event import Player
from quire.games.history_of_the_book.state import MARKET, REMOVED, History


def among(b: int, books: tuple[int, ...]) -> bool:
    """Whether a book is one of a few."""
    for other in books:     # compiled, this is several times as fast as `in`
        if other == b:
            return True
    return False


def affordable(g: History, credits: int) -> list[Action]:
    """The books for sale that cost no more; the market is sorted by value."""
    market = g.market
    low, high = 0, len(market)
    while low < high:
        middle = (low + high) >> 1
        if market[middle].b <= credits:
            low = middle + 1
        else:
            high = middle
    return market[:low]


def for_sale(g: History) -> list[int]:
    """The books of the market, by value, then by index."""
    return [action.a for action in g.market]


def locate(market: list[Action], action: Action) -> int:
    """Where a book is, or would be, among books by value and index."""
    low, high = 0, len(market)
    while low < high:
        middle = (low + high) >> 1
        other = market[middle]
        if other.b < action.b or (other.b == action.b and other.a < action.a):
            low = middle + 1
        else:
            high = middle
    return low


def put_up(g: History, b: int) -> None:
    """The book lies face up in the market."""
    action = g.cards.book[b]
    g.market.insert(locate(g.market, action), action)
    g.place[b] = MARKET


def gain(g: History, p: Player, b: int) -> None:
    """p gets a book that nobody else has: it is the latest on its shelf."""
    if g.place[b] == MARKET:
        g.market.pop(locate(g.market, g.cards.book[b]))
    g.place[b] = p
    g.seats[p].shelf.append(b)


def give(g: History, giver: Player, receiver: Player, b: int) -> None:
    """An unlocked book passes from one country to another."""
    g.seats[giver].shelf.remove(b)
    g.seats[receiver].shelf.append(b)
    g.place[b] = receiver


def put_back(g: History, p: Player, b: int) -> None:
    """p returns an unlocked book to the market (HOB-SELL-1, HOB-CHN-6)."""
    g.seats[p].shelf.remove(b)
    put_up(g, b)


def remove(g: History, p: Player, b: int) -> None:
    """An unlocked book of p leaves the game (HOB-CHN-6)."""
    g.seats[p].shelf.remove(b)
    g.place[b] = REMOVED
    g.tell("remove", p, (b,))
