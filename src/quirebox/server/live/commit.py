"""A change of a table is saved before anybody is told; whatever fails, the table is as the database says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from quirebox.core.errors import QuireError
from quirebox.server import metrics
from quirebox.server.errors import Conflict, Unsaved
from quirebox.server.live.broadcast import Broadcast
from quirebox.server.live.bus import Bus
from quirebox.server.live.registry import Registry
from quirebox.server.live.tasks import Tasks
from quirebox.server.table.kept import Change
from quirebox.server.table.live import LiveTable

log = logging.getLogger("quire.commit")
Notice = Callable[[LiveTable], None]


class Commit:
    """Changes tables."""

    def __init__(
        self, registry: Registry, broadcast: Broadcast, bus: Bus, tasks: Tasks, changed: Notice, moved: Notice
    ) -> None:
        self.registry = registry
        self.broadcast = broadcast
        self.bus = bus
        self.tasks = tasks
        self.changed = changed  # who follows classes
        self.moved = moved  # who lets bots move

    async def change(self, table: LiveTable, work: Callable[[], Change], request: str | None = None) -> None:
        """Let `work` change the table, and save it. The caller holds the lock; if anything fails, nothing has
        changed."""
        before, match = table.row, table.match
        table.row = before.model_copy(update={"state": before.state.copied()})  # nothing else is changed in place
        try:
            change = work()
        except QuireError:
            table.row, table.match = before, match
            raise
        except Exception:
            self.tasks.spawn(self.recover(table))
            raise
        change.request = request
        if table.row.status == "over" and before.status != "over":
            change.record = table.record().write()
        await self.save(table, change)

    async def save(self, table: LiveTable, change: Change) -> None:
        """Commit what was changed in memory; whatever fails, the table is as the database says."""
        table.row.seq += 1
        table.row.changed = self.registry.now()
        saving = self.registry.store.commit(change)
        try:
            await asyncio.shield(saving)
        except Conflict:
            metrics.CONFLICTS.inc()
            await self.follow(table)
            raise
        except QuireError:  # what operators have settled forbids it
            await self.follow(table)
            raise
        except (Unsaved, asyncio.CancelledError):  # the one who asked may be gone: it is saved nevertheless
            self.tasks.spawn(self.recover(table, saving))
            raise
        await self.registry.check_record(table)
        self.bus.tell({"table": table.row.id, "seq": table.row.seq})
        self.changed(table)

    async def recover(self, table: LiveTable, saving: asyncio.Future[None] | None = None) -> None:
        """After a failure: read the table, once nothing is being saved and until that works, then tell everybody how it
        is."""
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

    async def follow(self, table: LiveTable) -> None:
        """Read a table again that somebody else has changed, and tell everybody here.  The caller holds its lock."""
        await self.registry.refresh(table)
        await self.broadcast.everything(table)
        self.changed(table)

    async def catch_up(self, table: LiveTable, seq: int) -> None:
        """Follow what another process has done."""
        if seq <= table.row.seq:
            return
        async with table.lock:
            if seq > table.row.seq and not table.gone:
                await self.follow(table)

    async def outdated(self, table: LiveTable) -> bool:
        """Whether another process has changed the table and we had not heard of it; then it is read again. The caller
        holds the lock."""
        if (
            not self.bus.shared
            or (await self.registry.store.seqs([table.row.id])).get(table.row.id, 0) <= table.row.seq
        ):
            return False
        await self.follow(table)
        return True
