"""Acknowledged means durable: the server is killed at random moments under load, and nothing that was answered is
lost."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select

from quire.server.storage.rows import row_of
from quire.server.storage.schema import moves, receipts, tables
from quire.server.storage.upkeep import check

from .crowd import Crowd
from .people import run
from .serving import SOAK, Server

TABLES = 20
SLACK = 0.01  # seconds: times are kept in milliseconds


def kept(database: str, crowd: Crowd) -> None:
    """Every acknowledged decision is in the database, once, where it was said to be."""
    engine = create_engine(database)
    with engine.connect() as connection:
        lines = {
            (table, ply): text
            for table, ply, text in connection.execute(select(moves.c.table_id, moves.c.ply, moves.c.text))
        }
        ids = {
            (table, request): ply
            for table, request, ply in connection.execute(
                select(receipts.c.table_id, receipts.c.request, receipts.c.ply)
            )
        }
        plies = {id: ply for id, ply in connection.execute(select(tables.c.id, tables.c.ply))}
    engine.dispose()
    for found in crowd.acknowledged:
        assert lines.get((found.table, found.ply)) == found.action, f"lost: {found}"
        assert ids.get((found.table, found.id)) == found.ply, f"without its receipt: {found}"
    found_plies: dict[str, set[int]] = {id: set() for id in plies}
    for table, ply in lines:
        found_plies[table].add(ply)
    for id, ply in plies.items():
        assert found_plies[id] == set(range(1, ply + 1)), f"table {id} has gaps"
    assert len({(found.table, found.ply) for found in crowd.acknowledged}) == len(crowd.acknowledged), (
        "two answers for one ply"
    )


def charged(database: str) -> dict[str, float]:
    """Seconds charged to the clocks of each table until its present turn began."""
    engine = create_engine(database)
    with engine.connect() as connection:
        rows = [row_of(row) for row in connection.execute(select(tables)).mappings()]
    engine.dispose()
    return {
        row.id: sum(row.setup.agreed.clock.minutes * 60 - (seat.left or 0) / 1000 for seat in row.state.seats)
        for row in rows
        if row.status == "running"
    }


async def killing(server: Server, kills: int, seed: int) -> Crowd:
    rng = random.Random(seed)
    server.settings["QUIRE_LOG_LEVEL"] = "info"
    await asyncio.to_thread(server.start)
    crowd, killed = Crowd(lambda n: server.address, game="scientia"), list[float]()
    await crowd.sit_down(TABLES)
    for n in range(kills):
        before = dict(crowd.last)
        stuck = await crowd.go_on(before)
        assert not stuck and not crowd.problems, f"after {n} kills: {stuck} {crowd.problems[:3]}"
        while len(crowd.last) < TABLES:
            await crowd.sit_down(1)
        await asyncio.sleep(rng.random() * 0.2)
        server.kill()
        killed.append(time.time())
        kept(server.database, crowd)
        await asyncio.to_thread(server.start)
    stuck = await crowd.go_on(dict(crowd.last))
    assert not stuck and not crowd.problems, (stuck, crowd.problems[:3])
    await crowd.stop()
    began = [float(line["clocks_from"]) for line in server.lines() if line["what"] == "ready"]
    up = sum(end - start for start, end in zip(began, (*killed, time.time()), strict=True))
    worst = max(charged(server.database).values())
    assert worst <= up + SLACK * kills, (
        f"a table was charged {worst:.1f} s; the server was up for {up:.1f} s of {time.time() - began[0]:.1f}"
    )
    return crowd


def all_well(database: str) -> None:
    """`quire db check` finds nothing: every game replays to the same marks, events and snapshots."""
    wrong = [(what, problem) for what, problem in check(database) if problem]
    assert not wrong, wrong[:3]


@pytest.mark.alone
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_decision_is_lost_when_the_server_is_killed(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    kills = {"sqlite": 200, "postgresql": 50}[kind] // (1 if SOAK else 10)
    database = request.getfixturevalue("postgresql") if kind == "postgresql" else f"sqlite:///{tmp_path}/tables.db"
    server = Server(tmp_path, database)

    async def scene() -> None:
        crowd = await killing(server, kills, seed=kills)
        assert len(crowd.acknowledged) > 10 * kills
        print(
            f"{kind}: {kills} kills, {len(crowd.acknowledged)} decisions acknowledged, {crowd.repeated} answers "
            "lost on the way and asked for again"
        )

    try:
        run(scene(), 60 + 15 * kills)
    finally:
        server.close()
    kept_after = server.database
    all_well(kept_after)
    assert not [line for line in server.faults() if "Traceback" in line]


def test_a_polite_stop_loses_nothing_and_says_so(own_server: Server) -> None:
    own_server.start()

    async def scene() -> None:
        crowd = Crowd(lambda n: own_server.address)
        await crowd.sit_down(3)
        await crowd.go_on(dict(crowd.last))
        code = await asyncio.to_thread(own_server.stop)
        assert code == 0
        kept(own_server.database, crowd)
        await asyncio.to_thread(own_server.start)
        assert not await crowd.go_on(dict(crowd.last))
        await crowd.stop()

    run(scene())
    assert not own_server.faults()


def test_two_servers_cannot_use_one_file(own_server: Server) -> None:
    own_server.start()
    with pytest.raises(AssertionError, match="another server uses"):
        Server(own_server.folder, own_server.database).start()
