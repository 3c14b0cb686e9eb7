"""What runs on the side; a failure is noted and ends nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from quirebox.server import metrics

log = logging.getLogger("quire.tasks")


class Tasks:
    """The tasks of a server."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Do something on the side."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            metrics.FAULTS.inc()
            log.error("something failed on the side", exc_info=error)

    def cancel(self) -> None:
        """Stop all of them."""
        for task in [*self.running]:
            task.cancel()
