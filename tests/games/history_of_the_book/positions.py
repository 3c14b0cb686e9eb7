"""Positions for tests, made from facts."""

from __future__ import annotations

from quire.core.event import NOBODY
from quire.games.history_of_the_book import GAME
from quire.games.history_of_the_book.state import History, hob


def position(players: int, *facts: str) -> History:
    """A position with p0 as Germany, made from facts like 'p0 credits=5' or 'collect=p0'."""
    g = GAME.new(players, 1)
    GAME.given(g, NOBODY, "germany", "p0")
    for fact in facts:
        whose, _, rest = fact.rpartition(" ")
        name, _, value = rest.partition("=")
        GAME.given(g, int(whose[1:]) if whose else NOBODY, name, value)
    return hob(g)
