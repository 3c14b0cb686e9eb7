"""Long tables open fast, idle ones leave the memory, and a restart with many is ready at once."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert

from quirebox.games import game as game_named
from quirebox.server.client import Visitor
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.storage.rows import values_of
from quirebox.server.storage.schema import moves, snapshots, tables
from quirebox.server.storage.upkeep import check, upgrade
from quirebox.server.table import course
from quirebox.server.table.kept import Values
from quirebox.server.table.opening import open_row
from quirebox.server.table.table import Table
from quirebox.server.wire.bodies import NewTable

from .people import run
from .serving import Server

LONG = 1000


def long_game(
    service: Service, game: str, players: int, decisions: int
) -> tuple[Table, str, list[Values], list[Values]]:
    """A table in the middle of a game, with all that is kept of it: games are played until one is long enough, else the
    longest."""
    row, opened = open_row(
        NewTable(game=game, players=players, bots={str(p): "random" for p in range(1, players)}),
        game_named(game),
        service.registry.now(),
        service.registry.seed(),
        5.0,
    )
    table = Table(row, game_named(game), None)
    course.start(table, 0.0)
    rng, lines, kept = random.Random(4), list[Values](), [table.snapshot()]
    while len(lines) < decisions and not table.playing.g.over():
        change = course.decide(table, table.actor, rng.choice(table.playing.g.options).text, 0.0)
        lines += [change.move] if change.move else []
        kept += [change.snapshot] if change.snapshot else []
    row.seq = len(lines) + 1
    return table, opened["token"], lines, kept


def fill(database: str, found: list[tuple[Table, str, list[Values], list[Values]]]) -> None:
    """Write tables to a database."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(insert(tables), [values_of(table.row) for table, *_ in found])
        connection.execute(
            insert(moves), [{"table_id": table.row.id, **line} for table, _, lines, _ in found for line in lines]
        )
        connection.execute(
            insert(snapshots),
            [{"table_id": table.row.id, **snapshot} for table, _, _, kept in found for snapshot in kept],
        )
    engine.dispose()


@pytest.mark.alone
def test_a_table_of_a_thousand_decisions_opens_in_less_than_a_third_of_a_second(tmp_path: Path) -> None:
    async def scene() -> None:
        database = f"sqlite:///{tmp_path}/long.db"
        upgrade(database)
        service = Service(Settings(database=database))
        try:
            table, _, lines, kept = max(
                (long_game(service, "two_page_tome", 6, LONG) for _ in range(3)), key=lambda found: len(found[2])
            )
            assert len(lines) > 0.6 * LONG
            while len(lines) < LONG:  # the same lines once more: reading them costs the same, and none is played
                lines += [{**line, "ply": len(lines) + n} for n, line in enumerate(lines[: LONG - len(lines)], 1)]
            last = kept[-1]
            assert isinstance(last["ply"], int)
            table.row.ply = LONG
            last["ply"] = LONG
            lines[-1] = {**lines[-1], "mark": str(last["chain"])[:6]}
            fill(database, [(table, "", lines, kept)])
            spent = []
            for _ in range(5):
                service.registry.tables.clear()
                start = time.process_time()
                again = await service.registry.table(table.row.id)
                spent.append(time.process_time() - start)
                assert len(again.playing.record.moves) == LONG
                assert again.game.eyes.view(again.playing.g, 0) == table.game.eyes.view(table.playing.g, 0)
            assert min(spent) < 0.3, spent
        finally:
            await service.thinkers.close()
            service.store.close()

    run(scene())


@pytest.mark.alone
def test_a_restart_with_500_live_tables_is_ready_in_less_than_five_seconds(own_server: Server) -> None:
    upgrade(own_server.database)
    service = Service(Settings(database=own_server.database))
    found = [long_game(service, "mill", 2, 30) for _ in range(500)]
    for table, *_ in found:
        table.row.state.seats[1].bot = None
        course.wind(table, 0.0)
    service.store.close()
    fill(own_server.database, found)
    own_server.start()
    ready = own_server.worked()  # not the time on the wall: others may use the machine, too

    async def scene() -> None:
        for table, token, lines, _ in found[::50]:
            async with Visitor(own_server.address, table.row.id, token) as visitor:
                assert visitor.position and visitor.position["ply"] == len(lines)

    run(scene())
    assert ready < 5, ready


def test_idle_tables_leave_the_memory_and_come_back(own_server: Server) -> None:
    own_server.settings["QUIRE_IDLE_MINUTES"] = "0.001"
    own_server.start()

    async def scene() -> None:
        import asyncio

        from .people import play_on, table

        async with table(own_server.address) as people:
            await play_on(people, 5)
            id, token, before = people[0].table["id"], people[0].hello["token"], people[0].position
        for _ in range(400):
            if own_server.figure("quire_open_tables") == 0:
                break
            await asyncio.sleep(0.1)
        assert own_server.figure("quire_open_tables") == 0
        async with Visitor(own_server.address, id, token) as again:
            assert again.position and before and again.position["view"] == before["view"]

    run(scene())


def test_checking_finds_what_was_tampered_with(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/check.db"
    upgrade(database)
    service = Service(Settings(database=database))
    good, bad, worse = (long_game(service, "mill", 2, 20) for _ in range(3))
    service.store.close()
    bad[2][4]["mark"] = "000000"
    del worse[2][-1]
    fill(database, [good, bad, worse])
    found = dict(check(database))
    assert (
        found[good[0].row.id] == ""
        and "ply 5" in found[bad[0].row.id]
        and "19 moves are kept" in found[worse[0].row.id]
    )
