"""The games of studies as they are played: kept in a file, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import TextIO

from quirebox.core.errors import QuireError
from quirebox.lab.crew import Crew
from quirebox.lab.ladder import BOTS
from quirebox.lab.processes import Job
from quirebox.lab.study import Study, Watched, watched

FORMAT = 1


class JournalError(QuireError):
    """A file that cannot be gone on with."""


def heading(studies: Sequence[Study]) -> dict[str, object]:
    """What must be the same for games to stand in one file; how many are played may differ."""
    return {"quire games": FORMAT, "studies": [described(study) for study in studies]}


def described(study: Study) -> dict[str, object]:
    """All that decides how the games of a study go."""
    box = study.game.box(study.edition)
    return {
        "game": study.game.id,
        "version": study.game.version,
        "hash": box.hash,
        "players": study.players,
        "bots": [*study.bots],
        "weights": [mark(Path(path)) if path else "" for path in study.weights],
        "bots_version": BOTS,
        "options": dict(study.options),
        "seed": study.seed,
        "trials": study.trials,
        "only": [*study.only],
    }


def mark(path: Path) -> str:
    """A hash of a file."""
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


@dataclass
class Journal:
    """What was played of some studies, by study and number; without a path nothing is kept."""

    path: Path | None
    studies: Sequence[Study]
    games: dict[tuple[int, int], Watched] = field(default_factory=dict)
    file: TextIO | None = None

    def __enter__(self) -> Journal:
        """Read what is there, and be ready to take more."""
        if self.path is None:
            return self
        new = not self.path.exists()
        try:
            if not new:
                self.read(self.path)
            self.file = self.path.open("a", encoding="utf-8")
        except OSError as e:
            raise JournalError(f"{self.path}: cannot be written: {e.strerror}") from None
        if new:
            self.write(heading(self.studies))
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def read(self, path: Path) -> None:
        """What was kept; a line that was not written to its end is cut off."""
        data = path.read_bytes()
        first, *lines = data.decode("utf-8", errors="replace").split("\n")
        self.check(path, first)
        os.truncate(path, data.rfind(b"\n") + 1)
        for number, line in enumerate(lines[:-1], 2):
            try:
                found = json.loads(line)
                study = found.pop("study")
                self.games[study, found["number"]] = watched(found)
            except (ValueError, TypeError, KeyError, AttributeError):
                raise JournalError(f"{path}: line {number}: cannot read {line[:60]!r}; a line is one game") from None

    def check(self, path: Path, first: str) -> None:
        """Complain if the file is of other games."""
        try:
            found = json.loads(first)
            studies = found["studies"]
        except (ValueError, TypeError, KeyError):
            raise JournalError(
                f"{path}: line 1: found {first[:60]!r}; these are no games that --keep has kept"
            ) from None
        wanted = json.loads(json.dumps(heading(self.studies)))
        if found == wanted:
            return
        for here, there in zip(wanted["studies"], studies, strict=False):
            for name, value in here.items():
                if there.get(name) != value:
                    raise JournalError(
                        f"{path}: played with {name} {there.get(name)!r}, but this is {name} {value!r}; "
                        "name another file with --keep, or remove this one"
                    )
        raise JournalError(f"{path}: keeps games of {len(studies)} studies; these are {len(self.studies)}")

    def add(self, study: int, game: Watched) -> None:
        """Keep one more game."""
        self.games[study, game.number] = game
        self.write({"study": study, **game.data()})

    def write(self, data: dict[str, object]) -> None:
        """One line, at once."""
        if self.file is not None:
            self.file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
            self.file.flush()

    def missing(self) -> list[tuple[int, int]]:
        """What is still to be played: the first game of each study, then the second of each, and so on."""
        most = max(study.games for study in self.studies)
        return [
            (i, number)
            for number in range(most)
            for i, study in enumerate(self.studies)
            if number < study.games and (i, number) not in self.games
        ]

    def of(self, study: int, number: int | None = None) -> list[Watched]:
        """The games of a study, in order."""
        most = self.studies[study].games if number is None else number
        return [self.games[study, i] for i in range(most) if (study, i) in self.games]


def gather(
    journal: Journal, crew: Crew, tick: Callable[[], None] = lambda: None, jobs: Sequence[Job] | None = None
) -> bool:
    """Play what is missing, or these games; False if it was interrupted, and what was played is kept."""
    jobs = journal.missing() if jobs is None else [job for job in jobs if job not in journal.games]
    try:
        with closing(crew(journal.studies, jobs)) as games:
            for (study, _), game in games:
                journal.add(study, game)
                tick()
    except KeyboardInterrupt:
        return False
    return True
