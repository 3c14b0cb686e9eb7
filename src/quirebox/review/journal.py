"""What is done of a review, job by job in a file: a review that was stopped goes on there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TextIO

from quirebox import __version__
from quirebox.core.errors import QuireError
from quirebox.review.work import Work

FORMAT = 1


class JournalError(QuireError):
    """A file that another review has begun."""


def heading(work: Work) -> dict[str, object]:
    """What must be the same for a review to go on: the game as it was played, depth, luck, and the bots that think."""
    record = work.course.record
    return {
        "quire review": FORMAT,
        "by": __version__,
        "game": record.game,
        "version": work.course.game.version,
        "printing": record.hash,
        "end": record.moves[-1].mark if record.moves else "",
        "plies": work.course.plies,
        "depth": list(work.depth),
        "seed": work.seed,
    }


class Journal:
    """Lines of JSON: the heading, then one job each."""

    def __init__(self, path: Path, work: Work) -> None:
        self.path = path
        self.work = work
        self.file: TextIO | None = None

    def __enter__(self) -> Journal:
        """Read what is there, and be ready to take more."""
        new = not self.path.exists()
        try:
            if not new:
                self.read()
            self.file = self.path.open("a", encoding="utf-8")
        except OSError as e:
            raise JournalError(f"{self.path}: cannot be written: {e.strerror}") from None
        if new:
            self.write(heading(self.work))
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def read(self) -> None:
        """What was kept; a line that was not written to its end is cut off."""
        data = self.path.read_bytes()
        first, *lines = data.decode("utf-8", errors="replace").split("\n")
        try:
            found = json.loads(first)
        except ValueError:
            found = None
        if found != json.loads(json.dumps(heading(self.work))):
            raise JournalError(f"{self.path}: was begun by another review; name another file with --keep, or remove it")
        os.truncate(self.path, data.rfind(b"\n") + 1)
        for number, line in enumerate(lines[:-1], 2):
            try:
                key, came = json.loads(line)
            except ValueError:
                raise JournalError(f"{self.path}: line {number}: cannot read {line[:60]!r}") from None
            self.work.done[key] = came

    def add(self, key: str) -> None:
        """Keep one more job."""
        self.write([key, self.work.done[key]])

    def write(self, data: object) -> None:
        """One line, at once."""
        if self.file is not None:
            self.file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
            self.file.flush()
