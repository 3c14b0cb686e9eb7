"""Classes: several tables under one host, who sees all of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from quirebox.core.event import NOBODY
from quirebox.server.errors import Refused
from quirebox.server.live.registry import Registry
from quirebox.server.live.tasks import Tasks
from quirebox.server.show import render
from quirebox.server.storage.queries import class_named, class_tables
from quirebox.server.table.kept import Values
from quirebox.server.table.live import LiveTable
from quirebox.server.table.permissions import require_class_host
from quirebox.server.table.presence import Listener
from quirebox.server.wire import messages

CALM = 0.5  # seconds between two updates for a host


class Classrooms:
    """All classes, and the hosts who follow them."""

    def __init__(self, registry: Registry, tasks: Tasks) -> None:
        self.registry = registry
        self.tasks = tasks
        self.followers: dict[str, set[Listener]] = {}
        self.due: set[str] = set()

    async def find(self, class_id: str, hash: str) -> Values:
        """A class whose host asks."""
        row = await self.registry.store.read(class_named, "id", class_id)
        if row is None:
            raise Refused("no_such", f"there is no class {class_id!r}", field="class_id")
        require_class_host(str(row["hash"]), hash)
        return row

    async def view(self, row: Values) -> messages.ClassView:
        """All tables of a class."""
        found = list[messages.ClassTable]()
        for id in await self.registry.store.read(class_tables, str(row["id"])):
            with suppress(Refused):  # removed meanwhile, or damaged: the others are shown
                found.append(await self._table(id))
        return {
            "type": "class",
            "id": str(row["id"]),
            "code": str(row["code"]),
            "title": str(row["title"]),
            "game": str(row["game"]),
            "same_seed": bool(row["same_seed"]),
            "tables": found,
        }

    async def _table(self, id: str) -> messages.ClassTable:
        async with self.registry.holding(id) as table:
            now = self.registry.now()
            return {
                "id": id,
                "code": table.row.code,
                "status": table.row.status,
                "ply": table.row.ply,
                "actors": [] if table.actor == NOBODY else [table.actor],
                "seats": render.seats(table, now),
                "people": render.people(table, now),
                "result": render.result(table.row, table.record_told),
            }

    async def enter(self, class_id: str, hash: str, listener: Listener) -> messages.ClassView:
        """A host follows a class."""
        row = await self.find(class_id, hash)
        self.followers.setdefault(class_id, set()).add(listener)
        return await self.view(row)

    def depart(self, class_id: str, listener: Listener) -> None:
        """A host is gone."""
        followers = self.followers.get(class_id, set())
        followers.discard(listener)
        if not followers:
            self.followers.pop(class_id, None)

    def changed(self, table: LiveTable) -> None:
        """A table has changed: tell the host of its class, not too often."""
        class_id = table.row.class_id
        if class_id in self.followers and class_id not in self.due:
            self.due.add(class_id)
            self.tasks.spawn(self._tell(class_id))

    async def _tell(self, class_id: str) -> None:
        await asyncio.sleep(CALM)
        self.due.discard(class_id)
        row = await self.registry.store.read(class_named, "id", class_id)
        if row is not None and class_id in self.followers:
            text = render.encode(await self.view(row))
            for listener in [*self.followers.get(class_id, ())]:
                listener.send(text)
