"""All tables of this process: read when needed, changed one at a time, saved before anybody is told, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from time import perf_counter, time

from quire.core.errors import QuireError
from quire.core.event import NOBODY
from quire.core.match import master_seed
from quire.games import game as game_named
from quire.server import metrics, render
from quire.server.bus import Bus, News
from quire.server.errors import Conflict, Refused, Unsaved
from quire.server.rows import Row
from quire.server.settings import Settings
from quire.server.store import Change, Store
from quire.server.table import Listener, Table, opened
from quire.server.thinkers import LATE, Thinkers

log = logging.getLogger("quire.hall")
PRESENCE = 15_000.0  # milliseconds for which another process's word counts


def milliseconds() -> float:
    """Now, since 1970."""
    return time() * 1000.0


class Hall:
    """The tables."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, thinkers: Thinkers, now: Callable[[], float] = milliseconds
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.now = now
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.moved: Callable[[Table], None] = lambda table: None  # who lets bots move; set by the house
        self.changed: Callable[[Table], None] = lambda table: None  # who follows classes

    def seed(self) -> bytes:
        """The luck of a new table; always the same if the server was started for tests or demonstrations."""
        return master_seed(self.settings.seed)

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something on the side."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            metrics.FAULTS.inc()
            log.error("something failed on the side", exc_info=error)

    # ---- reading

    async def table(self, id: str) -> Table:
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
    async def holding(self, id: str) -> AsyncIterator[Table]:
        """The table of that id, locked."""
        while True:
            table = await self.table(id)
            async with table.lock:
                if not table.gone:
                    yield table
                    return

    async def _open(self, id: str) -> Table:
        start = perf_counter()
        kept = await self.store.table(id)
        if kept is None:
            raise Refused("no_such", f"there is no table {id!r}; it may have been deleted", field="table")
        try:
            table = opened(kept, game_named(kept.row.game))
        except QuireError as e:
            raise Refused(
                "not_now",
                f"this game cannot be continued with the version that is installed now ({e}); its record can still be read",
            ) from e
        await self.check_record(table)
        table.grace = 1000 * (4 + 2 * (self.settings.bot_seconds + LATE))
        self.tables[id] = table
        metrics.TABLES.set(len(self.tables))
        metrics.OPEN_SECONDS.observe(perf_counter() - start)
        return table

    async def check_record(self, table: Table) -> None:
        """Whether the record, and with it the seed, may be told: after the end, also of other tables with the same luck."""
        if table.row.status == "over" and not table.record_told:
            table.record_told = await self.store.luck_is_over(table.row.luck)

    async def refresh(self, table: Table) -> None:
        """Read a table again that somebody else has changed.  The caller holds its lock."""
        kept = await self.store.table(table.row.id)
        if kept is None:
            self.forget(table, "the table was removed")
            return
        fresh = opened(kept, table.game)
        if fresh.row.seq == table.row.seq and fresh.row.ply == table.row.ply and table.asked is not None:
            fresh.asked = table.asked
        table.row, table.match, table.asked = fresh.row, fresh.match, fresh.asked
        await self.check_record(table)

    async def follow(self, table: Table) -> None:
        """Read a table again that somebody else has changed, and tell everybody here.  The caller holds its lock."""
        await self.refresh(table)
        self.seat_listeners(table)
        await self.tell_said(table)
        self.announce(table, True)
        self.changed(table)

    def forget(self, table: Table, reason: str) -> None:
        """Let go of a table that is no more, and of whoever is there."""
        self.tables.pop(table.row.id, None)
        table.gone = True
        for listener in [*table.listeners]:
            listener.close(1000, reason)
        metrics.TABLES.set(len(self.tables))

    # ---- changing

    async def change(
        self, table: Table, work: Callable[[Row], Change | None], request: str | None = None
    ) -> Change | None:
        """Let `work` change the row, save it, tell everybody.  The caller holds the lock; if anything fails, nothing has changed."""
        before, match = table.row, table.match
        table.row = before.model_copy(update={"state": before.state.copied()})  # nothing else is changed in place
        try:
            change = work(table.row)
        except QuireError:
            table.row, table.match = before, match
            raise
        except Exception:
            self.spawn(self.recover(table))
            raise
        if change is None:
            table.row = before
            return None
        change.request = request
        await self.save(table, change)
        return change

    async def save(self, table: Table, change: Change) -> None:
        """Commit what was changed in memory; whatever fails, the table is as the database says."""
        table.row.seq += 1
        table.row.changed = self.now()
        saving = self.store.commit(change)
        try:
            await asyncio.shield(saving)
        except Conflict:
            metrics.CONFLICTS.inc()
            await self.follow(table)
            raise
        except (Unsaved, asyncio.CancelledError):  # whoever asked may be gone: it is saved nevertheless
            self.spawn(self.recover(table, saving))
            raise
        await self.check_record(table)
        self.bus.tell({"table": table.row.id, "seq": table.row.seq})
        self.changed(table)

    async def recover(self, table: Table, saving: asyncio.Future[None] | None = None) -> None:
        """After a failure: read the table, once nothing is being saved and until that works, then tell everybody how it is."""
        async with table.lock:
            await asyncio.gather(*filter(None, [saving]), return_exceptions=True)
            while not table.gone:
                try:
                    await self.follow(table)
                    break
                except Exception as e:
                    log.error(
                        "a table cannot be read", extra={"table": table.row.id, "problem": str(e).splitlines()[0]}
                    )
                    await asyncio.sleep(1)
            self.bus.tell({"table": table.row.id, "seq": table.row.seq})
            self.moved(table)

    # ---- telling

    def announce(self, table: Table, position: bool, listeners: list[Listener] | None = None) -> None:
        """Tell everybody at the table, or only these; the position too if it has changed."""
        shared: dict[tuple[int, int], str] = {}
        texts: dict[tuple[int | None, int, int], str] = {}
        outside = render.outside(table, self.now())
        for listener in [*table.listeners] if listeners is None else listeners:
            if table.match is None or not position:
                key = (listener.member, -2, -2)
                if key not in texts:
                    texts[key] = render.table_text(render.seen_by(table, outside, listener.member))
            else:
                since = self._since(table, listener)
                key, part = (listener.member, listener.viewer, since), (listener.viewer, since)
                if part not in shared:
                    shared[part] = render.game_text(table, listener.viewer, since, table.record_told)
                if key not in texts:
                    texts[key] = render.position_text(shared[part], render.seen_by(table, outside, listener.member))
            listener.send(texts[key])

    async def tell_said(self, table: Table) -> None:
        """Pass on what was said since the last time."""
        first, last = table.said_told, table.row.state.next_said
        table.said_told = last
        if first < last and table.listeners:
            for row in await self.store.said(table.row.id):
                if int(str(row["number"])) >= first:
                    for listener in [*table.listeners]:
                        listener.send(render.said_text(row))

    def _since(self, table: Table, listener: Listener) -> int:
        """From where the listener has to be told; notes that they have been."""
        since = listener.ply if listener.line == table.row.line and listener.ply <= table.row.ply else 0
        listener.ply, listener.line = table.row.ply, table.row.line
        return since

    def seat_listeners(self, table: Table) -> None:
        """After people changed seats, everybody sees with the eyes of their own."""
        for listener in [*table.listeners]:
            if listener.member is None:
                continue
            try:
                seat = table.member(listener.member).seat
                listener.viewer = NOBODY if seat is None else seat
            except Refused:
                table.listeners.discard(listener)
                listener.close(1008, "you were sent away from this table")

    # ---- other processes

    async def hear(self, news: News) -> None:
        """What another process tells."""
        table = self.tables.get(str(news.get("table")))
        if table is None:
            return
        if "seq" in news:
            self.spawn(self.catch_up(table, int(str(news["seq"]))))
        elif isinstance(members := news.get("members"), list):
            process, now = str(news["process"]), self.now()
            before = table.elsewhere.get(process, (0.0, frozenset[int](), 0))
            table.elsewhere[process] = (now + PRESENCE, frozenset(int(m) for m in members), int(str(news["watching"])))
            if before[1:] != table.elsewhere[process][1:]:
                self.announce(table, False)
                self.changed(table)

    async def catch_up(self, table: Table, seq: int) -> None:
        """Follow what another process has done."""
        if seq <= table.row.seq:
            return
        async with table.lock:
            if seq > table.row.seq and not table.gone:
                await self.follow(table)

    async def outdated(self, table: Table) -> bool:
        """Whether another process has changed the table and we had not heard of it; then it is read again.  The caller holds the lock."""
        if not self.bus.shared or (await self.store.seqs([table.row.id])).get(table.row.id, 0) <= table.row.seq:
            return False
        await self.follow(table)
        return True

    def miss_others(self, table: Table) -> None:
        """Notice that a process has not said for a while who is there."""
        silent = [process for process, (until, _, _) in table.elsewhere.items() if until <= self.now()]
        for process in silent:
            del table.elsewhere[process]
        if silent:
            self.announce(table, False)

    def tell_presence(self, table: Table) -> None:
        """Tell the other processes who is here."""
        members = sorted({listener.member for listener in table.listeners if listener.member is not None})
        self.bus.tell(
            {"table": table.row.id, "members": members, "watching": sum(x.member is None for x in table.listeners)}
        )

    # ---- coming and going

    def enter(self, table: Table, listener: Listener) -> None:
        """Somebody follows the table from now on."""
        table.listeners.add(listener)
        self.tell_presence(table)

    def depart(self, table: Table, listener: Listener) -> None:
        """Somebody is gone; the others see it."""
        table.listeners.discard(listener)
        table.used = self.now()
        if not table.gone:
            self.tell_presence(table)
            self.announce(table, False)
            self.changed(table)

    def release_idle(self) -> int:
        """Forget tables nobody has needed for long; the database has them.  How many."""
        limit = self.now() - 60_000 * self.settings.idle_minutes
        idle = [
            t
            for t in self.tables.values()
            if not t.listeners and t.used < limit and t.thinking is None and not t.lock.locked()
        ]
        for table in idle:
            del self.tables[table.row.id]
            table.gone = True
        metrics.TABLES.set(len(self.tables))
        return len(idle)
