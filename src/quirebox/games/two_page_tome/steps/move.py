"""Move: roads, brews and exotic locations (chapter 2.6 and the variant of chapter 2.11 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import each, has
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.hexes import MIST
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import along_roads, brew_directions, claimable, on_road
from quirebox.games.two_page_tome.sheet import Sheet
from quirebox.games.two_page_tome.steps.decision import MOVE, Decision
from quirebox.games.two_page_tome.verbs import brew, claim, claim_along_roads, refresh, travel


class Arrive(Step):
    """When a player may begin to walk, exotic locations along the roads are claimed, if there is a road
    (TPT-MOVE-6)."""

    def __init__(self, walker: Player) -> None:
        super().__init__(NOBODY)
        self.walker = walker

    def run(self, g: State) -> None:
        assert isinstance(g, TomePosition)
        if on_road(g.sheets[self.walker]) and not g.agreed.competitive:
            claim_along_roads(g, self.walker)

    def data(self) -> list[int | str]:
        return ["Arrive", self.walker]


class Walking(Decision):
    """A player may walk along roads, once between brew moves, and use brews (TPT-MOVE-1)."""

    def __init__(self, player: Player, walked: bool) -> None:
        super().__init__(player)
        self.walked = walked  # along roads, since the last brew move (TPT-MOVE-7)

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return MOVE

    def matter(self) -> int:
        return int(self.walked)

    def travels_and(self, g: TomePosition, s: Sheet, others: list[Action]) -> list[Action]:
        """The hexes to travel to (TPT-MOVE-2), then the other options."""
        if self.walked or not on_road(s):
            return others
        travels = g.printed.actions.travels
        return [travels[h] for h in each(along_roads(s))] + others

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, TomePosition)
        s = g.sheets[self.player]
        if action.kind == "travel":
            return "TPT-MOVE-7" if has(along_roads(s), action.a) else "TPT-MOVE-2"
        if action.kind == "brew":
            return "TPT-MOVE-4" if g.agreed.map.neighbour(s.at, action.a) == MIST else "TPT-MOVE-3"
        return "TPT-RES-4"  # a swap


def or_rest(g: TomePosition, options: list[Action]) -> list[Action]:
    """These, or resting at once (TPT-MAN-9); nobody who cannot walk is asked because of it."""
    return options + g.printed.actions.only_rest if g.agreed.rest_early and len(options) > 1 else options


class Move(Walking):
    """A player walks as far as they like (TPT-MOVE-1)."""

    def __init__(self, player: Player, walked: bool, entered: bool) -> None:
        super().__init__(player, walked)
        self.entered = entered  # the road component, by a brew move (TPT-VAR-5)

    def more(self) -> int:
        return int(self.entered)

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        s = g.sheets[self.player]
        found = self.travels_and(g, s, g.printed.actions.moving[brew_directions(g, s)])
        if g.agreed.competitive:
            found = found + self.claims(g, s)
        return or_rest(g, found)

    def claims(self, g: TomePosition, s: Sheet) -> list[Action]:
        """The exotic locations that can be claimed now (TPT-VAR-5)."""
        exotics = g.agreed.map.exotics
        open = claimable(g, s, self.entered)
        return [g.printed.actions.claims[e] for e in range(len(exotics)) if has(open, exotics[e].hex)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        a = g.printed.actions
        exotics = len(g.agreed.map.exotics) if g.agreed.competitive else 0
        found = [*a.travels[: g.agreed.map.size], *a.brews, a.end_move, *a.claims[:exotics], *a.swaps]
        return or_rest(g, found)

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, TomePosition)
        if action.kind != "claim":
            return super().why(g, action)
        s, hex = g.sheets[self.player], g.agreed.map.exotics[action.a].hex
        return "TPT-VAR-3" if has(s.closed, hex) else "TPT-VAR-1" if has(s.claimed, hex) else "TPT-VAR-5"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        p = self.player
        if action is g.printed.actions.end_move:
            return
        if action is g.printed.actions.rest:
            g.agenda.pop()  # Manifest: nothing is scribbled
            refresh(g, p)
            return
        if action.kind == "travel":
            travel(g, p, action.a)
            g.push(move_of(p, True, self.entered))
        elif action.kind == "brew":
            brew(g, p, action.a)
            if not g.agreed.competitive:
                claim_along_roads(g, p)
            g.push(move_of(p, False, True))
        else:
            claim(g, p, g.agreed.map.exotics[action.a].hex)
            g.push(self)

    def data(self) -> list[int | str]:
        return ["Move", self.player, int(self.walked), int(self.entered)]


ARRIVES: Final[list[Step]] = [Arrive(p) for p in range(SEATS)]
MOVES: Final[list[Step]] = [Move(p, False, False) for p in range(SEATS)]
_WALKED: Final[list[Step]] = [Move(p, True, False) for p in range(SEATS)]
_ENTERED: Final[list[Step]] = [Move(p, False, True) for p in range(SEATS)]
_ENTERED_AND_WALKED: Final[list[Step]] = [Move(p, True, True) for p in range(SEATS)]


def move_of(p: Player, walked: bool, entered: bool) -> Step:
    """The Move of a player who has come so far."""
    if entered:
        return _ENTERED_AND_WALKED[p] if walked else _ENTERED[p]
    return _WALKED[p] if walked else MOVES[p]
