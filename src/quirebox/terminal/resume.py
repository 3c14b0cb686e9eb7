"""Going on with a game that was saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.core.match import Match, replay
from quirebox.core.message import say
from quirebox.terminal.files import FileError, read_record
from quirebox.terminal.seats import Seat, seats_of


@dataclass(frozen=True)
class Saved:
    """A saved game, who plays it, and whether it still leads where it led when it was saved."""

    match: Match
    seats: list[Seat]
    changed: bool


CHANGED = say("changed")  # what to tell people then


def reopen(path: Path, find: Callable[[str], Game]) -> Saved:
    """The game in a file; `find` gives the game of an id."""
    record = read_record(path)
    try:
        match = replay(find(record.game), record)
        seats = seats_of(record.names, record.players)
    except QuireError as e:
        raise FileError(f"{path}: {e}") from e
    marks = [[move.mark for move in moves[-1:]] for moves in (record.moves, match.record.moves)]
    return Saved(match, seats, marks[0] != marks[1])
