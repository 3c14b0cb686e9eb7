"""A crowd that plays at many tables at once, comes back whenever the server dies, and remembers every answer it got."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from uuid import uuid4

from websockets.exceptions import InvalidHandshake, InvalidMessage

from quirebox.server.client import Api, Lost, RequestRefused, Visitor

GONE = (Lost, OSError, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


@dataclass(frozen=True)
class Acknowledged:
    """A decision of which the server said that it is safe."""

    table: str
    ply: int  # decisions after it
    action: str
    id: str


@dataclass
class Crowd:
    """Two people at each of many tables."""

    address: Callable[[int], str]  # where somebody connects now, by number
    game: str = "mill"
    clock: dict[str, object] = field(default_factory=lambda: {"kind": "live", "minutes": 30})
    acknowledged: list[Acknowledged] = field(default_factory=list)
    repeated: int = 0  # answers that had been lost and were asked for again
    unsaved: int = 0  # decisions that could not be saved, and were tried again
    problems: list[str] = field(default_factory=list)
    last: dict[str, int] = field(default_factory=dict)  # ply of the last answer at each live table
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    stopping: bool = False
    pause: float = 0.0

    async def sit_down(self, tables: int, players: int = 2) -> None:
        """Open tables and begin to play."""
        for n in range(tables):
            await self._open(n, players)

    async def _open(self, n: int, players: int) -> None:
        host = Api(self.address(n))
        found = await host.post("/api/tables", {"game": self.game, "players": players, "clock": self.clock})
        tokens = [found["token"], *(link["token"] for link in found["seats"])]
        people = [Visitor(self.address(n + k), found["table"], token, f"P{k}") for k, token in enumerate(tokens)]
        for person in people:
            await person.reconnect()
        await people[0].ask("start")
        self.last[found["table"]] = 0
        self.tasks += [asyncio.create_task(self._play(person, n + k)) for k, person in enumerate(people)]

    async def _play(self, person: Visitor, n: int) -> None:
        rng, pending = random.Random(n), None
        while not self.stopping:
            try:
                if pending is None:
                    with contextlib.suppress(TimeoutError):
                        await person.wait(lambda: self.stopping or person.mine() or person.over(), seconds=1)
                    if person.over() or self.stopping:
                        break
                    if not person.mine():
                        continue
                    assert person.position
                    pending = (person.position["ply"], rng.choice(person.position["options"])["text"], uuid4().hex)
                    await asyncio.sleep(self.pause * rng.random())
                answer = await person.ask("play", pending[2], ply=pending[0], action=pending[1])
                self._note(person, answer["ply"], pending, bool(answer["again"]))
                pending = None
            except RequestRefused as e:
                if e.code != "unsaved":
                    self.problems.append(f"{person.hello['table']} {pending}: {e}")
                    return
                self.unsaved += 1
                await asyncio.sleep(0.05)
            except GONE:
                await self._come_back(person, n)
        self.last.pop(str(person.hello["table"]), None)
        await person.disconnect()

    def _note(self, person: Visitor, ply: int, pending: tuple[int, str, str], again: bool) -> None:
        table = str(person.hello["table"])
        if ply != pending[0] + 1:
            self.problems.append(f"{table}: decided at ply {pending[0]}, answered with {ply}")
        self.acknowledged.append(Acknowledged(table, ply, pending[1], pending[2]))
        self.repeated += again
        if table in self.last:
            self.last[table] = max(self.last[table], ply)

    async def _come_back(self, person: Visitor, n: int) -> None:
        patience = 0.02
        while not self.stopping:
            try:
                person.address = self.address(n)
                await person.reconnect()
                return
            except RequestRefused as e:
                self.problems.append(f"{person.hello['table']}: could not come back: {e}")
                return
            except GONE:
                await asyncio.sleep(patience)
                patience = min(0.5, 1.5 * patience)

    async def go_on(self, since: dict[str, int], looks: int = 1500) -> list[str]:
        """Wait until every table that is still played has gone on; those that have not after this many looks, which are
        half a minute where nothing stops this program."""
        stuck = list(since)
        while stuck and looks and not self.problems:
            await asyncio.sleep(0.02)
            looks -= 1
            stuck = [table for table, ply in since.items() if self.last.get(table, ply + 1) <= ply]
        return stuck

    async def stop(self) -> None:
        """Everybody goes home."""
        self.stopping = True
        await asyncio.gather(*self.tasks, return_exceptions=True)
