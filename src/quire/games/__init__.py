"""The games at the table: five of ours, and whatever others have installed under the entry point `quire.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from quire.core.errors import UnknownGame
from quire.core.game import Game

OURS = ("books_of_time", "history_of_the_book", "scientia", "trekking", "two_page_tome")


@cache
def games() -> dict[str, Game]:
    """Every game by its id."""
    found = [import_module(f"quire.games.{name}").GAME for name in OURS if find_spec(f"quire.games.{name}")]
    found += [point.load() for point in entry_points(group="quire.games")]
    return {game.id: game for game in found}


def game(id: str) -> Game:
    """The game with that id."""
    if id not in games():
        raise UnknownGame(id, list(games()))
    return games()[id]
