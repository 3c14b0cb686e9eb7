"""How well a player stands: the score, and what it is about to become."""

from __future__ import annotations

from math import exp
from typing import Final

from quirebox.bots.mind import Mind
from quirebox.bots.thought import Thought
from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.masks import count, each, has
from quirebox.core.state import State
from quirebox.games.two_page_tome.box import CASTLE, CLIFFS, FOREST, LAKE, LANDS, NO_CARD, NO_LAND, VILLAGE
from quirebox.games.two_page_tome.hexes import HOPELESS
from quirebox.games.two_page_tome.mind.weights import Weights
from quirebox.games.two_page_tome.patterns import missing
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import beyond
from quirebox.games.two_page_tome.scoring import empty, restoration, segments
from quirebox.games.two_page_tome.sheet import NOWHERE, Sheet
from quirebox.games.two_page_tome.steps.decision import MOVE, PLACE, TAKE, phase

FINE: Final = 8  # parts of a symbol that chances tell apart
MOST: Final = 12  # more symbols of a land than anybody may hope for
LONGEST: Final = 5  # a pattern that lacks more symbols is not hoped for


def _chances() -> list[list[float]]:
    """By symbols missing, then by symbols expected, in parts: how likely enough of them come (Poisson)."""
    table: list[list[float]] = []
    for lacking in range(LONGEST + 1):
        row: list[float] = []
        for part in range(MOST * FINE + 1):
            expected = part / FINE
            just = exp(-expected)
            enough = 1.0
            for n in range(lacking):
                enough -= just
                just *= expected / (n + 1)
            row.append(max(0.0, enough))
        table.append(row)
    return table


CHANCES: Final = _chances()


class TomeMind(Mind):
    """Judges positions by weights of its own."""

    def __init__(self, weights: Weights, levels: dict[str, Thought]) -> None:
        super().__init__(weights, levels)
        self.w = weights

    def evaluate(self, g: State, p: Player) -> float:
        """The points that p may hope for."""
        assert isinstance(g, TomePosition)
        return worth(self.w, g, p)

    def worth_trying(self, g: State) -> list[Action]:
        """All, but for resting where one could walk: it is found behind the end of the move, too."""
        if phase(g.waiting) == MOVE and g.options[-1].kind == "rest":
            return g.options[:-1]
        return g.options

    def doubt(self, g: State) -> float:
        """Smaller as the deck of tomes runs out."""
        assert isinstance(g, TomePosition)
        return self.w.sure + (self.w.even - self.w.sure) * g.face_down() / len(g.printed.cards)


def worth(w: Weights, g: TomePosition, p: Player) -> float:
    """The score, and what it is about to become."""
    s = g.sheets[p]
    map = g.agreed.map
    sure = (
        restoration(g.printed.points_of, s)
        + 2.0 * count(s.filled)
        + 0.5 * segments(map, s)
        + 2.0 * count(s.claimed)
        + empty(map, s)
    )
    sure += w.hand * _in_hand(g, p)
    left = turns_left(g)
    if not left:
        return sure + s.brews + s.inks
    sure += w.brew * s.brews + w.ink * s.inks + _room_to_come(w, g, s) * left / (g.round + left)
    return sure + _substance_to_come(w, g, s) + _places_to_see(w, g, s, left) + _races_to_come(w, g, s)


def _in_hand(g: TomePosition, p: Player) -> int:
    """How many symbols p can still scribble in this turn."""
    if g.players > 1:
        return 1 if g.waiting.player == p and TAKE <= phase(g.waiting) <= PLACE else 0
    n = 0
    for land in g.symbols:
        if land != NO_LAND:
            n += 1
    return n


def turns_left(g: TomePosition) -> int:
    """How many rounds follow this one; alone, turns."""
    return g.face_down() if g.players > 1 else g.face_down() // 2


def _substance_to_come(w: Weights, g: TomePosition, s: Sheet) -> float:
    """What unfilled symbols may still be worth."""
    near = g.agreed.map.near
    hope = 0.0
    for h in each(s.lands[FOREST] & ~s.filled):
        hope += w.forest if near[h] & ~s.full else 0.0
    hope += w.lake * count(s.lands[LAKE] & ~s.filled)
    for h in each(s.lands[VILLAGE] & ~s.filled):
        hope += w.village + (w.bordered if near[h] & (s.full | s.lands[CLIFFS]) else 0.0)
    for h in each(s.lands[CASTLE] & ~s.filled):
        hope += w.castle * (count(near[h] & s.filled) + count(near[h] & s.lands[CLIFFS]))
    return hope


def _room_to_come(w: Weights, g: TomePosition, s: Sheet) -> float:
    """Hexes that roads open up, and hexes that could take another symbol without costing an empty one; at the start of
    the game."""
    room = w.twice * count((s.full ^ s.lands[CLIFFS]) & g.agreed.cliff_hexes)
    if s.at == NOWHERE:
        return room
    near = g.agreed.map.near
    reached = each(s.joined[s.at])
    around = s.joined[s.at]
    for h in reached:
        around |= near[h]
    return room + w.road * (len(reached) - 1) + w.cover * count(around)


def _places_to_see(w: Weights, g: TomePosition, s: Sheet, left: int) -> float:
    """Exotic locations within reach."""
    wanted = g.agreed.map.exotic_hexes & ~s.claimed & ~s.closed
    if not wanted or s.at == NOWHERE:
        return 0.0
    hope = 0.0
    reached = 0
    edge = s.joined[s.at]
    for worth in w.near:
        hope += worth * count(edge & wanted)
        wanted &= ~edge
        if not wanted:
            break
        reached |= edge
        edge = beyond(g, s, edge, reached)
    return hope if left > 2 else w.late * hope


def _races_to_come(w: Weights, g: TomePosition, s: Sheet) -> float:
    """Claimed cards, each with a land of its own, as they promise most together."""
    expected = _expected(w, g)
    total = 0.0
    least = 0.0  # what it costs that two cards cannot have the same land
    land = NO_LAND
    for card in s.cards:
        if card == NO_CARD:
            continue
        hopes = _hopes(w, g, s, card, expected)
        top = max(hopes)
        best = hopes.index(top)
        hopes[best] = 0.0
        loss = top - max(hopes)
        total += top
        if best == land:
            total -= min(least, loss)
        land = best
        least = loss
    return total


def _hopes(w: Weights, g: TomePosition, s: Sheet, card: int, expected: list[int]) -> list[float]:
    """By land: what the card promises with it."""
    points = g.printed.points_of[card]
    shape = g.printed.shape_of[card]
    hopes: list[float] = []
    for land in range(LANDS):
        lacking = HOPELESS if has(s.done, land) else missing(g, s, shape, land)
        hopes.append(points * w.faith[lacking] * CHANCES[lacking][expected[land]] if lacking <= LONGEST else 0.0)
    return hopes


def _expected(w: Weights, g: TomePosition) -> list[int]:
    """By land: how many symbols of it can still be had, in parts; which tomes were put aside is not known."""
    tomes = g.printed.tomes
    unseen = g.printed.symbols
    for i in range(g.flipped):
        unseen -= tomes[g.tomes[i]].symbols
    scale = FINE * w.rate * g.face_down() / max(1, len(g.tomes) - g.flipped)
    return [min(MOST * FINE, int(scale * (unseen >> 8 * land & 255))) for land in range(LANDS)]
