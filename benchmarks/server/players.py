"""Simulated players of Quire: `players.py ADDRESSES GAME TABLES SECONDS EVERY` prints the milliseconds from a decision
sent to its outcome at all of the table.  Of several addresses, with commas, tables use one after the other.

It says `ready` when all sit, and begins to measure when a line comes: several of these processes measure together."""

from __future__ import annotations

import asyncio
import gc
import random
import resource
import sys
from itertools import cycle
from time import perf_counter
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from quire.server.client import Api


class Crowd:
    """All tables of a run."""

    def __init__(self, address: str, game: str, every: float) -> None:
        self.addresses = cycle(address.split(","))
        self.game = game
        self.every = every
        self.measuring = False
        self.found: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """A table of two, with both connected."""
        address = next(self.addresses)
        found = await Api(address).post("/api/tables", {"game": self.game, "players": 2})
        table = Table(self)
        for token in (found["token"], found["seats"][0]["token"]):
            socket = await connect(
                address.replace("http", "ws") + "/ws", compression=None, max_size=None, open_timeout=60
            )
            await socket.send(
                orjson.dumps({"do": "hello", "id": "h", "table": found["table"], "token": token}).decode()
            )
            await socket.recv()
            table.sockets.append(socket)
        await table.sockets[0].send('{"do": "start", "id": "s"}')
        self.tasks += [asyncio.create_task(table.listen(seat)) for seat in range(2)]


class Table:
    """Two people who move in turn."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.sockets: list[ClientConnection] = []
        self.sent: dict[int, float] = {}
        self.seen: dict[int, int] = {}

    async def listen(self, seat: int) -> None:
        """Hear everything; decide when asked."""
        async for text in self.sockets[seat]:
            now = perf_counter()
            if not text.startswith('{"type":"position"'):  # type: ignore[arg-type]
                continue
            position = orjson.loads(text)
            self._arrived(position["ply"], now)
            if position["result"]:
                await self._leave(seat)
                return
            if position["options"]:
                asyncio.get_running_loop().call_later(
                    self.crowd.every * (0.5 + random.random()), self._decide, seat, position
                )

    def _arrived(self, ply: int, now: float) -> None:
        self.seen[ply] = self.seen.get(ply, 0) + 1
        if self.seen[ply] == 2 and ply in self.sent:
            spent = now - self.sent.pop(ply)
            if self.crowd.measuring:
                self.crowd.found.append(1000 * spent)

    async def _leave(self, seat: int) -> None:
        """The game is over: one of the two opens the next."""
        await self.sockets[seat].close()
        if seat == 0:
            await self.crowd.open()

    def _decide(self, seat: int, position: dict[str, Any]) -> None:
        action = random.choice(position["options"])["text"]
        self.sent[position["ply"] + 1] = perf_counter()
        request = orjson.dumps(
            {"do": "play", "id": f"{seat}-{position['ply']}", "ply": position["ply"], "action": action}
        ).decode()
        self.crowd.tasks.append(asyncio.get_running_loop().create_task(self.sockets[seat].send(request)))


async def main(address: str, game: str, tables: int, seconds: float, every: float) -> None:
    """Sit down, play, measure."""
    crowd = Crowd(address, game, every)
    for first in range(0, tables, 10):
        await asyncio.gather(*(crowd.open() for _ in range(min(10, tables - first))))
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
    gc.disable()  # pauses of the players are not the server's
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    where, what, many, long, pause = sys.argv[1:]
    asyncio.run(main(where, what, int(many), float(long), float(pause)))
