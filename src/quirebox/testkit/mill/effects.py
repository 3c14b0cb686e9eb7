"""The effects of Mill: gain, pay, draw, and what happens to everybody else."""

from __future__ import annotations

from quirebox.core.effect import Effect
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.testkit.mill import verbs


class Gain(Effect):
    """Take goods from the supply."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def happen(self, g: State, p: Player) -> None:
        verbs.gain(g, p, self.good, self.n)


class Pay(Effect):
    """Give goods back."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def possible(self, g: State, p: Player) -> bool:
        return verbs.can_pay(g, p, self.good, self.n)

    def happen(self, g: State, p: Player) -> None:
        verbs.pay(g, p, self.good, self.n)


class Draw(Effect):
    """Take a card from the top of the deck."""

    def possible(self, g: State, p: Player) -> bool:
        return verbs.can_draw(g)

    def happen(self, g: State, p: Player) -> None:
        verbs.draw(g, p)


class EachOther(Effect):
    """Every other player, clockwise from the next one, resolves the part."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def happen(self, g: State, p: Player) -> None:
        for k in range(g.players - 1, 0, -1):
            g.push(self.part.later[(p + k) % g.players])
