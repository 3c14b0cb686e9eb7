"""The command that learns how to judge positions of a game, by self-play."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from shutil import copyfile
from time import perf_counter
from typing import TYPE_CHECKING

import click

from quirebox import games as shelf
from quirebox.bots.learned import About, file_for
from quirebox.bots.search import wilson
from quirebox.cli import common
from quirebox.core.errors import NotInstalled, QuireError
from quirebox.core.game import Game
from quirebox.terminal.screen import Screen, grid

if TYPE_CHECKING:
    from quirebox.lab.train import Candidate, Course

INTERRUPTED = 130
PLAYING = 0.5  # of a generation's time
SETTINGS = "course.json"
Row = tuple[str, str, int, float]  # who, over whom, games, share


class TrainError(QuireError):
    """A course that cannot be gone on with."""


@click.command()
@click.argument("game")
@common.players
@click.option(
    "--minutes", type=click.FloatRange(min=0.1), default=30.0, show_default=True, help="How long, roughly, in all."
)
@click.option("--generations", type=click.IntRange(min=1), default=3, show_default=True, metavar="N")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=20_000,
    show_default=True,
    metavar="N",
    help="Lessons of a generation, if there is time for them.",
)
@click.option(
    "--contest",
    "rounds",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    metavar="N",
    help="Games of each contest; among experts a quarter of them.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where everything is kept; say it again, and it goes on where it stopped. Default: train/GAME-PLAYERS.",
)
@click.option("--out", type=common.record_file, metavar="FILE", help="Where it is taken to; default: into the game.")
@click.option("--seed", default="1", show_default=True, metavar="TEXT|NUMBER", help="Of lessons and contests.")
@common.processes
def train(
    game: str,
    players: int | None,
    minutes: float,
    generations: int,
    games: int,
    rounds: int,
    folder: Path | None,
    out: Path | None,
    seed: str,
    processes: int | None,
) -> int:
    """Learn to judge positions of GAME from self-play; the result is taken only if it wins.

    In each generation bots play lessons, a network learns from them, and must beat those before it. In the end it must
    win among experts. Ctrl-C ends early, and the same command goes on.

    \b
      pip install 'quirebox[train]'
      quire train scientia --players 2 --minutes 30
    """
    boxed = shelf.game(game)
    seats = players if players is not None else max(2, boxed.seats[0])
    course = begin(boxed, seats, folder or Path("train") / f"{boxed.id}-{seats}", seed)
    target = out or file_for(boxed, seats)
    common.check_out(target)
    table: list[Row] = []
    try:
        for generation in range(1, generations + 1):
            until = perf_counter() + 60.0 * minutes * PLAYING / generations
            learn(course, generation, games, processes or 0, until, rounds, table)
        taken = take(course, target, max(1, rounds // 4), table)
    except KeyboardInterrupt:
        click.echo(f"quire: stopped; the same command goes on with what is in {course.folder}", err=True)
        return INTERRUPTED
    print_contests(table, seats)
    Screen().say(f"Taken: {target}." if taken else "Not taken: it does not win for certain.")
    return 0


def begin(game: Game, players: int, folder: Path, seed: str) -> Course:
    """The course of a folder, which is begun if it is empty."""
    try:
        from quirebox.lab.train import Course
    except ImportError as e:
        raise NotInstalled("training", "train", e.name) from None
    g = game.new(players, 1, dict(game.varied))
    said = json.dumps({**vars(About.of(game, g)), "seed": seed})
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / SETTINGS
    if not settings.exists():
        settings.write_text(said, encoding="utf-8")
    elif settings.read_text(encoding="utf-8") != said:
        raise TrainError(f"{folder}: something else was learned there; name another folder with --folder")
    return Course(game, players, folder, seed)


def learn(
    course: Course, generation: int, games: int, processes: int, until: float, rounds: int, table: list[Row]
) -> None:
    """One generation, unless it is done: lessons, a network, contests."""
    from quirebox.lab import train as lab

    if course.done(generation).exists():
        return
    pieces = -(-games // lab.PIECE)
    with common.progress(f"generation {generation}: lessons", pieces, False) as tick:
        lab.play_lessons(course, generation, games, processes, until, tick)
    with common.progress(f"generation {generation}: learning", lab.ROUNDS, False) as tick:
        candidates = lab.teach(course, generation, lambda done, steps, wrong: tick())
    best, share = None, 0.0
    for candidate in candidates:
        won = try_out(course, generation, candidate, rounds, table)
        if won > share:
            best, share = candidate, won
    if best is not None and wilson(share, rounds)[0] > 1.0 / course.players:
        best.learned.write(course.best())
    course.finish(generation)


def try_out(course: Course, generation: int, candidate: Candidate, rounds: int, table: list[Row]) -> float:
    """The smaller of its shares over the best so far and over who judges by hand."""
    from quirebox.lab import train as lab

    new = lab.worth_of(course, candidate.learned)
    others = {"hand": lab.by_hand(course)}
    if course.best().exists():
        others["best"] = lab.judge_of(course)
    least = 1.0
    for name, old in others.items():
        who = f"generation {generation}, {candidate.name}"
        games = lab.quick_contest(course, rounds, new, old, f"{course.seed} {generation}")
        share = mean(games, rounds, f"{who} > {name}")
        table.append((who, name, rounds, share))
        least = min(least, share)
    return least


def take(course: Course, target: Path, rounds: int, table: list[Row]) -> bool:
    """Take the best judgement to its place if experts win with it."""
    from quirebox.lab import train as lab

    if not course.best().exists():
        return False
    games = lab.long_contest(course, rounds, f"{course.seed} end")
    share = mean(games, rounds, "expert, learned > expert, hand")
    table.append(("expert, learned", "expert, by hand", rounds, share))
    if wilson(share, rounds)[0] <= 1.0 / course.players:
        return False
    copyfile(course.best(), target)
    return True


def mean(games: Iterable[float], rounds: int, what: str) -> float:
    """The mean share of the victory, with a bar."""
    won = 0.0
    with common.progress(what, rounds, False) as tick:
        for share in games:
            won += share
            tick()
    return won / rounds


def print_contests(table: list[Row], players: int) -> None:
    """Who won how much over whom."""
    shown = grid("one", "over others", "games", "won", "interval", "fair")
    for who, over, games, share in table:
        low, high = wilson(share, games)
        shown.add_row(who, over, str(games), f"{share:.1%}", f"{low:.1%}–{high:.1%}", f"{1 / players:.0%}")
    Screen().put(shown)
