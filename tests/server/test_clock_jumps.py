"""Clocks of computers that jump, sleep and stop, at random: nobody is charged for more than they lived through."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from quirebox.server.service import Service
from quirebox.server.wire.bodies import Clock

from .people import run, until
from .serving import SOAK
from .test_clock import Scene, Time, clocked

DRILLS = 200 if SOAK else 8
STEPS = 25
SLACK = 0.5  # seconds
HOUR = 3_600_000.0


class Drill:
    """A game with a clock that is never right for long."""

    def __init__(self, at: Scene, time: Time, seed: int) -> None:
        self.at = at
        self.time = time
        self.rng = random.Random(seed)
        self.ahead = 0.0  # milliseconds that the clock of the computer goes wrong
        self.went_back = False  # then the turn that runs is given back, whole
        self.lived = [0.0, 0.0]  # seconds that each had to choose while somebody served
        self.jumps = 0

    async def step(self) -> None:
        """Something happens."""
        kind = self.rng.choice([self.live, self.live, self.decide, self.decide, self.jump, self.back, self.stop])
        await kind()

    async def live(self) -> None:
        """Time passes, as it ought to."""
        seconds = self.rng.uniform(0, 20)
        self.lived[self.at.table.actor] += seconds
        await self.at.live(self.time, seconds)

    async def decide(self) -> None:
        """Whose turn it is decides, at once."""
        await self.at.play()

    async def jump(self) -> None:
        """The clock is ahead from now on, or the computer slept; it is noticed by the pulse or by who decides."""
        self.jumps += 1
        jumped = self.rng.uniform(0.1, 3) * HOUR
        self.ahead += jumped
        self.time.now += jumped
        await self.rng.choice([self.at.service.heartbeat.pulse, self.decide])()
        await self.settled()

    async def back(self) -> None:
        """Somebody sets the clock right."""
        if self.ahead < 10_000:
            return
        self.jumps += 1
        self.time.now -= self.ahead
        self.ahead, self.went_back = 0.0, True
        await self.at.service.heartbeat.pulse()
        await self.settled()

    async def stop(self) -> None:
        """Nobody serves for a while."""
        self.jumps += 1
        await self.at.service.close()
        self.time.pass_by(self.rng.uniform(1, 3000))
        await self.at.begin(Service(self.at.service.settings, now=self.time))

    async def settled(self) -> None:
        """Until the table in memory has what the database says."""
        service, id = self.at.service, self.at.table.row.id

        async def same() -> bool:
            return (await service.store.seqs([id]))[id] == self.at.table.row.seq

        while not await same():
            await until(lambda: not service.tasks.running)

    def charged(self, seat: int) -> float:
        """Seconds that are gone from the clock of a seat."""
        return 90 * 60 - self.at.left(seat)

    def compare(self) -> None:
        """Nobody was charged for more; and for no less, unless a clock was set back."""
        for seat, lived in enumerate(self.lived):
            assert self.charged(seat) <= lived + SLACK, (seat, lived, self.charged(seat))
            assert self.went_back or self.charged(seat) >= lived - SLACK, (seat, lived, self.charged(seat))


def test_whatever_a_clock_does_nobody_is_charged_for_it(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    jumps = 0

    async def scene(seed: int, folder: Path) -> int:
        folder.mkdir()
        time = Time()
        async with clocked(folder, time, Clock(kind="live", minutes=90)) as at:
            drill = Drill(at, time, seed)
            for _ in range(STEPS):
                if drill.at.table.row.status == "over":
                    break
                await drill.step()
                drill.compare()
            return drill.jumps

    async def all_drills() -> None:
        nonlocal jumps
        for seed in range(DRILLS):
            jumps += await scene(seed, tmp_path / str(seed))

    run(all_drills(), 60 + 10 * DRILLS)
    record_property("jumps", jumps)
