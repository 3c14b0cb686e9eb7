"""Clocks that have run out, and bots whose process is gone."""

from __future__ import annotations

import logging

from quirebox.server.chores.heartbeat import Heartbeat
from quirebox.server.errors import Conflict, Unsaved
from quirebox.server.live.commit import Commit
from quirebox.server.storage.queries import due, freeze
from quirebox.server.table import course
from quirebox.server.table.kept import Change
from quirebox.server.table.live import LiveTable
from quirebox.server.table.table import bots_alone

log = logging.getLogger("quire.clocks")
AT_ONCE = 64  # tables looked after together


class Clocks:
    """Does what is due."""

    def __init__(self, commit: Commit, heartbeat: Heartbeat) -> None:
        self.commit = commit
        self.registry = commit.registry
        self.heartbeat = heartbeat

    async def look_at_due(self) -> None:
        """Clocks that have run out, bots whose process is gone."""
        if self.heartbeat.asleep():
            await self.heartbeat.pulse()
        found = await self.registry.store.read(due, self.registry.now(), AT_ONCE)
        for id in found:
            try:
                async with self.registry.holding(id) as table:
                    await self.attend(table)
            except (Conflict, Unsaved):
                continue  # another process was faster, or the next look finds it
            except Exception as e:  # whatever is wrong with one table, the others go on
                log.error("a table that is due cannot be opened", extra={"table": id, "problem": str(e)})
                await self.registry.store.write(freeze, id, self.registry.now())

    async def be_on_time(self, table: LiveTable, decides: bool) -> None:
        """Before a request: time in which nobody served is given back, and a decision that comes too late is not taken.
        The caller holds the lock."""
        row = table.row
        late = decides and row.due is not None and self.registry.now() >= row.due
        if row.since is not None and (late or self.heartbeat.asleep()):
            await self.attend(table)

    async def attend(self, table: LiveTable) -> None:
        """Do what is due at a table; the caller holds its lock."""
        if self.heartbeat.asleep():
            await self.heartbeat.pulse()
            return await self.registry.refresh(table)
        now, row = self.registry.now(), table.row
        if row.due is None or row.due > now or row.status != "running" or table.shut:
            return await self.registry.refresh(table)  # the database knew better

        def work() -> Change:
            if not course.run_out(table, now, self.registry.settings.stand_in):
                course.wind(table, now)  # a bot: somebody looks after it again
                if bots_alone(table) and not table.presence.anybody(now):
                    table.row.due = None  # until somebody looks on
            return Change(table.row)

        await self.commit.change(table, work)
        self.commit.broadcast.announce(table, table.row.status == "over")
        self.commit.moved(table)
        return None
