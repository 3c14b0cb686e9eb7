"""What waits is saved together, with few statements; what comes too late fails alone; news are told together."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from redis.asyncio import Redis
from sqlalchemy import Connection, event, select

from quirebox.server.errors import Conflict
from quirebox.server.live.bus import CHANNEL, PAUSE, RedisBus
from quirebox.server.storage.engine import open_engine
from quirebox.server.storage.schema import moves, receipts
from quirebox.server.storage.store import Store
from quirebox.server.storage.upkeep import upgrade
from quirebox.server.table.kept import Change, Row

from .people import run
from .test_room import rows

MOVE = {"ply": 1, "player": 0, "text": "take 1", "mark": "0" * 16, "ms": None, "events": "[]"}


@pytest.fixture(params=["sqlite", "postgresql"])
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    """An empty database."""
    kind = request.param
    address = f"sqlite:///{tmp_path}/it.db" if kind == "sqlite" else request.getfixturevalue("postgresql")
    upgrade(address)
    with closing(Store(address)) as found:
        yield found


def decided(row: Row) -> Change:
    """A decision at a table, as it is to be saved."""
    after = row.model_copy(update={"seq": row.seq + 1, "ply": row.ply + 1})
    return Change(after, request="r", move=MOVE)


async def together(store: Store, changes: list[Change]) -> list[BaseException | None]:
    """Save them after all of them have waited; what became of each."""
    store.write(lambda connection: time.sleep(0.3))
    return await asyncio.gather(*map(store.commit, changes), return_exceptions=True)


def saved(connection: Connection, found: list[Row]) -> bool:
    """Whether each of these tables has one move, and one receipt."""
    once = Counter(row.id for row in found)
    told = [select(part.c.table_id).where(part.c.table_id.in_([*once])) for part in (moves, receipts)]
    return all(Counter(connection.scalars(query)) == once for query in told)


def test_what_waits_is_saved_with_few_statements_and_in_one_order(store: Store) -> None:
    said: list[tuple[str, object]] = []

    async def scene() -> None:
        found = rows(60)
        await store.add(found)
        event.listen(
            store.engine, "before_cursor_execute", lambda c, cursor, text, values, *_: said.append((text, values))
        )
        assert await together(store, [decided(row) for row in found]) == [None] * 60
        assert await store.read(saved, found)
        ids = [row.id for row in found]
        assert await store.seqs([*ids, "gone"]) == dict.fromkeys(ids, 1)

    run(scene())
    wrote = [(text, values) for text, values in said if "BEGIN" not in text]
    assert [text.split()[0] for text, _ in wrote] == ["UPDATE", "INSERT", "INSERT"]
    claimed = [str(values) for values in wrote[0][1]]  # type: ignore[attr-defined]
    ids = [
        next(word for word in values.replace("'", " ").split() if len(word) == len(rows(1)[0].id)) for values in claimed
    ]
    assert ids == sorted(ids), "two processes that claim the same tables in different orders wait for each other"


def test_what_comes_too_late_fails_alone(store: Store) -> None:
    async def scene() -> None:
        found = rows(20)
        await store.add(found)
        await store.commit(decided(found[7]))
        renamed, commits = Change(decided(found[8]).row), list[Connection]()
        event.listen(store.engine, "commit", commits.append)
        late = await together(store, [*map(decided, found), renamed])
        assert [n for n, problem in enumerate(late) if isinstance(problem, Conflict)] == [7, 20]
        assert late.count(None) == 19
        assert len(commits) < 12  # the others are still saved several at a time
        assert await store.read(saved, found)

    run(scene())


def test_what_is_taken_back_is_saved_in_its_place(store: Store) -> None:
    async def scene() -> None:
        (row,) = rows(1)
        await store.add([row])
        done = decided(row)
        back = Change(done.row.model_copy(update={"seq": 2, "ply": 0}), request="undo", cut=0)
        again = Change(
            back.row.model_copy(update={"seq": 3, "ply": 1}), request="again", move={**MOVE, "text": "take 2"}
        )
        assert await together(store, [done, back, again]) == [None] * 3
        texts = select(moves.c.text).where(moves.c.table_id == row.id)
        assert await store.read(lambda connection: [*connection.scalars(texts)]) == ["take 2"]

    run(scene())


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/it.db"
    upgrade(address)
    writer, reader = open_engine(address, writes=True), open_engine(address, writes=False)
    with writer.begin() as writing:
        writing.exec_driver_sql("UPDATE pulse SET beat = 1")
        start = time.monotonic()
        with reader.connect() as reading:  # a new connection, which once wanted to write by itself
            assert reading.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 0
        assert time.monotonic() - start < 2
    for engine in (writer, reader):
        engine.dispose()


def test_news_that_come_close_together_are_told_together(redis: str) -> None:
    async def scene() -> None:
        bus, ear = RedisBus(redis), Redis.from_url(redis)
        async with ear.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await bus.listen(lambda news: None)
            start = time.monotonic()
            for n in range(300):
                bus.tell({"table": "t", "seq": n})
                await asyncio.sleep(0.0005)
            heard: list[bytes] = []
            while b'"seq":299' not in b"".join(heard[-1:]):
                if message := await channel.get_message(ignore_subscribe_messages=True, timeout=5):
                    heard.append(message["data"])
            assert len(heard) <= (time.monotonic() - start) / PAUSE + 2
            assert sum(text.count(b'"seq"') for text in heard) == 300
        await bus.close()
        await ear.aclose()

    run(scene())
