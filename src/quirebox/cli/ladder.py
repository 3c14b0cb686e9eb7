"""The command that measures how strong the bots are."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from math import inf
from pathlib import Path

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.core import editions
from quirebox.core.game import Game
from quirebox.lab.crew import Crew, crew_named
from quirebox.lab.ladder import ALONE, GAMES, PAIRINGS, SEED, Contest, LadderError, contests, weighed
from quirebox.lab.plan import Plan
from quirebox.lab.processes import Job
from quirebox.lab.rating import ratings
from quirebox.lab.replay import SECONDS, Comparison, Slice, choose, choose_number, clocked, compare
from quirebox.lab.results import Results, ResultsFile, read_current, resume
from quirebox.lab.table import LadderTable, answer, duration, grids
from quirebox.terminal.screen import Screen, grid

INTERRUPTED = 130


@click.command()
@click.argument("game")
@click.option(
    "--games",
    "number",
    type=click.IntRange(min=1),
    default=GAMES,
    show_default=True,
    metavar="N",
    help="How many games of each contest.",
)
@click.option(
    "--players",
    type=int,
    multiple=True,
    metavar="N",
    help="How many play; may be repeated. Default: the fewest, the most, and one alone.",
)
@click.option(
    "--pairings",
    multiple=True,
    metavar=f"A,B|{ALONE}",
    help=f"Who plays: A over B, or the best bot {ALONE}; may be repeated. Default: "
    f"{', '.join(f'{a} over {b}' for a, b in PAIRINGS)}, {ALONE}.",
)
@click.option(
    "--seed", default=SEED, show_default=True, metavar="TEXT|NUMBER", help="The same seed gives the same games."
)
@click.option(
    "--out",
    type=common.record_file,
    metavar="FILE",
    help="Keep every game in FILE; run it again, and it goes on where it stopped.",
)
@common.processes
@common.where
@click.option(
    "--verify",
    type=click.IntRange(min=0),
    is_flag=False,
    flag_value=0,
    metavar="[N]",
    help="Only play N games of FILE again and compare; without N a few of each contest. Ends with 1 if one differs.",
)
@click.option(
    "--weights",
    multiple=True,
    metavar="[BOT=]FILE",
    help="What bots weigh things by, as quire tune --out writes it: all of them, or those of that name. Not with "
    "--out, which keeps games of the bots as they are.",
)
@common.edition
@common.as_json
def ladder(
    game: str,
    number: int,
    players: tuple[int, ...],
    pairings: tuple[str, ...],
    seed: str,
    out: Path | None,
    processes: int | None,
    where: str,
    verify: int | None,
    weights: tuple[str, ...],
    edition: str,
    as_json: bool,
) -> int:
    """Measure the bots against each other in GAME and print the table.

    In each contest one seat is the stronger bot's and all others are the weaker's; seats rotate. Ctrl-C ends early,
    keeps what was played and prints it. Before more games are added to FILE, a few of each contest are played again:
    if one goes differently, the bots have changed, and FILE is left as it is.

    \b
      quire ladder scientia --out scientia.tsv
      quire ladder scientia --out scientia.tsv --verify
      quire ladder scientia --games 40 --players 2 --pairings club,greedy
      quire ladder scientia --pairings club,greedy --weights club=mine.toml
    """
    boxed = shelf.game(game)
    printed = editions.called(boxed, edition)
    asked, crew = contests(boxed, pairings, players, printed), crew_named(where, processes or 0)
    if weights:
        asked = weighed(asked, read_weights(weights, out))
    if verify is not None:
        return verify_file(boxed, out, crew, verify, as_json, printed)
    ratings([])  # complains before hours of play if the library is missing
    file, plans = resume(out, boxed, seed, printed), [contest.plan(seed, number) for contest in asked]
    sizes = [plan.games for plan in plans]
    code = add_games(file, asked, plans, remaining(file.results, asked, sizes), crew, as_json)
    table, missing = LadderTable(file.results, asked), len(remaining(file.results, asked, sizes))
    if as_json:
        common.emit({**answer(table), "missing": missing})
    else:
        print_ladder(table, missing)
    return code


def read_weights(texts: Sequence[str], out: Path | None) -> dict[str, str]:
    """The file of each bot that has one; "" stands for all others."""
    if out is not None:
        raise LadderError(f"{out} keeps games of the bots as they are; leave out --out or --weights")
    found: dict[str, str] = {}
    for text in texts:
        bot, equals, path = text.partition("=")
        found[bot if equals else ""] = path if equals else text
    return found


def add_games(
    file: ResultsFile, asked: Sequence[Contest], plans: Sequence[Plan], jobs: Sequence[Job], crew: Crew, quiet: bool
) -> int:
    """Play what is missing, after a look at whether the bots are still those of the file."""
    if jobs and file.path is not None and any(file.results.contests.values()):
        must_be_the_same(file.path, file.results, crew, quiet)
    with common.progress(file.results.game.title, len(jobs), quiet) as tick, file.opened():
        try:
            with closing(crew(plans, jobs)) as games:
                for (contest, _), played in games:
                    file.add(asked[contest], played)
                    tick()
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


# ---- a slice again


def replayed(path: Path, results: Results, chosen: Slice, crew: Crew, seconds: float, quiet: bool) -> Comparison:
    """The slice played again, with a bar."""
    with common.progress(f"{path.name}: a slice again", len(chosen), quiet) as tick:
        return compare(results, chosen, crew, seconds, tick)


def tell(path: Path, results: Results, found: Comparison) -> None:
    """What went the same, what did not, and what cannot be compared."""
    for line in found.wrong:
        click.echo(f"{path}: {line}", err=True)
    for contest in clocked(results):
        click.echo(f"{path}: {contest.key}: a bot thinks by the clock, so no game can be compared", err=True)
    click.echo(f"{path}: {found.same} of {found.games} games went the same again", err=True)


def must_be_the_same(path: Path, results: Results, crew: Crew, quiet: bool) -> None:
    """Complain if our bots no longer choose as they did for this file."""
    found = replayed(path, results, choose(results), crew, SECONDS, quiet)
    if found.wrong:
        raise LadderError(
            f"{path}: {found.wrong[0]}; {len(found.wrong)} of {found.games} games that were played again went "
            "differently, so the bots or the rules have changed and games of both cannot be added up: name another "
            "file with --out; if the change is meant, raise BOTS in src/quirebox/lab/ladder.py or the game's version"
        )
    if not quiet:
        tell(path, results, found)


def verify_file(game: Game, path: Path | None, crew: Crew, number: int, as_json: bool, edition: str) -> int:
    """Play a slice of a file again, and say whether all of it went the same: 0, else 1."""
    if path is None:
        raise LadderError("--verify compares the games of a file; name it with --out")
    results = read_current(path, game, edition=edition)
    chosen, seconds = (choose_number(results, number), inf) if number else (choose(results), SECONDS)
    found = replayed(path, results, chosen, crew, seconds, as_json)
    if as_json:
        keys = [contest.key for contest in clocked(results)]
        common.emit({"game": game.id, "games": found.games, "same": found.same, "wrong": found.wrong, "clocked": keys})
    else:
        tell(path, results, found)
    return 0 if found.games and not found.wrong else 1


def remaining(results: Results, asked: Sequence[Contest], games: Sequence[int]) -> list[tuple[int, int]]:
    """What is still to be played, contest and number: the first game of each contest, then the second of each, and so
    on."""
    return [
        (i, number)
        for number in range(max(games))
        for i, contest in enumerate(asked)
        if number < games[i] and number not in results.contests[contest.key]
    ]


def print_ladder(table: LadderTable, missing: int) -> None:
    """The table for people; marked if it was interrupted."""
    screen = Screen()
    if missing:
        screen.complain(f"partial: {missing} games have not been played yet")
    for headings, rows in grids(table):
        shown = grid(*headings)
        for row in rows:
            shown.add_row(*map(escape, row))
        screen.put(shown)
        screen.say("")
    heading, spent = table.results.heading, sum(row.seconds for row in table.rows)
    screen.say(
        f"{table.results.game.title}, version {heading['version']}, seed {heading['seed']}; {duration(spent)} of "
        "play in all",
        "dim",
    )
