"""Tables that other processes have changed, in case their word got lost."""

from __future__ import annotations

from quirebox.server.live.commit import Commit


class Recovery:
    """Asks the database after what was missed."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.registry = commit.registry

    async def catch_up(self) -> None:
        """Ask the database which tables other processes have changed, in case their word got lost."""
        if not (self.commit.bus.shared and self.registry.tables):
            return
        ours = dict(self.registry.tables)  # others may be opened before the database answers
        found = await self.registry.store.seqs([*ours])
        for id, table in ours.items():
            if id in found and found[id] > table.row.seq:
                await self.commit.catch_up(table, found[id])
            elif id not in found and not table.lock.locked():
                self.registry.forget(table, "the table was removed")
