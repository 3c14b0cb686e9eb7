"""Manifest: scribbling a symbol or resting (chapters 2.7 and 2.8 of the rules)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.actions import MOST_HEXES
from quire.games.two_page_tome.effects import draw_road, gain_substance, refresh, scribble, targets
from quire.games.two_page_tome.hexes import MIST
from quire.games.two_page_tome.sheet import CLIFFS, LANDS, ROADS, Sheet
from quire.games.two_page_tome.state import TwoPageTome, tpt
from quire.games.two_page_tome.steps.decision import MANIFEST, PLACE, ROAD, Decision

FULL_LANDS: Final = (1 << CLIFFS) - 1
MOST_ROADS: Final = 2
INK_FROM: Final = 3  # players from whom on ink changes the symbol (TPT-MAN-2)


def choosable(t: TwoPageTome, p: Player) -> int:
    """The lands that p may scribble, as bits, if there is a hex for them (TPT-MAN-2)."""
    lands = 1 << t.given(p)
    if t.players >= INK_FROM and t.sheets[p].inks:
        lands |= t.edition.tomes[t.up[0]].lands | t.edition.tomes[t.up[1]].lands
    return lands


def place_refusal(t: TwoPageTome, s: Sheet, land: int, direction: int) -> str:
    """The rule that forbids the land in that direction from the worldbuilder, or ''."""
    there = t.agreed.map.neighbours[6 * s.at + direction]
    if there == MIST:
        return "TPT-MAN-4"
    return "" if targets(t, s, land) >> there & 1 else "TPT-MAN-5"


def place(t: TwoPageTome, p: Player, land: int, direction: int) -> None:
    """Scribble the land in that direction; roads come next, then symbols gain substance (TPT-MAN-8)."""
    h = t.agreed.map.neighbours[6 * t.sheets[p].at + direction]
    scribble(t, p, land, h)
    if ROADS[land]:
        t.push(SUBSTANCES[p])
        t.push(ROAD_STEPS[p][MOST_ROADS * h + ROADS[land] - 1])
    else:
        gain_substance(t, p)


class Manifest(Decision):
    """A player chooses a symbol to scribble, or rests (TPT-MAN-1)."""

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return MANIFEST

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.choosing[(1 << LANDS) - 1]

    def refusal(self, g: State, action: Action) -> str:
        t = tpt(g)
        if action.kind != "symbol":
            return ""
        if not choosable(t, self.player) >> action.a & 1:
            return "TPT-MAN-2"
        return "" if targets(t, t.sheets[self.player], action.a) else "TPT-MAN-10"

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        s = t.sheets[self.player]
        lands = choosable(t, self.player)
        if lands & FULL_LANDS and not targets(t, s, 0):
            lands &= ~FULL_LANDS
        if lands >> CLIFFS & 1 and not targets(t, s, CLIFFS):
            lands &= FULL_LANDS
        return t.edition.actions.choosing[lands]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "symbol":
            g.push(PLACES[self.player][action.a])
        else:
            refresh(tpt(g), self.player)

    def data(self) -> list[int | str]:
        return ["Manifest", self.player]


class Place(Decision):
    """A player chooses the hex for the symbol (TPT-MAN-4); an ink pot is used now, if the land was not given (TPT-MAN-2)."""

    def __init__(self, player: Player, land: int) -> None:
        super().__init__(player)
        self.land = land

    def rule(self) -> str:
        return "TPT-MAN-4"

    def phase(self) -> int:
        return PLACE

    def matter(self) -> int:
        return self.land

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.places

    def refusal(self, g: State, action: Action) -> str:
        t = tpt(g)
        return place_refusal(t, t.sheets[self.player], self.land, action.a)

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        s = t.sheets[self.player]
        return t.edition.actions.placing[t.agreed.map.directions(s.at, targets(t, s, self.land))]

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        if self.land != t.given(self.player):
            t.sheets[self.player].inks -= 1
            t.tell("ink", self.player)
        place(t, self.player, self.land, action.a)

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

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.roads

    def refusal(self, g: State, action: Action) -> str:
        t = tpt(g)
        if t.agreed.map.neighbours[6 * self.hex + action.a] == MIST:
            return "TPT-MAN-6"
        return "TPT-GEO-8" if t.sheets[self.player].roads[self.hex] >> action.a & 1 else ""

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        return t.edition.actions.building[t.agreed.map.inner[self.hex] & ~t.sheets[self.player].roads[self.hex]]

    def forced(self, g: State, options: list[Action]) -> bool:
        """Nobody is asked where every free edge gets a road."""
        return len(options) <= self.owed

    def apply(self, g: State, action: Action) -> None:
        draw_road(tpt(g), self.player, self.hex, action.a)
        if self.owed > 1:
            g.push(ROAD_STEPS[self.player][MOST_ROADS * self.hex + self.owed - 2])

    def data(self) -> list[int | str]:
        return ["Road", self.player, self.hex, self.owed]


class Substance(Step):
    """Symbols gain substance once all roads are drawn (TPT-MAN-8)."""

    def __init__(self, scribbler: Player) -> None:
        super().__init__(NOBODY)
        self.scribbler = scribbler

    def run(self, g: State) -> None:
        gain_substance(tpt(g), self.scribbler)

    def data(self) -> list[int | str]:
        return ["Substance", self.scribbler]


MANIFESTS: Final[list[Step]] = [Manifest(p) for p in range(SEATS)]
PLACES: Final[list[list[Step]]] = [[Place(p, land) for land in range(LANDS)] for p in range(SEATS)]
ROAD_STEPS: Final[list[list[Step]]] = [
    [Road(p, h, owed) for h in range(MOST_HEXES) for owed in range(1, MOST_ROADS + 1)] for p in range(SEATS)
]
SUBSTANCES: Final[list[Step]] = [Substance(p) for p in range(SEATS)]
