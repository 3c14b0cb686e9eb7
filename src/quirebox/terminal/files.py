"""Records as files: written whole or not at all, and read with the file's name in every complaint."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from quirebox.core.errors import QuireError
from quirebox.core.message import say
from quirebox.core.record import FORMAT, Record, read
from quirebox.terminal.voice import own


class FileError(QuireError):
    """A file that cannot be read or written, and what to do."""


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise FileError(own(say("file-no-text", file=str(path), begins=FORMAT))) from None
    except OSError as e:
        raise FileError(own(say("file-unreadable", file=str(path), why=str(e.strerror)))) from None
    except QuireError as e:
        raise FileError(f"{path}: {e}") from e


def write_record(record: Record, path: Path) -> None:
    """Replace the file by the record; whatever happens, the old or the new one is there."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(record.write(), encoding="utf-8")
        beside.replace(path)
    except OSError as e:
        raise FileError(own(say("file-unwritable", file=str(path), why=str(e.strerror)))) from None


def may_replace(path: Path) -> None:
    """Complain if the file holds something other than a record."""
    try:
        with path.open("rb") as file:
            found = file.read(len(FORMAT))
    except FileNotFoundError:
        return
    except OSError as e:
        raise FileError(own(say("file-unwritable", file=str(path), why=str(e.strerror)))) from None
    if found != FORMAT.encode():
        raise FileError(own(say("file-no-record", file=str(path))))


def new_path(game: str, folder: Path | None = None) -> Path:
    """A file in the current folder that does not exist yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{n}" for n in range(2, 1000))]
    return next(path for name in names if not (path := (folder or Path()) / f"{name}.quire").exists())
