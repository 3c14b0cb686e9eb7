"""The database: tables, their moves, and what was said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from sqlalchemy import Connection, Engine, RowMapping, bindparam, delete, func, insert, select, update

from quire.core.record import Move
from quire.server.engine import open_engine
from quire.server.errors import Conflict
from quire.server.prepared import Prepared, prepared_insert
from quire.server.rows import Row, Setup, State
from quire.server.schema import classes, moves, pulse, receipts, said, snapshots, tables
from quire.server.writer import Writer

T = TypeVar("T")
Values = dict[str, object]


@dataclass
class Change:
    """A change of one table, saved whole or not at all."""

    row: Row  # as it shall be; its seq is one more than what is there
    request: str | None = None
    cut: int | None = None  # moves after this ply are taken back
    move: Values | None = None
    snapshot: Values | None = None
    said: Values | None = None
    new: list[Row] = field(default_factory=list)  # tables that are opened with it


@dataclass
class Kept:
    """A table as it was read."""

    row: Row
    moves: list[Move]
    events: list[str]
    snapshot: tuple[int, str, str] | None  # ply, chain, position


def values_of(row: Row) -> Values:
    """A row as the database wants it."""
    values: Values = {name: getattr(row, name) for name in Row.model_fields}
    return values | {"setup": row.setup.model_dump_json(), "state": row.state.model_dump_json()}


def row_of(found: RowMapping) -> Row:
    """A row as it was found."""
    values: Values = {str(name): value for name, value in found.items()}
    values["setup"] = Setup.model_validate_json(str(values["setup"]))
    values["state"] = State.model_validate_json(str(values["state"]))
    return Row.model_validate(values)


class Store:
    """Reads in threads, writes through one writer."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.reader: Engine = open_engine(address, writes=False)
        self.engine: Engine = open_engine(address, writes=True)
        self.writer = Writer(self.engine)
        self.threads = ThreadPoolExecutor(4, "reader")

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.stop()
        self.threads.shutdown()
        self.reader.dispose()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask the database."""

        def run() -> T:
            with self.reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, run)

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Change the database; done once it is on disk."""
        return self.writer.write(work)

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Save a change of a table, or raise Conflict if somebody else was first."""
        return self.write(lambda connection: save(connection, change))

    async def add(self, rows: list[Row], class_row: Values | None = None) -> None:
        """Save new tables, and the class to which they belong."""

        def work(connection: Connection) -> None:
            if class_row:
                connection.execute(insert(classes), class_row)
            connection.execute(insert(tables), [values_of(row) for row in rows])

        await self.write(work)

    # ---- asking

    async def table(self, id: str) -> Kept | None:
        """A table with its moves and the last snapshot."""
        return await self.read(lambda connection: read_table(connection, id))

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
        query = select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids))
        return await self.read(lambda connection: {str(id): int(seq) for id, seq in connection.execute(query)})

    async def due(self, now: float, most: int) -> list[str]:
        """Tables where a clock has run out or a bot ought to have moved."""
        query = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        return await self.read(lambda connection: [str(id) for id in connection.scalars(query)])

    async def snapshot(self, table: str, ply: int) -> tuple[int, str, str] | None:
        """The last snapshot at or before a ply."""
        return await self.read(lambda connection: read_snapshot(connection, table, ply))

    async def said(self, table: str, most: int = 100) -> list[Values]:
        """The last things said."""
        query = select(said).where(said.c.table_id == table).order_by(said.c.number.desc()).limit(most)
        return await self.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()][::-1])

    async def listed(self, most: int = 200) -> list[Row]:
        """Public tables, the latest first."""
        query = (
            select(tables)
            .where(tables.c.visibility == "public", tables.c.status != "over")
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return await self.read(lambda connection: [row_of(row) for row in connection.execute(query).mappings()])

    async def class_named(self, column: str, value: str) -> Values | None:
        """A class by its id or code."""

        def work(connection: Connection) -> Values | None:
            found = connection.execute(select(classes).where(classes.c[column] == value)).mappings().first()
            return dict(found) if found else None

        return await self.read(work)

    async def class_tables(self, id: str) -> list[str]:
        """The tables of a class, in the order of opening."""
        query = select(tables.c.id).where(tables.c.class_id == id).order_by(tables.c.created, tables.c.code)
        return await self.read(lambda connection: [str(id) for id in connection.scalars(query)])

    async def luck_is_over(self, luck: str) -> bool:
        """Whether no table plays with that luck any more, so that its seed may be told."""
        query = select(func.count()).select_from(tables).where(tables.c.luck == luck, tables.c.status != "over")
        return await self.read(lambda connection: connection.scalar(query) == 0)

    async def delete(self, id: str) -> None:
        """Forget a table."""
        await self.write(lambda connection: drop(connection, [id]))


# ---- in a transaction


CHANGING = ("status", "seq", "ply", "line", "since", "due", "changed")
UPDATE = Prepared(
    update(tables).where(tables.c.id == bindparam("its_id"), tables.c.seq == bindparam("its_seq")), [*CHANGING, "state"]
)
INSERT = {part.name: prepared_insert(part) for part in (moves, snapshots, said, receipts)}


def save(connection: Connection, change: Change) -> None:
    """Write a change; the seq says whether the table is still as the change supposes."""
    row = change.row
    values: Values = {name: getattr(row, name) for name in CHANGING}
    values |= {"state": row.state.model_dump_json(), "its_id": row.id, "its_seq": row.seq - 1}
    if UPDATE.run(connection, values).rowcount != 1:
        raise Conflict(row.id)
    if change.cut is not None:
        for part in (moves, snapshots):
            connection.execute(delete(part).where(part.c.table_id == row.id, part.c.ply > change.cut))
    for name, new in (("moves", change.move), ("snapshots", change.snapshot), ("said", change.said)):
        if new is not None:
            INSERT[name].run(connection, {"table_id": row.id, **new})
    if change.request is not None:
        INSERT["receipts"].run(
            connection, {"table_id": row.id, "request": change.request, "seq": row.seq, "ply": row.ply}
        )
    if change.new:
        connection.execute(insert(tables), [values_of(new_table) for new_table in change.new])


def read_table(connection: Connection, id: str) -> Kept | None:
    """A table, its moves, and the last snapshot, all of the same moment."""
    found = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    if found is None:
        return None
    row = row_of(found)
    query = (
        select(moves.c.player, moves.c.text, moves.c.mark, moves.c.ms, moves.c.events)
        .where(moves.c.table_id == id)
        .order_by(moves.c.ply)
    )
    lines = connection.execute(query).all()
    return Kept(
        row,
        [Move(p, text, mark, ms) for p, text, mark, ms, _ in lines],
        [events for *_, events in lines],
        read_snapshot(connection, id, row.ply),
    )


def read_snapshot(connection: Connection, id: str, ply: int) -> tuple[int, str, str] | None:
    """The last snapshot at or before a ply."""
    query = select(snapshots.c.ply, snapshots.c.chain, snapshots.c.position).where(
        snapshots.c.table_id == id, snapshots.c.ply <= ply
    )
    found = connection.execute(query.order_by(snapshots.c.ply.desc()).limit(1)).first()
    return (int(found[0]), str(found[1]), str(found[2])) if found else None


def drop(connection: Connection, ids: list[str]) -> None:
    """Forget tables and all that belongs to them."""
    for part in (moves, receipts, snapshots, said):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def beat(connection: Connection, now: float, alone: bool) -> float:
    """Note that a server is alive; time since the last one was is given back to every running clock.  How much that was, in milliseconds."""
    before = connection.scalar(select(pulse.c.beat).where(pulse.c.id == 1).with_for_update())
    if before is None:
        connection.execute(insert(pulse), {"id": 1, "beat": now})
        return 0.0
    gap = max(0.0, now - float(before))
    connection.execute(update(pulse).where(pulse.c.id == 1), {"beat": max(now, float(before))})
    if not alone or gap <= 0:
        return 0.0
    running = update(tables).where(tables.c.due.is_not(None))
    connection.execute(running.values(since=tables.c.since + gap, due=tables.c.due + gap, seq=tables.c.seq + 1))
    return gap
