"""Simulated players of Quire: `players.py ADDRESSES GAME TABLES SECONDS EVERY` prints the milliseconds from a decision
sent to its outcome at all of the table.  Of several addresses, with commas, tables use one after the other.

It says `ready` when all sit, and begins to measure when a line comes: several of these processes measure together.
Frames are read and written by hand, so that players take little of the processors that servers need."""

from __future__ import annotations

import asyncio
import gc
import random
import resource
import sys
from collections.abc import Callable
from itertools import cycle
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import orjson

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
OPENERS = 10  # tables that are opened at the same time
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(kind: int, text: bytes) -> bytes:
    """One frame; the mask that the protocol wants is zero."""
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + text


class Seat(asyncio.Protocol):
    """Somebody's socket."""

    def __init__(self, table: Table, number: int, host: str) -> None:
        self.table = table
        self.number = number
        self.host = host
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.greeted = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """The server took us."""
        self.transport = transport
        transport.write(UPGRADE.format(host=self.host).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        for waiting in (self.open, self.greeted):
            if not waiting.done():
                waiting.set_exception(ConnectionError("the server hung up"))
                return

    def data_received(self, data: bytes) -> None:
        """Bytes: first the answer to the upgrade, then frames."""
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self.buffer = rest
            self.open.set_result(b" 101 " in head)
        while self._one_frame():
            pass

    def _one_frame(self) -> bool:
        """Hear a frame, if all of it is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        self.buffer = buffer[start + size :]
        self._heard(buffer[0] & 15, buffer[start : start + size])
        return True

    def _heard(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            if not self.greeted.done():
                self.greeted.set_result(None)
            if text.startswith(b'{"type":"position"'):
                self.table.told(self.number, orjson.loads(text))
        elif kind == PING:
            self.transport.write(frame(PONG, text))
        elif kind == CLOSE:
            self.transport.close()

    def say(self, request: dict[str, object]) -> None:
        """Ask the server for something."""
        self.transport.write(frame(TEXT, orjson.dumps(request)))


class Table:
    """Two people who move in turn."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.seats: list[Seat] = []
        self.sent: dict[int, float] = {}
        self.seen: dict[int, int] = {}

    async def sit(self, address: str, table: str, token: str) -> None:
        """Another person comes."""
        to = urlsplit(address)
        seat = Seat(self, len(self.seats), to.netloc)
        await asyncio.get_running_loop().create_connection(lambda: seat, to.hostname, to.port)
        if not await seat.open:
            raise ConnectionError(f"no socket: {seat.buffer[:200]!r}")
        seat.say({"do": "hello", "id": "h", "table": table, "token": token})
        await seat.greeted
        self.seats.append(seat)

    def told(self, seat: int, position: dict[str, Any]) -> None:
        """A position has come; decide if asked."""
        self._arrived(position["ply"], perf_counter())
        if position["result"]:
            self.seats[seat].transport.close()
            if seat == 0:  # one of the two opens the next
                self.crowd.spawn(self.crowd.open())
        elif position["options"]:
            self.crowd.later(0.5 + random.random(), lambda: self._decide(seat, position))

    def _arrived(self, ply: int, now: float) -> None:
        self.seen[ply] = self.seen.get(ply, 0) + 1
        if self.seen[ply] == 2:
            del self.seen[ply]
            sent = self.sent.pop(ply, None)
            if sent is not None and self.crowd.measuring:
                self.crowd.found.append(1000 * (now - sent))

    def _decide(self, seat: int, position: dict[str, Any]) -> None:
        ply, action = position["ply"], random.choice(position["options"])["text"]
        self.sent[ply + 1] = perf_counter()
        self.seats[seat].say({"do": "play", "id": f"{seat}-{ply}", "ply": ply, "action": action})


class Door:
    """A connection on which tables are opened, one after the other."""

    def __init__(self, address: str) -> None:
        self.to = urlsplit(address)
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self, wish: dict[str, object]) -> Any:
        """A table that has just been opened."""
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.to.hostname, self.to.port)
        reader, writer = self.streams
        body = orjson.dumps(wish)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {self.to.netloc}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = next(line for line in answer.split("\r\n") if line.startswith("content-length:"))
        found = await reader.readexactly(int(size.split(":")[1]))
        if " 201 " not in answer:
            raise ConnectionError(f"no table: {found!r}")
        return orjson.loads(found)


class Crowd:
    """All tables of a run."""

    def __init__(self, address: str, game: str, every: float) -> None:
        self.addresses = cycle(address.split(","))
        self.doors: dict[str, list[Door]] = {}
        self.game = game
        self.every = every
        self.measuring = False
        self.found: list[float] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.first: list[Callable[[], None]] | None = []  # what is to be done when all sit

    async def open(self) -> None:
        """A table of two, with both connected."""
        address = next(self.addresses)
        doors = self.doors.setdefault(address, [])
        door = doors.pop() if doors else Door(address)
        found = await door.open({"game": self.game, "players": 2})
        doors.append(door)
        table = Table(self)
        for token in (found["token"], found["seats"][0]["token"]):
            await table.sit(address, found["table"], token)
        table.seats[0].say({"do": "start", "id": "s"})

    def later(self, turns: float, decide: Callable[[], None]) -> None:
        """Decide after a while, as people do who take turns of the usual length."""
        if self.first is None:
            asyncio.get_running_loop().call_later(turns * self.every, decide)
        else:
            self.first.append(decide)

    def begin(self) -> None:
        """Nobody has decided while others sat down: now all do, one after the other."""
        waiting, self.first = self.first or [], None
        for decide in waiting:
            self.later(random.random(), decide)

    def spawn(self, work: Any) -> None:
        """Do something meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def main(address: str, game: str, tables: int, seconds: float, every: float) -> None:
    """Sit down, play, measure."""
    crowd = Crowd(address, game, every)
    for first in range(0, tables, OPENERS):
        await asyncio.gather(*(crowd.open() for _ in range(min(OPENERS, tables - first))))
    crowd.begin()
    await asyncio.sleep(1.5 * every)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    crowd.measuring = True
    print("measuring", flush=True)
    await asyncio.sleep(seconds)
    crowd.measuring = False
    print("measured", flush=True)
    print(orjson.dumps(crowd.found).decode(), flush=True)


if __name__ == "__main__":
    import uvloop

    gc.disable()  # pauses of the players are not the server's
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    where, what, many, long, pause = sys.argv[1:]
    uvloop.run(main(where, what, int(many), float(long), float(pause)))
