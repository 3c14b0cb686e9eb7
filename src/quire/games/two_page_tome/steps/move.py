"""Move: roads, brews and exotic locations (chapter 2.6 and the variant of chapter 2.11 of the rules)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.effects import claim, claim_along_roads, tell_hex
from quire.games.two_page_tome.hexes import MIST
from quire.games.two_page_tome.sheet import Sheet
from quire.games.two_page_tome.state import TwoPageTome, tpt
from quire.games.two_page_tome.steps.decision import MOVE, Decision


def travels(t: TwoPageTome, s: Sheet) -> list[Action]:
    """The journeys along roads."""
    actions = t.edition.actions.travels
    there = s.joined[s.at] & ~(1 << s.at)
    return [actions[h] for h in range(t.agreed.map.size) if there >> h & 1]


def brew_directions(t: TwoPageTome, s: Sheet) -> int:
    """Where brews lead, as bits: hexes that roads do not reach (TPT-MOVE-3)."""
    if not s.brews:
        return 0
    if not s.roads[s.at]:
        return t.agreed.map.inner[s.at]
    return t.agreed.map.directions(s.at, ~s.joined[s.at])


def travel_refusal(t: TwoPageTome, s: Sheet, h: int, walked: bool) -> str:
    """The rule that forbids walking along roads to the hex, or ''."""
    if h == s.at or not s.joined[s.at] >> h & 1:
        return "TPT-MOVE-2"
    return "TPT-MOVE-7" if walked else ""


def brew_refusal(t: TwoPageTome, s: Sheet, direction: int) -> str:
    """The rule that forbids a brew move in the direction, or ''."""
    there = t.agreed.map.neighbours[6 * s.at + direction]
    if there == MIST:
        return "TPT-MOVE-4"
    return "TPT-MOVE-3" if not s.brews or s.joined[s.at] >> there & 1 else ""


def travel(t: TwoPageTome, p: Player, h: int) -> None:
    """Walk along roads (TPT-MOVE-2)."""
    t.sheets[p].at = h
    if t.events is not None:
        tell_hex(t, "travel", p, h)


def brew(t: TwoPageTome, p: Player, direction: int) -> None:
    """Use a brew to step onto an adjacent hex (TPT-MOVE-3)."""
    s = t.sheets[p]
    s.brews -= 1
    s.at = t.agreed.map.neighbours[6 * s.at + direction]
    if t.events is not None:
        tell_hex(t, "brew", p, s.at)


class Arrive(Step):
    """When a player may begin to walk, exotic locations along the roads are claimed, if there is a road (TPT-MOVE-6)."""

    def __init__(self, walker: Player) -> None:
        super().__init__(NOBODY)
        self.walker = walker

    def run(self, g: State) -> None:
        t = tpt(g)
        s = t.sheets[self.walker]
        if s.roads[s.at] and not t.agreed.competitive:
            claim_along_roads(t, self.walker)

    def data(self) -> list[int | str]:
        return ["Arrive", self.walker]


class Move(Decision):
    """A player walks as far as they like (TPT-MOVE-1)."""

    def __init__(self, player: Player, walked: bool, entered: bool) -> None:
        super().__init__(player)
        self.walked = walked  # along roads, since the last brew move (TPT-MOVE-7)
        self.entered = entered  # the road component, by a brew move (TPT-VAR-5)

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return MOVE

    def matter(self) -> int:
        return int(self.walked)

    def more(self) -> int:
        return int(self.entered)

    def candidates(self, g: State) -> list[Action]:
        t = tpt(g)
        a = t.edition.actions
        exotics = len(t.agreed.map.exotics) if t.agreed.competitive else 0
        return [*a.travels[: t.agreed.map.size], *a.brews, a.end_move, *a.claims[:exotics], *a.swaps]

    def refusal(self, g: State, action: Action) -> str:
        t = tpt(g)
        s = t.sheets[self.player]
        if action.kind == "travel":
            return travel_refusal(t, s, action.a, self.walked)
        if action.kind == "brew":
            return brew_refusal(t, s, action.a)
        if action.kind == "claim":
            return self.claim_refusal(t, s, 1 << t.agreed.map.exotics[action.a].hex)
        return "TPT-RES-4" if action.kind == "swap" else ""

    def claim_refusal(self, t: TwoPageTome, s: Sheet, hex: int) -> str:
        """The rule that forbids claiming the exotic location of the hex, or ''."""
        if hex & s.closed:
            return "TPT-VAR-3"
        if hex & s.claimed:
            return "TPT-VAR-1"
        return "" if hex & s.joined[s.at] and (self.entered or s.roads[s.at]) else "TPT-VAR-5"

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        s = t.sheets[self.player]
        found = t.edition.actions.moving[brew_directions(t, s)]
        if s.roads[s.at] and not self.walked:
            found = travels(t, s) + found
        if t.agreed.competitive:
            found = found + self.claims(t, s)
        return found

    def claims(self, t: TwoPageTome, s: Sheet) -> list[Action]:
        """The exotic locations that can be claimed now (TPT-VAR-5)."""
        exotics = t.agreed.map.exotics
        return [
            t.edition.actions.claims[e]
            for e in range(len(exotics))
            if not self.claim_refusal(t, s, 1 << exotics[e].hex)
        ]

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        p = self.player
        if action is t.edition.actions.end_move:
            return
        if action.kind == "travel":
            travel(t, p, action.a)
            g.push(MOVES[p][3 if self.entered else 1])
        elif action.kind == "brew":
            brew(t, p, action.a)
            if not t.agreed.competitive:
                claim_along_roads(t, p)
            g.push(MOVES[p][2])
        else:
            claim(t, p, t.agreed.map.exotics[action.a].hex)
            g.push(self)

    def data(self) -> list[int | str]:
        return ["Move", self.player, int(self.walked), int(self.entered)]


ARRIVES: Final[list[Step]] = [Arrive(p) for p in range(SEATS)]
MOVES: Final[list[list[Step]]] = [
    [Move(p, walked, entered) for entered in (False, True) for walked in (False, True)] for p in range(SEATS)
]
