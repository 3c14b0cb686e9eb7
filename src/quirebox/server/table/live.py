"""A table in memory, with its lock and what this process still has to do for it."""

from __future__ import annotations

import asyncio

from quirebox.core.game import Game
from quirebox.core.match import Match
from quirebox.core.plain import Json
from quirebox.core.record import Move, Record
from quirebox.core.state import State
from quirebox.server.table.former import Absent, Unplayable, named
from quirebox.server.table.kept import Row, Stored
from quirebox.server.table.table import Table, game_of, record_of, resumed


class LiveTable(Table):
    """A table that people use now; only the holder of the lock changes it."""

    def __init__(self, row: Row, game: Game, match: Match | None) -> None:
        super().__init__(row, game, match)
        self.lock = asyncio.Lock()
        self.used: float = 0.0  # when anybody last needed it
        self.thinking: tuple[int, int] | None = None  # ply and line for which a bot thinks
        self.plans: dict[int, Json] = {}  # what the bots of these seats mean to do with the rest of their turns
        self.said_told = row.state.next_said  # what was said before has been passed on
        self.outlook: tuple[State, tuple[int, int, int, bool], dict[str, object]] | None = None  # for those who look on
        self.moves: list[Move] = []  # what was played, if it can only be read
        self.gone = False  # no longer the one to ask: read it again

    def record(self) -> Record:
        """What was played."""
        return record_of(self.row, self.moves if self.match is None else self.match.record.moves)


def opened(stored: Stored) -> LiveTable:
    """A table as it was read; closed for play if it would be another one with what is installed."""
    row = stored.row
    try:
        game = game_of(row)
        return LiveTable(row, game, None if row.status == "open" else replayed(stored, game))
    except Unplayable as e:
        table = LiveTable(row, named(row.game) or Absent(row.game, row.version), None)
        table.shut, table.moves = e, stored.moves
        return table


def replayed(stored: Stored, game: Game) -> Match:
    """The match of a table, which leads where its marks say."""
    try:
        return resumed(stored.row, game, stored, stored.row.ply)
    except Exception as e:  # whatever is wrong with this table, the others go on
        raise Unplayable(
            "marks",
            f"what was played here leads elsewhere with what is installed now ({e}), so this table is closed for play",
        ) from e
