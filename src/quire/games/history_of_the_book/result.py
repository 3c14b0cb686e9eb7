"""Who has won, and where the points come from (HOB-SCORE)."""

from __future__ import annotations

from quire.core.event import Player
from quire.games.history_of_the_book.state import History


def collections(g: History, p: Player) -> int:
    """Completed collections, those included that unlocked books form at the end."""
    return len(g.seats[p].collections) + g.grouping(p).collections


def books(g: History, p: Player) -> int:
    """All books of a seat."""
    return len(g.seats[p].shelf) + sum(len(collection.books) for collection in g.seats[p].collections)


def winners(g: History) -> list[Player]:
    """HOB-SCORE-3: the highest score, then more collections, more books, more credits; then the victory is shared."""
    scores = g.scores()
    ranks = [(scores[p], collections(g, p), books(g, p), g.seats[p].credits) for p in range(g.players)]
    return [p for p in range(g.players) if ranks[p] == max(ranks)]


def sheet(g: History, p: Player) -> dict[str, int]:
    """The parts of a score."""
    grouped = g.grouping(p).value
    return {
        "collections (doubled)": 2 * g.locked_value(p),
        "grouped at the end (doubled)": 2 * grouped,
        "other books": g.shelf_value(p) - grouped,
        "unpaid debts": -g.total_debt(p),
    }
