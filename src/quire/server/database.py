"""Looking after the database: upgrade, backup, check."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from quire.core.errors import QuireError
from quire.core.match import replay
from quire.games import game
from quire.server.engine import DatabaseError, open_engine
from quire.server.schema import receipts, tables
from quire.server.store import Kept, read_table
from quire.server.table import record_of, resumed, write_events

MIGRATIONS = Path(__file__).parent / "migrations"
KEY = 7_173_469_001  # of PostgreSQL's advisory lock: one process upgrades at a time


def configuration(connection: Connection) -> Config:
    """What Alembic wants to know."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def connect(address: str) -> tuple[Engine, Connection]:
    """A connection that can be trusted to work, or what to do."""
    engine = open_engine(address, writes=True)
    try:
        return engine, engine.connect()
    except SQLAlchemyError as e:
        engine.dispose()
        shown = engine.url.render_as_string(hide_password=True)
        raise DatabaseError(
            f"cannot open the database {shown}: {str(e.__cause__ or e).splitlines()[0]}; is it running, and does --database name it?"
        ) from None


def upgrade(address: str) -> tuple[str, str]:
    """Bring the database to what this version needs; before and after."""
    engine, connection = connect(address)
    try:
        with connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({KEY})"))
            before = MigrationContext.configure(connection).get_current_revision() or "nothing"
            try:
                command.upgrade(configuration(connection), "head")
            except CommandError as e:
                raise DatabaseError(
                    f"the database is of a newer version of Quire ({e}); install that, or name another database"
                ) from None
            return before, MigrationContext.configure(connection).get_current_revision() or "nothing"
    finally:
        engine.dispose()


def require_upgraded(connection: Connection) -> None:
    """Complain if the database is not of this version."""
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found != head:
        raise DatabaseError(
            f"the database is at revision {found or 'nothing'}, this version needs {head}; say: quire db upgrade"
        )


# ---- backup


def backup(address: str, target: Path) -> None:
    """A copy that can be used as a database, made while the server runs."""
    if target.exists():
        raise DatabaseError(f"{target}: there is such a file already; name another")
    engine, connection = connect(address)
    connection.close()
    try:
        if engine.dialect.name == "sqlite":
            copy_sqlite(str(engine.url.database), target)
        else:
            dump_postgresql(engine, target)
    finally:
        engine.dispose()


def copy_sqlite(source: str, target: Path) -> None:
    """SQLite's own online backup; the copy is checked before it gets its name."""
    part = target.with_name(target.name + ".part")
    with sqlite3.connect(source) as ours, sqlite3.connect(part) as copy:
        ours.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
    ours.close()
    copy.close()
    if found != "ok":
        part.unlink()
        raise DatabaseError(f"the copy is damaged ({found}); look at the database with: quire db check")
    part.rename(target)


def dump_postgresql(engine: Engine, target: Path) -> None:
    """A dump that pg_restore reads."""
    program = shutil.which("pg_dump")
    if program is None:
        raise DatabaseError("pg_dump is not installed; it comes with PostgreSQL's client programs")
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", "--dbname", address],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        target.unlink(missing_ok=True)
        raise DatabaseError(f"pg_dump failed: {done.stderr.strip().splitlines()[-1]}")


# ---- check


def check(address: str) -> Iterator[tuple[str, str]]:
    """Play every table again and compare marks, snapshots, receipts; each table with what is wrong, or nothing."""
    engine, connection = connect(address)
    try:
        with connection:
            if engine.dialect.name == "sqlite":
                found = connection.scalar(text("PRAGMA integrity_check"))
                yield "file", "" if found == "ok" else str(found)
            require_upgraded(connection)
            for id in connection.scalars(select(tables.c.id).order_by(tables.c.created)).all():
                kept = read_table(connection, str(id))
                if kept is not None:
                    yield str(id), problem_of(connection, kept)
    except OperationalError as e:
        yield "file", str(e.__cause__ or e)
    finally:
        engine.dispose()


def problem_of(connection: Connection, kept: Kept) -> str:
    """What is wrong with a table."""
    row = kept.row
    if len(kept.moves) != row.ply:
        return f"the table is at ply {row.ply}, but {len(kept.moves)} moves are kept"
    highest = connection.scalar(
        select(receipts.c.seq).where(receipts.c.table_id == row.id).order_by(receipts.c.seq.desc()).limit(1)
    )
    if highest is not None and highest > row.seq:
        return f"a request was carried out as change {highest}, but the table is at {row.seq}"
    if row.status == "open":
        return ""
    try:
        boxed = game(row.game)
        record = record_of(row, boxed)
        record.moves = kept.moves
        match = replay(boxed, record)
        if [move.mark for move in match.record.moves] != [move.mark for move in kept.moves]:
            return "the marks of the moves do not fit the positions"
        if [write_events(events) for events in match.told] != kept.events:
            return "what was told does not fit the moves"
        if boxed.save(resumed(row, boxed, kept, row.ply).g) != boxed.save(match.g):
            return "the snapshot does not fit the moves"
    except QuireError as e:
        return str(e)
    return ""
