"""Classes: several tables under one host, who sees all of them and can start, pause, resume and remove."""

from __future__ import annotations

import asyncio
from hmac import compare_digest

from sqlalchemy import Connection, delete

from quire.core.event import NOBODY
from quire.games import game as game_named
from quire.server import render, seating, wire
from quire.server.errors import Refused
from quire.server.hall import Hall
from quire.server.opening import open_row
from quire.server.requests import Desk
from quire.server.schema import classes
from quire.server.store import Values
from quire.server.table import Listener, Table
from quire.server.tokens import hashed, new_code, new_id, new_token

CALM = 0.5  # seconds between two updates for a host


class Classes:
    """All classes of a hall."""

    def __init__(self, hall: Hall, desk: Desk) -> None:
        self.hall = hall
        self.desk = desk
        self.followers: dict[str, set[Listener]] = {}
        self.due: set[str] = set()
        hall.changed = self.changed

    async def open(self, new: wire.NewClass) -> wire.ClassOpened:
        """Open the tables of a class; its host has no seat."""
        game = game_named(new.table.game)
        seed, luck = (self.hall.seed(), new_id()) if new.same_seed else (b"", "")
        class_id, code, token = new_id(), new_code(), new_token()
        settings = new.table.model_copy(
            update={"seat": None, "name": "Host", "chat": new.table.chat and "chat" in new.table.model_fields_set}
        )
        tables = [open_row(settings, game, self.hall, seed, luck, class_id) for _ in range(new.tables)]
        row: Values = {
            "id": class_id,
            "code": code,
            "title": new.title,
            "hash": hashed(token),
            "game": game.id,
            "same_seed": int(new.same_seed),
            "created": self.hall.now(),
        }
        await self.hall.store.add([row for row, _ in tables], row)
        return {
            "class_id": class_id,
            "code": code,
            "token": token,
            "path": f"/c/{class_id}#{token}",
            "tables": [opened for _, opened in tables],
        }

    async def find(self, class_id: str, hash: str) -> Values:
        """A class whose host asks."""
        row = await self.hall.store.class_named("id", class_id)
        if row is None:
            raise Refused("no_such", f"there is no class {class_id!r}", field="class_id")
        if not compare_digest(str(row["hash"]), hash):
            raise Refused("forbidden", "this link does not belong to the host of this class", field="token")
        return row

    async def view(self, row: Values) -> wire.ClassView:
        """All tables of a class."""
        found = [await self._table(id) for id in await self.hall.store.class_tables(str(row["id"]))]
        return {
            "type": "class",
            "id": str(row["id"]),
            "code": str(row["code"]),
            "title": str(row["title"]),
            "game": str(row["game"]),
            "same_seed": bool(row["same_seed"]),
            "tables": found,
        }

    async def _table(self, id: str) -> wire.ClassTable:
        async with self.hall.holding(id) as table:
            now = self.hall.now()
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

    async def order(self, row: Values, order: wire.ClassOrder) -> wire.ClassView:
        """Do something at one table or at all where it is possible."""
        ids = await self.hall.store.class_tables(str(row["id"]))
        if order.table is not None and order.table not in ids:
            raise Refused("no_such", f"there is no table {order.table!r} in this class", field="table")
        for id in [order.table] if order.table else ids:
            try:
                await self._obey(id, order.do)
            except Refused:
                if order.table:
                    raise
        if order.do == "remove" and order.table is None:
            await self.hall.store.write(lambda connection: remove_class(connection, str(row["id"])))
        return await self.view(row)

    async def _obey(self, id: str, do: str) -> None:
        async with self.hall.holding(id) as table:
            if do == "remove":
                await self.hall.store.delete(id)
                self.hall.forget(table, "the host has removed this table")
                self.hall.bus.tell({"table": id, "seq": table.row.seq + 1})
                return
            await self.hall.change(table, self.desk.ordered(table, do))
            self.hall.announce(table, True)
            self.hall.moved(table)

    async def place(self, row: Values, join: wire.Join) -> str:
        """The table of a class where somebody who joins with its code shall sit: the fullest with a free seat."""
        best: tuple[int, str] | None = None
        for id in await self.hall.store.class_tables(str(row["id"])):
            async with self.hall.holding(id) as table:
                if table.row.status == "open" and seating.free_seats(table):
                    room = sum(not table.people_of(p) and not kept.bot for p, kept in enumerate(table.row.state.seats))
                    key = (room if room else 100, id)
                    best = key if best is None or key[0] < best[0] else best
        if best is None:
            raise Refused("full", "no table of this class has a free seat; ask the host")
        return best[1]

    # ---- following

    async def enter(self, class_id: str, hash: str, listener: Listener) -> wire.ClassView:
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

    def changed(self, table: Table) -> None:
        """A table has changed: tell the host of its class, not too often."""
        class_id = table.row.class_id
        if class_id in self.followers and class_id not in self.due:
            self.due.add(class_id)
            self.hall.spawn(self._tell(class_id))

    async def _tell(self, class_id: str) -> None:
        await asyncio.sleep(CALM)
        self.due.discard(class_id)
        row = await self.hall.store.class_named("id", class_id)
        if row is not None and class_id in self.followers:
            text = render.encode(await self.view(row))
            for listener in [*self.followers.get(class_id, ())]:
                listener.send(text)


def remove_class(connection: Connection, id: str) -> None:
    """Forget a class without tables."""
    connection.execute(delete(classes).where(classes.c.id == id))
