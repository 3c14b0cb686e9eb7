"""Who comes and goes, here and at other processes; and what those tell of their tables."""

from __future__ import annotations

import asyncio

from quirebox.core.event import NOBODY
from quirebox.server.live.bus import News
from quirebox.server.live.commit import Commit
from quirebox.server.table import seats
from quirebox.server.table.kept import Change
from quirebox.server.table.live import LiveTable
from quirebox.server.table.permissions import require_onlookers
from quirebox.server.table.presence import Elsewhere, Listener
from quirebox.server.table.table import bots_alone
from quirebox.server.wire.requests import Hello

PRESENCE = 15_000.0  # milliseconds for which another process's word counts
CALM = 0.05  # seconds in which comings and goings are told together
AT_ONCE = 200  # tables of which others are told before somebody else may go on
FRAMES = 1000  # a second at one table at most, to tell who is there


class Presences:
    """Who is connected to the tables."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.registry = commit.registry
        self.broadcast = commit.broadcast
        self.due: set[str] = set()  # tables at which everybody is told soon who is there

    def hear(self, news: News) -> None:
        """What another process tells."""
        table = self.registry.tables.get(str(news.get("table")))
        if table is None:
            return
        if "seq" in news:
            self.commit.tasks.spawn(self.commit.catch_up(table, int(str(news["seq"]))))
        elif isinstance(members := news.get("members"), list):
            watchers = news.get("watchers")
            told = Elsewhere(
                self.registry.now() + PRESENCE,
                frozenset(int(m) for m in members),
                int(str(news["watching"])),
                tuple(map(str, watchers)) if isinstance(watchers, list) else (),
            )
            if table.presence.heard(str(news["process"]), told):
                self.notice(table)

    def miss(self, table: LiveTable) -> None:
        """Notice that a process has been silent for a while."""
        if table.presence.drop_silent(self.registry.now()):
            self.notice(table)

    def notice(self, table: LiveTable) -> None:
        """Somebody came or went: everybody is told soon, of all who come and go meanwhile."""
        if table.row.id not in self.due:
            self.due.add(table.row.id)
            self.commit.tasks.spawn(self._tell(table))

    async def _tell(self, table: LiveTable) -> None:
        await asyncio.sleep(max(CALM, len(table.presence.listeners) / FRAMES))
        async with table.lock:  # what is not saved yet is not told
            self.due.discard(table.row.id)
            if not table.gone:
                self.tell_presence(table)
                self.broadcast.announce(table, False)
                self.commit.changed(table)

    def tell_presence(self, table: LiveTable) -> None:
        """Tell the other processes who is here."""
        members = sorted({listener.member for listener in table.presence.listeners if listener.member is not None})
        self.commit.bus.tell(
            {
                "table": table.row.id,
                "members": members,
                "watching": sum(x.member is None for x in table.presence.listeners),
                "watchers": [*table.presence.watchers_here()],
            }
        )

    def depart(self, table: LiveTable, listener: Listener) -> None:
        """Somebody is gone; the others see it."""
        table.presence.listeners.discard(listener)
        table.used = self.registry.now()
        if any(member.host and member.id == listener.member for member in table.row.state.members):
            table.host_missed = table.used
        if not table.gone:
            self.notice(table)

    async def exchange(self) -> None:
        """Tell other processes who is here, and notice who is silent."""
        if self.commit.bus.shared:
            for n, table in enumerate([*self.registry.tables.values()]):
                self.miss(table)
                if table.presence.listeners:
                    self.tell_presence(table)
                if n % AT_ONCE == 0:
                    await asyncio.sleep(0)

    # ---- coming in

    async def hello(self, listener: Listener, request: Hello) -> LiveTable:
        """Somebody comes to a table: they are told how it stands, and the others that they are here."""
        async with self.registry.holding(request.table) as table:
            await self.commit.outdated(table)  # a process that died may have saved what it could no longer tell us
            if request.token is not None:
                listener.member = await self._arrive(table, request.token, request.name)
                seat = table.member(listener.member).seat
                listener.viewer = NOBODY if seat is None else seat
            else:
                require_onlookers(table.row, field="token")
                listener.name = request.name or ""
            await self.registry.check_record(table)
            self.broadcast.welcome(table, listener, request.seen)
            if listener.member is not None:
                await self.broadcast.repeat_said(table, listener)
            table.presence.listeners.add(listener)
            self.notice(table)
            if bots_alone(table) and not table.presence.elsewhere:
                self.commit.moved(table)  # the bots go on
            return table

    async def _arrive(self, table: LiveTable, token: str, name: str | None) -> int:
        """Who this is; a seat link gets its name when it is used for the first time."""
        member = table.holder(token)
        if not member.name:

            def work() -> Change:
                seats.arrive(table, table.member(member.id), name or f"Player {(member.seat or 0) + 1}")
                return Change(table.row)

            await self.commit.change(table, work)
        return member.id
