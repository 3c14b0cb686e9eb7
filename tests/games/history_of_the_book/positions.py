"""Positions for tests, made from facts."""

from __future__ import annotations

from quirebox.core.event import NOBODY
from quirebox.games.history_of_the_book import GAME
from quirebox.games.history_of_the_book.kit import given
from quirebox.games.history_of_the_book.position import HistoryPosition


def position(players: int, *facts: str) -> HistoryPosition:
    """A position of the first edition with p0 as Germany, made from facts like 'p0 credits=5' or 'collect=p0'."""
    g = GAME.new(players, 1, edition="house1")  # the first edition: its values, which tests count with, stay
    given(g, NOBODY, "germany", "p0")
    for fact in facts:
        whose, _, rest = fact.rpartition(" ")
        name, _, value = rest.partition("=")
        given(g, int(whose[1:]) if whose else NOBODY, name, value)
    assert isinstance(g, HistoryPosition)
    return g
