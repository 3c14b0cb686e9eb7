"""A disk on which nothing more can be written: nothing acknowledged is lost, and play goes on when there is room
again."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Callable
from pathlib import Path

from .crowd import Crowd
from .people import run, until
from .serving import SOAK, Server
from .test_kill import all_well, kept

TIMES = 40 if SOAK else 4
TABLES = 8


def allow(server: Server, most: int) -> None:
    """From now on no file of this server may become larger; what would be written beyond is refused by the system."""
    assert server.process
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def filled(server: Server, crowd: Crowd, most: int) -> None:
    """The disk is full, at first perhaps in the middle of a transaction, then wholly; people try to go on."""
    allow(server, most)
    await asyncio.sleep(0.2)
    allow(server, 0)
    before = crowd.unsaved
    await until(lambda: crowd.unsaved >= before + len(crowd.last) // 2)  # some games are over by now


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(
    own_server: Server, record_property: Callable[[str, object], None]
) -> None:
    own_server.start()
    rng, log = random.Random(1), Path(f"{own_server.folder}/tables.db-wal")

    async def scene() -> None:
        crowd = Crowd(lambda n: own_server.address, game="scientia")
        for n in range(TIMES):
            while len(crowd.last) < TABLES:
                await crowd.sit_down(1)
            stuck = await crowd.go_on(dict(crowd.last))
            assert not stuck and not crowd.problems, f"after {n} times: {stuck} {crowd.problems[:3]}"
            await filled(own_server, crowd, log.stat().st_size + rng.randrange(20_000))
            if n % 4 == 3:
                own_server.kill()
            kept(own_server.database, crowd)
            if n % 4 == 3:
                await asyncio.to_thread(own_server.start)
            else:
                allow(own_server, resource.RLIM_INFINITY)
        assert not await crowd.go_on(dict(crowd.last)) and not crowd.problems, crowd.problems
        await crowd.stop()
        assert len(crowd.acknowledged) > 10 * TIMES
        for name, value in (("full", TIMES), ("acknowledged", len(crowd.acknowledged)), ("unsaved", crowd.unsaved)):
            record_property(name, value)

    run(scene(), 60 + 20 * TIMES)
    own_server.close()
    all_well(own_server.database)
