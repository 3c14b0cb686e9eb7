"""Points, box by box as on the sheet (TPT-SCORE-1 to TPT-SCORE-8)."""

from __future__ import annotations

from typing import Final

from quire.games.two_page_tome.hexes import Map, bits, count
from quire.games.two_page_tome.sheet import CLIFFS, NO_CARD, Sheet

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
    for h in bits(s.lands[CLIFFS]):
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


def winners(standings: list[list[int]], goal: int, best: int) -> list[int]:
    """Who has won: the highest score, ties broken by the journey boxes (TPT-SCORE-9); alone, whoever exceeds the goal or their best (TPT-SOLO-10)."""
    if len(standings) == 1:
        points = sum(standings[0])
        return [0] if points > goal or 0 <= best < points else []
    ranks = [(sum(boxes), boxes[EXOTIC], boxes[MAGIC], boxes[EMPTY]) for boxes in standings]
    return [p for p in range(len(ranks)) if ranks[p] == max(ranks)]
