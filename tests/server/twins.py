"""Two games that differ only in what a viewer may not know: everything that viewer is sent must be the same, byte for
byte.

At every ply the real position is exchanged for one that the viewer imagines, and the server is asked the same things
again.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.match import Match
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game as game_named
from quirebox.server.http.tables import Listing
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.show import looks, render
from quirebox.server.socket.connection import Guest
from quirebox.server.storage.store import Store
from quirebox.server.storage.upkeep import upgrade
from quirebox.server.table.live import LiveTable
from quirebox.server.table.opening import open_row
from quirebox.server.table.table import Table
from quirebox.server.wire.bodies import NewTable

NOW = 1_800_000_000_000.0


class Leak(AssertionError):
    """A viewer can tell two games apart that differ only in what is hidden from them."""


class Ear(Guest):
    """A viewer without a socket, who keeps what they are sent."""

    def heard(self) -> list[str]:
        """What was sent since the last time."""
        found: list[str] = []
        while not self.queue.empty():
            item = self.queue.get_nowait()
            found.append(item if isinstance(item, str) else repr(item))
        self.waiting = 0
        return found


class Twins:
    """A table, and all who can look at it."""

    def __init__(self, service: Service, table: LiveTable, tokens: list[str]) -> None:
        self.service = service
        self.table = table
        self.tokens = tokens
        self.ears: dict[Player, Ear] = {}
        self.compared = 0

    async def arrive(self) -> None:
        """Everybody says hello through the same door as in a real game."""
        for viewer in (*range(len(self.tokens)), NOBODY):
            ear = self.ears[viewer] = Ear(self.service)
            await ear.serve(
                json.dumps(
                    {
                        "do": "hello",
                        "id": "h",
                        "table": self.table.row.id,
                        "token": self.tokens[viewer] if viewer != NOBODY else None,
                    }
                )
            )

        while self.service.presences.due:  # until all have been told who is there
            await asyncio.sleep(0.01)

    async def messages(self, viewer: Player, thorough: bool) -> list[str]:
        """All that the viewer can get now, on every channel."""
        ear, table = self.ears[viewer], self.table
        ear.heard()
        ear.ply, ear.line = max(0, table.row.ply - 1), table.row.line
        self.service.broadcast.announce(table, True, [ear])
        self.service.broadcast.announce(table, False, [ear])
        if thorough:
            self.service.broadcast.welcome(table, ear, None)
            for request in self.questions(viewer):
                await ear.serve(json.dumps(request))
            ear.send((await Listing(self.service.registry).read()).decode())
            ear.send(json.dumps(render.table_view(table, ear.member, NOW)))
        return ear.heard()

    def questions(self, viewer: Player) -> list[dict[str, object]]:
        """What the viewer might ask without changing anything: also what is refused."""
        ply = self.table.row.ply
        actions = self.table.playing.g.box.space.actions
        tried = [actions[(ply * 7 + n * 13) % len(actions)].text for n in range(3)]
        asked: list[dict[str, object]] = [
            {"do": "log"},
            {"do": "scores"},
            {"do": "look", "ply": ply},
            {"do": "look", "ply": ply, "eyes": 0},
            {"do": "hint", "ply": ply, "bot": "random"},
            {"do": "undo", "ply": ply, "to": ply},
            {"do": "play", "ply": ply + 1, "action": tried[0]},
            {"do": "play", "ply": ply, "action": "x"},
        ]
        options = [action.text for action in self.table.playing.g.options] if viewer == self.table.actor else []
        asked += [{"do": "preview", "ply": ply, "action": text} for text in (*tried, *options[ply % 3 :: 3])]
        asked += [{"do": "play", "ply": ply, "action": text} for text in tried if text not in options]
        return [{**request, "id": f"q{n}"} for n, request in enumerate(asked)]

    async def compare(self, viewer: Player, twin: State, told: list[Event] | None, thorough: bool) -> None:
        """Ask about the real position and about its twin; complain of the first difference."""
        match = self.table.playing
        real, heard = match.g, match.told[-1:] or None
        expected = await self.messages(viewer, thorough)
        self.secrets(expected)
        try:
            match.g = twin
            if told is not None:
                match.told[-1] = told
            found = await self.messages(viewer, thorough)
        finally:
            match.g = real
            if heard:
                match.told[-1] = heard[0]
        self.compared += len(found)
        for ours, theirs in zip(expected, found, strict=True):
            if ours != theirs:
                raise Leak(f"ply {match.ply}, viewer {viewer}: {difference(ours, theirs)}")

    def secrets(self, messages: list[str]) -> None:
        """No seed, token or hash is ever sent."""
        row = self.table.row
        for secret in (row.seed, *self.tokens, *(member.hash for member in row.state.members)):
            for message in messages:
                if secret and secret in message:
                    raise Leak(f"ply {row.ply}: a secret was sent: {message[:200]}")


def difference(ours: str, theirs: str) -> str:
    """Where two messages part."""
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    return f"…{ours[max(0, at - 80) : at + 60]}… or …{theirs[max(0, at - 80) : at + 60]}…"


def twin_after(table: Table, viewer: Player, action: Action, rng: Rng) -> tuple[State, list[Event]] | None:
    """What the viewer imagines, after the same action; None if they could not have imagined that action."""
    h = table.game.eyes.imagine(table.playing.g, viewer, rng)
    if action not in h.options:
        return None
    h.events = events = []
    h.apply(action)
    return h, events


def shown(events: list[Event], viewer: Player) -> bool:
    """Whether the viewer has learned something by these events."""
    return any(event.reveals and event.seen_by in (NOBODY, viewer) for event in events)


@asynccontextmanager
async def twins(
    folder: Path, game: str, players: int, seed: int, options: dict[str, str] | None = None
) -> AsyncIterator[Twins]:
    """A table with somebody on every seat, about to begin, whose clock stands still."""
    database = f"sqlite:///{folder}/twins.db"
    upgrade(database)
    service = Service(
        Settings(database=database, thinkers=1, hint="random", queue_bytes=1 << 30, looks_per_second=1e9),
        now=lambda: NOW,
    )
    await service.heartbeat.lookout.enter()
    try:
        new = NewTable(game=game, players=players, options=options or {}, visibility="public")
        row, opened = open_row(new, game_named(game), NOW, random.Random(seed).randbytes(32), 5.0)
        await service.store.add([row])
        table = await service.registry.table(row.id)
        tokens = [opened["token"], *(link["token"] for link in opened["seats"])]
        found = Twins(service, table, tokens)
        await found.arrive()
        await found.ears[0].serve(json.dumps({"do": "start", "id": "s"}))
        yield found
    finally:
        service.heartbeat.lookout.leave()
        await service.thinkers.close()
        service.store.close()


async def play_twins(found: Twins, seed: int, every: int, most: int = 100_000) -> None:
    """A whole game at random; at every ply some viewers, in turn all, compare it with what they imagine."""
    rng, table = random.Random(seed), found.table
    viewers = [*found.ears]
    imagined = Rng(seed)
    looked, looks.match_at = looks.match_at, present  # type: ignore[assignment]
    try:
        while table.row.status == "running" and table.row.ply < most:
            ply, g = table.row.ply, table.playing.g
            action = rng.choice(g.options)
            watch = [viewers[(ply + n) % len(viewers)] for n in range(len(viewers) if ply % every == 0 else 1)]
            afterwards = {viewer: twin_after(table, viewer, action, Rng(imagined.next())) for viewer in watch}
            for viewer in watch:
                await found.compare(
                    viewer, table.game.eyes.imagine(g, viewer, Rng(imagined.next())), None, ply % every == 0
                )
            await found.ears[table.actor].serve(
                json.dumps({"do": "play", "id": f"m{ply}", "ply": ply, "action": action.text})
            )
            assert table.row.ply == ply + 1
            for viewer, twin in afterwards.items():
                if (
                    twin
                    and not shown(table.playing.told[-1], viewer)
                    and not shown(twin[1], viewer)
                    and not table.playing.g.over()
                ):
                    await found.compare(viewer, *twin, thorough=False)
    finally:
        looks.match_at = looked


async def present(store: Store, table: Table, ply: int) -> Match:
    """The present position instead of one read from the database, which knows only the real game."""
    return table.playing


__all__ = ["Leak", "Twins", "play_twins", "twins"]
