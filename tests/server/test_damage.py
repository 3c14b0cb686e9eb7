"""Damage of the database is told, with what was kept and what to do; backups are made and restored."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from quirebox.core.errors import QuireError
from quirebox.server.storage.backup import next_backup
from quirebox.server.storage.damage import Log, read_log
from quirebox.server.storage.upkeep import check, upgrade

from .people import opened, play_on, run, table
from .serving import Server, environment
from .upgrading import former_database

PAGE = 24 + 4096


def quire(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quirebox", *words]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture
def killed(own_server: Server) -> Server:
    """A server that was killed while its last changes were in the write-ahead log."""
    own_server.start()

    async def scene() -> None:
        async with table(own_server.address) as people:
            await play_on(people, 8)

    run(scene())
    own_server.kill()
    return own_server


def test_changes_in_the_log_are_counted_as_sqlite_reads_them(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as made:
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("CREATE TABLE t (x)")
        for n in range(20):
            made.execute("INSERT INTO t VALUES (?)", (n,))
        shutil.copytree(tmp_path, tmp_path / "copy", ignore=shutil.ignore_patterns("*-shm"))
    log, size = tmp_path / "copy" / "a.db-wal", 32 + 21 * PAGE
    assert read_log(log) == Log(whole=len(frames(log)) - 1, lost=0) and log.stat().st_size >= size
    for damaged in (3, 10, len(frames(log)) - 2):
        data = bytearray(log.read_bytes())
        data[32 + damaged * PAGE + 500] ^= 1
        (tmp_path / "copy" / "b.db-wal").write_bytes(data)
        shutil.copy(tmp_path / "copy" / "a.db", tmp_path / "copy" / "b.db")
        found = read_log(tmp_path / "copy" / "b.db-wal")
        with closing(sqlite3.connect(tmp_path / "copy" / "b.db")) as read:
            kept = read.execute("SELECT count(*) FROM t").fetchone()[0]
        assert kept == 20 - (len(frames(log)) - damaged) and found.lost == len(frames(log)) - damaged - 1


def frames(log: Path) -> list[int]:
    return [*range((log.stat().st_size - 32) // PAGE)]


def test_a_damaged_log_is_told_and_what_is_whole_can_be_kept(killed: Server) -> None:
    log = killed.folder / "tables.db-wal"
    before = read_log(log)
    assert before.lost == 0 and before.whole > 8
    data = bytearray(log.read_bytes())
    data[len(data) // 2] ^= 255
    log.write_bytes(data)
    done = quire("serve", "--port", "0", "--database", killed.database)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    for words in ("is damaged", "can be read", "acknowledged", "Nothing was touched", "quire db recover"):
        assert words in done.stderr, done.stderr
    assert log.read_bytes() == bytes(data)
    done = quire("db", "recover", "--database", killed.database)
    assert done.returncode == 1 and "the damaged files are in" in done.stdout, done.stderr
    folder = next(killed.folder.glob("tables.db.damaged-*"))
    assert (folder / "tables.db-wal").read_bytes() == bytes(data) and folder.stat().st_mode & 0o77 == 0
    assert not [problem for _, problem in check(killed.database) if problem]
    killed.start()


def test_a_log_that_was_cut_off_by_a_kill_is_no_damage(killed: Server) -> None:
    log = killed.folder / "tables.db-wal"
    log.write_bytes(log.read_bytes()[:-1000])
    killed.start()


@pytest.mark.parametrize("damage", ["first", "middle"])
def test_a_damaged_file_is_told(tmp_path: Path, damage: str) -> None:
    address = former_database(tmp_path / "tables.db")
    upgrade(address)
    path = tmp_path / "tables.db"
    data = bytearray(path.read_bytes())
    at = 0 if damage == "first" else 4096
    data[at : at + 4096 * (1 if damage == "first" else 30)] = bytes(4096 * (1 if damage == "first" else 30))
    path.write_bytes(data)
    done = quire("serve", "--port", "0", "--database", address)
    assert done.returncode == 2 and "is damaged" in done.stderr and "backup" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr and path.read_bytes() == bytes(data)


def test_backups_are_made_again_and_again_and_the_last_are_kept(tmp_path: Path) -> None:
    address = former_database(tmp_path / "tables.db")
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 5):
        (folder / f"quire-2026010{day}T000000.db").touch()
    (folder / "notes.txt").touch()
    made = next_backup(address, folder, keep=3)
    assert sorted(path.name for path in folder.iterdir()) == [
        "notes.txt",
        "quire-20260103T000000.db",
        "quire-20260104T000000.db",
        made.name,
    ]
    assert made.stat().st_mode & 0o77 == 0
    process = subprocess.Popen(
        [sys.executable, "-m", "quirebox", "db", "backup", str(tmp_path / "b"), "--every", "1s", "--keep", "2"],
        env=environment(QUIRE_DATABASE=address),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        said = [process.stdout.readline() for _ in range(3)]
    finally:
        process.kill()
        process.communicate()
    assert all(line.startswith("copied to ") for line in said) and len([*(tmp_path / "b").glob("*.db")]) in (2, 3)
    assert "cannot read 'soon'" in quire("db", "backup", str(tmp_path / "c"), "--every", "soon").stderr


def test_a_backup_is_restored_as_the_guide_says(own_server: Server) -> None:
    own_server.start()
    folder = own_server.folder

    async def scene() -> None:
        await opened(own_server.address)

    run(scene())
    made = next_backup(own_server.database, folder / "backups", keep=2)
    run(scene())
    own_server.stop()
    for path in folder.glob("tables.db*"):
        path.unlink()
    shutil.copy(made, folder / "tables.db")
    assert quire("db", "check", "--database", own_server.database).stdout == "2 checked, 0 wrong\n"
    own_server.start()


def test_nobody_else_on_the_computer_can_read_the_database(own_server: Server) -> None:
    before = os.umask(0o022)
    try:
        own_server.start()
    finally:
        os.umask(before)
    found = {path.name: path.stat().st_mode & 0o77 for path in own_server.folder.glob("tables.db*")}
    assert found == {"tables.db": 0, "tables.db-wal": 0, "tables.db-shm": 0, "tables.db.lock": 0}


def test_a_password_on_a_command_line_is_refused_and_never_handed_on(tmp_path: Path) -> None:
    done = quire("serve", "--database", "postgresql+psycopg://quire:secret@127.0.0.1:1/x")
    assert done.returncode == 2 and "QUIRE_DATABASE" in done.stderr and "secret" not in done.stderr
    from sqlalchemy import create_engine

    from quirebox.server.storage import backup

    program = tmp_path / "pg_dump"
    program.write_text('#!/bin/sh\necho "$@" > "$0.words"; echo "$PGPASSWORD" > "$0.secret"\n')
    program.chmod(0o755)
    engine = create_engine("postgresql+psycopg://quire:secret@127.0.0.1:1/x")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
        backup.dump_postgresql(engine, tmp_path / "dump")
    assert "secret" not in (tmp_path / "pg_dump.words").read_text()
    assert (tmp_path / "pg_dump.secret").read_text() == "secret\n"


def test_recovery_needs_a_file_that_nobody_uses(own_server: Server) -> None:
    own_server.start()
    assert "a server uses" in quire("db", "recover", "--database", own_server.database).stderr
    with pytest.raises(QuireError, match="only a SQLite file"):
        from quirebox.server.storage.backup import recover

        recover("postgresql+psycopg://x@127.0.0.1/x")
