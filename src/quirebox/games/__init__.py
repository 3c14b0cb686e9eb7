"""The games at the table: five of ours, and those of others.

Others install theirs under the entry point `quire.games`; while somebody is still writing one, the variable QUIRE_GAMES
names its package (or several, with commas), whose last word is the game's id.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import signature

from quirebox.core.audience import Part
from quirebox.core.errors import UnknownGame
from quirebox.core.event import Player
from quirebox.core.game import Game, part
from quirebox.core.message import Said
from quirebox.core.state import State

OURS = ("books_of_time", "history_of_the_book", "scientia", "trekking", "two_page_tome")


def ids() -> list[str]:
    """The ids of all games, without loading any."""
    return [*OURS] + [point.name for point in entry_points(group="quire.games")] + list(unfinished())


def unfinished() -> dict[str, str]:
    """The packages that QUIRE_GAMES names, by id."""
    return {package.rpartition(".")[2]: package for package in os.environ.get("QUIRE_GAMES", "").split(",") if package}


@cache
def game(id: str) -> Game:
    """The game with that id; the others are not loaded for it."""
    if id not in ids():
        raise UnknownGame(id, ids())
    if id in OURS or id in unfinished():
        found: Game = import_module(unfinished().get(id, f"quirebox.games.{id}")).GAME
        return found
    loaded: Game = next(point for point in entry_points(group="quire.games") if point.name == id).load()
    return loaded


def games() -> dict[str, Game]:
    """Every game by its id."""
    return {id: game(id) for id in ids()}


def parts(
    game: Game, g: State, viewer: Player, names: Sequence[str], tell: Callable[[Said], str] | None = None
) -> list[Part]:
    """The parts of the table as the viewer sees them, for a terminal, with rich's markup for colours."""
    drawn = part(game, "telling.draw").draw
    speaks = tell and "tell" in signature(drawn).parameters
    found: list[Part] = drawn(g, viewer, names, tell) if speaks else drawn(g, viewer, names)
    return found


def draw(game: Game, g: State, viewer: Player, names: Sequence[str], tell: Callable[[Said], str] | None = None) -> str:
    """The position as the viewer sees it, whole, but for what is shown only to who asks for it."""
    return "\n".join(line for part in parts(game, g, viewer, names, tell) if not part.asked for line in part.lines)
