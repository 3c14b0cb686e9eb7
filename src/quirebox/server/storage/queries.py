"""What is asked of the database about many tables at once, or about classes.  Each runs on a connection."""

from __future__ import annotations

import logging
from sqlite3 import Connection as SQLiteConnection

from sqlalchemy import ColumnElement, Connection, case, delete, exists, func, select, text, update

from quirebox.server.storage.rows import Unreadable, drop, row_of
from quirebox.server.storage.schema import classes, receipts, said, tables
from quirebox.server.table.kept import Row, Values

log = logging.getLogger("quire.queries")
Kind = tuple[str, int, str]  # a game, its version and its printing

# ---- tables


def due(connection: Connection, now: float, most: int) -> list[str]:
    """Tables where a clock has run out or a bot ought to have moved."""
    query = select(tables.c.id).where(tables.c.due <= now, tables.c.frozen.is_(None)).order_by(tables.c.due).limit(most)
    return [str(id) for id in connection.scalars(query)]


def freeze(connection: Connection, id: str, now: float) -> None:
    """Look no more after a table that cannot be played; its present turn begins again when it can."""
    values = {"frozen": now, "since": case((tables.c.since.is_(None), None), else_=now), "seq": tables.c.seq + 1}
    values["due"] = case((tables.c.since.is_(None), tables.c.due), else_=tables.c.due - tables.c.since + now)
    connection.execute(update(tables).where(tables.c.id == id, tables.c.frozen.is_(None)).values(values))


def kinds(connection: Connection) -> list[Kind]:
    """The games, versions and printings of running tables."""
    query = select(tables.c.game, tables.c.version, tables.c.printing).where(tables.c.status == "running").distinct()
    return [(str(game), int(version), str(printing)) for game, version, printing in connection.execute(query)]


def stop_clocks(connection: Connection, kind: Kind, now: float) -> int:
    """Tables of this kind cannot be played from now on; how many."""
    ours = update(tables).where(*of_kind(kind), tables.c.status == "running", tables.c.frozen.is_(None))
    return connection.execute(ours.values(frozen=now, seq=tables.c.seq + 1)).rowcount


def run_clocks(connection: Connection, kind: Kind, now: float) -> int:
    """Tables of this kind can be played again, and are charged for nothing; how many."""
    ours = update(tables).where(*of_kind(kind), tables.c.frozen.is_not(None))
    gap = now - tables.c.frozen
    return connection.execute(
        ours.values(since=tables.c.since + gap, due=tables.c.due + gap, frozen=None, seq=tables.c.seq + 1)
    ).rowcount


def of_kind(kind: Kind) -> tuple[ColumnElement[bool], ...]:
    """Tables of one game, version and printing."""
    return tables.c.game == kind[0], tables.c.version == kind[1], tables.c.printing == kind[2]


def wake(connection: Connection, now: float) -> None:
    """Let bots go on that were thinking when the last server ended."""
    connection.execute(update(tables).where(tables.c.due.is_not(None), tables.c.since.is_(None)).values(due=now))


def listed(connection: Connection, most: int = 200) -> list[Row]:
    """Public tables, the latest first."""
    query = (
        select(tables)
        .where(tables.c.visibility == "public", tables.c.status != "over", tables.c.frozen.is_(None))
        .order_by(tables.c.changed.desc())
        .limit(most)
    )
    found: list[Row] = []
    for row in connection.execute(query).mappings():
        try:
            found.append(row_of(row))
        except Unreadable as e:
            log.error("a table cannot be read", extra={"table": e.table, "problem": str(e)})
    return found


def last_said(connection: Connection, table: str, most: int = 100) -> list[Values]:
    """The last things said."""
    query = select(said).where(said.c.table_id == table).order_by(said.c.number.desc()).limit(most)
    return [dict(row) for row in connection.execute(query).mappings()][::-1]


def luck_is_over(connection: Connection, luck: str) -> bool:
    """Whether no table plays with that luck any more, so that its seed may be told."""
    query = select(func.count()).select_from(tables).where(tables.c.luck == luck, tables.c.status != "over")
    return connection.scalar(query) == 0


# ---- what is old


def forget(connection: Connection, limit: float, statuses: tuple[str, ...], most: int) -> list[str]:
    """Delete some of the tables that have not changed since then."""
    old = select(tables.c.id).where(tables.c.status.in_(statuses), tables.c.changed < limit).limit(most)
    found = [str(id) for id in connection.scalars(old)]
    drop(connection, found)
    return found


def forget_classes(connection: Connection, limit: float) -> None:
    """Delete old classes without tables."""
    used = select(tables.c.class_id).where(tables.c.class_id.is_not(None))
    connection.execute(delete(classes).where(classes.c.created < limit, classes.c.id.not_in(used)))


def with_receipts(connection: Connection, limit: float, most: int) -> list[str]:
    """Some of the tables that ended before then and still have receipts."""
    ended = select(tables.c.id).where(tables.c.status == "over", tables.c.changed < limit)
    query = ended.where(exists().where(receipts.c.table_id == tables.c.id)).limit(most)
    return [str(id) for id in connection.scalars(query)]


def forget_receipts(connection: Connection, ids: list[str]) -> None:
    """Delete the receipts of these tables."""
    connection.execute(delete(receipts).where(receipts.c.table_id.in_(ids)))


def shrink(connection: Connection, pages: int, spare: int) -> bool:
    """Give some pages of a SQLite file back to the disk, except a few spare ones; whether there are more."""
    if connection.dialect.name != "sqlite":
        return False
    file = connection.connection.driver_connection
    assert isinstance(file, SQLiteConnection)
    free = int(file.execute("PRAGMA freelist_count").fetchone()[0])
    if free <= spare:
        return False
    file.execute(f"PRAGMA incremental_vacuum({min(pages, free - spare)})").fetchall()
    return spare < int(file.execute("PRAGMA freelist_count").fetchone()[0]) < free


def size(connection: Connection) -> int:
    """Bytes of the database."""
    if connection.dialect.name == "sqlite":
        pages, of = (int(connection.scalar(text(f"PRAGMA {name}")) or 0) for name in ("page_count", "page_size"))
        return pages * of
    return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)


# ---- classes


def class_named(connection: Connection, column: str, value: str) -> Values | None:
    """A class by its id or code."""
    found = connection.execute(select(classes).where(classes.c[column] == value)).mappings().first()
    return dict(found) if found else None


def class_tables(connection: Connection, id: str) -> list[str]:
    """The tables of a class, in the order of opening."""
    query = select(tables.c.id).where(tables.c.class_id == id).order_by(tables.c.created, tables.c.code)
    return [str(id) for id in connection.scalars(query)]


def remove_class(connection: Connection, id: str) -> None:
    """Forget a class without tables."""
    connection.execute(delete(classes).where(classes.c.id == id))


def rename_class(connection: Connection, id: str, code: str) -> None:
    """Another code to join a class."""
    connection.execute(update(classes).where(classes.c.id == id).values(code=code))
