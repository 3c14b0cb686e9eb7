"""Points, box by box as on the sheet (TPT-SCORE-1 to TPT-SCORE-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quirebox.core.event import Player
from quirebox.core.masks import count, each
from quirebox.core.ranking import first
from quirebox.games.two_page_tome.box import CLIFFS, NO_CARD
from quirebox.games.two_page_tome.hexes import Map
from quirebox.games.two_page_tome.sheet import Sheet

if TYPE_CHECKING:
    from quirebox.games.two_page_tome.position import TomePosition

BOXES: Final[list[str]] = [
    "restoration",
    "forest",
    "cave",
    "lake",
    "castle",
    "village",
    "cliffs",
    "exotic",
    "magic",
    "empty",
]
EXOTIC: Final = 7  # the boxes that break ties, in this order (TPT-SCORE-9)
MAGIC: Final = 8
EMPTY: Final = 9


def restoration(points: list[int], s: Sheet) -> int:
    """The points written next to the six lands (TPT-SCORE-1)."""
    total = 0
    for card in s.restored:
        if card != NO_CARD:
            total += points[card]
    return total


def segments(map: Map, s: Sheet) -> int:
    """How many segments the Cliffs have (TPT-MAN-7)."""
    total = 0
    for h in each(s.lands[CLIFFS]):
        total += map.mist[h]
    return total


def empty(map: Map, s: Sheet) -> int:
    """How many hexes hold no symbol (TPT-GEO-7)."""
    return map.size - count(s.full | s.lands[CLIFFS])


def score(map: Map, points: list[int], s: Sheet) -> int:
    """All points of a sheet (TPT-SCORE-8)."""
    lands = 2 * count(s.filled) + segments(map, s) // 2
    journey = 2 * count(s.claimed) + s.brews + s.inks + empty(map, s)
    return restoration(points, s) + lands + journey


def boxes(map: Map, points: list[int], s: Sheet) -> list[int]:
    """The ten boxes of a sheet, in the order of BOXES."""
    lands = [2 * count(s.lands[land] & s.filled) for land in range(CLIFFS)]
    return [
        restoration(points, s),
        *lands,
        segments(map, s) // 2,
        2 * count(s.claimed),
        s.brews + s.inks,
        empty(map, s),
    ]


def sheet(g: TomePosition, p: Player) -> dict[str, int]:
    """The boxes of a player by their names."""
    return dict(zip(BOXES, boxes(g.agreed.map, g.printed.points_of, g.sheets[p]), strict=True))


def winners(g: TomePosition) -> list[Player]:
    """The highest score wins, and the journey boxes break ties (TPT-SCORE-9)."""
    if g.players == 1:
        return [0] if alone_won(g) else []
    return first(standings(g))


def standings(g: TomePosition) -> list[list[int]]:
    """The points, then the boxes that break ties."""
    found = [boxes(g.agreed.map, g.printed.points_of, s) for s in g.sheets]
    return [[sum(of), of[EXOTIC], of[MAGIC], of[EMPTY]] for of in found]


def alone_won(g: TomePosition) -> bool:
    """Whether a player alone exceeds the goal or their best score (TPT-SOLO-10)."""
    points = g.scores()[0]
    return points > g.printed.goal or 0 <= g.agreed.best < points
