"""Damage of a SQLite database that SQLite itself passes over: changes in the write-ahead log that were saved and
acknowledged, but come after a part that can no longer be read."""

from __future__ import annotations

import shutil
import struct
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from quirebox.server.storage.engine import DatabaseError

HEADER, FRAME = 32, 24
MAGIC = 0x377F0682  # with the last bit set the checksums are of big-endian words
Sums = tuple[int, int]


class Log(NamedTuple):
    """What is in a write-ahead log."""

    whole: int  # changes that can be read
    lost: int  # changes that were saved after a part that cannot be read


def checksum(words: tuple[int, ...], sums: Sums) -> Sums:
    """SQLite's checksum, continued."""
    first, second = sums
    for at in range(0, len(words), 2):
        first = (first + words[at] + second) & 0xFFFFFFFF
        second = (second + words[at + 1] + first) & 0xFFFFFFFF
    return first, second


def read_log(path: Path) -> Log:
    """Count the changes of a write-ahead log. The one with the first unreadable part may never have been saved: each is
    flushed to the disk before the next begins, so only those that begin after it are lost for certain."""
    data = path.read_bytes() if path.is_file() else b""
    if len(data) < HEADER + FRAME:
        return Log(0, 0)
    magic, _, size, _, *salts, first, second = struct.unpack(">8I", data[:HEADER])
    order = ">" if magic & 1 else "<"
    sums = checksum(struct.unpack(f"{order}6I", data[:24]), (0, 0))
    if magic | 1 != MAGIC | 1 or sums != (first, second):
        return Log(0, commits(data, HEADER, size or 4096, None))
    whole, at = 0, HEADER
    while at + FRAME + size <= len(data):
        head = struct.unpack(">6I", data[at : at + FRAME])
        if [*head[2:4]] != salts:
            break  # of an earlier round
        words = struct.unpack(f"{order}{2 + size // 4}I", data[at : at + 8] + data[at + FRAME : at + FRAME + size])
        sums = checksum(words, sums)
        if sums != head[4:]:
            return Log(whole, max(0, commits(data, at, size, salts) - 1))
        whole += head[1] > 0
        at += FRAME + size
    return Log(whole, 0)


def commits(data: bytes, at: int, size: int, salts: list[int] | None) -> int:
    """How many changes end in the rest of a log."""
    found = 0
    while at + FRAME + size <= len(data):
        head = struct.unpack(">6I", data[at : at + FRAME])
        found += head[1] > 0 and (salts is None or [*head[2:4]] == salts)
        at += FRAME + size
    return found


def require_whole(database: Path) -> None:
    """Complain if changes that were acknowledged would be passed over without a word."""
    log = read_log(wal(database))
    if log.lost:
        raise DatabaseError(
            f"{wal(database)} is damaged: of the changes saved last, {log.whole} can be read and {log.lost} or more "
            "that were acknowledged cannot. Nothing was touched. Restore your latest backup, or go on without them: "
            "quire db recover (it keeps a copy of the damaged files)"
        )


def wal(database: Path) -> Path:
    """The write-ahead log of a database."""
    return database.with_name(database.name + "-wal")


def set_aside(database: Path) -> Path:
    """Copy a database with all its parts to a folder beside it."""
    folder = database.with_name(f"{database.name}.damaged-{datetime.now(UTC):%Y%m%dT%H%M%S}")
    folder.mkdir(mode=0o700)
    for path in database.parent.glob(f"{database.name}*"):
        if path.is_file():
            shutil.copy2(path, folder)
    return folder
