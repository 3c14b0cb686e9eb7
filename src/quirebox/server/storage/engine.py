"""Connections to SQLite or PostgreSQL."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from quirebox.core.errors import QuireError

WAITS = "busy_timeout=15000"  # before anything else: from then on whoever finds the file locked waits
READS = ("query_only=ON",)
WRITES = (
    "journal_mode=WAL",
    "journal_size_limit=67108864",
    "synchronous=FULL",
    "secure_delete=ON",  # what is deleted, or a person asked to have erased, is overwritten
    "foreign_keys=ON",
)


class DatabaseError(QuireError):
    """A database that cannot be used; says what to do."""


def private(path: Path) -> None:
    """Make a file that nobody else on this computer can read, unless it is there already."""
    with suppress(OSError):  # what is wrong with it is said when it is opened
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def open_engine(address: str, writes: bool) -> Engine:
    """An engine for one writer or for several readers."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise DatabaseError(
            f"cannot read the database address {address!r}; use sqlite:////path/file.db or "
            "postgresql+psycopg://user@host/name"
        ) from None
    size = 1 if writes else 4
    if url.get_backend_name() == "postgresql":
        isolation = "READ COMMITTED" if writes else "REPEATABLE READ"  # what is read together is of the same moment
        return create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level=isolation,
        )
    if url.get_backend_name() != "sqlite":
        raise DatabaseError(f"found a database of kind {url.get_backend_name()!r}; use sqlite or postgresql+psycopg")
    if not url.database or url.database == ":memory:":
        raise DatabaseError("the database must be a file, as in sqlite:////path/file.db: what is in memory is lost")
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise DatabaseError(
            f"cannot make the folder of the database {url.database}: {e.strerror}; name another with --database"
        ) from None
    private(Path(url.database))
    engine = create_engine(url, pool_size=size, max_overflow=0)
    _listen(engine, writes)
    return engine


def _listen(engine: Engine, writes: bool) -> None:
    """Let SQLite write ahead and flush at every commit; transactions are begun by us, not by the driver."""

    @event.listens_for(engine, "connect")
    def connected(raw: SQLiteConnection, _: object) -> None:
        raw.isolation_level = None
        raw.execute(f"PRAGMA {WAITS}").close()
        if writes and raw.execute("PRAGMA page_count").fetchone()[0] == 0:  # new: what is deleted can be given back
            raw.execute("PRAGMA auto_vacuum=INCREMENTAL").close()
        for pragma in WRITES if writes else READS:
            raw.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
