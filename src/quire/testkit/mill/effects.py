"""The verbs of Mill: gain, pay, draw."""

from __future__ import annotations

from quire.core.effect import Effect
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.testkit.mill.state import mill


class Gain(Effect):
    """Take goods from the supply, which never runs out."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        mill(g).seats[p].stock[self.good] += self.n
        g.tell("gain", p, (self.good, self.n))


class Pay(Effect):
    """Give goods back."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def possible(self, g: State, p: Player) -> bool:
        return mill(g).seats[p].stock[self.good] >= self.n

    def happen(self, g: State, p: Player) -> None:
        mill(g).seats[p].stock[self.good] -= self.n
        g.tell("pay", p, (self.good, self.n))


class Draw(Effect):
    """Take a card from the top of the deck."""

    def possible(self, g: State, p: Player) -> bool:
        return bool(mill(g).deck)  # MILL-DRAW-1

    def happen(self, g: State, p: Player) -> None:
        m = mill(g)
        card = m.deck.pop()
        m.seats[p].hand.append(card)
        g.reveal("draw", p, (card,), NOBODY if m.open_hands else p)
