"""Playing alone (chapter 2.12 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.box import LANDS, NO_LAND
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import brew_directions
from quirebox.games.two_page_tome.steps.decision import TAKE, Decision
from quirebox.games.two_page_tome.steps.manifest import Placing
from quirebox.games.two_page_tome.steps.move import ARRIVES, Walking, or_rest
from quirebox.games.two_page_tome.verbs import brew, claim_along_roads, in_hand, refresh, travel

ME: Final = 0  # the only player


class Pair(Decision):
    """The player takes one symbol from each tome; two of the same side cost the ink pot (TPT-SOLO-3)."""

    def rule(self) -> str:
        return "TPT-SOLO-3"

    def phase(self) -> int:
        return TAKE

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.pairs if g.sheets[ME].inks else g.printed.actions.unlike_pairs

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.pairs

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        upper, lower = g.printed.tomes[g.up[0]].page(action.a), g.printed.tomes[g.up[1]].page(action.b)
        g.tell("pair", ME, (upper, lower))
        if action.a == action.b:
            g.sheets[ME].inks -= 1
            g.tell("ink", ME)
        g.symbols = [upper, lower]
        g.declined = 0

    def data(self) -> list[int | str]:
        return ["Pair"]


class Journey(Walking):
    """The player walks and chooses which symbol to scribble or decline next (TPT-SOLO-5)."""

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        s = g.sheets[ME]
        a = g.printed.actions
        return or_rest(g, self.travels_and(g, s, a.brewing[brew_directions(g, s)] + a.journeying[in_hand(g)]))

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        a = g.printed.actions
        return or_rest(g, [*a.travels[: g.agreed.map.size], *a.brews, *a.symbols, *a.swaps])

    def why(self, g: State, action: Action) -> str:
        return "TPT-SOLO-4" if action.kind == "symbol" else super().why(g, action)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        if action.kind == "travel":
            travel(g, ME, action.a)
            g.push(WALKED)
        elif action.kind == "brew":
            brew(g, ME, action.a)
            claim_along_roads(g, ME)
            g.push(JOURNEY)
        elif action is g.printed.actions.rest:
            for land in (land for land in g.symbols if land != NO_LAND):
                decline(g, land)
            refresh_declined(g)
        else:
            g.push(AFTER_SYMBOL)
            g.push(OFFERS[action.a])

    def data(self) -> list[int | str]:
        return ["Journey", int(self.walked)]


def put_away(g: TomePosition, land: int) -> None:
    """The symbol is no longer in hand."""
    i = g.symbols.index(land)
    g.symbols = [NO_LAND, g.symbols[1]] if i == 0 else [g.symbols[0], NO_LAND]


def decline(g: TomePosition, land: int) -> None:
    """Put a symbol away that is not scribbled."""
    put_away(g, land)
    g.declined += 1
    g.tell("decline", ME, (land,))


def refresh_declined(g: TomePosition) -> None:
    """What declining refreshes (TPT-SOLO-6)."""
    if g.agreed.rest_at_once or g.declined == 2:
        refresh(g, ME)


class Offer(Placing):
    """The player scribbles the symbol somewhere or declines it, which refreshes everything (TPT-SOLO-6)."""

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.placing_or_not[self.directions(g)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return [*g.printed.actions.places, g.printed.actions.rest]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        if action is g.printed.actions.rest:
            decline(g, self.land)
            refresh_declined(g)
        else:
            put_away(g, self.land)
            self.place(g, action.a)

    def data(self) -> list[int | str]:
        return ["Offer", self.land]


class AfterSymbol(Step):
    """The journey goes on until both symbols are resolved (TPT-SOLO-5, TPT-SOLO-7)."""

    def run(self, g: State) -> None:
        assert isinstance(g, TomePosition)
        if in_hand(g):
            g.push(JOURNEY)
            g.push(ARRIVES[ME])

    def data(self) -> list[int | str]:
        return ["AfterSymbol"]


PAIR: Final[Step] = Pair(ME)
JOURNEY: Final[Step] = Journey(ME, False)
WALKED: Final[Step] = Journey(ME, True)
OFFERS: Final[list[Step]] = [Offer(ME, land) for land in range(LANDS)]
AFTER_SYMBOL: Final[Step] = AfterSymbol(NOBODY)
