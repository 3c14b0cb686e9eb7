"""Games as they were when tables were opened: found, or why they cannot be played here."""

from __future__ import annotations

from typing import Literal

from quirebox import games as shelf
from quirebox.core.editions import OtherPrinting, OtherVersion, as_of, exactly
from quirebox.core.errors import ContentError, QuireError, UnknownGame
from quirebox.core.game import Game

Why = Literal["game", "version", "edition", "marks"]


class Unplayable(QuireError):
    """A table that cannot be played with what is installed; what was played is as it was."""

    def __init__(self, why: Why, problem: str) -> None:
        super().__init__(f"{problem}. Nothing of it is lost")
        self.why = why


class Absent(Game):
    """A game that is not installed any more: its tables have only a name."""

    def __init__(self, id: str, version: int) -> None:
        super().__init__()
        self.id, self.title = id, id.replace("_", " ").title()
        self.version = version


def named(id: str) -> Game | None:
    """The game of that id, if it is installed and can be loaded."""
    try:
        return shelf.game(id)
    except (UnknownGame, ImportError):
        return None


def version_of(id: str, version: int) -> Game:
    """A game in that version."""
    game = named(id)
    if game is None:
        raise Unplayable("game", f"the game {id!r} is not installed any more, so this table is closed for play")
    try:
        return as_of(game, version)
    except OtherVersion:
        raise Unplayable(
            "version",
            f"this table began with version {version} of {game.title}; version {game.version} is installed, whose "
            "rules are others, so it is closed for play",
        ) from None


def game_as(id: str, version: int, edition: str, printing: str) -> Game:
    """A game in that version and with that printing."""
    game = version_of(id, version)
    try:
        game.box(exactly(edition, printing))
    except OtherPrinting:
        raise Unplayable(
            "edition",
            f"this table began with a printing of {game.title} that is not installed any more and was not kept, so it "
            "is closed for play",
        ) from None
    except ContentError as e:
        raise Unplayable("edition", f"the edition of this table cannot be read ({e}), so it is closed for play") from e
    return game
