"""The thirteen collections (HOB-LOCK-1) and which of them some books could form."""

from __future__ import annotations

from typing import Final

from quirebox.core.native import i64

COUNTRIES: Final = 6
GENRES: Final = 6
LABELS: Final = 13  # National Canons by country, Specialties by genre, the Most Valuable Books
MOST_VALUABLE: Final = 12
SET: Final = 6  # books of a canon or a specialty
FEW: Final = 4  # Most Valuable Books
SIZES: Final[tuple[int, ...]] = (SET, SET, SET, SET, SET, SET, SET, SET, SET, SET, SET, SET, FEW)

# Six counts fit into one number, a byte each.  They begin at 122, so that the highest bit of a count says "six or
# more".
BYTE: Final = 8
ONE: Final[i64] = i64(1)  # a literal that is shifted would be a number of 32 bits to the compiler
START: Final[i64] = i64(0x7A7A7A7A7A7A)
SIX: Final[i64] = i64(0x808080808080)


def tally(kind: int) -> i64:
    """What a book of this country adds to the counts of countries, or of this genre to those of genres."""
    return ONE << BYTE * kind


def ready(shelf: list[int], country: list[int], genre: list[int], most_valuable: list[bool]) -> int:
    """A bit for every label of which the shelf holds enough books."""
    if len(shelf) < FEW:
        return 0
    countries, genres, few = START, START, 0
    for b in shelf:
        countries += tally(country[b])
        genres += tally(genre[b])
        if most_valuable[b]:
            few += 1
    return formable(countries, genres, few)


def formable(countries: i64, genres: i64, most_valuable: i64) -> int:
    """A bit for every label of which there are enough books, by their counts."""
    found: i64 = 1 << MOST_VALUABLE if most_valuable >= FEW else 0
    if (countries | genres) & SIX:
        for kind in range(COUNTRIES):
            found |= (countries >> (BYTE * kind + BYTE - 1) & 1) << kind
            found |= (genres >> (BYTE * kind + BYTE - 1) & 1) << (COUNTRIES + kind)
    return found
