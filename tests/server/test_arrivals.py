"""Many people come to one table: what they are told and what it costs grows with their number, not with its square."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter

from quirebox.server.service import Service
from quirebox.server.socket.connection import Guest

from .people import run, until
from .twins import Twins, twins

MANY = 2000


class Counting(Guest):
    """A spectator who counts what is sent."""

    def __init__(self, host: Service) -> None:
        super().__init__(host)
        self.frames = self.bytes = 0
        self.last = ""

    def send(self, text: str) -> None:
        self.frames += 1
        self.bytes += len(text)
        self.last = text


async def come(found: Twins, number: int) -> list[Counting]:
    """This many people look on from now on."""
    guests = [Counting(found.service) for _ in range(number)]
    for guest in guests:
        await guest.serve(json.dumps({"do": "hello", "id": "h", "table": found.table.row.id}))
    return guests


def test_two_thousand_people_arrive_at_one_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with twins(tmp_path, "scientia", 2, 1) as found:
            start = perf_counter()
            guests = await come(found, MANY)
            await until(lambda: not found.service.presences.due)
            spent = perf_counter() - start
            frames, sent = sum(guest.frames for guest in guests), sum(guest.bytes for guest in guests)
            print(f"\n{MANY} came: {spent:.2f} s, {frames} frames, {sent / 1e6:.1f} MB")
            assert frames < 10 * MANY
            told = json.loads(guests[0].last)["table"]["watching"]
            assert told == MANY + 1  # and the one who looked on before
            for guest in guests:
                guest.leave()
            await until(lambda: not found.service.presences.due)
            assert sum(guest.frames for guest in guests) < 20 * MANY

    run(scene())


def test_who_looks_on_is_shown_the_same_position_once_made(tmp_path: Path) -> None:
    async def scene() -> None:
        async with twins(tmp_path, "scientia", 2, 1) as found:
            await come(found, 1)
            first = found.table.outlook
            await come(found, 3)
            assert first and found.table.outlook is first
            actor = found.table.actor
            option = found.table.playing.g.options[0].text
            request = {"do": "play", "id": "p", "ply": found.table.row.ply, "action": option}
            await found.ears[actor].serve(json.dumps(request))
            (guest,) = await come(found, 1)
            position = json.loads(guest.last)
            assert position["ply"] == found.table.row.ply and found.table.outlook is not first

    run(scene())
