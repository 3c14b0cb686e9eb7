"""The rota: every chore again and again, whatever fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quirebox.server import metrics

log = logging.getLogger("quire.chores")
Chore = Callable[[], Awaitable[None]]


class Rota:
    """Runs the chores."""

    def __init__(self, *chores: tuple[float, Chore]) -> None:
        self.chores = chores  # each with the seconds between two times
        self.loops: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Begin to look after everything."""
        self.loops = [asyncio.create_task(self._forever(pause, chore)) for pause, chore in self.chores]

    async def end(self) -> None:
        """Stop looking after anything."""
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)

    async def _forever(self, pause: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await chore()
            except Exception as e:
                metrics.FAULTS.inc()
                log.error(
                    "a chore failed",
                    extra={"chore": chore.__name__, "problem": (str(e).splitlines() or [type(e).__name__])[0]},
                )
            await asyncio.sleep(pause)
