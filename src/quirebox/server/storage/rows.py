"""A table written to the database and read from it, in a transaction."""

from __future__ import annotations

import json

from pydantic import ValidationError
from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, text, update

from quirebox.core.errors import QuireError
from quirebox.core.record import Move
from quirebox.server.errors import Conflict
from quirebox.server.storage.prepared import Prepared, prepared_insert
from quirebox.server.storage.schema import moves, receipts, records, reviews, said, snapshots, tables
from quirebox.server.table.kept import Change, Row, Setup, State, Stored, Values


class Unreadable(QuireError):
    """A table that is damaged in the database."""

    def __init__(self, table: str, problem: str) -> None:
        super().__init__(f"the table {table} cannot be read: {problem}")
        self.table = table


def values_of(row: Row) -> Values:
    """A row as the database wants it."""
    values: Values = {name: getattr(row, name) for name in Row.model_fields}
    return values | {
        "setup": row.setup.model_dump_json(by_alias=True),
        "state": row.state.model_dump_json(),
        "printing": row.setup.hash,
    }


def row_of(found: RowMapping) -> Row:
    """A row as it was found."""
    values: Values = {str(name): value for name, value in found.items() if name != "printing"}
    try:
        values["setup"] = Setup.model_validate_json(str(values["setup"]))
        values["state"] = State.model_validate_json(str(values["state"]))
        return Row.model_validate(values)
    except ValidationError as e:
        first = e.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Unreadable(str(found["id"]), f"{where or 'its state'}: {first['msg']}") from None


CHANGING = ("code", "status", "seq", "ply", "line", "since", "due", "frozen", "changed")
UPDATE = Prepared(
    update(tables).where(tables.c.id == bindparam("its_id"), tables.c.seq == bindparam("its_seq")), [*CHANGING, "state"]
)
INSERT = {part.name: prepared_insert(part) for part in (moves, snapshots, said, receipts)}


KEPT = {"receipts": 1024, "said": 200}  # of each table, at least; what is older is asked for by nobody
EVERY = 64  # changes or messages before it is looked what is older


def save(connection: Connection, change: Change) -> None:
    """Write a change; the seq says whether the table is still as the change supposes."""
    row = change.row
    claim(connection, [change])
    if change.cut is not None:
        for part in (moves, snapshots):
            connection.execute(delete(part).where(part.c.table_id == row.id, part.c.ply > change.cut))
    if change.settled:
        its = {"setup": row.setup.model_dump_json(by_alias=True), "visibility": row.visibility}
        connection.execute(update(tables).where(tables.c.id == row.id), its)
    add(connection, [change])
    if change.record is not None:
        connection.execute(insert(records), {"table_id": row.id, "text": change.record})
    if change.new:
        connection.execute(insert(tables), [values_of(new_table) for new_table in change.new])


def save_plain(connection: Connection, changes: list[Change]) -> None:
    """Write changes that only add something, all of them or, if one comes too late, none."""
    claim(connection, changes)
    add(connection, changes)


def claim(connection: Connection, changes: list[Change]) -> None:
    """Set the tables to their new state, if each is still as its change supposes; everywhere in the same order, so that
    two processes never wait for each other."""
    found = [
        {name: getattr(change.row, name) for name in CHANGING}
        | {"state": change.row.state.model_dump_json(), "its_id": change.row.id, "its_seq": change.row.seq - 1}
        for change in sorted(changes, key=lambda change: change.row.id)
    ]
    if UPDATE.run_all(connection, found) != len(changes):
        raise Conflict(", ".join(change.row.id for change in changes))


def add(connection: Connection, changes: list[Change]) -> None:
    """Write what is new, each kind together; forget what is old."""
    parts: dict[str, list[Values]] = {name: [] for name in INSERT}
    for change in changes:
        row = change.row
        for name, new in (("moves", change.move), ("snapshots", change.snapshot), ("said", change.said)):
            if new is not None:
                parts[name].append({"table_id": row.id, **new})
        if change.request is not None:
            receipt: Values = {"table_id": row.id, "request": change.request, "seq": row.seq, "ply": row.ply}
            parts["receipts"].append(receipt)
    for name, found in parts.items():
        INSERT[name].run_all(connection, found)
    for change in changes:
        prune(connection, change.row)


def prune(connection: Connection, row: Row) -> None:
    """Forget old receipts and messages of a table, now and then."""
    for part, column, newest in (
        (receipts, receipts.c.seq, row.seq),
        (said, said.c.number, row.state.next_said),
    ):
        if newest % EVERY == 0 and newest > KEPT[part.name]:
            connection.execute(delete(part).where(part.c.table_id == row.id, column < newest - KEPT[part.name]))


def read_table(connection: Connection, id: str) -> Stored | None:
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
    return Stored(
        row,
        [Move(p, text, mark, ms) for p, text, mark, ms, _ in lines],
        [events for *_, events in lines],
        read_snapshot(connection, id, row.ply),
    )


def read_record(connection: Connection, id: str) -> str | None:
    """The record of a game that is over, as it was written then."""
    found = connection.scalar(select(records.c.text).where(records.c.table_id == id))
    return None if found is None else str(found)


def read_snapshot(connection: Connection, id: str, ply: int) -> tuple[int, str, str] | None:
    """The last snapshot at or before a ply."""
    query = select(snapshots.c.ply, snapshots.c.chain, snapshots.c.position).where(
        snapshots.c.table_id == id, snapshots.c.ply <= ply
    )
    found = connection.execute(query.order_by(snapshots.c.ply.desc()).limit(1)).first()
    return (int(found[0]), str(found[1]), str(found[2])) if found else None


FAR = {  # one value, however many tables there are: to compile and hand over thousands costs more than to find them
    "postgresql": text("SELECT id, seq FROM tables WHERE id = ANY(:ids)"),
    "sqlite": text("SELECT id, seq FROM tables WHERE id IN (SELECT value FROM json_each(:ids))"),
}


def how_far(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The seqs of these tables; those that are gone are missing."""
    kind = connection.dialect.name
    found = connection.execute(FAR[kind], {"ids": ids if kind == "postgresql" else json.dumps(ids)})
    return {str(id): int(seq) for id, seq in found}


def drop(connection: Connection, ids: list[str]) -> None:
    """Forget tables and all that belongs to them."""
    for part in (moves, receipts, snapshots, said, records, reviews):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
