"""What the effects of Mill do to a position."""

from __future__ import annotations

from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.testkit.mill.position import MillPosition


def gain(g: State, p: Player, good: int, n: int) -> None:
    """Take goods from the supply, which never runs out."""
    assert isinstance(g, MillPosition)
    g.seats[p].stock[good] += n
    g.tell("gain", p, (good, n))


def can_pay(g: State, p: Player, good: int, n: int) -> bool:
    """Whether a player has that many of a good."""
    assert isinstance(g, MillPosition)
    return g.seats[p].stock[good] >= n


def pay(g: State, p: Player, good: int, n: int) -> None:
    """Give goods back to the supply."""
    assert isinstance(g, MillPosition)
    g.seats[p].stock[good] -= n
    g.tell("pay", p, (good, n))


def can_draw(g: State) -> bool:
    """Whether a card is left in the deck (MILL-DRAW-1)."""
    assert isinstance(g, MillPosition)
    return bool(g.deck)


def draw(g: State, p: Player) -> None:
    """Take the top card of the deck."""
    assert isinstance(g, MillPosition)
    card = g.deck.pop()
    g.seats[p].hand.append(card)
    g.reveal("draw", p, (card,), NOBODY if g.open_hands else p)
