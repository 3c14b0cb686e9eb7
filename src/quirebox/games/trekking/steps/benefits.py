"""Wilds and the Crystal Exchange: what a player decides about benefits (TTH-BEN)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.trekking.box import NO_ICON, SEATS, WILD, Icons
from quirebox.games.trekking.position import TrekkingPosition
from quirebox.games.trekking.verbs import collect, cover, return_wilds


class PlaceWild(Step):
    """The player puts Wild tokens on columns of their choice, one at a time (TTH-BEN-6)."""

    def rule(self) -> str:
        return "TTH-BEN-6"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.open_columns[g.seats[self.player].open_columns()]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.columns

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        g.wilds -= 1
        if g.wilds:
            g.push(self)
        cover(g, self.player, WILD, action.a)

    def run(self, g: State) -> None:
        """No column is open."""
        assert isinstance(g, TrekkingPosition)
        return_wilds(g, self.player)

    def data(self) -> list[int | str]:
        return ["PlaceWild", self.player]


class Exchange(Step):
    """Crystal Exchange: the player may pay a crystal for a Wild (TTH-TW-8)."""

    def rule(self) -> str:
        return "TTH-TW-8"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        seat = g.seats[self.player]
        return g.printed.yes_no if seat.crystals and g.supply[WILD] and seat.open_columns() else []

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        if action is g.printed.no:
            return
        seat = g.seats[self.player]
        seat.crystals -= 1
        seat._changed = True
        g.crystals += 1
        g.tell("exchange", self.player)
        gain(g, self.player, ONE_WILD)

    def data(self) -> list[int | str]:
        return ["Exchange", self.player]


ONE_WILD: Final = Icons([WILD])
PLACE_WILD: Final[list[Step]] = [PlaceWild(p) for p in range(SEATS)]
EXCHANGE: Final[list[Step]] = [Exchange(p) for p in range(SEATS)]


def gain(g: TrekkingPosition, p: Player, icons: Icons) -> None:
    """Collect icons that belong to no card of the Row, and let the player place the Wilds."""
    collect(g, p, icons, NO_ICON)
    if g.wilds:
        g.push(PLACE_WILD[p])
