"""What would happen to every table with the version that is installed here, tried on a copy of the database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, MetaData, select

from quirebox.core.errors import QuireError
from quirebox.games import game as game_named
from quirebox.server.storage.backup import copy_sqlite
from quirebox.server.storage.editions import Editions
from quirebox.server.storage.engine import open_engine
from quirebox.server.storage.rows import Unreadable, read_table
from quirebox.server.storage.schema import tables
from quirebox.server.storage.upkeep import connect, problem_of, upgrade
from quirebox.server.table.former import Unplayable
from quirebox.server.table.kept import Row, Stored
from quirebox.server.table.table import game_of

AT_ONCE = 1000  # rows


class Foreseen(NamedTuple):
    """What would happen to a table."""

    table: str
    game: str
    status: str
    ply: int
    how: str  # "goes on", "is over", "closed for play", "damaged"
    why: str  # what is not as usual


def rehearse(address: str) -> Iterator[Foreseen]:
    """Copy the database, upgrade the copy, and try every table of it. The database is only read."""
    with TemporaryDirectory(prefix="quire-rehearsal-") as folder:
        copy = Path(folder) / "copy.db"
        copy_database(address, copy)
        upgrade(f"sqlite:///{copy}")
        engine, editions = open_engine(f"sqlite:///{copy}", writes=False), Editions()
        try:
            with engine.connect() as connection:
                for id in connection.scalars(select(tables.c.id).order_by(tables.c.created)).all():
                    yield foreseen(connection, editions, str(id))
        finally:
            editions.close()
            engine.dispose()


def copy_database(address: str, copy: Path) -> None:
    """All that is in the database, as a SQLite file."""
    engine, connection = connect(address)
    connection.close()
    try:
        if engine.dialect.name == "sqlite":
            copy_sqlite(str(engine.url.database), copy)
            return
    finally:
        engine.dispose()
    source, target = open_engine(address, writes=False), open_engine(f"sqlite:///{copy}", writes=True)
    try:
        with source.connect() as ours, target.begin() as theirs:
            copy_rows(ours, theirs)
    finally:
        source.dispose()
        target.dispose()


def copy_rows(ours: Connection, theirs: Connection) -> None:
    """Every row, as it was at one moment."""
    found = MetaData()
    found.reflect(ours)
    for table in found.tables.values():
        for column in table.columns:
            column.server_default = None  # written in the other database's words
    found.create_all(theirs)
    for table in found.sorted_tables:
        for rows in ours.execute(select(table)).mappings().partitions(AT_ONCE):
            theirs.execute(table.insert(), [dict(row) for row in rows])


def foreseen(connection: Connection, editions: Editions, id: str) -> Foreseen:
    """What would happen to a table."""
    try:
        kept = read_table(connection, id)
    except Unreadable as e:
        return Foreseen(id, "?", "?", 0, "damaged", str(e))
    assert kept is not None
    row = kept.row
    editions.provide(connection, row.game, row.setup.agreed.edition, row.setup.hash)
    how, why = outlook(connection, kept)
    return Foreseen(id, row.game, row.status, row.ply, how, why)


def outlook(connection: Connection, kept: Stored) -> tuple[str, str]:
    """Whether a table goes on, and what is not as usual."""
    row = kept.row
    over = row.status == "over"
    try:
        game_of(row)
    except Unplayable as e:
        return ("is over", f"its record can be read, but not replayed: {e}") if over else ("closed for play", str(e))
    problem = problem_of(connection, kept)
    if problem:
        return (
            ("is over", f"its record can be read, but not replayed: {problem}")
            if over
            else ("closed for play", problem)
        )
    return "is over" if over else "goes on", unusual(row)


def unusual(row: Row) -> str:
    """Whether it is played with what was installed before."""
    present = game_named(row.game)
    parts = [f"in version {row.version}"] if row.version != present.version else []
    try:
        parts += ["with its former printing"] if present.box(row.setup.agreed.edition).hash != row.setup.hash else []
    except QuireError:
        parts.append("with its former edition")
    return " and ".join(parts)
