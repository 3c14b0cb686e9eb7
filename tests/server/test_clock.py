"""Clocks, with a server whose time the test sets."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from quirebox.games import game as game_named
from quirebox.server.service import Service
from quirebox.server.settings import Settings
from quirebox.server.storage.pulse import beat
from quirebox.server.storage.upkeep import upgrade
from quirebox.server.table import clock
from quirebox.server.table.live import LiveTable
from quirebox.server.table.opening import open_row
from quirebox.server.wire.bodies import Clock, NewTable

from .people import run, until
from .twins import Ear

START = 1_800_000_000_000.0

NUMBERS = count()  # of requests: no two have the same


class Time:
    """A clock on the wall that the test turns."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.now += 1000 * seconds


class Scene:
    """A table of two with a clock."""

    table: LiveTable
    ears: list[Ear]

    def __init__(self, service: Service, id: str, tokens: list[str]) -> None:
        self.service = service
        self.id = id
        self.tokens = tokens

    async def begin(self, service: Service) -> None:
        """This server serves from now on, and everybody is there."""
        self.service = service
        await service.open()
        self.table = await service.registry.table(self.id)
        self.ears = [Ear(service) for _ in self.tokens]
        for ear, token in zip(self.ears, self.tokens, strict=True):
            await ear.serve(json.dumps({"do": "hello", "id": "h", "table": self.id, "token": token}))

    async def ask(self, seat: int, **request: object) -> dict[str, object]:
        """A request and its answer."""
        ear = self.ears[seat]
        while not ear.queue.empty():
            ear.queue.get_nowait()
        await ear.serve(json.dumps({"id": f"r{next(NUMBERS)}", **request}))
        return next(message for text in ear.heard() if (message := json.loads(text))["type"] in ("done", "error"))

    async def live(self, time: Time, seconds: float) -> None:
        """Time passes while the server serves."""
        time.pass_by(seconds)
        self.service.heartbeat.last_beat = now = time()
        await self.service.store.write(lambda connection: beat(connection, now, False))

    async def play(self) -> int:
        """The player who has to choose does; which seat it was."""
        seat = self.table.actor
        answer = await self.ask(
            seat,
            do="play",
            ply=self.table.row.ply,
            action="place field" if self.table.row.ply == 0 else self.table.playing.g.options[0].text,
        )
        assert answer["type"] == "done", answer
        return seat

    def left(self, seat: int) -> float:
        """Seconds on the clock of a seat."""
        return seconds_left(self.service, self.table, seat)


def seconds_left(service: Service, table: LiveTable, seat: int) -> float:
    """Seconds on the clock of a seat."""
    found = clock.left(table.row, seat, service.registry.now(), table.actor)
    assert found is not None
    return found / 1000


@asynccontextmanager
async def clocked(folder: Path, time: Time, rule: Clock, players: int = 2) -> AsyncIterator[Scene]:
    """A game that has just begun, with a clock."""
    database = f"sqlite:///{folder}/clock.db"
    upgrade(database)
    service = Service(Settings(database=database, thinkers=1, bot_pause=0.0), now=time)
    row, opened = open_row(
        NewTable(game="mill", players=players, clock=rule), game_named("mill"), time(), bytes(32), 5.0
    )
    scene = Scene(service, row.id, [opened["token"], *(link["token"] for link in opened["seats"])])
    try:
        await service.store.add([row])
        await scene.begin(service)
        assert (await scene.ask(0, do="start"))["type"] == "done"
        yield scene
    finally:
        await scene.service.close()


def test_a_live_clock_runs_for_the_player_who_has_to_choose_and_gains_when_the_turn_passes(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=10, increment=5)) as at:
            first = at.table.actor
            await at.live(time, 60)
            assert (at.left(first), at.left(1 - first)) == (540, 600)
            while at.table.actor == first:
                await at.play()
            assert (at.left(first), at.left(1 - first)) == (545, 600)
            await at.live(time, 10)
            assert (at.left(first), at.left(1 - first)) == (545, 590)

    run(scene())


def test_pausing_stops_the_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=10)) as at:
            await at.live(time, 30)
            await at.ask(0, do="pause")
            await at.live(time, 5000)
            assert at.left(at.table.actor) == 570
            await at.ask(0, do="resume")
            await at.live(time, 10)
            assert at.left(at.table.actor) == 560

    run(scene())


def test_at_zero_a_bot_takes_over(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=1, at_zero="bot")) as at:
            first = at.table.actor
            await at.live(time, 61)
            answer = await at.ask(first, do="play", ply=0, action="place field")
            assert answer["code"] == "not_now" and at.table.row.state.seats[first].stand_in == "greedy"
            await until(lambda: at.table.row.ply > 0)
            assert (await at.ask(first, do="return"))["code"] == "not_now"

    run(scene())


def test_at_zero_the_seat_resigns_even_if_nobody_asks(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=1, at_zero="resign")) as at:
            first = at.table.actor
            await at.live(time, 61)
            await until(lambda: at.table.row.status == "over")
            assert at.table.row.state.result and at.table.row.state.result.winners == [1 - first]

    run(scene())


def test_a_slow_clock_begins_anew_with_every_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="slow", days=2)) as at:
            first = at.table.actor
            await at.live(time, 86_400)
            while at.table.actor == first:
                await at.play()
            await at.live(time, 86_400)
            second = at.table.actor
            assert at.left(second) == 86_400
            while at.table.actor == second:
                await at.play()
            assert at.left(at.table.actor) == 2 * 86_400
            await at.live(time, 2 * 86_400 + 1)
            await until(lambda: at.table.row.state.seats[first].stand_in)
            await until(lambda: at.table.is_person(at.table.actor))
            assert (await at.ask(first, do="return"))["type"] == "done"

    run(scene())


def test_time_in_which_the_server_was_down_is_not_charged(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=10)) as at:
            id, actor = at.table.row.id, at.table.actor
            time.pass_by(8)
            await at.service.heartbeat.pulse()
        time.pass_by(3600)  # down for an hour
        service = Service(at.service.settings, now=time)
        await service.open()
        try:
            table = await service.registry.table(id)
            assert abs(seconds_left(service, table, actor) - 592) < 0.01
            time.pass_by(5)
            assert abs(seconds_left(service, table, actor) - 587) < 0.01
            assert table.row.due is not None and abs(table.row.due - (time() + 587_000)) < 10
        finally:
            await service.close()

    run(scene())


def test_time_in_which_the_computer_slept_is_not_charged(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=10)) as at:
            id, actor = at.table.row.id, at.table.actor
            await at.service.heartbeat.pulse()
            time.pass_by(400)
            await at.service.heartbeat.pulse()
            table = await at.service.registry.table(id)
            await until(lambda: seconds_left(at.service, table, actor) > 590)

    run(scene())


def test_a_clock_that_jumps_ahead_charges_nobody_even_if_somebody_decides_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=90)) as at:
            first = at.table.actor
            await at.live(time, 60)
            time.now += 3_600_000.0  # ahead, and the decision comes before the next pulse
            while at.table.actor == first:
                await at.play()
            assert abs(at.left(first) - (90 * 60 - 60)) < 1

    run(scene())


def test_a_clock_that_was_ahead_once_charges_nobody_when_the_server_is_down_later(tmp_path: Path) -> None:
    async def scene() -> None:
        time = Time()
        async with clocked(tmp_path, time, Clock(kind="live", minutes=90)) as at:
            id = at.table.row.id
            time.now += 3_600_000.0
            await at.service.heartbeat.pulse()
            time.now -= 3_600_000.0  # right again
            await at.service.heartbeat.pulse()
            await until(lambda: at.table.row.since is not None and at.table.row.since <= time())
            actor = at.table.actor
            assert at.left(actor) == 90 * 60
            await at.live(time, 60)
        time.pass_by(1800)  # down for half an hour, while the pulse might still be in the future
        service = Service(at.service.settings, now=time)
        await service.open()
        try:
            table = await service.registry.table(id)
            assert abs(seconds_left(service, table, actor) - (90 * 60 - 60)) < 1
        finally:
            await service.close()

    run(scene())
