"""One WebSocket: what comes is served in order, what goes out waits in a queue for slow readers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from sys import getsizeof
from typing import Protocol

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from quirebox.core.errors import QuireError
from quirebox.core.event import NOBODY, Player
from quirebox.server import metrics
from quirebox.server.errors import Conflict, Refused, Unsaved, refusal
from quirebox.server.limits import Limits, note
from quirebox.server.live.classrooms import Classrooms
from quirebox.server.live.presence import Presences
from quirebox.server.show import render
from quirebox.server.socket.desk import Desk
from quirebox.server.socket.protocol import id_in, read
from quirebox.server.table.live import LiveTable
from quirebox.server.tokens import hashed
from quirebox.server.wire import messages, requests

log = logging.getLogger("quire.socket")
LOOKS = (
    requests.Preview,
    requests.AskScores,
    requests.AskHidden,
    requests.AskLog,
    requests.Look,
)  # answered at once, by the server itself
HELLO_SECONDS = 20.0


class Host(Protocol):
    """Who answers what a guest asks."""

    desk: Desk
    presences: Presences
    classrooms: Classrooms
    limits: Limits


class Outbox:
    """Messages that wait for a slow reader."""

    def __init__(self, room: int) -> None:
        self.queue: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.room = room  # bytes that may wait
        self.waiting = 0
        self.closing = False

    def send(self, text: str) -> None:
        """Send a message when its turn comes; a reader who falls far behind is disconnected and can come back."""
        if self.closing:
            return
        size = getsizeof(text)
        if self.waiting and self.waiting + size > self.room:
            self.overflow()
        else:
            self.waiting += size
            self.queue.put_nowait(text)

    def overflow(self) -> None:
        """Too much waits."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.close(1013, "you read too slowly; connect again")

    def close(self, code: int, reason: str) -> None:
        """Say why, then close."""
        if self.closing:
            return
        self.closing = True
        closed: messages.Closed = {"type": "closed", "message": reason}
        self.queue.put_nowait(render.encode(closed))
        self.queue.put_nowait((code, reason))

    async def write(self, socket: WebSocket) -> None:
        """Send what waits, until it is closed."""
        while True:
            item = await self.queue.get()
            if isinstance(item, tuple):
                await socket.close(*item)
                return
            await socket.send_text(item)
            self.waiting -= getsizeof(item)


class Guest(Outbox):
    """Who is at the other end: a listener of a table or of a class."""

    def __init__(self, host: Host, visitor: str = "") -> None:
        super().__init__(host.limits.settings.queue_bytes)
        self.host = host
        self.visitor = visitor
        self.member: int | None = None
        self.name = ""
        self.viewer: Player = NOBODY
        self.ply = 0
        self.line = 0
        self.table: LiveTable | None = None
        self.class_id: str | None = None

    @property
    def greeted(self) -> bool:
        """Whether it is known which table or class the socket follows."""
        return self.table is not None or self.class_id is not None

    def answer(self, message: messages.Message) -> None:
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

    def overflow(self) -> None:
        note("queue_bytes", self.visitor)
        super().overflow()

    def leave(self) -> None:
        """The socket is closed."""
        if self.table is not None:
            self.host.presences.depart(self.table, self)
        if self.class_id is not None:
            self.host.classrooms.depart(self.class_id, self)

    async def serve(self, text: str) -> None:
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
        except Exception as e:
            self.refuse(self._reason(e), id)

    def _reason(self, error: Exception) -> Refused:
        """What is said when a request was not carried out."""
        if isinstance(error, QuireError):
            return refusal(error)
        if isinstance(error, Conflict):
            return Refused("stale", "somebody else was faster; try again")
        if isinstance(error, Unsaved):
            why = "the server could not save this; nothing has changed. Send it again with the same id"
            return Refused("unsaved", why)
        metrics.FAULTS.inc()
        log.error("a request failed", exc_info=error, extra={"table": self.table.row.id if self.table else None})
        return Refused("fault", "the server has made a mistake; it was noted. Send it again with the same id")

    async def _carry_out(self, request: requests.Request) -> messages.Message | None:
        if isinstance(request, requests.Hello | requests.HelloClass):
            if self.greeted:
                raise Refused("hello_twice", "this socket has said hello already; open another for another table")
            await (self._hello(request) if isinstance(request, requests.Hello) else self._hello_class(request))
            return None
        if isinstance(request, requests.Ping):
            return {"type": "pong", "id": request.id}
        if self.table is None:
            raise Refused("hello_first", "say hello first: which table, and who you are")
        if isinstance(request, requests.Say):
            self.host.limits.require_say(self.table.row.id, self.member)
        if isinstance(request, LOOKS):
            self.host.limits.require_look(self.visitor)
        return await self.host.desk.answer(self.table, self, request)

    async def _hello_class(self, request: requests.HelloClass) -> None:
        self.answer(await self.host.classrooms.enter(request.class_id, hashed(request.token), self))
        self.class_id = request.class_id

    async def _hello(self, request: requests.Hello) -> None:
        self.table = await self.host.presences.hello(self, request)


class Connection:
    """The socket of a guest."""

    def __init__(self, socket: WebSocket, guest: Guest) -> None:
        self.socket = socket
        self.guest = guest
        self.limit = guest.host.limits.of_socket(guest.visitor)

    async def run(self) -> None:
        """Until one side closes."""
        metrics.SOCKETS.inc()
        writer = asyncio.create_task(self.guest.write(self.socket))
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
            self.guest.leave()
            if WebSocketState.DISCONNECTED not in (self.socket.application_state, self.socket.client_state):
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await self.socket.close(1011)

    async def _read(self) -> None:
        going = True
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while going and not self.guest.greeted:
                    going = await self._take(await self.socket.receive())
        except TimeoutError:
            self.guest.close(1008, f"say hello within {HELLO_SECONDS:g} seconds")
            going = False
        while going:
            going = await self._take(await self.socket.receive())

    async def _take(self, message: Message) -> bool:
        """Serve what has come, if there is room for it; whether the socket stays open."""
        if message["type"] == "websocket.disconnect":
            return False
        text = message.get("text")
        if not self.limit.take():
            return self._spare(text or "")
        if text is None:
            self.guest.refuse(Refused("malformed", "found a binary frame; send JSON as text"), None)
        else:
            await self.guest.serve(text)
        return True

    def _spare(self, text: str) -> bool:
        """Too fast: say so, and in the end hang up."""
        if self.limit.lose_patience():
            note("messages_per_second", self.guest.visitor)
            self.guest.close(1008, "too many messages")
            return False
        self.guest.refuse(self.limit.refusal(), id_in(text))
        return True
