"""What is kept does not grow forever: old tables, receipts and talk go, the file shrinks, a full disk is announced."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select, update

from quirebox.core.errors import QuireError
from quirebox.games import game
from quirebox.server.chores import disk
from quirebox.server.http.tables import Listing
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.storage.rows import save
from quirebox.server.storage.schema import receipts, said, snapshots, tables
from quirebox.server.storage.upkeep import allow_shrinking, upgrade
from quirebox.server.table.kept import Change, Row
from quirebox.server.table.opening import open_row
from quirebox.server.wire.bodies import NewTable

from .people import run, until

DAY = 86_400_000


def rows(number: int) -> list[Row]:
    new = NewTable(game="mill", players=2)
    return [open_row(new, game("mill"), 0.0, bytes(32), 5.0)[0] for _ in range(number)]


def service_at(folder: Path, **settings: object) -> Service:
    """A server's parts on a new database."""
    database = f"sqlite:///{folder}/room.db"
    upgrade(database)
    return Service(Settings.model_validate({"database": database, **settings}))


async def age(service: Service, status: str, days: float) -> None:
    """All tables look like this."""
    changed = service.registry.now() - days * DAY
    work = update(tables).values(status=status, changed=changed)
    await service.store.write(lambda connection: connection.execute(work))


def count(connection: Connection, part: object = tables) -> int:
    return int(connection.scalar(select(func.count()).select_from(part)) or 0)  # type: ignore[arg-type]


def test_everything_old_is_deleted_at_once_and_the_file_shrinks(tmp_path: Path) -> None:
    async def scene() -> None:
        service = service_at(tmp_path)
        found = rows(620)
        await service.store.add(found)
        large = [{"table_id": row.id, "ply": 1, "chain": "", "position": "x" * 40_000} for row in found]
        await service.store.write(lambda connection: connection.execute(insert(snapshots), large))
        await age(service, "over", 400)
        await service.retention.forget_old()
        assert await service.store.read(count) == 0
        service.store.close()

    run(scene())
    with sqlite3.connect(tmp_path / "room.db") as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.close()
    assert (tmp_path / "room.db").stat().st_size < 6_000_000  # of 25; a thousand pages are kept for what comes


@pytest.mark.parametrize("status", ["running", "paused"])
def test_running_tables_at_which_nothing_happens_go_after_their_time(tmp_path: Path, status: str) -> None:
    async def scene() -> None:
        service = service_at(tmp_path, keep_running_days=100)
        await service.store.add(rows(2))
        await age(service, status, 99)
        await service.retention.forget_old()
        assert await service.store.read(count) == 2
        await age(service, status, 101)
        await service.retention.forget_old()
        assert await service.store.read(count) == 0
        service.store.close()

    run(scene())


def test_receipts_go_a_day_after_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        service = service_at(tmp_path)
        found = rows(150)
        await service.store.add(found)
        given = [{"table_id": row.id, "request": "r", "seq": 1, "ply": 0} for row in found]
        await service.store.write(lambda connection: connection.execute(insert(receipts), given))
        for status, days, left in (("running", 2, 150), ("over", 0.5, 150), ("over", 2, 0)):
            await age(service, status, days)
            await service.retention.forget_old()
            assert await service.store.read(count, receipts) == left
        service.store.close()

    run(scene())


def test_a_table_keeps_its_latest_receipts_and_messages(tmp_path: Path) -> None:
    async def scene() -> None:
        service = service_at(tmp_path)
        (row,) = rows(1)
        await service.store.add([row])

        def talk(connection: Connection) -> None:
            for n in range(1, 1300):
                row.seq, row.state.next_said = n, n + 1
                message = {"number": n, "member": 0, "name": "Ann", "text": "x", "at": 0.0}
                save(connection, Change(row, request=f"r{n}", said=message))

        await service.store.write(talk)
        kept = await service.store.read(lambda connection: [*connection.scalars(select(receipts.c.seq))])
        assert {*range(1299 - 1024, 1300)} <= {*kept} and len(kept) < 1024 + 64
        told = await service.store.read(lambda connection: [*connection.scalars(select(said.c.number))])
        assert {*range(1299 - 200, 1300)} <= {*told} and len(told) < 200 + 65
        service.store.close()

    run(scene())


def test_a_file_of_an_earlier_version_learns_to_shrink(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("CREATE TABLE it (is_there)")
    file.close()
    for _ in range(2):
        allow_shrinking(f"sqlite:///{path}")
        with sqlite3.connect(path) as file:
            assert file.execute("PRAGMA auto_vacuum").fetchone() == (2,)
            assert file.execute("SELECT count(*) FROM it").fetchone() == (0,)
        file.close()
    allow_shrinking("postgresql+psycopg://somewhere/else")


def test_before_the_disk_is_full_the_operator_hears_of_it_and_new_tables_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        service = service_at(tmp_path, disk_megabytes=500)
        for free, lines in ((499, 1), (400, 1), (501, 2), (300, 3)):
            monkeypatch.setattr(disk, "free_bytes", lambda _, free=free: free * 1_000_000)
            await service.disk.look()
            said = [record for record in caplog.records if record.name == "quire.disk"]
            assert len(said) == lines
        with pytest.raises(QuireError, match="nearly full"):
            service.limits.require_open("192.0.2.1")
        service.store.close()

    run(scene())


def test_whoever_asks_for_the_public_tables_over_and_over_keeps_nobody_busy(tmp_path: Path) -> None:
    async def scene() -> None:
        service = service_at(tmp_path)
        public = [row.model_copy(update={"visibility": "public"}) for row in rows(200)]
        await service.store.add(public)
        listing, asked = Listing(service.registry), 0
        read = service.store.read

        async def counted(work: Any, *args: Any) -> Any:
            nonlocal asked
            asked += 1
            return await read(work, *args)

        service.store.read = counted  # type: ignore[method-assign]
        texts = {await listing.read()} | {*await asyncio.gather(*(listing.read() for _ in range(500)))}
        assert asked == 1 and len(json.loads(texts.pop())) == 200 and not texts
        await service.store.delete(public[0].id)
        await until(lambda: listing.until < time.monotonic())
        assert len(json.loads(await listing.read())) == 199
        service.store.close()

    run(scene())
