"""The pulse of a server: time in which nobody served is given back to every clock."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine

from quirebox.server.live.registry import Registry
from quirebox.server.live.tasks import Tasks
from quirebox.server.storage.lookout import Lookout
from quirebox.server.storage.pulse import beat
from quirebox.server.storage.queries import kinds, run_clocks, stop_clocks, wake
from quirebox.server.table.live import LiveTable

log = logging.getLogger("quire.heartbeat")
CatchUp = Callable[[LiveTable, int], Coroutine[object, object, None]]
ASLEEP = 10_000.0  # milliseconds without a pulse


class Heartbeat:
    """Says that this server is alive."""

    def __init__(self, registry: Registry, tasks: Tasks, catch_up: CatchUp) -> None:
        self.registry = registry
        self.tasks = tasks
        self.catch_up = catch_up
        self.lookout = Lookout(registry.store)
        self.last_beat = registry.now()

    async def begin(self) -> None:
        """Give back the time nobody served."""
        nobody_else = await self.lookout.enter()
        now = self.registry.now()
        gap = await self.registry.store.write(beat, now, nobody_else)
        if nobody_else:
            await self.registry.store.write(wake, now)
            await self._close_and_open(now)
        self.last_beat = now
        log.info("ready", extra={"alone": nobody_else, "given_back_s": round(gap / 1000, 3), "clocks_from": now / 1000})

    async def _close_and_open(self, now: float) -> None:
        """Stop the clocks of tables that cannot be played with what is installed now, and start them again where it can
        be."""
        store = self.registry.store
        for kind in await store.read(kinds):
            problem = await store.read(store.editions.problem, *kind)
            changed = await store.write(stop_clocks if problem else run_clocks, kind, now)
            if changed:
                what = "closed for play" if problem else "open for play again"
                log.warning(f"tables are {what}", extra={"tables": changed, "game": kind[0], "problem": problem})

    async def end(self) -> None:
        """Say that this server was alive until now."""
        await self.registry.store.write(beat, self.registry.now(), False)
        self.lookout.leave()

    async def pulse(self) -> None:
        """Note that somebody serves. Nothing was served while this process was stopped or the database away: that time
        is given back too."""
        now = self.registry.now()
        alone = self.asleep() and await self.lookout.alone()
        gap = await self.registry.store.write(beat, now, alone)
        self.last_beat = now
        if gap:
            what = "time was given back" if gap > 0 else "the clock of this computer was ahead and is right again"
            log.warning(what, extra={"seconds": round(abs(gap) / 1000, 3)})
            ours = dict(self.registry.tables)
            for id, seq in (await self.registry.store.seqs([*ours])).items():
                self.tasks.spawn(self.catch_up(ours[id], seq))

    def asleep(self) -> bool:
        """Whether this process has not served for a while: stopped, or without its database, or its clock was set."""
        return abs(self.registry.now() - self.last_beat) > ASLEEP
