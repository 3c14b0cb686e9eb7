"""The database: tables, their moves, and what was said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from sqlalchemy import Connection, Engine, insert, select

from quirebox.server.storage.editions import Editions
from quirebox.server.storage.engine import open_engine
from quirebox.server.storage.policy import require_room
from quirebox.server.storage.rows import drop, how_far, read_snapshot, read_table, save, save_plain, values_of
from quirebox.server.storage.schema import classes, moves, receipts, tables
from quirebox.server.storage.writer import Writer
from quirebox.server.table.kept import Change, Row, Stored, Values

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Store:
    """Reads in threads, writes through one writer."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.reader: Engine = open_engine(address, writes=False)
        self.engine: Engine = open_engine(address, writes=True)
        self.writer = Writer(self.engine, save_plain)
        self.threads = ThreadPoolExecutor(4, "reader")
        self.editions = Editions()

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.stop()
        self.threads.shutdown()
        self.reader.dispose()
        self.engine.dispose()
        self.editions.close()

    async def read(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> T:
        """Ask the database: `work` gets a connection, and these arguments."""

        def run() -> T:
            with self.reader.connect() as connection:
                return work(connection, *args)

        return await asyncio.get_running_loop().run_in_executor(self.threads, run)

    def write(self, work: Callable[[Connection, *Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Change the database; done once it is on disk."""
        return self.writer.write(lambda connection: work(connection, *args))

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Save a change of a table, or raise Conflict if somebody else was first."""
        if change.plain:
            return self.writer.save(change)

        def work(connection: Connection) -> None:
            if change.new:
                require_room(connection, change.new[0].opener, len(change.new))
                self.editions.require(connection, change.new)
            save(connection, change)

        return self.writer.write(work)

    async def add(self, rows: list[Row], class_row: Values | None = None, played: Sequence[Values] = ()) -> None:
        """Save new tables, the class to which they belong, and what has been played at the first already."""

        def work(connection: Connection) -> None:
            require_room(connection, rows[0].opener if rows else "", len(rows))
            if class_row:
                connection.execute(insert(classes), class_row)
            connection.execute(insert(tables), [values_of(row) for row in rows])
            if played:
                connection.execute(insert(moves), [{"table_id": rows[0].id, **move} for move in played])
            self.editions.require(connection, rows)

        await self.write(work)

    # ---- asking

    async def table(self, id: str) -> Stored | None:
        """A table with its moves and the last snapshot; its game can find its printing from now on."""

        def work(connection: Connection) -> Stored | None:
            found = read_table(connection, id)
            if found is not None:
                setup = found.row.setup
                self.editions.provide(connection, found.row.game, setup.agreed.edition, setup.hash)
            return found

        return await self.read(work)

    async def find(self, column: str, value: str) -> str | None:
        """The id of the table with that code or record."""
        query = select(tables.c.id).where(tables.c[column] == value)
        return await self.read(lambda connection: connection.scalar(query))

    async def receipt(self, table: str, request: str) -> tuple[int, int] | None:
        """Seq and ply of a request that was carried out."""
        query = select(receipts.c.seq, receipts.c.ply).where(
            receipts.c.table_id == table, receipts.c.request == request
        )

        def work(connection: Connection) -> tuple[int, int] | None:
            found = connection.execute(query).first()
            return (int(found[0]), int(found[1])) if found else None

        return await self.read(work)

    async def seqs(self, ids: list[str]) -> dict[str, int]:
        """How far these tables are; those that are gone are missing."""
        return await self.read(how_far, ids)

    async def snapshot(self, table: str, ply: int) -> tuple[int, str, str] | None:
        """The last snapshot at or before a ply."""
        return await self.read(lambda connection: read_snapshot(connection, table, ply))

    async def delete(self, id: str) -> None:
        """Forget a table."""
        await self.write(lambda connection: drop(connection, [id]))
