"""Playing alone (chapter 2.12 of the rules)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.effects import claim_along_roads, refresh, targets
from quire.games.two_page_tome.sheet import LANDS, NO_LAND
from quire.games.two_page_tome.state import TwoPageTome, tpt
from quire.games.two_page_tome.steps.decision import MOVE, PLACE, TAKE, Decision
from quire.games.two_page_tome.steps.manifest import place, place_refusal
from quire.games.two_page_tome.steps.move import (
    ARRIVES,
    brew,
    brew_directions,
    brew_refusal,
    travel,
    travel_refusal,
    travels,
)

ME: Final = 0  # the only player


class Pair(Decision):
    """The player takes one symbol from each tome; two of the same side cost the ink pot (TPT-SOLO-3)."""

    def rule(self) -> str:
        return "TPT-SOLO-3"

    def phase(self) -> int:
        return TAKE

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.pairs

    def refusal(self, g: State, action: Action) -> str:
        return "TPT-SOLO-3" if action.a == action.b and not tpt(g).sheets[ME].inks else ""

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        upper, lower = t.edition.tomes[t.up[0]].page(action.a), t.edition.tomes[t.up[1]].page(action.b)
        g.tell("pair", ME, (upper, lower))
        if action.a == action.b:
            t.sheets[ME].inks -= 1
            g.tell("ink", ME)
        t.symbols = [upper, lower]
        t.declined = 0

    def data(self) -> list[int | str]:
        return ["Pair"]


class Journey(Decision):
    """The player walks and chooses which symbol to scribble or decline next (TPT-SOLO-5)."""

    def __init__(self, player: Player, walked: bool) -> None:
        super().__init__(player)
        self.walked = walked  # along roads, since the last brew move or symbol

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return MOVE

    def matter(self) -> int:
        return int(self.walked)

    def candidates(self, g: State) -> list[Action]:
        t = tpt(g)
        a = t.edition.actions
        return [*a.travels[: t.agreed.map.size], *a.brews, *a.symbols, *a.swaps]

    def refusal(self, g: State, action: Action) -> str:
        t = tpt(g)
        s = t.sheets[ME]
        if action.kind == "travel":
            return travel_refusal(t, s, action.a, self.walked)
        if action.kind == "brew":
            return brew_refusal(t, s, action.a)
        if action.kind == "symbol":
            return "" if action.a in t.symbols else "TPT-SOLO-4"
        return "TPT-RES-4"

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        s = t.sheets[ME]
        a = t.edition.actions
        found = a.brewing[brew_directions(t, s)] + a.journeying[in_hand(t)]
        if s.roads[s.at] and not self.walked:
            return travels(t, s) + found
        return found

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        if action.kind == "travel":
            travel(t, ME, action.a)
            g.push(JOURNEYS[1])
        elif action.kind == "brew":
            brew(t, ME, action.a)
            claim_along_roads(t, ME)
            g.push(JOURNEYS[0])
        else:
            g.push(AFTER_SYMBOL)
            g.push(OFFERS[action.a])

    def data(self) -> list[int | str]:
        return ["Journey", int(self.walked)]


class Offer(Decision):
    """The player scribbles the symbol somewhere or declines it, which refreshes everything (TPT-SOLO-6)."""

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
        a = tpt(g).edition.actions
        return [*a.places, a.rest]

    def refusal(self, g: State, action: Action) -> str:
        t = tpt(g)
        return place_refusal(t, t.sheets[ME], self.land, action.a) if action.kind == "place" else ""

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        s = t.sheets[ME]
        return t.edition.actions.placing_or_not[t.agreed.map.directions(s.at, targets(t, s, self.land))]

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        i = t.symbols.index(self.land)
        t.symbols = [NO_LAND, t.symbols[1]] if i == 0 else [t.symbols[0], NO_LAND]
        if action.kind == "place":
            place(t, ME, self.land, action.a)
            return
        t.declined += 1
        g.tell("decline", ME, (self.land,))
        if t.agreed.rest_at_once or t.declined == 2:
            refresh(t, ME)

    def data(self) -> list[int | str]:
        return ["Offer", self.land]


class AfterSymbol(Step):
    """The journey goes on until both symbols are resolved (TPT-SOLO-5, TPT-SOLO-7)."""

    def run(self, g: State) -> None:
        if in_hand(tpt(g)):
            g.push(JOURNEYS[0])
            g.push(ARRIVES[ME])

    def data(self) -> list[int | str]:
        return ["AfterSymbol"]


def in_hand(t: TwoPageTome) -> int:
    """The lands not resolved yet, as bits."""
    lands = 0
    for land in t.symbols:
        if land != NO_LAND:
            lands |= 1 << land
    return lands


PAIR: Final[Step] = Pair(ME)
JOURNEYS: Final[list[Step]] = [Journey(ME, walked) for walked in (False, True)]
OFFERS: Final[list[Step]] = [Offer(ME, land) for land in range(LANDS)]
AFTER_SYMBOL: Final[Step] = AfterSymbol(NOBODY)
