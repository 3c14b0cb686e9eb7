"""The games at the table: five of ours, and whatever others have installed under the entry point `quire.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from quire.core.errors import UnknownGame
from quire.core.game import Game

OURS = ("books_of_time", "history_of_the_book", "scientia", "trekking", "two_page_tome")


def ids() -> list[str]:
    """The ids of all games, without loading any."""
    ours = [name for name in OURS if find_spec(f"quire.games.{name}.draw")]
    return ours + [point.name for point in entry_points(group="quire.games")]


@cache
def game(id: str) -> Game:
    """The game with that id; the others are not loaded for it."""
    if id not in ids():
        raise UnknownGame(id, ids())
    if id in OURS:
        found: Game = import_module(f"quire.games.{id}").GAME
        return found
    loaded: Game = next(point for point in entry_points(group="quire.games") if point.name == id).load()
    return loaded


def games() -> dict[str, Game]:
    """Every game by its id."""
    return {id: game(id) for id in ids()}
