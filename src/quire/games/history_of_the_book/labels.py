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

# Six counts fit into one small number, five bits each.  They begin at 10, so that the highest bit of a count says "six or more".
PLACE: Final = 5
START: Final = 0b01010_01010_01010_01010_01010_01010
SIX: Final = 0b10000_10000_10000_10000_10000_10000


def tally(kind: int) -> int:
    """What a book of this country adds to the counts of countries, or of this genre to those of genres."""
    return 1 << PLACE * kind


def ready(shelf: list[int], countries: list[int], genres: list[int], most_valuable: list[bool]) -> int:
    """A bit for every label of which the shelf holds enough books."""
    if len(shelf) < FEW:
        return 0
    few = 0
    for b in shelf:
        if most_valuable[b]:
            few += 1
    found = 1 << MOST_VALUABLE if few >= FEW else 0
    if len(shelf) < SET:
        return found
    by_country = by_genre = START
    for b in shelf:
        by_country += countries[b]
        by_genre += genres[b]
    if (by_country | by_genre) & SIX:
        for kind in range(COUNTRIES):
            found |= (by_country >> (PLACE * kind + PLACE - 1) & 1) << kind
            found |= (by_genre >> (PLACE * kind + PLACE - 1) & 1) << (COUNTRIES + kind)
    return found
