"""Manifest: scribbling a symbol or resting (chapters 2.7 and 2.8 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import common, has
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.box import LANDS, MOST_HEXES, MOST_ROADS, ROADS
from quirebox.games.two_page_tome.hexes import MIST
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import draw_road, free_edges
from quirebox.games.two_page_tome.steps.decision import MANIFEST, PLACE, ROAD, Decision
from quirebox.games.two_page_tome.substance import gain_substance
from quirebox.games.two_page_tome.verbs import choosable, placeable, refresh, scribble, targets


class Manifest(Decision):
    """A player chooses a symbol to scribble, or rests (TPT-MAN-1)."""

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return MANIFEST

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.choosing[common(choosable(g, self.player), placeable(g, g.sheets[self.player]))]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.manifesting

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, TomePosition)
        return "TPT-MAN-10" if has(choosable(g, self.player), action.a) else "TPT-MAN-2"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        if action is g.printed.actions.rest:
            refresh(g, self.player)
        else:
            g.push(PLACES[self.player][action.a])

    def data(self) -> list[int | str]:
        return ["Manifest", self.player]


class Placing(Decision):
    """A player has a symbol to scribble beside the worldbuilder (TPT-MAN-4)."""

    def __init__(self, player: Player, land: int) -> None:
        super().__init__(player)
        self.land = land

    def rule(self) -> str:
        return "TPT-MAN-4"

    def phase(self) -> int:
        return PLACE

    def matter(self) -> int:
        return self.land

    def directions(self, g: TomePosition) -> int:
        """Where a hex can take the symbol."""
        s = g.sheets[self.player]
        return g.agreed.map.directions(s.at, targets(g, s, self.land))

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, TomePosition)
        there = g.agreed.map.neighbour(g.sheets[self.player].at, action.a)
        return "TPT-MAN-4" if there == MIST else "TPT-MAN-5"

    def place(self, g: TomePosition, direction: int) -> None:
        """Scribble the symbol; roads come next, then symbols gain substance (TPT-MAN-8)."""
        p = self.player
        h = g.agreed.map.neighbour(g.sheets[p].at, direction)
        scribble(g, p, self.land, h)
        if ROADS[self.land]:
            g.push(SUBSTANCES[p])
            g.push(road_of(p, h, ROADS[self.land]))
        else:
            gain_substance(g, p)


class Place(Placing):
    """A player chooses the hex for the symbol; an ink pot is used now, if the land was not given (TPT-MAN-2)."""

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.placing[self.directions(g)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.places

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        if self.land != g.given(self.player):
            g.sheets[self.player].inks -= 1
            g.tell("ink", self.player)
        self.place(g, action.a)

    def data(self) -> list[int | str]:
        return ["Place", self.player, self.land]


class Road(Decision):
    """A player draws the roads of a new Village or Castle (TPT-MAN-6)."""

    def __init__(self, player: Player, hex: int, owed: int) -> None:
        super().__init__(player)
        self.hex = hex
        self.owed = owed  # roads still to be drawn

    def rule(self) -> str:
        return "TPT-MAN-6"

    def phase(self) -> int:
        return ROAD

    def matter(self) -> int:
        return self.hex

    def more(self) -> int:
        return self.owed

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.building[free_edges(g, g.sheets[self.player], self.hex)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.roads

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, TomePosition)
        return "TPT-MAN-6" if g.agreed.map.neighbour(self.hex, action.a) == MIST else "TPT-GEO-8"

    def forced(self, g: State, options: list[Action]) -> bool:
        """Nobody is asked where every free edge gets a road."""
        return len(options) <= self.owed

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        draw_road(g, self.player, self.hex, action.a)
        if self.owed > 1:
            g.push(road_of(self.player, self.hex, self.owed - 1))

    def data(self) -> list[int | str]:
        return ["Road", self.player, self.hex, self.owed]


class Substance(Step):
    """Symbols gain substance once all roads are drawn (TPT-MAN-8)."""

    def __init__(self, scribbler: Player) -> None:
        super().__init__(NOBODY)
        self.scribbler = scribbler

    def run(self, g: State) -> None:
        assert isinstance(g, TomePosition)
        gain_substance(g, self.scribbler)

    def data(self) -> list[int | str]:
        return ["Substance", self.scribbler]


MANIFESTS: Final[list[Step]] = [Manifest(p) for p in range(SEATS)]
PLACES: Final[list[list[Step]]] = [[Place(p, land) for land in range(LANDS)] for p in range(SEATS)]
SUBSTANCES: Final[list[Step]] = [Substance(p) for p in range(SEATS)]
_ROADS: Final[list[list[Step]]] = [
    [Road(p, h, owed) for h in range(MOST_HEXES) for owed in range(1, MOST_ROADS + 1)] for p in range(SEATS)
]


def road_of(p: Player, h: int, owed: int) -> Step:
    """The step in which p draws the roads of a hex."""
    return _ROADS[p][MOST_ROADS * h + owed - 1]
