"""A client in Python, for remote bots and tests.

wish = {"game": "scientia", "players": 2, "bots": {"1": "greedy"}}
opened = await Api("http://127.0.0.1:8470").post("/api/tables", wish)
async with Visitor("http://127.0.0.1:8470", opened["table"], opened["token"]) as me:
    await me.ask("start")
    async for position in me.turns():
        await me.play(position["options"][0]["text"])
    for fact in scientia.facts(me.events):  # with types: `from quirebox.server.facts import scientia`
        print(me.tell(fact["sentence"]), fact["values"])
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quirebox.core.errors import QuireError
from quirebox.core.message import read
from quirebox.games import game
from quirebox.server.wire.messages import Told
from quirebox.words import speech

Answer = dict[str, Any]
LARGEST = 8 * 1024 * 1024
PATIENCE = 30.0  # seconds for an answer


class RequestRefused(QuireError):
    """The server says no, and why."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.get('code')}: {answer.get('message')}")
        self.answer = answer
        self.code = str(answer.get("code"))


class Lost(QuireError):
    """The connection is gone; come back with `reconnect` and send the same request again."""


class Late(Lost):
    """No answer has come in time.  Send the same request again, with the same id: it is carried out once."""


class Api:
    """The server's HTTP side."""

    def __init__(self, address: str, token: str | None = None, patience: float = PATIENCE) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.patience = patience

    async def get(self, path: str) -> Any:
        """Ask for something."""
        return await asyncio.to_thread(self._send, "GET", path, None)

    async def post(self, path: str, body: object) -> Any:
        """Change something."""
        return await asyncio.to_thread(self._send, "POST", path, json.dumps(body).encode())

    def _send(self, method: str, path: str, body: bytes | None) -> Any:
        request = urllib.request.Request(self.address + path, body, {"Content-Type": "application/json"}, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as answer:
                text = answer.read().decode()
                return json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text
        except urllib.error.HTTPError as e:
            with e:
                raise RequestRefused(json.loads(e.read() or b"{}")) from None
        except TimeoutError:
            raise Late(f"no answer from {self.address} within {self.patience:g} seconds") from None
        except OSError as e:
            late = isinstance(getattr(e, "reason", None), TimeoutError)
            raise (Late if late else Lost)(f"cannot reach {self.address}: {e}") from None


class Line:
    """A socket to the server: requests go out, each waits for its answer."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self.answers: dict[str, asyncio.Future[Answer]] = {}
        self.changed = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.closed: str | None = None  # why the server hung up

    async def connect(self) -> None:
        """Open the socket, once the one before is closed."""
        await self.disconnect()
        self.closed = None
        self.socket = await connect(
            self.address.replace("http", "ws", 1) + "/ws", max_size=LARGEST, open_timeout=20, compression=None
        )
        self.reader = asyncio.create_task(self._read(self.socket))

    async def disconnect(self) -> None:
        """Leave; the table stays."""
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                await self.socket.close()
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        self.socket = self.reader = None

    async def wait(self, condition: Any, seconds: float | None = 60.0) -> None:
        """Until something is so; raises Lost if the connection ends before, TimeoutError if it takes too long."""
        async with asyncio.timeout(seconds), self.changed:
            while not condition():
                if self.reader is None or self.reader.done():
                    raise Lost(self.closed or "the connection is gone")
                await self.changed.wait()

    async def _send(self, request: Answer) -> None:
        assert self.socket is not None
        try:
            await self.socket.send(json.dumps(request))
        except ConnectionClosed:
            raise Lost(self.closed or "the connection is gone") from None

    async def _until(self, waiting: asyncio.Future[Answer]) -> Answer:
        try:
            async with asyncio.timeout(self.patience):
                answer = await waiting
        except TimeoutError:
            raise Late(f"no answer within {self.patience:g} seconds") from None
        except asyncio.CancelledError:
            asking = asyncio.current_task()
            if waiting.cancelled() and not (asking and asking.cancelling()):  # the reader has gone; nobody stopped us
                raise Lost(self.closed or "the connection is gone") from None
            raise
        if answer["type"] == "error":
            raise RequestRefused(answer)
        return answer

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                await self._hear(json.loads(text))
        except (ConnectionClosed, OSError):
            pass
        finally:
            for waiting in self.answers.values():
                waiting.cancel()
            self.answers.clear()
            async with self.changed:
                self.changed.notify_all()

    async def _hear(self, message: Answer) -> None:
        raise NotImplementedError


class Visitor(Line):
    """A person or program at a table: plays, or looks on without a token."""

    def __init__(
        self, address: str, table: str, token: str | None = None, name: str | None = None, patience: float = PATIENCE
    ) -> None:
        super().__init__(address, patience)
        self.hello: Answer = {"do": "hello", "table": table, "token": token, "name": name}
        self.position: Answer | None = None  # the latest
        self.table: Answer = {}
        self.events: list[Told] = []  # all that was told, in order
        self.said: list[Answer] = []
        self.greeting: asyncio.Future[Answer] | None = None

    async def __aenter__(self) -> Visitor:
        await self.reconnect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def reconnect(self) -> None:
        """Come (back) to the table; what was missed is told."""
        await self.connect()
        known = self.position
        seen = {"ply": known["ply"], "line": known["line"]} if known else None
        id = uuid4().hex
        self.greeting = self.answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self._send({**self.hello, "id": id, "seen": seen})
            await self._until(self.greeting)
        except QuireError:
            await self.disconnect()
            raise
        finally:
            self.answers.pop(id, None)

    async def ask(self, do: str, id: str | None = None, **fields: object) -> Answer:
        """Send a request and wait for its answer and, if it changes anything, until that is seen; raises RequestRefused
        or Lost (Late if nothing comes in time)."""
        id = id or uuid4().hex
        waiting = self.answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self._send({"do": do, "id": id, **fields})
            answer = await self._until(waiting)
            if answer["type"] == "done":
                await self.wait(lambda: self.table.get("seq", 0) >= answer["seq"], self.patience)
        except TimeoutError:
            raise Late(f"it was carried out, but not seen within {self.patience:g} seconds") from None
        finally:
            self.answers.pop(id, None)
        return answer

    async def play(self, action: str, id: str | None = None) -> Answer:
        """Choose an option of the present position."""
        assert self.position is not None
        return await self.ask("play", id, ply=self.position["ply"], action=action)

    async def turns(self) -> AsyncIterator[Answer]:
        """Every position in which this visitor has to choose, until the end."""
        last: tuple[int, int] | None = None
        while True:
            await self.wait(lambda last=last: self.over() or (self.mine() and self.at() != last), None)
            if self.over() or self.position is None:
                return
            last = self.at()
            yield self.position

    def tell(self, said: object, language: str = "en") -> str:
        """A sentence that was sent, such as a question, a phrase, or what happened, in words."""
        names = [seat["name"] for seat in self.table["seats"]]
        return speech(game(self.table["game"]), language).tell(read(said), names)

    def at(self) -> tuple[int, int]:
        """Ply and line of the present position."""
        return (self.position["ply"], self.position["line"]) if self.position else (-1, -1)

    def mine(self) -> bool:
        """Whether this visitor has to choose."""
        return bool(self.position and self.position["options"] and self.table["status"] == "running")

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get("status") == "over"

    async def _hear(self, message: Answer) -> None:
        kind = message["type"]
        if kind == "position":
            del self.events[
                next((i for i, event in enumerate(self.events) if event["ply"] > message["since"]), len(self.events)) :
            ]
            self.events += message["events"]
            self.position = message
        if kind in ("position", "table"):
            self.table = message["table"]
            if self.greeting and not self.greeting.done():  # the first position answers the hello
                self.greeting.set_result(message)
        elif kind == "said":
            self.said.append(message)
        elif kind == "closed":
            self.closed = message["message"]
        elif (waiting := self.answers.pop(message.get("id") or "", None)) and not waiting.done():
            waiting.set_result(message)
        async with self.changed:
            self.changed.notify_all()
