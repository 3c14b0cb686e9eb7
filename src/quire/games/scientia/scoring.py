"""SCI-SCORE: points and where they come from."""

from __future__ import annotations


def specials(value: int, occupied: bool) -> int:
    """SCI-SCORE-3: how many special spaces of a field score; a lone cube on space 3 only if occupying is enough (SCI-VAR-3)."""
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


def points(values: list[int], cubes: int, pool: int, held: int, occupied: bool) -> int:
    """SCI-SCORE-1 to SCI-SCORE-8, added up."""
    total = pool + held
    for value in values:
        total += value
    return (
        total
        + physics(values, specials(values[0], occupied))
        + cubes * specials(values[1], occupied)
        + 7 * specials(values[2], occupied)
        + pool // 3 * specials(values[3], occupied)
    )


def sheet(values: list[int], cubes: int, pool: int, held: int, occupied: bool) -> dict[str, int]:
    """The same points by where they come from."""
    return {
        "flasks": pool,  # SCI-SCORE-1
        "technology": sum(values),  # SCI-SCORE-2
        "physics": physics(values, specials(values[0], occupied)),
        "chemistry": cubes * specials(values[1], occupied),  # SCI-SCORE-5
        "biology": 7 * specials(values[2], occupied),  # SCI-SCORE-6
        "astronomy": pool // 3 * specials(values[3], occupied),  # SCI-SCORE-7
        "cards": held,  # SCI-SCORE-8
    }
