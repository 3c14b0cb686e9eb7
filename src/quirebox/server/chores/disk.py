"""Room on the disk: the operator hears of it before there is none, and new tables wait."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable
from pathlib import Path

from quirebox.server import metrics
from quirebox.server.limits import Limits
from quirebox.server.storage.queries import size
from quirebox.server.storage.store import Store

log = logging.getLogger("quire.disk")
MEGABYTE = 1_000_000
REMIND = 3_600_000.0  # milliseconds between two warnings


def free_bytes(folder: Path) -> int:
    """How much can still be written there."""
    return shutil.disk_usage(folder).free


class Disk:
    """Looks after the disk on which a SQLite file lies; those of PostgreSQL are its own business."""

    def __init__(self, store: Store, limits: Limits, now: Callable[[], float]) -> None:
        self.store = store
        self.limits = limits
        self.now = now
        self.warned = 0.0
        url = store.engine.url
        self.folder = Path(url.database).parent if store.engine.dialect.name == "sqlite" and url.database else None

    async def look(self) -> None:
        """Measure, and warn."""
        metrics.DATABASE_BYTES.set(await self.store.read(size))
        if self.folder is None:
            return
        free, least = free_bytes(self.folder), self.limits.settings.disk_megabytes * MEGABYTE
        metrics.DISK_FREE_BYTES.set(free)
        was, self.limits.disk_is_full = self.limits.disk_is_full, free < least
        room = {"folder": str(self.folder), "free_megabytes": free // MEGABYTE, "disk_megabytes": least // MEGABYTE}
        if free < least and self.now() - self.warned > REMIND:
            self.warned = self.now()
            log.error("the disk is nearly full: no new tables until there is room again", extra=room)
        elif was and free >= least:
            self.warned = 0.0
            log.warning("there is room on the disk again", extra=room)
