"""HTTP: opening and finding tables, joining, classes, records."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse

from quire.core.match import Match
from quire.core.record import Record
from quire.server import pages, render, seating, whatif, wire
from quire.server.errors import Conflict, Refused
from quire.server.library import find_game
from quire.server.opening import link, open_row
from quire.server.rows import Row
from quire.server.service import Service
from quire.server.store import Change
from quire.server.table import Table
from quire.server.tokens import hashed, new_token, read_code

Bearer = Annotated[
    str | None,
    Header(alias="Authorization", pattern=r"^Bearer [A-Za-z0-9_-]{1,64}$", description="Bearer and the token"),
]
Id = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$")]
PROBLEMS: dict[int | str, dict[str, object]] = {
    code: {"model": wire.Problem, "description": text}
    for code, text in (
        (400, "Malformed"),
        (403, "Not with this token"),
        (404, "No such thing"),
        (409, "Not now"),
        (413, "Too large"),
        (422, "Not of this form"),
        (429, "Too many"),
        (503, "Could not be saved"),
    )
}


def token_of(bearer: str | None) -> str | None:
    """The token in the header."""
    return bearer.partition(" ")[2] if bearer else None


class Lobby:
    """What people do before they sit at a table."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.hall = service.hall

    async def open(self, new: wire.NewTable) -> wire.Opened:
        """Open a table."""
        row, opened = open_row(new, find_game(new.game), self.hall)
        await self.hall.store.add([row])
        return opened

    async def listed(self) -> list[wire.Listed]:
        """Public tables."""
        found: list[wire.Listed] = []
        for row in await self.hall.store.listed():
            table = self.hall.tables.get(row.id) or Table(row, find_game(row.game), None)
            if row.status == "open" or row.setup.table.spectators:
                found.append(
                    {
                        "id": row.id,
                        "game": row.game,
                        "title": table.game.title,
                        "players": len(row.state.seats),
                        "options": row.setup.options,
                        "status": row.status,
                        "free": [p for p in seating.free_seats(table) if not table.people_of(p)],
                        "people": [m.name for m in row.state.members if m.name and m.hash],
                        "spectators": row.setup.table.spectators,
                        "clock": render.clock_view(row),
                    }
                )
        return found

    async def find(self, code: str) -> str | None:
        """The table of a code, or the best one of a class with that code."""
        return await self.hall.store.find("code", code)

    async def join(self, join: wire.Join) -> wire.Joined:
        """Sit down with a code."""
        code = read_code(join.code)
        for _ in range(20):  # others may sit down at the same moment
            id = await self.find(code)
            if id is None:
                row = await self.hall.store.class_named("code", code)
                if row is None:
                    raise Refused("no_such", f"there is no table with the code {code!r}", field="code")
                id = await self.service.classes.place(row, join)
            elif await self._hidden(id, join):
                raise Refused("forbidden", "nobody may look on at this table", field="watch")
            try:
                return await self._sit(id, join)
            except Conflict:
                continue
        raise Refused("too_many", "too many people join at this moment; try again")

    async def _hidden(self, id: str, join: wire.Join) -> bool:
        table = await self.hall.table(id)
        return join.watch and not table.row.setup.table.spectators

    async def _sit(self, id: str, join: wire.Join) -> wire.Joined:
        token = new_token()
        async with self.hall.holding(id) as table:

            def work(row: Row) -> Change:
                seating.join(table, join.name, token, join.seat, join.watch)
                return Change(row)

            await self.hall.change(table, work)
            member = table.row.state.members[-1]
            self.hall.announce(table, False)
            return {"table": id, "member": member.id, "seat": member.seat, "token": token, "path": link(id, token)}

    async def view(self, id: str, token: str | None) -> wire.TableView:
        """A table as somebody sees it."""
        async with self.hall.holding(id) as table:
            member = self.may_look(table, token)
            return render.table_view(table, member, self.hall.now())

    def may_look(self, table: Table, token: str | None) -> int | None:
        """Which member asks; complains if nobody may look on."""
        if token is not None:
            return table.holder(token).id
        if not table.row.setup.table.spectators:
            raise Refused("forbidden", "nobody may look on at this table; you need a link or the code")
        return None

    # ---- records

    async def record(self, id: str, token: str | None) -> str:
        """The record of a finished game as a file."""
        async with self.hall.holding(id) as table:
            self.may_look(table, token)
            return (await self.finished(table)).write()

    async def finished(self, table: Table) -> Record:
        """The record of a table, if it may be told."""
        await self.hall.check_record(table)
        if not table.record_told:
            why = (
                "the game is not over" if table.row.status != "over" else "another table still plays with the same luck"
            )
            raise Refused("not_now", f"the record can be read after the end: {why}")
        return table.playing.record

    async def by_record(self, record: str) -> Table:
        """The table whose game is shared under that id."""
        id = await self.hall.store.find("record_id", record)
        if id is None:
            raise Refused("no_such", f"there is no record {record!r}", field="record")
        return await self.hall.table(id)

    async def record_info(self, record: str) -> wire.RecordInfo:
        """A finished game, for the replay."""
        table = await self.by_record(record)
        async with table.lock:
            found, row = await self.finished(table), table.row
            match: Match = table.playing
            return {
                "id": record,
                "game": row.game,
                "title": table.game.title,
                "edition": found.edition,
                "version": found.version,
                "players": found.players,
                "names": row.state.names,
                "options": found.options,
                "plies": match.ply,
                "result": render.result(row, True),
                "text": found.write(),
                "moves": pages.moved(match),
            }

    async def record_position(self, record: str, ply: int, eyes: int) -> wire.Looked:
        """A position of a finished game."""
        table = await self.by_record(record)
        async with table.lock:
            await self.finished(table)
            return await pages.looked(self.hall, table, eyes, ply, "")

    async def what_if(self, record: str, wish: wire.WhatIf) -> wire.Opened:
        """Play on from a position of a finished game."""
        table = await self.by_record(record)
        async with table.lock:
            await self.finished(table)
            return await whatif.play_on(self.hall, table, wish)


def limited(service: Service, request: Request, what: str) -> None:
    """Complain if an address opens or joins too much."""
    address = request.client.host if request.client else "?"
    buckets = service.opening if what == "open" else service.joining
    if not buckets.take(address):
        raise Refused("too_many", "too many from this address; wait a minute")


def routes(service: Service) -> APIRouter:
    """The addresses."""
    router = APIRouter(prefix="/api", responses=PROBLEMS)
    lobby, classes = Lobby(service), service.classes

    @router.post("/tables", status_code=201, tags=["tables"])
    async def open_table(new: wire.NewTable, request: Request) -> wire.Opened:
        """Open a table."""
        limited(service, request, "open")
        return await lobby.open(new)

    @router.get("/tables", tags=["tables"])
    async def list_tables() -> list[wire.Listed]:
        """Public tables."""
        return await lobby.listed()

    @router.get("/tables/{table}", tags=["tables"])
    async def see_table(table: Id, authorization: Bearer = None) -> wire.TableView:
        """A table as the bearer sees it."""
        return await lobby.view(table, token_of(authorization))

    @router.get(
        "/tables/{table}/record",
        response_model=None,
        responses={200: {"content": {"text/plain": {}}, "description": "The record"}},
        tags=["records"],
    )
    async def download(table: Id, authorization: Bearer = None) -> PlainTextResponse:
        """The record of a finished game, as a file."""
        text = await lobby.record(table, token_of(authorization))
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{table}.quire"'})

    @router.post("/join", status_code=201, tags=["tables"])
    async def join(join: wire.Join, request: Request) -> wire.Joined:
        """Sit down with a code."""
        limited(service, request, "join")
        return await lobby.join(join)

    @router.get("/records/{record}", tags=["records"])
    async def see_record(record: Id) -> wire.RecordInfo:
        """A finished game."""
        return await lobby.record_info(record)

    @router.get("/records/{record}/positions/{ply}", tags=["records"])
    async def see_position(
        record: Id, ply: Annotated[int, Path(ge=0, le=1_000_000)], eyes: Annotated[int, Query(ge=-1, le=15)] = -1
    ) -> wire.Looked:
        """One position of a finished game through somebody's eyes."""
        return await lobby.record_position(record, ply, eyes)

    @router.post("/records/{record}/whatif", status_code=201, tags=["records"])
    async def what_if(record: Id, wish: wire.WhatIf, request: Request) -> wire.Opened:
        """Play on from a position of a finished game, against bots."""
        limited(service, request, "open")
        return await lobby.what_if(record, wish)

    @router.post("/classes", status_code=201, tags=["classes"])
    async def open_class(new: wire.NewClass, request: Request) -> wire.ClassOpened:
        """Open several tables under one host."""
        limited(service, request, "open")
        find_game(new.table.game)
        return await classes.open(new)

    @router.get("/classes/{class_id}", tags=["classes"])
    async def see_class(class_id: Id, authorization: Bearer = None) -> wire.ClassView:
        """All tables of a class."""
        return await classes.view(await classes.find(class_id, hashed(token_of(authorization) or "")))

    @router.post("/classes/{class_id}/orders", tags=["classes"])
    async def order(class_id: Id, order: wire.ClassOrder, authorization: Bearer = None) -> wire.ClassView:
        """What the host of a class wants."""
        return await classes.order(await classes.find(class_id, hashed(token_of(authorization) or "")), order)

    return router
