"""The file of a ladder: one line for each game that was played, so that none is played twice and everybody can add them
up again."""

from __future__ import annotations

import os
import platform
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from quirebox import __version__
from quirebox.core.editions import OtherVersion, as_of, exactly
from quirebox.core.errors import ContentError
from quirebox.core.game import HOUSE, Game
from quirebox.lab.bench import compiled
from quirebox.lab.ladder import BOTS, Contest, LadderError, contest_of
from quirebox.lab.plan import Played
from quirebox.lab.processes import cores
from quirebox.lab.times import Times, read_times

FIRST = "# quire ladder, format 1"
COLUMNS = "contest\tgame\tscores\twinners\tdecisions\topening\tseconds"
TIMES = "times"
OFTEN = 100  # games after which decision times are written down


def heading_of(game: Game, seed: str, edition: str = HOUSE) -> dict[str, str]:
    """What must be the same for games to stand in one file. Older files also have a hash of the code, which is not
    read."""
    box = game.box(edition)
    return {
        "game": game.id,
        "version": str(game.version),
        "edition": f"{box.edition} {box.hash}",
        "bots": str(BOTS),
        "seed": seed,
    }


def remarks() -> dict[str, str]:
    """What may differ."""
    where = (
        f"{cores()} cores, {platform.machine()}, Python {platform.python_version()}, "
        f"{'compiled' if compiled() else 'interpreted'}"
    )
    return {"begun": datetime.now(UTC).date().isoformat(), "by": f"quire {__version__}", "on": where}


@dataclass
class Results:
    """All that was played of a ladder."""

    game: Game
    heading: dict[str, str]
    contests: dict[str, dict[int, Played]] = field(default_factory=lambda: defaultdict(dict))  # by key and number
    times: dict[tuple[str, int], Times] = field(default_factory=lambda: defaultdict(Times))  # by bot and players
    lines: dict[tuple[str, int], int] = field(default_factory=dict)  # of the file, by key and number of the game

    @property
    def edition(self) -> str:
        """What was played: exactly that printing, if it can still be had."""
        name, *hash = self.heading.get("edition", HOUSE).rsplit(" ", 1)
        printing = exactly(name, hash[0]) if hash else name
        try:
            self.game.box(printing)
        except ContentError:
            return name
        return printing

    def add(self, contest: Contest, played: Played) -> None:
        """Count a game."""
        self.contests[contest.key][played.number] = played


def line_of(contest: Contest, played: Played) -> str:
    """A game as a line."""
    scores, winners = (" ".join(map(str, numbers)) for numbers in (played.scores, played.winners))
    found = (contest.key, played.number, scores, winners, played.decisions, played.opening, f"{played.seconds:.2f}")
    return "\t".join(map(str, found))


class ResultsFile:
    """A file that grows with every game; without a path nothing is kept."""

    def __init__(self, path: Path | None, results: Results) -> None:
        self.path = path
        self.results = results
        self.file: TextIO | None = None
        self.fresh: dict[tuple[str, int], Times] = defaultdict(Times)  # decision times that are not written down yet
        self.since = 0

    @contextmanager
    def opened(self) -> Iterator[ResultsFile]:
        """Ready to take games; whatever happens, what was played is kept."""
        if self.path is not None:
            self.open(self.path)
        try:
            yield self
        finally:
            self.write_times()
            if self.file is not None:
                self.file.close()

    def open(self, path: Path) -> None:
        """Open the file, and begin it if it is new."""
        new = not path.exists()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not new:
                drop_half_a_line(path)
            self.file = path.open("a", encoding="utf-8")
        except OSError as e:
            raise LadderError(f"{path}: cannot be written: {e.strerror}") from None
        if new:
            heading = {**self.results.heading, **remarks()}
            self.write(FIRST, *(f"# {name}\t{value}" for name, value in heading.items()), COLUMNS)

    def add(self, contest: Contest, played: Played) -> None:
        """Count a game and keep it."""
        self.results.add(contest, played)
        self.write(line_of(contest, played))
        names = contest.plan("", 1).bots
        for bot, seconds in zip(played.bots, played.thought, strict=True):
            self.fresh[names[bot], contest.players].add(seconds)
        self.since += 1
        if self.since >= OFTEN:
            self.write_times()

    def write_times(self) -> None:
        """The decision times since the last such lines."""
        for (bot, players), times in self.fresh.items():
            self.results.times[bot, players].merge(times)
            self.write(f"{TIMES}\t{bot} {players}\t{times.write()}")
        self.fresh.clear()
        self.since = 0

    def write(self, *lines: str) -> None:
        """Whole lines, at once."""
        if self.file is not None:
            self.file.write("".join(line + "\n" for line in lines))
            self.file.flush()


def resume(path: Path | None, game: Game, seed: str, edition: str = HOUSE) -> ResultsFile:
    """The file with what was played before; a complaint if it is of something else."""
    if path is None or not path.exists():
        return ResultsFile(path, Results(game, heading_of(game, seed, edition)))
    return ResultsFile(path, read_current(path, game, seed, edition))


def read_current(path: Path, game: Game, seed: str | None = None, edition: str = HOUSE) -> Results:
    """What a file says, if it belongs to this game and these bots, and to this seed, unless any will do."""
    found = read_results(path, game)
    if seed is None:  # to compare, the version and the printing of the file will do
        own = found.edition.startswith(f"{edition}@")
        wanted = heading_of(found.game, found.heading.get("seed", ""), found.edition if own else edition)
    else:
        wanted = heading_of(game, seed, edition)
    for name, value in wanted.items():
        if found.heading.get(name) != value:
            raise LadderError(
                f"{path}: played with {name} {found.heading.get(name)!r}, but this is {name} {value!r}; "
                f"games of both cannot be added up: name another file, or remove this one"
            )
    return found


def read_results(path: Path, game: Game) -> Results:
    """What a file says; a complaint names the line. A last line that was not written to its end is left out."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise LadderError(f"{path}: cannot be read: {e}") from None
    first, *lines = text.split("\n")[:-1] or [text]
    if first != FIRST:
        raise LadderError(f"{path}: line 1: found {first[:60]!r}; a file of a ladder begins with {FIRST!r}")
    results = Results(game, {})
    for number, line in enumerate(lines, 2):
        try:
            read_line(results, line, number)
        except (ValueError, IndexError):
            raise LadderError(
                f"{path}: line {number}: cannot read {line[:80]!r}; a game is {COLUMNS.split()}"
            ) from None
    return results


def drop_half_a_line(path: Path) -> None:
    """Cut off what a process that was killed could not write to its end."""
    text = path.read_bytes()
    os.truncate(path, text.rfind(b"\n") + 1)


def read_line(results: Results, line: str, place: int) -> None:
    """The line at that place; ValueError or IndexError if it is none."""
    cells = line.split("\t")
    if line.startswith("# "):
        results.heading[cells[0][2:]] = cells[1]
        if cells[0] == "# version":
            results.game = played_with(results.game, int(cells[1]))
    elif cells[0] == TIMES:
        bot, players = cells[1].split(" ")
        results.times[bot, int(players)].merge(read_times(cells[2]))
    elif line != COLUMNS:
        contest, played = read_game(results.game, cells)
        results.add(contest, played)
        results.lines[contest.key, played.number] = place


def played_with(game: Game, version: int) -> Game:
    """The game in that version; as it is now if that is gone."""
    try:
        return as_of(game, version)
    except OtherVersion:
        return game


def read_game(game: Game, cells: list[str]) -> tuple[Contest, Played]:
    """One game; ValueError or IndexError if it is none."""
    contest = contest_of(game, cells[0])
    number, decisions = int(cells[1]), int(cells[4])
    scores, winners = ([int(word) for word in cell.split()] for cell in cells[2:4])
    if len(scores) != contest.players or any(p not in range(contest.players) for p in winners):
        raise ValueError(cells)
    seated = contest.plan("", 1).seating(number)
    return contest, Played(number, seated, scores, winners, decisions, cells[5], float(cells[6]))
