"""What is kept of a person at all tables, found by the name they use, and how it is erased."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from quirebox.server.names import likeness
from quirebox.server.storage.rows import Unreadable, read_record, row_of
from quirebox.server.storage.schema import moves, records, said, tables
from quirebox.server.table.kept import Member, Row
from quirebox.server.table.persons import called

log = logging.getLogger("quire.persons")
AT_ONCE = 500  # rows
Line = tuple[int, str, int | None]  # ply, text, milliseconds


class Found(NamedTuple):
    """A person at a table."""

    row: Row
    member: Member
    said: list[tuple[float, str]]
    decisions: list[Line]


def tables_of(connection: Connection, name: str, only: list[str] | None) -> Iterator[Row]:
    """The tables at which somebody goes, or went, by that name."""
    query = select(tables).order_by(tables.c.created)
    if only is not None:
        query = query.where(tables.c.id.in_(only))
    for part in connection.execute(query).mappings().partitions(AT_ONCE):
        for found in part:
            try:
                row = row_of(found)
            except Unreadable as e:
                log.error("a table cannot be read", extra={"table": e.table, "problem": str(e)})
                continue
            like = likeness(name)
            if called(row.state, name) or like in map(likeness, row.state.names) or like in row.state.sent_away:
                yield row


def ids_of(connection: Connection, name: str, only: list[str] | None) -> list[str]:
    """The ids of these tables."""
    return [row.id for row in tables_of(connection, name, only)]


def find(connection: Connection, name: str, only: list[str] | None) -> list[Found]:
    """All that is kept of somebody."""
    return [
        Found(row, member, spoken(connection, row, member), decided(connection, row, member))
        for row in tables_of(connection, name, only)
        for member in called(row.state, name)
    ]


def spoken(connection: Connection, row: Row, member: Member) -> list[tuple[float, str]]:
    """What a member has said."""
    query = select(said.c.at, said.c.text).where(said.c.table_id == row.id, said.c.member == member.id)
    return [(float(at), str(text)) for at, text in connection.execute(query.order_by(said.c.number))]


def decided(connection: Connection, row: Row, member: Member) -> list[Line]:
    """What was decided at a member's seat."""
    query = select(moves.c.ply, moves.c.text, moves.c.ms).where(
        moves.c.table_id == row.id, moves.c.player == member.seat
    )
    return [(int(ply), str(text), ms) for ply, text, ms in connection.execute(query.order_by(moves.c.ply))]


def erase(connection: Connection, id: str, name: str, members: list[int], names: list[str]) -> None:
    """Delete what these members, or anybody of that name, have said at a table, and give its record these names."""
    spoke = select(said.c.number, said.c.name).where(said.c.table_id == id)
    theirs = [number for number, called in connection.execute(spoke) if likeness(str(called)) == likeness(name)]
    connection.execute(
        delete(said).where(said.c.table_id == id, said.c.member.in_(members) | said.c.number.in_(theirs))
    )
    text = read_record(connection, id)
    if text is not None:
        connection.execute(update(records).where(records.c.table_id == id), {"text": renamed(text, names)})


def renamed(record: str, names: list[str]) -> str:
    """A record whose head gives these names; nothing else changes."""

    def line(found: re.Match[str]) -> str:
        seat = int(found[1])
        return f"name {seat} {names[seat]}" if seat < len(names) else found[0]

    head, rule, rest = record.partition("---\n")
    return re.sub(r"^name (\d+) .*$", line, head, flags=re.M) + rule + rest
