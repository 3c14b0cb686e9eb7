"""How well a player stands: the score, and what it is about to become."""

from __future__ import annotations

from typing import Final, final

from quire.core.event import Player
from quire.games.two_page_tome.hexes import bits, count
from quire.games.two_page_tome.prospects import missing
from quire.games.two_page_tome.scoring import empty, restoration, segments
from quire.games.two_page_tome.sheet import CASTLE, CLIFFS, FOREST, LAKE, LANDS, NO_CARD, VILLAGE, Sheet
from quire.games.two_page_tome.state import TwoPageTome


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.brew = 0.15            # an unused brew while there are turns left
        self.ink = 0.6
        self.near = [0.0, 1.2, 0.8, 0.5, 0.3, 0.2, 0.1]     # an unclaimed exotic location, by steps
        self.late = 0.3             # of that in the last turns
        self.chance = [0.95, 0.5, 0.2, 0.06, 0.02, 0.0]     # of completing a pattern, by symbols missing
        self.patience = 5.0         # turns that each missing symbol takes
        self.forest = 1.3           # an unfilled one with room
        self.lake = 1.1
        self.village = 1.2
        self.bordered = 0.3         # more for a village beside something full
        self.castle = 0.3           # for each full neighbour
        self.even = 12.0            # the lead that makes a favourite of e to 1 at the start
        self.sure = 2.0             # and at the end


WEIGHTS: Final = Weights()


def evaluate(g: TwoPageTome, p: Player) -> float:
    """The points that p may hope for."""
    s = g.sheets[p]
    map = g.agreed.map
    sure = restoration(g.edition.points_of, s) + 2.0 * count(s.filled) + 0.5 * segments(map, s) + 2.0 * count(s.claimed) + empty(map, s)
    left = turns_left(g)
    if not left:
        return sure + s.brews + s.inks
    return sure + WEIGHTS.brew * s.brews + WEIGHTS.ink * s.inks + _substance_to_come(g, s) + _places_to_see(g, s, left) + _races_to_come(g, s, left)


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


def _places_to_see(g: TwoPageTome, s: Sheet, left: int) -> float:
    """Exotic locations within reach."""
    map = g.agreed.map
    hope = 0.0
    for h in bits(map.exotic_hexes & ~s.claimed & ~s.closed):
        steps = map.steps[s.at][h] if s.at >= 0 else len(WEIGHTS.near)
        if steps < len(WEIGHTS.near):
            hope += WEIGHTS.near[steps]
    return hope if left > 2 else WEIGHTS.late * hope


def _races_to_come(g: TwoPageTome, s: Sheet, left: int) -> float:
    """Claimed cards, each with the land that promises most."""
    w = WEIGHTS
    hope = 0.0
    for card in s.cards:
        if card == NO_CARD:
            continue
        best = 0.0
        for land in range(LANDS):
            if not s.done >> land & 1:
                lacking = missing(g, s, g.edition.shape_of[card], land)
                if lacking < len(w.chance):
                    chance = w.chance[lacking] * min(1.0, left / (w.patience * lacking + 1))
                    best = max(best, chance)
        hope += best * g.edition.points_of[card]
    return hope


def doubt(g: TwoPageTome) -> float:
    """The lead that makes a favourite of e to 1: smaller as the deck runs out."""
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * g.face_down() / len(g.edition.cards)
