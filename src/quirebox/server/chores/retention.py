"""What is kept, and for how long: in memory, and in the database."""

from __future__ import annotations

from quirebox.server.live.registry import Registry
from quirebox.server.storage.queries import forget, forget_classes, forget_receipts, shrink, with_receipts

DAY = 86_400_000.0
AT_ONCE = 100  # tables in one transaction
PAGES = 1000  # of the file that are given back at once, and that it keeps for what comes


class Retention:
    """Lets go of what nobody needs."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def release(self) -> None:
        """Let idle tables go from memory."""
        self.registry.release_idle()

    async def forget_old(self) -> None:
        """Delete what has been kept long enough, a little at a time so that nobody waits, and let the file shrink."""
        settings, now, store = self.registry.settings, self.registry.now(), self.registry.store
        for days, statuses in (
            (settings.keep_finished_days, ("over",)),
            (settings.keep_unstarted_days, ("open",)),
            (settings.keep_running_days, ("running", "paused")),
        ):
            while days and (gone := await store.write(forget, now - days * DAY, statuses, AT_ONCE)):
                self._let_go(gone)
        await store.write(forget_classes, now - DAY)
        while old := await store.read(with_receipts, now - DAY, AT_ONCE):
            await store.write(forget_receipts, old)
        while await store.write(shrink, PAGES, PAGES):
            pass

    def _let_go(self, gone: list[str]) -> None:
        for id in gone:
            if table := self.registry.tables.get(id):
                self.registry.forget(table, "the table was removed")
