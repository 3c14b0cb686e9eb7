"""The command that measures how strong the bots are."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import click
from rich.markup import escape

from quire import games as shelf
from quire.cli import common
from quire.lab.crew import crew_named
from quire.lab.ladder import ALONE, GAMES, PAIRINGS, SEED, Contest, contests
from quire.lab.rating import ratings
from quire.lab.results import Results, resume
from quire.lab.table import LadderTable, answer, duration, grids
from quire.terminal.screen import Screen, grid

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
    help=f"Who plays: A over B, or the best bot {ALONE}; may be repeated. Default: {', '.join(f'{a} over {b}' for a, b in PAIRINGS)}, {ALONE}.",
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
@click.option(
    "--processes", type=click.IntRange(min=1), metavar="N", help="How many work at once; default: one for each core."
)
@click.option(
    "--on",
    "where",
    default="here",
    show_default=True,
    metavar="here|ray[:ADDRESS]",
    help="Where games are played: on this machine, or on a Ray cluster.",
)
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
    as_json: bool,
) -> int:
    """Measure the bots against each other in GAME and print the table.

    In each contest one seat is the stronger bot's and all others are the weaker's; seats rotate. Ctrl-C ends early, keeps what was
    played and prints it.

    \b
      quire ladder scientia --out scientia.tsv
      quire ladder scientia --games 40 --players 2 --pairings club,greedy
    """
    boxed = shelf.game(game)
    asked, crew = contests(boxed, pairings, players), crew_named(where, processes or 0)
    ratings([])  # complains before hours of play if the library is missing
    file, code = resume(out, boxed, seed), 0
    plans = [contest.plan(seed, number) for contest in asked]
    jobs = remaining(file.results, asked, [plan.games for plan in plans])
    with common.progress(f"{boxed.title}", len(jobs), as_json) as tick, file.opened():
        try:
            with closing(crew(plans, jobs)) as games:
                for (contest, _), played in games:
                    file.add(asked[contest], played)
                    tick()
        except KeyboardInterrupt:
            code = INTERRUPTED
    table = LadderTable(file.results, asked)
    missing = len(remaining(file.results, asked, [plan.games for plan in plans]))
    if as_json:
        common.emit({**answer(table), "missing": missing})
    else:
        print_ladder(table, missing)
    return code


def remaining(results: Results, asked: Sequence[Contest], games: Sequence[int]) -> list[tuple[int, int]]:
    """What is to be played yet, contest and number: the first game of each contest, then the second of each, and so on."""
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
        f"{table.results.game.title}, version {heading['version']}, seed {heading['seed']}; {duration(spent)} of play in all",
        "dim",
    )
