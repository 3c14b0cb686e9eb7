"""HTTP: finished games are read, looked at, and played on from any position."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from quirebox.core.game import Game
from quirebox.core.match import replay
from quirebox.core.record import Record, read
from quirebox.server.errors import Conflict, Refused
from quirebox.server.http.asking import PROBLEMS, Bearer, Id, address_of, token_of
from quirebox.server.limits import Limits
from quirebox.server.live.admission import Admission
from quirebox.server.live.commit import Commit
from quirebox.server.show import looks, render
from quirebox.server.show.library import example_record, find_game
from quirebox.server.storage.reviews import kept, wish
from quirebox.server.storage.rows import read_record
from quirebox.server.table import course
from quirebox.server.table.former import game_as
from quirebox.server.table.kept import Row
from quirebox.server.table.live import LiveTable
from quirebox.server.table.opening import open_row
from quirebox.server.table.permissions import looker, require_record
from quirebox.server.table.table import Table, player_names
from quirebox.server.wire import bodies, messages


class Archive:
    """Finished games."""

    def __init__(self, commit: Commit, sources: looks.Sources) -> None:
        self.commit = commit
        self.registry = commit.registry
        self.sources = sources

    async def record(self, id: str, token: str | None) -> str:
        """The record of a finished game as a file."""
        async with self.registry.holding(id) as table:
            looker(table, token)
            return await self.finished(table)

    async def finished(self, table: LiveTable) -> str:
        """The record of a table as it was written when the game ended, if it may be told."""
        await self.registry.check_record(table)
        require_record(table, table.record_told)
        return await self.registry.store.read(read_record, table.row.id) or table.record().write()

    async def by_record(self, record: str) -> LiveTable:
        """The table whose game is shared under that id."""
        id = await self.registry.store.find("record_id", record)
        if id is None:
            raise Refused("no_such", f"there is no record {record!r}", field="record")
        return await self.registry.table(id)

    async def shared(self, record: str) -> str:
        """The record that is shared under that id as a file."""
        table = await self.by_record(record)
        async with table.lock:
            return await self.finished(table)

    async def record_info(self, record: str) -> bodies.RecordInfo:
        """A finished game, for the replay."""
        table = await self.by_record(record)
        async with table.lock:
            text, row = await self.finished(table), table.row
            found = read(text)
            return {
                "id": record,
                "game": row.game,
                "title": table.game.title,
                "edition": found.edition,
                "version": found.version,
                "players": found.players,
                "names": row.state.names,
                "options": found.options,
                "plies": len(found.moves),
                "result": render.result(row, True),
                "text": text,
                "moves": looks.moved(found.moves),
                "printing": found.hash,
                "closed": render.closed(table),
            }

    async def record_position(self, record: str, ply: int, eyes: int) -> messages.Looked:
        """A position of a finished game."""
        table = await self.by_record(record)
        async with table.lock:
            await self.finished(table)
            return await looks.looked(self.sources, table, eyes, ply, "")

    async def line(self, record: str, wish: bodies.Line) -> messages.Looked:
        """Where a line would have led that was not played."""
        table = await self.by_record(record)
        async with table.lock:
            await self.finished(table)
            return await looks.imagined(self.sources, table, wish.ply, wish.actions)

    async def what_if(self, record: str, wish: bodies.WhatIf, opener: str) -> bodies.Opened:
        """Play on from a position of a finished game."""
        table = await self.by_record(record)
        async with table.lock:
            await self.finished(table)
            return await self.play_on(table, wish, opener)

    async def play_on(self, finished: LiveTable, wish: bodies.WhatIf, opener: str) -> bodies.Opened:
        """A running table with the same luck, at that ply.  The caller has checked that the record may be told."""
        last = finished.playing.ply
        if wish.ply >= last:
            found = f"; use 0 to {last - 1}" if last else ": nobody decided anything in this game"
            why = f"there is nothing to decide after ply {wish.ply}{found}"
            raise Refused("invalid", why, field="ply")
        new = what_if(finished.row, wish)
        return await self._begin(new, finished.game, finished.playing.record, wish.ply, opener)

    async def example(self, game: str, example: str, wish: bodies.PlayExample, opener: str) -> bodies.Opened:
        """A running table at the end of a record that comes with the rulebook."""
        record = example_record(find_game(game), example)
        new = bodies.NewTable(
            game=record.game,
            players=record.players,
            options=record.options,
            edition=record.edition,
            spectators=False,
            chat=False,
            name=wish.name,
            bots={str(seat): wish.bot for seat in range(1, record.players)},
        )
        played = game_as(record.game, record.version, record.edition, record.hash)
        return await self._begin(new, played, record, len(record.moves), opener)

    async def _begin(self, new: bodies.NewTable, game: Game, record: Record, ply: int, opener: str) -> bodies.Opened:
        """A running table after some decisions of a record, with its luck."""
        now, seconds = self.registry.now(), self.registry.settings.bot_seconds
        row, opened = open_row(new, game, now, bytes.fromhex(record.seed), seconds, printing=record.hash)
        match = replay(game, record, verify=True, until=ply)
        table = Table(row, game, match)
        row.state.names, row.state.started = player_names(table), record.started
        row.status, row.ply, row.opener = "running", match.ply, opener
        course.wind(table, now)
        await self.registry.store.add([row], played=course.written_moves(match))
        async with self.registry.holding(row.id) as running:
            self.commit.moved(running)
        return opened


async def review_of(archive: Archive, record: str) -> str:
    """What decided a finished game, as JSON: it may be large. Who asks for it first lets it be made."""
    table = await archive.by_record(record)
    async with table.lock:
        await archive.finished(table)
    store, id = archive.registry.store, table.row.id
    found = await store.read(kept, id)
    if found is None and archive.registry.settings.reviewers and table.row.state.result is not None:
        with suppress(Conflict):  # somebody else was faster
            await store.write(wish, id, archive.registry.now())
        found = await store.read(kept, id)
    if found is None:
        return '{"state":"off","share":0.0,"review":null}'
    return f'{{"state":"{found.state}","share":{found.share:.3f},"review":{found.text or "null"}}}'


def what_if(old: Row, wish: bodies.WhatIf) -> bodies.NewTable:
    """The table to open: what was agreed then, for one person against bots."""
    agreed = old.setup.agreed
    return bodies.NewTable(
        game=agreed.game,
        players=agreed.players,
        options=agreed.options,
        edition=agreed.edition,
        spectators=False,
        chat=agreed.chat,
        name=wish.name,
        seat=wish.seat,
        bots={str(seat): wish.bot for seat in range(agreed.players) if seat != wish.seat},
    )


def attached(name: str, text: str) -> PlainTextResponse:
    """A record to be saved as a file."""
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}.quire"'})


def routes(archive: Archive, limits: Limits, admission: Admission) -> APIRouter:
    """The addresses."""
    router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["records"])
    text: dict[int | str, dict[str, object]] = {200: {"content": {"text/plain": {}}, "description": "The record"}}

    @router.get("/tables/{table}/record", response_model=None, responses=text)
    async def download(table: Id, authorization: Bearer = None) -> PlainTextResponse:
        """The record of a finished game, as a file."""
        return attached(table, await archive.record(table, token_of(authorization)))

    @router.get("/records/{record}")
    async def see_record(record: Id) -> bodies.RecordInfo:
        """A finished game."""
        return await archive.record_info(record)

    @router.get("/records/{record}/file", response_model=None, responses=text)
    async def download_shared(record: Id) -> PlainTextResponse:
        """The record of a finished game as a file, for everybody who has the link to it."""
        return attached(record, await archive.shared(record))

    @router.get("/records/{record}/review", response_model=bodies.Reviewed)
    async def see_review(request: Request, record: Id) -> Response:
        """What decided a finished game; it is made in the background, and `share` says how far that is."""
        limits.require_look(address_of(request))
        return Response(await review_of(archive, record), media_type="application/json")

    @router.post("/records/{record}/lines")
    async def see_line(request: Request, record: Id, line: bodies.Line) -> messages.Looked:
        """Where a line would have led that was not played, as far as its player could foresee it."""
        limits.require_look(address_of(request))
        return await archive.line(record, line)

    @router.get("/records/{record}/positions/{ply}")
    async def see_position(
        request: Request,
        record: Id,
        ply: Annotated[int, Path(ge=0, le=1_000_000)],
        eyes: Annotated[int, Query(ge=-1, le=15)] = -1,
    ) -> messages.Looked:
        """One position of a finished game through chosen eyes."""
        limits.require_look(address_of(request))
        return await archive.record_position(record, ply, eyes)

    @router.post("/games/{game}/examples/{example}", status_code=201)
    async def play_example(
        game: str,
        example: Annotated[str, Path(pattern="^[a-z_]{1,32}$")],
        wish: bodies.PlayExample,
        request: Request,
    ) -> bodies.Opened:
        """Play on from an example of the rulebook, against bots."""
        limits.require_open(address_of(request))
        return await archive.example(game, example, wish, await admission.opener(wish.key, address_of(request)))

    @router.post("/records/{record}/whatif", status_code=201)
    async def play_on(record: Id, wish: bodies.WhatIf, request: Request) -> bodies.Opened:
        """Play on from a position of a finished game, against bots."""
        limits.require_open(address_of(request))
        return await archive.what_if(record, wish, await admission.opener(wish.key, address_of(request)))

    return router
