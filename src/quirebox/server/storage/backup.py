"""Backups: made while the server runs, one or one after the other; and what can be saved of a damaged database."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Engine

from quirebox.server.storage.damage import read_log, set_aside, wal
from quirebox.server.storage.engine import DatabaseError, private
from quirebox.server.storage.upkeep import connect, in_use, sqlite_file


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


def next_backup(address: str, folder: Path, keep: int) -> Path:
    """One more backup in a folder, named by the time; only the last few are kept. If it fails, all are."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    ending = "db" if sqlite_file(address) else "dump"
    made = folder / f"quire-{datetime.now(UTC):%Y%m%dT%H%M%S}.{ending}"
    backup(address, made)
    for old in sorted(folder.glob(f"quire-*T*.{ending}"))[:-keep]:
        old.unlink()
    return made


def copy_sqlite(source: str, target: Path) -> None:
    """SQLite's own online backup; the copy is checked before it gets its name."""
    part = target.with_name(target.name + ".part")
    private(part)
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
    private(target)
    secret = {"PGPASSWORD": str(engine.url.password)} if engine.url.password else {}  # never on a command line
    address = engine.url._replace(drivername="postgresql", password=None).render_as_string()
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", "--dbname", address],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **secret},
    )
    if done.returncode:
        target.unlink(missing_ok=True)
        raise DatabaseError(f"pg_dump failed: {done.stderr.strip().splitlines()[-1]}")


def recover(address: str) -> tuple[Path, int, int]:
    """Go on with what can be read of a damaged write-ahead log: where the damaged files were copied to, how many of the
    changes saved last were kept, and how many are lost."""
    database = sqlite_file(address)
    if database is None or not database.is_file():
        raise DatabaseError("only a SQLite file can be recovered here; restore a backup of PostgreSQL with pg_restore")
    if in_use(database):
        raise DatabaseError(f"a server uses {database}; stop it first")
    log = read_log(wal(database))
    folder = set_aside(database)
    with sqlite3.connect(database) as opened:
        try:
            opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            found = opened.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.DatabaseError as e:
            found = str(e)
    opened.close()
    if found != "ok":
        raise DatabaseError(
            f"the file itself is damaged ({found}); put the latest backup in its place. "
            f"All that was there is in {folder}"
        )
    return folder, log.whole, log.lost
