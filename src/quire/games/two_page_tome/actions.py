"""The actions, in their fixed order, and the lists of options that are read from tables over bit masks."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action, Space
from quire.games.two_page_tome.hexes import DIRECTION_NAMES, bits

LAND_NAMES: Final[list[str]] = ["forest", "cave", "lake", "castle", "village", "cliffs"]  # TPT-GEO-5
SIDE_NAMES: Final[list[str]] = ["left", "right"]
PAIRS: Final[list[tuple[int, int]]] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]  # two of the four cards dealt
MOST_STARTS: Final = 6
MOST_HEXES: Final = 40
MOST_EXOTICS: Final = 8
DECK: Final = 3  # the place to draw from that is not a slot of the row


@final
class Actions:
    """Every action of the game by its kind, and option lists by mask."""

    def __init__(self, space: Space) -> None:
        self.keeps = [space.add("keep", i, 0, f"keep {a} {b}") for i, (a, b) in enumerate(PAIRS)]
        self.starts = [space.add("start", i, 0, f"start {i}") for i in range(MOST_STARTS)]
        self.takes = [space.add("take", t, s, f"take {t} {SIDE_NAMES[s]}") for t in range(2) for s in range(2)]
        self.pairs = [
            space.add("pair", a, b, f"pair {SIDE_NAMES[a]} {SIDE_NAMES[b]}") for a in range(2) for b in range(2)
        ]
        self.swaps = [space.add("swap", i, 0, f"swap {i}") for i in range(2)]
        self.draws = [space.add("draw", s, 0, f"draw row {s}" if s < DECK else "draw deck") for s in range(DECK + 1)]
        self.end_research = space.add("end research")
        self.travels = [space.add("travel", h, 0, f"travel {h}") for h in range(MOST_HEXES)]
        self.brews = [space.add("brew", d, 0, f"brew {DIRECTION_NAMES[d]}") for d in range(6)]
        self.end_move = space.add("end move")
        self.symbols = [space.add("symbol", land, 0, f"symbol {LAND_NAMES[land]}") for land in range(6)]
        self.rest = space.add("rest")
        self.places = [space.add("place", d, 0, f"place {DIRECTION_NAMES[d]}") for d in range(6)]
        self.roads = [space.add("road", d, 0, f"road {DIRECTION_NAMES[d]}") for d in range(6)]
        self.restores = [
            space.add("restore", i, land, f"restore {i} {LAND_NAMES[land]}") for i in range(2) for land in range(6)
        ]
        self.end_restore = space.add("end restore")
        self.claims = [space.add("claim", e, 0, f"claim {e}") for e in range(MOST_EXOTICS)]
        self._make_tables()

    def _make_tables(self) -> None:
        self.researching = [*self.swaps, self.end_research]
        self.only_end_research = [self.end_research]
        self.drawing = table(self.draws, [])  # by what can be drawn from: slots of the row, and the deck
        self.brewing = table(self.brews, [])  # by direction
        self.moving = table(self.brews, [self.end_move])  # by direction, then the end
        self.choosing = table(self.symbols, [self.rest])  # by land, then rest
        self.journeying = table(self.symbols, [])  # by land
        self.placing = table(self.places, [])  # by direction
        self.placing_or_not = table(self.places, [self.rest])  # by direction, then rest
        self.building = table(self.roads, [])  # by direction
        self.restoring = table(self.restores, [self.end_restore])  # by card and land, then the end


def table(actions: list[Action], last: list[Action]) -> list[list[Action]]:
    """For every mask: the actions whose bits are set, and those that are always there."""
    return [[actions[i] for i in bits(mask)] + last for mask in range(1 << len(actions))]
