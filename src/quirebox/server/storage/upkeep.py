"""Looking after the database: upgrade, check."""

from __future__ import annotations

import fcntl
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, make_url, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quirebox.core.event import Event
from quirebox.core.game import Game
from quirebox.core.match import replay
from quirebox.server.storage.damage import require_whole
from quirebox.server.storage.editions import Editions
from quirebox.server.storage.engine import DatabaseError, open_engine
from quirebox.server.storage.rows import Unreadable, read_record, read_table
from quirebox.server.storage.schema import receipts, tables
from quirebox.server.table.kept import Stored
from quirebox.server.table.table import game_of, read_events, record_of, resumed

MIGRATIONS = Path(__file__).parent / "migrations"
log = logging.getLogger("quire.upkeep")
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
        if damaged(e):
            raise DatabaseError(beyond_repair(shown, e)) from None
        raise DatabaseError(
            f"cannot open the database {shown}: {str(e.__cause__ or e).splitlines()[0]}; is it running, and does "
            "--database name it?"
        ) from None


def damaged(error: Exception) -> bool:
    """Whether SQLite says that its file is damaged."""
    return any(words in str(error) for words in ("malformed", "not a database"))


def beyond_repair(database: str, error: SQLAlchemyError) -> str:
    """What to do with a damaged file."""
    return (
        f"the file of {database} is damaged ({str(error.__cause__ or error).splitlines()[0]}). Nothing was touched. "
        "Copy it and its -wal away, then put the latest backup in its place; see 'A restore' in "
        "docs/guides/running-a-server.md"
    )


def sqlite_file(address: str) -> Path | None:
    """The file of a SQLite database."""
    url = make_url(address) if "://" in address else None
    return Path(url.database) if url and url.get_backend_name() == "sqlite" and url.database else None


def require_sound(address: str) -> None:
    """Complain of damage that SQLite would pass over, unless a server is using the file now."""
    database = sqlite_file(address)
    if database is not None and not in_use(database):
        require_whole(database)


def in_use(database: Path) -> bool:
    """Whether a server uses a SQLite file now."""
    lock = Path(f"{database}.lock")
    if not lock.is_file():
        return False
    with lock.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def upgrade(address: str) -> tuple[str, str]:
    """Bring the database to what this version needs; before and after."""
    require_sound(address)
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
            Editions().keep_used(connection)
            return before, MigrationContext.configure(connection).get_current_revision() or "nothing"
    except DBAPIError as e:
        if damaged(e):
            raise DatabaseError(beyond_repair(str(engine.url.database), e)) from None
        raise
    finally:
        engine.dispose()


def allow_shrinking(address: str) -> None:
    """Rewrite a SQLite file of an earlier version, so that it can give the room of deleted rows back to the disk."""
    path = make_url(address).database
    if not address.startswith("sqlite") or path is None:
        return
    file = sqlite3.connect(path, timeout=1, isolation_level=None)
    try:
        if file.execute("PRAGMA auto_vacuum").fetchone()[0] == 0:
            file.execute("PRAGMA auto_vacuum=INCREMENTAL")
            file.execute("VACUUM")
    except sqlite3.OperationalError as e:  # another server uses it, or the disk has no room for a copy
        log.warning("the file of the database cannot shrink yet", extra={"problem": str(e)})
    finally:
        file.close()


def require_upgraded(connection: Connection) -> None:
    """Complain if the database is not of this version."""
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found != head:
        raise DatabaseError(
            f"the database is at revision {found or 'nothing'}, this version needs {head}; run: quire db upgrade"
        )


# ---- check


def check(address: str) -> Iterator[tuple[str, str]]:
    """Play every table again and compare marks, snapshots, receipts, records; each table with what is wrong, or
    nothing. It only reads, each table for itself, so nobody has to wait for it."""
    probe, connection = connect(address)
    connection.close()
    probe.dispose()
    engine, editions = open_engine(address, writes=False), Editions()
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                found = connection.scalar(text("PRAGMA integrity_check"))
                yield "file", "" if found == "ok" else str(found)
            require_upgraded(connection)
            ids = connection.scalars(select(tables.c.id).order_by(tables.c.created)).all()
        for id in map(str, ids):
            with engine.connect() as connection:
                problem = problem_of_table(connection, editions, id)
            if problem is not None:
                yield id, problem
    except DBAPIError as e:
        yield "file", str(e.orig)
    finally:
        editions.close()
        engine.dispose()


def problem_of_table(connection: Connection, editions: Editions, id: str) -> str | None:
    """What is wrong with a table; None if it is gone."""
    try:
        kept = read_table(connection, id)
    except Unreadable as e:
        return str(e)
    if kept is None:
        return None
    editions.provide(connection, kept.row.game, kept.row.setup.agreed.edition, kept.row.setup.hash)
    return problem_of(connection, kept)


def problem_of(connection: Connection, kept: Stored) -> str:
    """What is wrong with a table."""
    row = kept.row
    if len(kept.moves) != row.ply:
        return f"the table is at ply {row.ply}, but {len(kept.moves)} moves are kept"
    highest = connection.scalar(
        select(receipts.c.seq).where(receipts.c.table_id == row.id).order_by(receipts.c.seq.desc()).limit(1)
    )
    if highest is not None and highest > row.seq:
        return f"a request was carried out as change {highest}, but the table is at {row.seq}"
    if row.status == "over" and not read_record(connection, row.id):
        return "the record of this game, which is over, is missing"
    try:
        game = game_of(row)
        return "" if row.status == "open" else problem_of_moves(kept, game)
    except Exception as e:  # damage of any kind is what we look for
        return str(e) or type(e).__name__


def problem_of_moves(kept: Stored, game: Game) -> str:
    """What is wrong with what was played."""
    row = kept.row
    match = replay(game, record_of(row, kept.moves), verify=True, until=row.ply)
    if len(kept.events) != len(match.told) or not all(map(still_told, map(read_events, kept.events), match.told)):
        return "what was told does not fit the moves"
    if kept.snapshot and game.save(resumed(row, game, kept, row.ply).g) != game.save(match.g):
        return "the snapshot does not fit the moves"
    return ""


def still_told(kept: list[Event], told: list[Event]) -> bool:
    """Whether these events would be told again; an earlier version may have said less of each."""
    return len(kept) == len(told) and all(
        (was.kind, was.player, was.seen_by, was.reveals) == (now.kind, now.player, now.seen_by, now.reveals)
        and was.args == now.args[: len(was.args)]
        for was, now in zip(kept, told, strict=True)
    )
