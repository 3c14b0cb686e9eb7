"""The amounts that effects speak of, read at the moment the line is applied (SCI-FX-5), rounded down (SCI-FX-6)."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.games.scientia.position import ScientiaPosition


class Amount:
    """A number that depends on the position."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        """How much it is for p now."""
        raise NotImplementedError


class Fixed(Amount):
    """A number that is printed."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return self.n


class HalfMaxTech(Amount):
    """Half the highest technology value."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return max(g.seats[p].values) // 2


class ThirdSumTech(Amount):
    """A third of the sum of the four values."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return sum(g.seats[p].values) // 3


class MinTech(Amount):
    """The lowest value."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return min(g.seats[p].values)


class FieldsFrom3(Amount):
    """The number of fields with a value of 3 or more."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        n = 0
        for value in g.seats[p].values:
            if value >= 3:
                n += 1
        return n


class HalfCubes(Amount):
    """Half the technology cubes on the board."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return g.seats[p].cubes // 2


class EmptySlotsLess1(Amount):
    """The empty open slots, less one (SCI-Q52)."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return max(0, g.seats[p].room() - 1)


class CompletedNow(Amount):
    """The cards completed this turn."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return len(g.area)


class CardsHeld(Amount):
    """The own cards in slots."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return g.seats[p].held()


class ThirdPool(Amount):
    """A third of the pool."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return g.seats[p].pool // 3


class QuarterPool(Amount):
    """A quarter of the pool."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return g.seats[p].pool // 4


class OpenSlots(Amount):
    """The open slots."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return g.seats[p].slots


class FlasksWereHere(Amount):
    """The flasks that lay on the card being completed, at most 4 (SCI-Q27)."""

    def of(self, g: ScientiaPosition, p: Player) -> int:
        return min(4, g.were_here)
