"""HTTP: tables are opened, listed, joined and seen."""

from __future__ import annotations

import asyncio
from time import monotonic

import orjson
from fastapi import APIRouter, Request, Response

from quirebox.server.errors import Conflict, Refused
from quirebox.server.http.asking import PROBLEMS, Bearer, Id, address_of, token_of
from quirebox.server.http.classrooms import Office
from quirebox.server.limits import Limits
from quirebox.server.live.admission import Admission
from quirebox.server.live.registry import Registry
from quirebox.server.show import render
from quirebox.server.show.library import find_game
from quirebox.server.storage.queries import class_named, listed
from quirebox.server.table import seats
from quirebox.server.table.former import named
from quirebox.server.table.kept import Change
from quirebox.server.table.opening import link, open_row
from quirebox.server.table.permissions import looker, may_list, may_look_on, require_entry, require_joining
from quirebox.server.table.table import Table
from quirebox.server.tokens import new_token, read_code
from quirebox.server.wire import bodies, messages, operators

PAUSE = 20.0  # times that the list took: so much of the time it is not made
LONGEST = 1.0  # seconds


class Listing:
    """The public tables: listed once for all who ask at the same time, and again after a while that grows with the work
    it was, so that nobody can keep the server busy with it."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.text = b""
        self.until = 0.0
        self.lock = asyncio.Lock()

    async def read(self) -> bytes:
        """The list as it is sent."""
        async with self.lock:
            if (start := monotonic()) >= self.until:
                self.text = orjson.dumps(await self._made())
                now = monotonic()
                self.until = now + min(LONGEST, PAUSE * (now - start))
            return self.text

    async def _made(self) -> list[bodies.Listed]:
        found: list[bodies.Listed] = []
        for row in await self.registry.store.read(listed):
            game = named(row.game)
            table = self.registry.tables.get(row.id) or (Table(row, game, None) if game else None)
            if table and may_list(row):
                found.append(
                    {
                        "id": row.id,
                        "game": row.game,
                        "title": table.game.title,
                        "players": len(row.state.seats),
                        "options": row.setup.options,
                        "status": row.status,
                        "free": seats.free_seats(table),
                        "people": [m.name for m in row.state.members if m.name and m.hash],
                        "spectators": may_look_on(row),
                        "clock": render.clock_view(row),
                    }
                )
        return found


class Lobby:
    """What people do before they sit at a table."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.commit = office.commit
        self.registry = office.registry
        self.listing = Listing(office.registry)

    async def open(self, new: bodies.NewTable, opener: str) -> bodies.Opened:
        """Open a table, for a person who may do that."""
        registry = self.registry
        seconds = registry.settings.bot_seconds
        row, opened = open_row(new, find_game(new.game), registry.now(), registry.seed(), seconds)
        row.opener = opener
        await registry.store.add([row])
        return opened

    async def join(self, join: bodies.Join) -> bodies.Joined:
        """Sit down with a code."""
        code = read_code(join.code)
        for _ in range(20):  # others may sit down at the same moment
            id = await self.registry.store.find("code", code)
            if id is None:
                row = await self.registry.store.read(class_named, "code", code)
                if row is None:
                    raise Refused("no_such", f"there is no table with the code {code!r}", field="code")
                id = await self.office.place(row, join)
            try:
                return await self._sit(id, join)
            except Conflict:
                continue
        raise Refused("too_many", "too many people join at this moment; try again")

    async def _sit(self, id: str, join: bodies.Join) -> bodies.Joined:
        token = new_token()
        async with self.registry.holding(id) as table:

            def work() -> Change:
                require_joining(table, join.name)
                require_entry(table, join.watch)
                seats.join(table, join.name, token, join.seat, join.watch)
                return Change(table.row)

            await self.commit.change(table, work)
            member = table.row.state.members[-1]
            self.commit.broadcast.announce(table, False)
            return {"table": id, "member": member.id, "seat": member.seat, "token": token, "path": link(id, token)}

    async def view(self, id: str, token: str | None) -> messages.TableView:
        """A table as a viewer sees it."""
        async with self.registry.holding(id) as table:
            member = looker(table, token)
            return render.table_view(table, member, self.registry.now())


def routes(lobby: Lobby, limits: Limits, admission: Admission) -> APIRouter:
    """The addresses."""
    router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["tables"])

    @router.post("/tables", status_code=201)
    async def open_table(new: bodies.NewTable, request: Request) -> bodies.Opened:
        """Open a table."""
        limits.require_open(address_of(request))
        return await lobby.open(new, await admission.opener(new.key, address_of(request)))

    @router.get("/opening")
    async def opening() -> operators.OpeningInfo:
        """Who may open tables."""
        return {"opening": admission.policy.opening}

    @router.get("/tables", response_model=list[bodies.Listed])
    async def list_tables() -> Response:
        """Public tables."""
        return Response(await lobby.listing.read(), media_type="application/json")

    @router.get("/tables/{table}")
    async def see_table(table: Id, authorization: Bearer = None) -> messages.TableView:
        """A table as the bearer sees it."""
        return await lobby.view(table, token_of(authorization))

    @router.post("/join", status_code=201)
    async def join(join: bodies.Join, request: Request) -> bodies.Joined:
        """Sit down with a code."""
        limits.require_join(address_of(request))
        return await lobby.join(join)

    return router
