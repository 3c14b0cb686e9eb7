"""Books that change hands: shelves, the market, and what is out of the game."""

from __future__ import annotations

from quire.core.event import Player
from quire.games.history_of_the_book.state import MARKET, REMOVED, History


def put_up(g: History, b: int) -> None:
    """The book lies face up in the market, which is kept by value and index."""
    value = g.cards.value
    at = 0
    for other in g.market:
        if value[other] > value[b] or (value[other] == value[b] and other > b):
            break
        at += 1
    g.market.insert(at, b)
    g.place[b] = MARKET


def gain(g: History, p: Player, b: int) -> None:
    """p gets a book that nobody else has: it is the latest on its shelf."""
    if g.place[b] == MARKET:
        g.market.remove(b)
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
