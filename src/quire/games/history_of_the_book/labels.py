"""The thirteen collections (HOB-LOCK-1) and which of them some books could form."""

from __future__ import annotations

from typing import Final

COUNTRIES: Final = 6
GENRES: Final = 6
LABELS: Final = 13                  # National Canons by country, Specialties by genre, the Most Valuable Books
MOST_VALUABLE: Final = 12
SET: Final = 6                      # books of a canon or a specialty
FEW: Final = 4                      # Most Valuable Books
SIZES: Final[tuple[int, ...]] = (SET, SET, SET, SET, SET, SET, SET, SET, SET, SET, SET, SET, FEW)

# All twelve counts of six fit into one number, five bits each.  They begin at 10, so that the highest bit of a count says "six or more".
PLACE: Final = 5
START: Final = 0b01010_01010_01010_01010_01010_01010_01010_01010_01010_01010_01010_01010
SIX: Final = 0b10000_10000_10000_10000_10000_10000_10000_10000_10000_10000_10000_10000


def tally(country: int, genre: int) -> int:
    """What a book adds to the counts."""
    return (1 << PLACE * country) + (1 << PLACE * (COUNTRIES + genre))


def ready(shelf: list[int], tallies: list[int], most_valuable: list[bool]) -> int:
    """A bit for every label of which the shelf holds enough books."""
    if len(shelf) < FEW:
        return 0
    counts = START
    few = 0
    for b in shelf:
        counts += tallies[b]
        if most_valuable[b]:
            few += 1
    found = 1 << MOST_VALUABLE if few >= FEW else 0
    if counts & SIX:
        for label in range(MOST_VALUABLE):
            if counts >> (PLACE * label + PLACE - 1) & 1:
                found |= 1 << label
    return found
