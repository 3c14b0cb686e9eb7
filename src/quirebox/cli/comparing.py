"""The command that says what a change of an edition does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.cli.studying import INTERRUPTED, SHOWN, Wanted, command_line, played, prepare
from quirebox.core import editions
from quirebox.core.changes import changes
from quirebox.core.game import HOUSE
from quirebox.lab.compare import Comparison, Contrast, Side
from quirebox.lab.page import compare_page, form, signed
from quirebox.lab.paths import BadPath, Knob, look, read_knob, variants
from quirebox.lab.study import Study
from quirebox.lab.tables import comparison_tables, write_tables
from quirebox.terminal.screen import Screen, grid


@click.command()
@click.argument("game")
@click.option(
    "--edition",
    "names",
    multiple=True,
    metavar="NAME|FOLDER",
    help="An edition; name two or more, the first is compared with each other one.",
)
@click.option(
    "--vary",
    "vary",
    metavar="PATH=LOW..HIGH",
    help="Instead of other editions: one number of the first edition, with each of these values.",
)
@played
def compare(
    game: str,
    names: tuple[str, ...],
    vary: str | None,
    wanted: Wanted,
) -> int:
    """Say what a change does: the same games of GAME with one edition and with another.

    Differences are taken game by game, with equal seeds. What differs for sure is marked: at most one of 100
    comparisons of editions that play alike marks anything.

    \b
      quire compare books_of_time --edition house --edition mine --out compare.html
      quire compare books_of_time --vary "pages.S03.front=2 Paper, {1..5} VP"
      quire compare trekking --vary "tables.trek.points.4=4..8"
    """
    boxed = shelf.game(game)
    with TemporaryDirectory() as folder:
        sides = sides_of(wanted.study(boxed), names, vary, Path(folder))
        studies = [one for _, one in sides]
        prepare(studies, wanted.out, wanted.tables)
        journal, whole = wanted.play(studies)
        contrast = Contrast([Side(name, one, journal.of(i)) for i, (name, one) in enumerate(sides)])
        if min(one.games for one in contrast.comparisons) < 2:
            Screen().complain("interrupted before two games were played on each side; there is nothing to tell")
            return INTERRUPTED
        partial = [f"Partial: {len(journal.missing())} games have not been played."] if journal.missing() else []
        if wanted.out is not None:
            wanted.out.write_text(compare_page(contrast, command_line(), partial), encoding="utf-8")
        if wanted.tables is not None:
            write_tables(wanted.tables, comparison_tables(contrast))
        if wanted.as_json:
            common.emit({**contrast.data(), "missing": len(journal.missing())})
        else:
            print_contrast(contrast, partial, wanted.out)
    return 0 if whole else INTERRUPTED


def sides_of(study: Study, names: Sequence[str], vary: str | None, folder: Path) -> list[tuple[str, Study]]:
    """The editions that are compared, with what they are called."""
    game = study.game
    called = [editions.called(game, name) for name in names]
    if vary is None:
        if len(called) < 2:
            raise click.UsageError(
                "name two editions, as in --edition house --edition mine, or use --vary PATH=LOW..HIGH"
            )
        return [(name, replace(study, edition=one)) for name, one in zip(names, called, strict=True)]
    if len(called) > 1:
        raise click.UsageError("--vary changes one edition; name at most one with --edition")
    source = called[0] if called else HOUSE
    game.box(source)
    return swept(replace(study, edition=source), read_knob(vary), folder)


def swept(study: Study, knob: Knob, folder: Path) -> list[tuple[str, Study]]:
    """The edition as it is, and with each other value."""
    source = editions.folder_of(study.game, study.edition)
    now = look(source, knob.path)
    knob = replace(knob, values=tuple(value for value in knob.values if value != now))
    if not knob.values:
        raise BadPath(f"{knob.path}: is {now!r} already, and no other value is given")
    made = variants(source, folder, [knob], [[i] for i in range(len(knob.values))])
    return [(f"{now} (as it is)", study)] + [
        (str(value), replace(study, edition=str(path))) for value, path in zip(knob.values, made, strict=True)
    ]


def print_contrast(contrast: Contrast, partial: Sequence[str], out: Path | None) -> None:
    """What differs for sure, for people."""
    screen = Screen()
    for line in partial:
        screen.complain(line)
    for comparison in contrast.comparisons:
        print_comparison(screen, comparison)
    where = f"everything is in {out}" if out else "use --out compare.html for everything"
    study = contrast.sides[0].study
    screen.say(f"{study.game.title}, {study.players} players, seed {study.seed}; {where}", "dim")


def print_comparison(screen: Screen, comparison: Comparison) -> None:
    """Two sides."""
    before, after = comparison.before, comparison.after
    screen.say(f"{before.name} → {after.name}, {comparison.games} games", "bold")
    for said in list(changes(before.folder, after.folder))[:SHOWN]:
        screen.say(said, indent=2)
    seats = [line for line in comparison.lines if line.name.startswith("seat ")]
    table = grid("figure", "was", "is", "difference, 95 % interval", "")
    for line in dict.fromkeys([*seats, *comparison.sure[:SHOWN]]):
        change = line.difference.interval()
        write, sign = form(line), signed(line)
        table.add_row(
            escape(comparison.label(line)),
            write.format(line.difference.before.value),
            write.format(line.difference.after.value),
            f"{sign.format(change.value)} ({sign.format(change.low)} to {sign.format(change.high)})" if change else "–",
            "sure" if line.sure else "",
        )
    screen.put(table)
    if not comparison.sure:
        screen.say("nothing differs for sure", "dim")
    elif len(comparison.sure) > SHOWN:
        screen.say(f"and {len(comparison.sure) - SHOWN} more figures that differ for sure", "dim")
