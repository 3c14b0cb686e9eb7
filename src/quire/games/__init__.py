"""The games at the table: five of ours, and those of others.

Others install theirs under the entry point `quire.games`; while somebody is still writing one, the variable QUIRE_GAMES names its
package (or several, with commas), whose last word is the game's id.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from quire.core.errors import UnknownGame
from quire.core.game import Game

OURS = ("books_of_time", "history_of_the_book", "scientia", "trekking", "two_page_tome")


def ids() -> list[str]:
    """The ids of all games, without loading any."""
    ours = [name for name in OURS if (Path(__file__).parent / name / "draw.py").is_file()]
    return ours + [point.name for point in entry_points(group="quire.games")] + list(unfinished())


def unfinished() -> dict[str, str]:
    """The packages that QUIRE_GAMES names, by id."""
    return {package.rpartition(".")[2]: package for package in os.environ.get("QUIRE_GAMES", "").split(",") if package}


@cache
def game(id: str) -> Game:
    """The game with that id; the others are not loaded for it."""
    if id not in ids():
        raise UnknownGame(id, ids())
    if id in OURS or id in unfinished():
        found: Game = import_module(unfinished().get(id, f"quire.games.{id}")).GAME
        return found
    loaded: Game = next(point for point in entry_points(group="quire.games") if point.name == id).load()
    return loaded


def games() -> dict[str, Game]:
    """Every game by its id."""
    return {id: game(id) for id in ids()}
