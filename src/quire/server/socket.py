"""WebSockets: one JSON object in each frame, limits, and a queue for whoever reads slowly."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from urllib.parse import urlsplit

from pydantic import ValidationError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from quire.core.errors import QuireError
from quire.core.event import NOBODY, Player
from quire.server import metrics, render, seating, wire
from quire.server.errors import Conflict, Refused, Unsaved, refusal
from quire.server.limits import Bucket
from quire.server.rows import Row
from quire.server.service import Service
from quire.server.store import Change
from quire.server.table import Table
from quire.server.tokens import hashed

log = logging.getLogger("quire.socket")
QUEUE = 400  # messages that may wait for a slow reader
PATIENCE = 200.0  # requests over the limit before the socket is closed
HELLO_SECONDS = 20.0


def own_origin(origin: str | None, host: str | None, others: str) -> bool:
    """Whether a page from there may connect.  Programs that are no browsers send no origin."""
    if origin is None:
        return True
    return urlsplit(origin).netloc == host or origin in [other.strip() for other in others.split(",")]


class Connection:
    """One socket: a listener of a table or of a class."""

    def __init__(self, socket: WebSocket, service: Service, address: str) -> None:
        self.socket = socket
        self.service = service
        self.address = address
        self.member: int | None = None
        self.viewer: Player = NOBODY
        self.ply = 0
        self.line = 0
        self.table: Table | None = None
        self.class_id: str | None = None
        self.queue: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue(QUEUE)
        rate = service.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate)
        self.patience = PATIENCE

    # ---- sending

    def send(self, text: str) -> None:
        """Send a message when its turn comes; who does not read for long is let go and can come back."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close(1013, "you read too slowly; connect again")

    def close(self, code: int, reason: str) -> None:
        """Say why, then close."""
        closed: wire.Closed = {"type": "closed", "message": reason}
        while self.queue.full():
            self.queue.get_nowait()
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(render.encode(closed))
            self.queue.put_nowait((code, reason))

    async def _write(self) -> None:
        while True:
            item = await self.queue.get()
            if isinstance(item, tuple):
                await self.socket.close(*item)
                return
            await self.socket.send_text(item)

    def answer(self, message: wire.Message) -> None:
        """Answer a request."""
        self.send(render.encode(message))

    def refuse(self, error: Refused, id: str | None) -> None:
        """Say why not."""
        metrics.REFUSED.labels(error.code).inc()
        self.answer(
            {
                "type": "error",
                "id": id,
                "code": error.code,
                "message": error.message,
                "rule": error.rule,
                "field": error.field,
            }
        )

    # ---- receiving

    async def run(self) -> None:
        """Until one side closes."""
        metrics.SOCKETS.inc()
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            for ended in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | RuntimeError | OSError):
                    log.error("a socket failed", exc_info=ended)
            metrics.SOCKETS.dec()
            self.leave()
            if WebSocketState.DISCONNECTED not in (self.socket.application_state, self.socket.client_state):
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await self.socket.close(1011)

    def leave(self) -> None:
        """The socket is closed."""
        if self.table is not None:
            self.service.hall.depart(self.table, self)
        if self.class_id is not None:
            self.service.classes.depart(self.class_id, self)

    async def _read(self) -> None:
        going = True
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while going and not self.greeted:
                    going = await self._take(await self.socket.receive())
        except TimeoutError:
            self.close(1008, f"say hello within {HELLO_SECONDS:g} seconds")
            going = False
        while going:
            going = await self._take(await self.socket.receive())

    async def _take(self, message: Message) -> bool:
        """Serve what has come, if there is room for it; whether the socket stays open."""
        if message["type"] == "websocket.disconnect":
            return False
        if not self.bucket.take():
            return self._spare()
        text = message.get("text")
        if text is None:
            self.refuse(Refused("malformed", "found a binary frame; send JSON as text"), None)
        else:
            await self._serve(text)
        return True

    @property
    def greeted(self) -> bool:
        """Whether it is known whom the socket follows."""
        return self.table is not None or self.class_id is not None

    def _spare(self) -> bool:
        """Too fast: say so now and then, and in the end hang up."""
        self.patience -= 1
        if self.patience <= 0:
            self.close(1008, "too many messages")
            return False
        if self.patience % 20 == 0 or self.patience == PATIENCE - 1:
            self.refuse(
                Refused(
                    "too_fast",
                    f"at most {self.service.settings.messages_per_second:g} messages a second; wait a little",
                ),
                None,
            )
        return True

    async def _serve(self, text: str) -> None:
        """One request and its answer, whatever happens."""
        id: str | None = None
        try:
            try:
                request = read(text)
            except Refused:
                id = id_in(text)
                raise
            id = request.id
            answer = await self._carry_out(request)
            if answer is not None:
                self.answer(answer)
        except Refused as e:
            self.refuse(e, id)
        except QuireError as e:
            self.refuse(refusal(e), id)
        except Conflict:
            self.refuse(Refused("stale", "somebody else was faster; try again"), id)
        except Unsaved:
            self.refuse(
                Refused(
                    "unsaved", "the server could not save this; nothing has changed. Send it again with the same id"
                ),
                id,
            )
        except Exception as e:
            metrics.FAULTS.inc()
            log.error("a request failed", exc_info=e, extra={"table": self.table.row.id if self.table else None})
            self.refuse(
                Refused("fault", "the server has made a mistake; it was noted. Send it again with the same id"), id
            )

    async def _carry_out(self, request: wire.Request) -> wire.Message | None:
        if isinstance(request, wire.Hello | wire.HelloClass):
            if self.greeted:
                raise Refused("hello_twice", "this socket has said hello already; open another for another table")
            await (self._hello(request) if isinstance(request, wire.Hello) else self._hello_class(request))
            return None
        if isinstance(request, wire.Ping):
            return {"type": "pong", "id": request.id}
        if self.table is None:
            raise Refused("hello_first", "say hello first: which table, and who you are")
        if isinstance(request, wire.Say) and not self.service.chatter.take(f"{self.table.row.id} {self.member}"):
            raise Refused(
                "too_fast", f"at most {self.service.settings.chat_per_minute:g} messages a minute; wait a little"
            )
        return await self.service.desk.answer(self.table, self, request)

    # ---- coming in

    async def _hello_class(self, request: wire.HelloClass) -> None:
        self.answer(await self.service.classes.enter(request.class_id, hashed(request.token), self))
        self.class_id = request.class_id

    async def _hello(self, request: wire.Hello) -> None:
        hall = self.service.hall
        async with hall.holding(request.table) as table:
            await hall.outdated(table)  # a process that died may have saved what it could no longer tell us
            if request.token is not None:
                self.member = await self._arrive(table, request)
                seat = table.member(self.member).seat
                self.viewer = NOBODY if seat is None else seat
            elif not table.row.setup.table.spectators:
                raise Refused(
                    "forbidden", "nobody may look on at this table; you need a link or the code", field="token"
                )
            await hall.check_record(table)
            self.table = table
            self._catch_up(table, request.seen)
            for row in await hall.store.said(table.row.id) if self.member is not None else []:
                self.send(render.said_text(row))
            hall.enter(table, self)
            hall.announce(table, False, [other for other in table.listeners if other is not self])
            hall.changed(table)

    async def _arrive(self, table: Table, request: wire.Hello) -> int:
        """Who this is; a seat link gets its name when it is used for the first time."""
        assert request.token is not None
        member = table.holder(request.token)
        if not member.name:

            def work(row: Row) -> Change:
                seating.arrive(table, table.member(member.id), request.name or f"Player {(member.seat or 0) + 1}")
                return Change(row)

            await self.service.hall.change(table, work)
        return member.id

    def _catch_up(self, table: Table, seen: wire.Seen | None) -> None:
        """The position, with what was missed."""
        row, view = table.row, render.table_view(table, self.member, self.service.hall.now())
        known = seen is not None and seen.line == row.line and seen.ply <= row.ply
        since = seen.ply if seen is not None and known else 0 if seen is not None else max(0, row.ply - 1)
        self.ply, self.line = row.ply, row.line
        if table.match is None:
            self.send(render.table_text(view))
        else:
            self.send(render.position_text(render.game_text(table, self.viewer, since, table.record_told), view))


def id_in(text: str) -> str | None:
    """The id of a request that may be of no other use."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None


def read(text: str) -> wire.Request:
    """A request, or what is wrong with it."""
    try:
        return wire.REQUEST.validate_json(text)
    except ValidationError as e:
        error = e.errors(include_url=False, include_input=False)[0]
        place = [str(part) for part in error["loc"]]
        if error["type"].startswith("union_tag"):
            raise Refused("invalid", f"do: {error['msg']}", field="do") from None
        if not place:
            raise Refused("malformed", f"found no JSON object: {error['msg']}") from None
        field = ".".join(place[1:]) or "do"
        raise Refused("invalid", f"{field}: {error['msg']}", field=field) from None
