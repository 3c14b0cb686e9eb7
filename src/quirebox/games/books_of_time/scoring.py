"""Points: what final scoring would give now, by where it comes from (chapter 2.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quirebox.core.ranking import first
from quirebox.games.books_of_time.box import HARD, SCIENCE, SYMBOLS, TOP, TYPES, BooksOfTimeBox, Tile

if TYPE_CHECKING:
    from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat

PER_PAGE: Final = 2  # VP for each page of a book whose track is topped
RESOURCES_PER_VP: Final = 5
PENALTY: Final = 15  # for a challenge that is not fulfilled
POINTS_TO_WIN: Final[tuple[int, ...]] = (100, 110, 120)  # by difficulty (BOT-SOLO-3)


def symbols(box: BooksOfTimeBox, seat: Seat, t: int) -> list[int]:
    """The symbols of a book in reading order; starting pages have none (BOT-BOOK-11)."""
    return [box.pages[page].symbol for page in seat.books[t].pages if page < box.regular]


def tally(seat: Seat, t: int, read: list[int]) -> list[int]:
    """How many of each symbol count for a type with this book; Science tokens are added to the pages
    (BOT-EFF-24)."""
    found = [0] * SYMBOLS
    for symbol in read:
        found[symbol] += 1
    if t == SCIENCE:
        for i in range(len(seat.tokens)):
            found[i] += seat.tokens[i]
    return found


def counts(box: BooksOfTimeBox, seat: Seat, t: int) -> list[int]:
    """How many of each symbol count for a type."""
    return tally(seat, t, symbols(box, seat, t))


def ranked(box: BooksOfTimeBox, seat: Seat, t: int) -> list[int]:
    """The counts of the symbols of a type, the most frequent first (BOT-Q26)."""
    return sorted(counts(box, seat, t)[box.first_symbol[t] : box.first_symbol[t + 1]], reverse=True)


def top_tile(box: BooksOfTimeBox, seat: Seat, t: int) -> Tile:
    """The tile of a stack that counts (BOT-OBJ-1)."""
    return box.tiles[t][seat.sets[t]][seat.top[t] - 1]


def missing(box: BooksOfTimeBox, seat: Seat, t: int) -> int:
    """How many symbols the top tile of a stack still asks for."""
    read = symbols(box, seat, t)
    return top_tile(box, seat, t).missing(read, tally(seat, t, read))


def objective(box: BooksOfTimeBox, seat: Seat, t: int) -> int:
    """The VP of a stack (BOT-END-1)."""
    return 0 if missing(box, seat, t) else top_tile(box, seat, t).vp


def at_maximum(box: BooksOfTimeBox, seat: Seat, t: int) -> bool:
    """Whether only the last tile of a stack is left (BOT-OBJ-7)."""
    return seat.top[t] == len(box.tiles[t][seat.sets[t]])


def tops(seat: Seat) -> int:
    """The VP of topped tracks; starting pages are pages (BOT-END-2)."""
    return sum([PER_PAGE * len(seat.books[t].pages) for t in range(TYPES) if seat.level[t] == TOP])


def leftovers(seat: Seat) -> int:
    """The VP of what is left over (BOT-END-3)."""
    return (seat.pen + seat.paper + seat.file) // RESOURCES_PER_VP


def fulfilled(g: BooksOfTimePosition, challenge: int) -> bool:
    """Whether a chosen challenge counts as fulfilled (BOT-SOLO-10, BOT-SOLO-11)."""
    solo = g.solo
    assert solo is not None
    if challenge in solo.fulfilled:
        return True
    cell = g.printed.challenges[challenge]
    return cell.at_end and cell.holds(g)


def penalty(g: BooksOfTimePosition) -> int:
    """What unfulfilled challenges cost (BOT-SOLO-12)."""
    if g.solo is None:
        return 0
    return PENALTY * len([c for c in g.solo.chosen if not fulfilled(g, c)])


def total(g: BooksOfTimePosition, p: int) -> int:
    """The points of a player if the game ended now."""
    seat = g.seats[p]
    objectives = sum([objective(g.printed, seat, t) for t in range(TYPES)])
    return seat.vp + objectives + tops(seat) + leftovers(seat) - penalty(g)


def sheet(g: BooksOfTimePosition, p: int) -> dict[str, int]:
    """The points of a player by where they come from; they add up to the total."""
    seat = g.seats[p]
    parts = {"victory points": seat.vp}
    for t in range(TYPES):
        parts[f"{g.printed.types[t]} objective"] = objective(g.printed, seat, t)
    parts["tops of tracks"] = tops(seat)
    parts["resources left"] = leftovers(seat)
    if g.solo is not None:
        parts["challenges not fulfilled"] = -penalty(g)
    return parts


def beaten(g: BooksOfTimePosition) -> bool:
    """Whether Scribbles is beaten: points and challenges of the difficulty are reached (BOT-SOLO-13)."""
    solo = g.solo
    assert solo is not None
    needed = 2 if solo.difficulty == HARD else 1
    done = len([c for c in solo.chosen if fulfilled(g, c)])
    return not solo.lost and done >= needed and total(g, 0) >= POINTS_TO_WIN[solo.difficulty]


def winners(g: BooksOfTimePosition) -> list[int]:
    """Most points, then most Files, else shared (BOT-END-4); alone: the player, if they beat Scribbles."""
    if g.solo is not None:
        return [0] if beaten(g) else []
    return first(standings(g))


def standings(g: BooksOfTimePosition) -> list[tuple[int, int]]:
    """How everybody stands."""
    return [standing(g, p) for p in range(g.players)]


def standing(g: BooksOfTimePosition, p: int) -> tuple[int, int]:
    """Points, then Files."""
    return total(g, p), g.seats[p].file
