"""Playing on from a position of a finished game, against bots: what if?"""

from __future__ import annotations

from sqlalchemy import Connection, insert

from quire.core.match import replay
from quire.server import play, seating, wire
from quire.server.errors import Refused
from quire.server.hall import Hall
from quire.server.opening import open_row
from quire.server.schema import moves, tables
from quire.server.store import Values, values_of
from quire.server.table import Table, write_events


async def play_on(hall: Hall, finished: Table, wish: wire.WhatIf) -> wire.Opened:
    """A running table with the same luck, at that ply.  The caller has checked that the record may be told."""
    old, last = finished.row, finished.playing.ply
    if wish.ply >= last:
        raise Refused("invalid", f"there is nothing to decide after ply {wish.ply}; say 0 to {last - 1}", field="ply")
    players = len(old.state.seats)
    bots = {str(seat): wish.bot for seat in range(players) if seat != wish.seat}
    new = old.setup.table.model_copy(
        update={
            "bots": bots,
            "seat": wish.seat,
            "name": wish.name,
            "visibility": "private",
            "spectators": False,
            "shared_seats": False,
            "clock": wire.Clock(),
        }
    )
    row, opened = open_row(new, finished.game, hall, bytes.fromhex(old.seed))
    match = replay(finished.game, finished.playing.record, until=wish.ply)
    table = Table(row, finished.game, match)
    row.state.names, row.state.started = seating.player_names(table), old.state.started
    row.status, row.ply = "running", match.ply
    play.wind(table, hall.now())
    lines: list[Values] = [
        {
            "table_id": row.id,
            "ply": ply,
            "player": move.player,
            "text": move.text,
            "mark": move.mark,
            "ms": move.ms,
            "events": write_events(told),
        }
        for ply, (move, told) in enumerate(zip(match.record.moves, match.told, strict=True), 1)
    ]

    def work(connection: Connection) -> None:
        connection.execute(insert(tables), values_of(row))
        if lines:
            connection.execute(insert(moves), lines)

    await hall.store.write(work)
    async with hall.holding(row.id) as running:
        hall.moved(running)
    return opened
