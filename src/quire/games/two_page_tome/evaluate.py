"""How well a player stands: the score, and what it is about to become."""

from __future__ import annotations

from math import exp
from typing import Final, final

from quire.core.event import Player
from quire.games.two_page_tome.hexes import HOPELESS, bits, count
from quire.games.two_page_tome.prospects import beyond, missing
from quire.games.two_page_tome.scoring import empty, restoration, segments
from quire.games.two_page_tome.sheet import (
    CASTLE,
    CLIFFS,
    FOREST,
    LAKE,
    LANDS,
    NO_CARD,
    NO_LAND,
    NOWHERE,
    VILLAGE,
    Sheet,
)
from quire.games.two_page_tome.state import TwoPageTome
from quire.games.two_page_tome.steps.decision import PLACE, TAKE, phase

FINE: Final = 8  # parts of a symbol that chances tell apart
MOST: Final = 12  # more symbols of a land than anybody may hope for
LONGEST: Final = 5  # a pattern that lacks more symbols is not hoped for


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.brew = 0.15  # an unused brew while there are turns left
        self.ink = 0.6
        self.hand = 0.5  # a symbol that can still be scribbled in this turn
        self.road = 0.3  # a hex that roads lead to, at the start; less and less
        self.cover = 0.15  # a hex that can be scribbled on from there, likewise
        self.twice = 0.25  # a hex on the coast that holds cliffs or a full land and could take the other, likewise
        self.near = [
            1.7,
            1.2,
            0.8,
            0.5,
            0.3,
            0.2,
            0.1,
        ]  # an unclaimed exotic location, by brews that it takes to get there
        self.late = 0.3  # of that in the last turns
        self.faith = [
            0.95,
            0.8,
            0.6,
            0.5,
            0.4,
            0.3,
        ]  # in completing a pattern if enough symbols come, by symbols missing
        self.rate = 1.0  # symbols that can be had for each tome to come with the land on it
        self.forest = 1.3  # an unfilled one with room
        self.lake = 1.1
        self.village = 1.2
        self.bordered = 0.3  # more for a village beside something full
        self.castle = 0.3  # for each full neighbour
        self.even = 12.0  # the lead that makes a favourite of e to 1 at the start
        self.sure = 2.0  # and at the end


WEIGHTS: Final = Weights()


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


def evaluate(g: TwoPageTome, p: Player) -> float:
    """The points that p may hope for."""
    w = WEIGHTS
    s = g.sheets[p]
    map = g.agreed.map
    sure = (
        restoration(g.edition.points_of, s)
        + 2.0 * count(s.filled)
        + 0.5 * segments(map, s)
        + 2.0 * count(s.claimed)
        + empty(map, s)
    )
    sure += w.hand * _in_hand(g, p)
    left = turns_left(g)
    if not left:
        return sure + s.brews + s.inks
    sure += w.brew * s.brews + w.ink * s.inks + _room_to_come(g, s) * left / (g.round + left)
    return sure + _substance_to_come(g, s) + _places_to_see(g, s, left) + _races_to_come(g, s)


def _in_hand(g: TwoPageTome, p: Player) -> int:
    """How many symbols p can still scribble in this turn."""
    if g.players > 1:
        return 1 if g.waiting.player == p and TAKE <= phase(g.waiting) <= PLACE else 0
    n = 0
    for land in g.symbols:
        if land != NO_LAND:
            n += 1
    return n


def turns_left(g: TwoPageTome) -> int:
    """How many rounds follow this one; alone, turns."""
    return g.face_down() if g.players > 1 else g.face_down() // 2


def _substance_to_come(g: TwoPageTome, s: Sheet) -> float:
    """What unfilled symbols may still be worth."""
    w = WEIGHTS
    near = g.agreed.map.near
    hope = 0.0
    for h in bits(s.lands[FOREST] & ~s.filled):
        hope += w.forest if near[h] & ~s.full else 0.0
    hope += w.lake * count(s.lands[LAKE] & ~s.filled)
    for h in bits(s.lands[VILLAGE] & ~s.filled):
        hope += w.village + (w.bordered if near[h] & (s.full | s.lands[CLIFFS]) else 0.0)
    for h in bits(s.lands[CASTLE] & ~s.filled):
        hope += w.castle * (count(near[h] & s.filled) + count(near[h] & s.lands[CLIFFS]))
    return hope


def _room_to_come(g: TwoPageTome, s: Sheet) -> float:
    """Hexes that roads open up, and hexes that could take another symbol without costing an empty one; at the start of the game."""
    w = WEIGHTS
    room = w.twice * count((s.full ^ s.lands[CLIFFS]) & g.agreed.cliff_hexes)
    if s.at == NOWHERE:
        return room
    near = g.agreed.map.near
    reached = bits(s.joined[s.at])
    around = s.joined[s.at]
    for h in reached:
        around |= near[h]
    return room + w.road * (len(reached) - 1) + w.cover * count(around)


def _places_to_see(g: TwoPageTome, s: Sheet, left: int) -> float:
    """Exotic locations within reach."""
    wanted = g.agreed.map.exotic_hexes & ~s.claimed & ~s.closed
    if not wanted or s.at == NOWHERE:
        return 0.0
    hope = 0.0
    reached = 0
    edge = s.joined[s.at]
    for worth in WEIGHTS.near:
        hope += worth * count(edge & wanted)
        wanted &= ~edge
        if not wanted:
            break
        reached |= edge
        edge = beyond(g, s, edge, reached)
    return hope if left > 2 else WEIGHTS.late * hope


def _races_to_come(g: TwoPageTome, s: Sheet) -> float:
    """Claimed cards, each with a land of its own, as they promise most together."""
    expected = _expected(g)
    total = 0.0
    least = 0.0  # what it costs that two cards cannot have the same land
    land = NO_LAND
    for card in s.cards:
        if card == NO_CARD:
            continue
        hopes = _hopes(g, s, card, expected)
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


def _hopes(g: TwoPageTome, s: Sheet, card: int, expected: list[int]) -> list[float]:
    """By land: what the card promises with it."""
    w = WEIGHTS
    points = g.edition.points_of[card]
    shape = g.edition.shape_of[card]
    hopes: list[float] = []
    for land in range(LANDS):
        lacking = HOPELESS if s.done >> land & 1 else missing(g, s, shape, land)
        hopes.append(points * w.faith[lacking] * CHANCES[lacking][expected[land]] if lacking <= LONGEST else 0.0)
    return hopes


def _expected(g: TwoPageTome) -> list[int]:
    """By land: how many symbols of it can still be had, in parts; which tomes were put aside is not known."""
    tomes = g.edition.tomes
    unseen = g.edition.symbols
    for i in range(g.flipped):
        unseen -= tomes[g.tomes[i]].symbols
    scale = FINE * WEIGHTS.rate * g.face_down() / max(1, len(g.tomes) - g.flipped)
    return [min(MOST * FINE, int(scale * (unseen >> 8 * land & 255))) for land in range(LANDS)]


def doubt(g: TwoPageTome) -> float:
    """The lead that makes a favourite of e to 1: smaller as the deck runs out."""
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * g.face_down() / len(g.edition.cards)
