"""Points, and who has won (HOB-SCORE): collections count double."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.history_of_the_book.position import HistoryPosition


def collections(g: HistoryPosition, p: Player) -> int:
    """Completed collections, those included that unlocked books form at the end."""
    return len(g.seats[p].collections) + g.grouping(p).collections


def books(g: HistoryPosition, p: Player) -> int:
    """All books of a seat."""
    return len(g.seats[p].shelf) + sum(len(collection.books) for collection in g.seats[p].collections)


def standings(g: State) -> list[list[int]]:
    """HOB-SCORE-3: the highest score, then more collections, more books, more credits; then the victory is shared."""
    assert isinstance(g, HistoryPosition)
    scores = g.scores()
    return [[scores[p], collections(g, p), books(g, p), g.seats[p].credits] for p in range(g.players)]


def sheet(g: State, p: Player) -> dict[str, int]:
    """The parts of a score."""
    assert isinstance(g, HistoryPosition)
    seat, value, grouped = g.seats[p], g.printed.value, g.grouping(p).value
    return {
        "collections (doubled)": 2 * seat.locked_value(value),
        "grouped at the end (doubled)": 2 * grouped,
        "other books": seat.shelf_value(value) - grouped,
        "unpaid debts": -seat.total_debt(),
    }
