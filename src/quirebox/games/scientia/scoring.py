"""SCI-SCORE: points and where they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quirebox.core.event import Player
from quirebox.games.scientia.box import ASTRONOMY, BIOLOGY, CHEMISTRY, PHYSICS

if TYPE_CHECKING:
    from quirebox.games.scientia.position import ScientiaPosition, Seat

BIOLOGY_POINTS: Final = 7  # of a special space (SCI-SCORE-6)
FLASKS_A_POINT: Final = 3  # in the pool, for a special space of astronomy (SCI-SCORE-7)


def specials(value: int, occupied: bool) -> int:
    """SCI-SCORE-3: how many special spaces of a field score; a lone cube on space 3 only if occupying is enough
    (SCI-VAR-3)."""
    if value >= 7:
        return 2
    return 1 if value >= 4 or (value == 3 and occupied) else 0


def physics(values: list[int], spaces: int) -> int:
    """SCI-SCORE-4: the value of one field again, or of two different ones; the best are taken."""
    if spaces == 0:
        return 0
    best, second = 0, 0
    for value in values:
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + second if spaces == 2 else best


def points(seat: Seat, occupied: bool) -> int:
    """SCI-SCORE-1 to SCI-SCORE-8, added up."""
    values, pool = seat.values, seat.pool
    total = pool + seat.held()
    for value in values:
        total += value
    return (
        total
        + physics(values, specials(values[PHYSICS], occupied))
        + seat.cubes * specials(values[CHEMISTRY], occupied)
        + BIOLOGY_POINTS * specials(values[BIOLOGY], occupied)
        + pool // FLASKS_A_POINT * specials(values[ASTRONOMY], occupied)
    )


def sheet(g: ScientiaPosition, p: Player) -> dict[str, int]:
    """The same points by where they come from."""
    seat, occupied = g.seats[p], g.occupied
    values = seat.values
    return {
        "flasks": seat.pool,  # SCI-SCORE-1
        "technology": sum(values),  # SCI-SCORE-2
        "physics": physics(values, specials(values[PHYSICS], occupied)),
        "chemistry": seat.cubes * specials(values[CHEMISTRY], occupied),  # SCI-SCORE-5
        "biology": BIOLOGY_POINTS * specials(values[BIOLOGY], occupied),  # SCI-SCORE-6
        "astronomy": seat.pool // FLASKS_A_POINT * specials(values[ASTRONOMY], occupied),  # SCI-SCORE-7
        "cards": seat.held(),  # SCI-SCORE-8
    }


def standings(g: ScientiaPosition) -> list[list[int]]:
    """SCI-SCORE-9: the most points win; if it is agreed, technology, cubes and the pool break ties (SCI-SCORE-10)."""
    if not g.tie_break:
        return [[score] for score in g.scores()]
    return [[score, sum(seat.values), seat.cubes, seat.pool] for score, seat in zip(g.scores(), g.seats, strict=True)]
