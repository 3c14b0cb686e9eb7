"""Acknowledged means durable: the server is killed at random moments under load, and nothing that was answered is
lost."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

import pytest
from sqlalchemy import create_engine, select

from quirebox.server.storage.rows import row_of
from quirebox.server.storage.schema import moves, receipts, tables
from quirebox.server.storage.upkeep import check

from .crowd import Crowd
from .hatchery import Hatchery
from .people import run
from .serving import Server, environment

TABLES = 20
KILLS = int(os.environ.get("QUIRE_KILLS", "0"))  # `make soak` says how many
SLACK = 0.01  # seconds: times are kept in milliseconds


def kept(database: str, crowd: Crowd, since: int = 0) -> None:
    """Every decision acknowledged since then is in the database, once, where it was said to be."""
    decisions = crowd.acknowledged[since:]
    assert len({(found.table, found.ply) for found in decisions}) == len(decisions), "two answers for one ply"
    at = {found.table for found in decisions}
    moment = {"isolation_level": "REPEATABLE READ"} if database.startswith("postgresql") else {}
    engine = create_engine(database, **moment)  # another server may write meanwhile
    with engine.connect() as connection:
        read = connection.execute
        lines = {
            (table, ply): text
            for table, ply, text in read(
                select(moves.c.table_id, moves.c.ply, moves.c.text).where(moves.c.table_id.in_(at))
            )
        }
        ids = {
            (table, request): ply
            for table, request, ply in read(
                select(receipts.c.table_id, receipts.c.request, receipts.c.ply).where(receipts.c.table_id.in_(at))
            )
        }
        plies = {id: ply for id, ply in read(select(tables.c.id, tables.c.ply).where(tables.c.id.in_(at)))}
    engine.dispose()
    for found in decisions:
        assert lines.get((found.table, found.ply)) == found.action, f"lost: {found}"
        assert ids.get((found.table, found.id)) == found.ply, f"without its receipt: {found}"
    found_plies: dict[str, set[int]] = {id: set() for id in plies}
    for table, ply in lines:
        found_plies[table].add(ply)
    for id, ply in plies.items():
        assert found_plies[id] == set(range(1, ply + 1)), f"table {id} has gaps"


def charged(database: str) -> dict[str, float]:
    """Seconds charged to the clocks of each table until its present turn began."""
    engine = create_engine(database)
    with engine.connect() as connection:
        rows = [row_of(row) for row in connection.execute(select(tables)).mappings()]
    engine.dispose()
    return {
        row.id: sum(row.setup.agreed.clock.minutes * 60 - (seat.left or 0) / 1000 for seat in row.state.seats)
        for row in rows
        if row.status != "open"
    }


async def killing(servers: list[Server], kills: int, seed: int, hatchery: Hatchery | None) -> Crowd:
    """Kill servers of one database at random moments, of two now this one, now that one, now both, and see after each
    that what was acknowledged since the one before is there, and in the end all of it."""
    rng = random.Random(seed)
    for server in servers:
        server.settings["QUIRE_LOG_LEVEL"] = "info"
        await asyncio.to_thread(server.start)
    serving = [*servers]
    crowd, outages = Crowd(lambda n: serving[n % len(serving)].address, game="scientia"), list[float]()
    killed = checked = 0
    await crowd.sit_down(TABLES)
    while killed < kills:
        stuck = await crowd.go_on(dict(crowd.last))
        assert not stuck and not crowd.problems, f"after {killed} kills: {stuck} {crowd.problems[:3]}"
        while len(crowd.last) < TABLES:
            await crowd.sit_down(1)
        await asyncio.sleep(rng.random() * 0.2)
        victims = rng.sample(servers, rng.randint(1, len(servers)))
        serving[:] = [server for server in servers if server not in victims] or servers
        for victim in victims:
            victim.kill()
        killed += len(victims)
        if len(victims) == len(servers):
            outages.append(time.time())
        kept(servers[0].database, crowd, checked)
        checked = len(crowd.acknowledged)
        for victim in victims:
            victim.hatchery = hatchery if killed % 10 else None  # some start as people start them
            await asyncio.to_thread(victim.start)
        serving[:] = servers
    await crowd.sit_down(TABLES - len(crowd.last))
    stuck = await crowd.go_on(dict(crowd.last))
    assert not stuck and not crowd.problems, (stuck, crowd.problems[:3])
    await crowd.stop()
    kept(servers[0].database, crowd)
    up = seconds_up(servers, outages)
    worst = max(charged(servers[0].database).values())
    assert worst <= up + SLACK * kills, f"a table was charged {worst:.1f} s; somebody served for {up:.1f} s"
    return crowd


def seconds_up(servers: list[Server], outages: list[float]) -> float:
    """For how long somebody served until now: the time since the first start less that from each outage to the next
    start."""
    lines = (line for server in servers for line in server.lines())
    began = sorted(float(line["clocks_from"]) for line in lines if line["what"] == "ready")
    return time.time() - began[0] - sum(next(at for at in began if at >= end) - end for end in outages)


def all_well(database: str) -> None:
    """`quire db check` finds nothing: every game replays to the same marks, events and snapshots."""
    wrong = [(what, problem) for what, problem in check(database) if problem]
    assert not wrong, wrong[:3]


@pytest.mark.alone
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_decision_is_lost_when_the_server_is_killed(
    tmp_path: Path, request: pytest.FixtureRequest, record_property: Callable[[str, object], None], kind: str
) -> None:
    kills, seed = KILLS or {"sqlite": 20, "postgresql": 6}[kind], int(os.environ.get("QUIRE_SEED", "1"))
    if kind == "sqlite":
        homes = [Path(mkdtemp(dir=tmp_path)) for _ in range(2 if KILLS else 1)]  # two: one plays while the other starts
        groups = [[Server(home)] for home in homes]
    else:
        database, redis = map(request.getfixturevalue, ("postgresql", "redis"))
        groups = [[Server(tmp_path, database, QUIRE_REDIS=redis) for _ in range(2)]]
    hatchery = Hatchery(environment()) if KILLS else None  # thousands of starts
    each = kills // len(groups)

    async def scene() -> None:
        crowds = await asyncio.gather(*(killing(group, each, seed + n, hatchery) for n, group in enumerate(groups)))
        acknowledged = [len(crowd.acknowledged) for crowd in crowds]
        assert min(acknowledged) > 10 * each
        record_property("kills", each * len(groups))
        record_property("acknowledged", sum(acknowledged))
        record_property("asked again", sum(crowd.repeated for crowd in crowds))

    servers = [server for group in groups for server in group]
    try:
        run(scene(), 600 + 60 * kills)  # patience, where others keep the machine busy
    finally:
        for server in servers:
            server.close()
        if hatchery:
            hatchery.close()
    for group in groups:
        all_well(group[0].database)
    assert not [line for server in servers for line in server.faults() if "Traceback" in line]


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
