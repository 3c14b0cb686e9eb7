"""All tables of this process: read when needed, locked while they change, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter, time

from quirebox.core.match import master_seed
from quirebox.server import metrics
from quirebox.server.bots.pool import LATE
from quirebox.server.errors import Refused
from quirebox.server.settings import Settings
from quirebox.server.storage.queries import freeze, luck_is_over
from quirebox.server.storage.rows import Unreadable
from quirebox.server.storage.store import Store
from quirebox.server.table.live import LiveTable, opened

log = logging.getLogger("quire.registry")


def milliseconds() -> float:
    """Now, since 1970."""
    return time() * 1000.0


class Registry:
    """The tables."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = milliseconds) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}

    def seed(self) -> bytes:
        """The luck of a new table; always the same if the server was started for tests or demonstrations."""
        return master_seed(self.settings.seed)

    async def table(self, id: str) -> LiveTable:
        """The table of that id, read if it is not in memory."""
        table = self.tables.get(id)
        if table is None:
            task = self.opening.get(id)
            if task is None:
                task = self.opening[id] = asyncio.create_task(self._open(id))
                task.add_done_callback(lambda _: self.opening.pop(id, None))
            table = await asyncio.shield(task)
        table.used = self.now()
        return table

    @asynccontextmanager
    async def holding(self, id: str) -> AsyncIterator[LiveTable]:
        """The table of that id, locked."""
        while True:
            table = await self.table(id)
            async with table.lock:
                if not table.gone:
                    yield table
                    return

    async def _open(self, id: str) -> LiveTable:
        start = perf_counter()
        table = await self._read(id)
        if table.shut and table.row.status == "running" and table.row.frozen is None:
            log.error("a table is closed for play", extra={"table": id, "problem": str(table.shut)})
            await self.store.write(freeze, id, self.now())
            table = await self._read(id)
        await self.check_record(table)
        table.host_missed = self.now()
        table.grace = 1000 * (4 + 2 * (self.settings.bot_seconds + LATE))
        self.tables[id] = table
        metrics.TABLES.set(len(self.tables))
        metrics.OPEN_SECONDS.observe(perf_counter() - start)
        return table

    async def _read(self, id: str) -> LiveTable:
        try:
            kept = await self.store.table(id)
        except Unreadable as e:
            log.error("a table cannot be read", extra={"table": id, "problem": str(e)})
            raise Refused(
                "closed",
                "this table is damaged in the database and cannot be read; those who run the server can see why",
            ) from None
        if kept is None:
            raise Refused("no_such", f"there is no table {id!r}; it may have been deleted", field="table")
        return opened(kept)

    async def check_record(self, table: LiveTable) -> None:
        """Whether the record, and with it the seed, may be told: after the end, also of other tables with the same
        luck."""
        if table.row.status == "over" and not table.record_told:
            table.record_told = await self.store.read(luck_is_over, table.row.luck)

    async def refresh(self, table: LiveTable) -> None:
        """Read a table again that somebody else has changed.  The caller holds its lock."""
        try:
            fresh = await self._read(table.row.id)
        except Refused as e:
            self.forget(table, "the table was removed" if e.code == "no_such" else e.message)
            return
        if fresh.row.seq == table.row.seq and fresh.row.ply == table.row.ply and table.asked is not None:
            fresh.asked = table.asked
        table.row, table.match, table.asked, table.shut = fresh.row, fresh.match, fresh.asked, fresh.shut
        await self.check_record(table)

    def forget(self, table: LiveTable, reason: str) -> None:
        """Let go of a table that is no more, and of everybody who is there."""
        self.tables.pop(table.row.id, None)
        table.gone = True
        for listener in [*table.presence.listeners]:
            listener.close(1000, reason)
        metrics.TABLES.set(len(self.tables))

    def release_idle(self) -> int:
        """Forget tables nobody has needed for long; the database has them.  How many."""
        limit = self.now() - 60_000 * self.settings.idle_minutes
        idle = [
            t
            for t in self.tables.values()
            if not t.presence.listeners and t.used < limit and t.thinking is None and not t.lock.locked()
        ]
        for table in idle:
            del self.tables[table.row.id]
            table.gone = True
        metrics.TABLES.set(len(self.tables))
        return len(idle)
