"""HTTP: classes are opened, seen, and told what to do."""

from __future__ import annotations

from fastapi import APIRouter, Request

from quirebox.games import game as game_named
from quirebox.server.bots.allowed import check_bot
from quirebox.server.errors import Refused
from quirebox.server.http.asking import PROBLEMS, Bearer, Id, address_of, token_of
from quirebox.server.limits import Limits
from quirebox.server.live.admission import Admission
from quirebox.server.live.classrooms import Classrooms
from quirebox.server.live.commit import Commit
from quirebox.server.show.library import find_game
from quirebox.server.storage.queries import class_tables, remove_class, rename_class
from quirebox.server.table import seats
from quirebox.server.table.decisions import obey
from quirebox.server.table.kept import Change, Values
from quirebox.server.table.live import LiveTable
from quirebox.server.table.opening import open_row
from quirebox.server.tokens import hashed, new_code, new_id, new_token
from quirebox.server.wire import bodies, messages

FULL = 100  # more than there are seats


class Office:
    """What the host of a class asks for."""

    def __init__(self, commit: Commit, classrooms: Classrooms) -> None:
        self.commit = commit
        self.registry = commit.registry
        self.classrooms = classrooms

    async def open(self, new: bodies.NewClass, opener: str) -> bodies.ClassOpened:
        """Open the tables of a class, for a person who may do that; its host has no seat."""
        game = game_named(new.table.game)
        seed, luck = (self.registry.seed(), new_id()) if new.same_seed else (b"", "")
        class_id, code, token = new_id(), new_code(), new_token()
        settings = new.table.model_copy(
            update={"seat": None, "name": "Host", "chat": new.table.chat and "chat" in new.table.model_fields_set}
        )
        now, seconds = self.registry.now(), self.registry.settings.bot_seconds
        tables = [
            open_row(settings, game, now, seed or self.registry.seed(), seconds, luck, class_id)
            for _ in range(new.tables)
        ]
        for row, _ in tables:
            row.opener = opener
        its: Values = {
            "id": class_id,
            "code": code,
            "title": new.title,
            "hash": hashed(token),
            "game": game.id,
            "same_seed": int(new.same_seed),
            "created": now,
        }
        await self.registry.store.add([row for row, _ in tables], its)
        return {
            "class_id": class_id,
            "code": code,
            "token": token,
            "path": f"/c/{class_id}#{token}",
            "tables": [opened for _, opened in tables],
        }

    async def order(self, row: Values, order: bodies.ClassOrder) -> messages.ClassView:
        """Do something at one table or at all where it is possible."""
        ids = await self.registry.store.read(class_tables, str(row["id"]))
        if order.table is not None and order.table not in ids:
            raise Refused("no_such", f"there is no table {order.table!r} in this class", field="table")
        for id in [order.table] if order.table else ids:
            try:
                await self._obey(id, order)
            except Refused:
                if order.table:
                    raise
        if order.do == "remove" and order.table is None:
            await self.registry.store.write(remove_class, str(row["id"]))
        if order.do == "new_code" and order.table is None:
            row = {**row, "code": new_code()}
            await self.registry.store.write(rename_class, str(row["id"]), str(row["code"]))
        return await self.classrooms.view(row)

    async def _obey(self, id: str, order: bodies.ClassOrder) -> None:
        async with self.registry.holding(id) as table:
            if order.do == "remove":
                await self.registry.store.delete(id)
                self.registry.forget(table, "the host has removed this table")
                self.commit.bus.tell({"table": id, "seq": table.row.seq + 1})
                return
            await self.commit.change(table, lambda: self._change(table, order))
            self.commit.broadcast.announce(table, True)
            self.commit.moved(table)

    def _change(self, table: LiveTable, order: bodies.ClassOrder) -> Change:
        """One of its tables does what the host of a class asks for."""
        if order.do != "fill":
            return obey(table, order.do, self.registry.now())
        seats.fill(table, check_bot(order.bot, self.registry.settings.bot_seconds))
        return Change(table.row)

    async def place(self, row: Values, join: bodies.Join) -> str:
        """The table for the next person who joins with the code of a class: the fullest with a free seat, else the one
        with the fewest people who can be asked to share theirs."""
        best: tuple[int, str] | None = None
        for id in await self.registry.store.read(class_tables, str(row["id"])):
            async with self.registry.holding(id) as table:
                room, shared = len(seats.free_seats(table)), seats.to_share(table)
                if table.row.status == "open" and table.row.state.joining and (room or shared):
                    key = (room if room else FULL + sum(bool(m.name) for m in table.row.state.members), id)
                    best = key if best is None or key[0] < best[0] else best
        if best is None:
            raise Refused("full", "no table of this class has a free seat; ask the host")
        return best[1]


def routes(office: Office, limits: Limits, admission: Admission) -> APIRouter:
    """The addresses."""
    router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["classes"])
    classrooms = office.classrooms

    @router.post("/classes", status_code=201)
    async def open_class(new: bodies.NewClass, request: Request) -> bodies.ClassOpened:
        """Open several tables under one host."""
        limits.require_open(address_of(request), new.tables)
        find_game(new.table.game)
        return await office.open(new, await admission.opener(new.table.key, address_of(request)))

    @router.get("/classes/{class_id}")
    async def see_class(class_id: Id, authorization: Bearer = None) -> messages.ClassView:
        """All tables of a class."""
        return await classrooms.view(await classrooms.find(class_id, hashed(token_of(authorization) or "")))

    @router.post("/classes/{class_id}/orders")
    async def order(class_id: Id, order: bodies.ClassOrder, authorization: Bearer = None) -> messages.ClassView:
        """What the host of a class wants."""
        return await office.order(await classrooms.find(class_id, hashed(token_of(authorization) or "")), order)

    return router
