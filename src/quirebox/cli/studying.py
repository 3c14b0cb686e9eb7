"""The command that says what an edition is like, and what it shares with the one that compares two."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import wraps
from pathlib import Path
from shlex import quote
from typing import Any

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.core import editions
from quirebox.core.game import HOUSE, Game
from quirebox.lab.crew import crew_named
from quirebox.lab.estimate import Interval
from quirebox.lab.journal import Journal, gather
from quirebox.lab.measures import Measures, estimate
from quirebox.lab.page import check_pages, is_share, report_page
from quirebox.lab.paths import BadPath
from quirebox.lab.report import Report
from quirebox.lab.rows import check_table
from quirebox.lab.simulate import some_seed
from quirebox.lab.study import Study
from quirebox.lab.tables import report_tables, write_tables
from quirebox.terminal.screen import Screen, grid

INTERRUPTED = 130
TRIALS_A_GAME = 4
SHOWN = 12  # cards or differences that fit on a screen

games = click.option(
    "--games",
    "number",
    type=click.IntRange(min=2),
    default=1000,
    show_default=True,
    metavar="N",
    help="How many games.",
)
bots = click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="A,B,…",
    help="Who plays; fewer bots than players take turns in filling the seats. greedy is fast, club and expert are "
    "better.",
)
out = click.option(
    "--out", type=common.record_file, metavar="FILE.html", help="Write everything as one page for a browser."
)
tables = click.option(
    "--tables",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write everything as tables, CSV and Parquet, into FOLDER.",
)
keep = click.option(
    "--keep",
    type=common.record_file,
    metavar="FILE",
    help="Keep every game in FILE; run it again, and it goes on where it stopped.",
)
STUDIED = common.chain(
    bots,
    games,
    common.players,
    common.seed,
    common.choices,
    common.weights,
    out,
    tables,
    keep,
    common.processes,
    common.where,
    common.as_json,
)


@dataclass(frozen=True)
class Wanted:
    """What `report` and `compare` are told of the games they play, and of where the answer goes."""

    bots: str
    number: int
    players: int | None
    seed: str
    options: tuple[str, ...]
    weights: tuple[str, ...]
    out: Path | None
    tables: Path | None
    keep: Path | None
    processes: int | None
    where: str
    as_json: bool

    def study(self, game: Game, edition: str = HOUSE) -> Study:
        """What is to be played."""
        found = study_of(game, self.bots, self.players, self.number, self.seed, self.options, self.weights)
        return replace(found, edition=edition)

    def play(self, studies: Sequence[Study]) -> tuple[Journal, bool]:
        """The games of some studies; False if it was interrupted."""
        with Journal(self.keep, studies) as journal:
            missing = len(journal.missing())
            with common.progress(studies[0].game.title, missing, self.as_json) as tick:
                return journal, gather(journal, crew_named(self.where, self.processes or 0), tick)


def played(command: Callable[..., int]) -> Callable[..., int]:
    """The options of what is wanted, which the command is given as one."""

    @wraps(command)
    def given_as_one(**given: Any) -> int:
        wanted = Wanted(**{field.name: given.pop(field.name) for field in fields(Wanted)})
        return command(wanted=wanted, **given)

    return STUDIED(given_as_one)


def study_of(
    game: Game, names: str, players: int | None, number: int, seed: str, options: Sequence[str], weights: Sequence[str]
) -> Study:
    """What is to be played, of the house edition."""
    seated = common.read_names(names)
    seats = players if players is not None else max(2, len(seated), game.seats[0])
    return Study(
        game,
        seated,
        seats,
        number,
        seed or some_seed(),
        {**game.varied, **common.read_options(options)},
        HOUSE,
        common.read_weights(weights, len(seated)),
    )


def prepare(studies: Sequence[Study], out: Path | None, tables: Path | None) -> None:
    """Complain about what cannot be played or written, before anything is."""
    for study in studies:
        study.check()
    if out is not None:
        common.check_out(out, ".html")
        check_pages()
    if tables is not None:
        common.check_out(tables)
        check_table()


def command_line() -> str:
    """The command as it was typed."""
    return " ".join(["quire", *map(quote, sys.argv[1:])])


@click.command()
@click.argument("game")
@common.edition
@played
@click.option(
    "--trials",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    metavar="N",
    help="How many times a card is given and withheld.",
)
@click.option("--card", "only", multiple=True, metavar="ID", help="Spend all trials on this card; may be repeated.")
def report(
    game: str,
    edition: str,
    wanted: Wanted,
    trials: int,
    only: tuple[str, ...],
) -> int:
    """Say what an edition of GAME is like: seats, length, points, every card, what is never used.

    Bots play many games, on all cores. Every figure has an interval that holds it 95 times in 100. In some games beside
    these, cards are given and withheld in equal positions, which tells what having them is worth.

    \b
      quire report books_of_time --edition mine --out report.html
      quire report books_of_time --card S03 --trials 400 --games 100
    """
    boxed = shelf.game(game)
    study = wanted.study(boxed, editions.called(boxed, edition))
    studies = [study, *experiment(study, trials, only)]
    prepare(studies, wanted.out, wanted.tables)
    journal, whole = wanted.play(studies)
    found = Report(study, journal.of(0), journal.of(1) if len(studies) > 1 else ())
    if len(found.games) < 2:
        Screen().complain("interrupted before two games were played; there is nothing to tell")
        return INTERRUPTED
    if wanted.out is not None:
        wanted.out.write_text(report_page(found, command_line()), encoding="utf-8")
    if wanted.tables is not None:
        write_tables(wanted.tables, report_tables(found))
    if wanted.as_json:
        common.emit(found.data())
    else:
        print_report(found, wanted.out)
    return 0 if whole else INTERRUPTED


def experiment(study: Study, trials: int, only: Sequence[str]) -> list[Study]:
    """Games in which cards are given and withheld."""
    if not trials or not study.game.voice.cards:
        return []
    cards = [card_named(study, id) for id in only]
    each = min(trials, len(cards) or TRIALS_A_GAME)
    return [replace(study, games=-(-trials // each), seed=f"{study.seed} experiment", trials=each, only=cards)]


def card_named(study: Study, id: str) -> str:
    """A card by its id, as figures call it."""
    names = {name.split(" ", 1)[1]: name for name in Measures(study, []).labels}
    if id not in names:
        raise BadPath(
            f"--card: {study.game.title} has no card {id!r} in this edition; there are: {', '.join(names)[:300]} …"
        )
    return names[id]


def percent(found: Interval | None, share: bool) -> str:
    """An estimate with its interval."""
    if found is None:
        return "–"
    if share:
        return f"{found.value:.1%} ({found.low:.1%} to {found.high:.1%})"
    return f"{found.value:.2f} ({found.low:.2f} to {found.high:.2f})"


def print_report(found: Report, out: Path | None) -> None:
    """The most important of it for people."""
    screen, m = Screen(), found.measures
    if len(found.games) < found.study.games:
        screen.complain(f"partial: interrupted after {len(found.games)} of {found.study.games} games")
    table = grid("figure", "95 % interval")
    for name, ratio in {**m.seats, **m.game}.items():
        table.add_row(name, percent(estimate(name, ratio), is_share(name)))
    screen.put(table)
    cards = sorted(((card.worth.value, name, card) for name, card in m.cards.items() if card.told_apart), reverse=True)
    if cards:
        table = grid("card", "points of who had it above the others'", "taken, where seen")
        chosen = cards if len(cards) <= SHOWN else [*cards[: SHOWN // 2], *cards[-SHOWN // 2 :]]
        for _, name, card in chosen:
            table.add_row(
                escape(m.labels[name]), percent(card.worth.interval(), False), percent(card.taken.share(), True)
            )
        screen.put(table)
        screen.say(
            f"The first and the last of {len(cards)} cards; those who had one are not those who could have had it: "
            "see the page, and its experiment.",
            "dim",
        )
    where = f"everything is in {out}" if out else "use --out report.html for everything"
    screen.say(
        f"{len(found.games)} games of {found.study.game.title}, {found.study.players} players, "
        f"seed {found.study.seed}; {where}",
        "dim",
    )
