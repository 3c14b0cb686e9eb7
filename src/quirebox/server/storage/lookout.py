"""Whether any other server uses the database: a lock that the operating system, or PostgreSQL, lets go when its holder
dies."""

from __future__ import annotations

import asyncio
import fcntl
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, text

from quirebox.server.storage.engine import DatabaseError, open_engine, private
from quirebox.server.storage.store import Store

KEY = 7_173_469_000  # of PostgreSQL's advisory lock


class Lookout:
    """Holds the lock while the server runs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.file: IO[str] | None = None
        self.connection: Connection | None = None

    async def enter(self) -> bool:
        """Take part; whether there is nobody else."""
        if self.store.engine.dialect.name == "sqlite":
            return self._lock_file()
        return await asyncio.to_thread(self._lock_shared)

    def _lock_file(self) -> bool:
        path = Path(f"{self.store.engine.url.database}.lock")
        private(path)
        self.file = path.open("w", encoding="utf-8")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            raise DatabaseError(
                f"another server uses {self.store.engine.url.database}; stop it, or name another file with --database, "
                "or use PostgreSQL for several processes"
            ) from None
        return True

    def _lock_shared(self) -> bool:
        self.connection = (
            open_engine(self.store.address, writes=True).connect().execution_options(isolation_level="AUTOCOMMIT")
        )
        alone = bool(self.connection.scalar(text(f"SELECT pg_try_advisory_lock({KEY})")))
        self.connection.execute(text(f"SELECT pg_advisory_lock_shared({KEY})"))
        if alone:
            self.connection.execute(text(f"SELECT pg_advisory_unlock({KEY})"))
        return alone

    async def alone(self) -> bool:
        """Whether there is nobody else now."""
        if self.connection is None:
            return True
        query = text(
            "SELECT count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND (classid::bigint << 32 | "
            "objid::bigint) = :key AND granted"
        )
        found = await self.store.read(lambda connection: connection.scalar(query, {"key": KEY}))
        return int(found or 0) <= 1

    def leave(self) -> None:
        """Let go."""
        if self.file:
            self.file.close()
        if self.connection is not None:
            self.connection.close()
            self.connection.engine.dispose()
