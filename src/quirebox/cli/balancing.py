"""The command that searches numbers of an edition for values that come closer to goals."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from rich.markup import escape

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.cli.studying import INTERRUPTED, bots, command_line, keep, out, prepare, study_of
from quirebox.core import editions
from quirebox.core.changes import changes
from quirebox.core.errors import QuireError
from quirebox.lab.balance import Balance, Goal, check_goals, grid, read_goal
from quirebox.lab.crew import crew_named
from quirebox.lab.journal import Journal, gather
from quirebox.lab.page import balance_page, is_share, wanted
from quirebox.lab.paths import Knob, read_knob, variants
from quirebox.lab.processes import Job
from quirebox.lab.study import Study
from quirebox.terminal.screen import Screen
from quirebox.terminal.screen import grid as table_of


@click.command()
@click.argument("game")
@common.edition
@click.option(
    "--vary",
    "vary",
    multiple=True,
    required=True,
    metavar="PATH=LOW..HIGH",
    help="A number that may be changed; may be repeated.",
)
@click.option(
    "--goal",
    "goals",
    multiple=True,
    required=True,
    metavar="FIGURE=LOW..HIGH",
    help="Where a figure should lie; may be repeated.",
)
@click.option(
    "--budget", type=click.IntRange(min=60), default=2000, show_default=True, metavar="N", help="How many games in all."
)
@click.option(
    "--write", type=click.Path(path_type=Path), metavar="FOLDER", help="Write the proposed edition into FOLDER."
)
@bots
@common.players
@common.seed
@common.choices
@common.weights
@out
@keep
@common.processes
@common.where
@common.as_json
def balance(
    game: str,
    edition: str,
    vary: tuple[str, ...],
    goals: tuple[str, ...],
    budget: int,
    write: Path | None,
    bots: str,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    weights: tuple[str, ...],
    out: Path | None,
    keep: Path | None,
    processes: int | None,
    where: str,
    as_json: bool,
) -> int:
    """Search a few numbers of an edition of GAME for values that come closer to goals, and propose a change.

    Figures are those of quire compare: "seat 1", "decisions", "score", "margin", "worth of page S03", …

    \b
      quire balance books_of_time --vary "pages.S03.front=2 Paper, {0..4} VP" \\
          --goal "worth of page S03=-1..1"
      quire balance trekking --vary tables.trek.points.4=4..8 --goal "score=95..105" --write mine
    """
    boxed = shelf.game(game)
    source = editions.called(boxed, edition)
    study = replace(study_of(boxed, bots, players, budget, seed, options, weights), edition=source)
    if write is not None and write.exists():
        raise QuireError(f"{write}: there is something of that name already; name a folder that does not exist")
    knobs, wished = [read_knob(text) for text in vary], [read_goal(text) for text in goals]
    crew = crew_named(where, processes or 0)
    with TemporaryDirectory() as folder:
        studies, points, present = candidates(study, knobs, Path(folder))
        prepare(studies, out, None)
        check_goals(wished, study)
        with Journal(keep, studies) as journal, common.progress(boxed.title, budget, as_json) as tick:

            def play(jobs: Sequence[Job]) -> bool:
                for job in jobs:
                    if job in journal.games:
                        tick()
                return gather(journal, crew, tick, jobs)

            search = Balance(knobs, wished, points, present, journal, budget, play)
            whole = search.run()
        if not whole:
            Screen().complain(f"interrupted after {len(journal.games)} games; {kept(keep)}")
            return INTERRUPTED
        tell(search, study, out, write, as_json)
    return 0


def kept(keep: Path | None) -> str:
    """What to do after an interruption."""
    return f"the same command goes on from {keep}" if keep else "with --keep FILE the same command goes on from there"


def candidates(
    study: Study, knobs: Sequence[Knob], folder: Path
) -> tuple[list[Study], list[tuple[int, ...]], tuple[int, ...]]:
    """An edition for every choice of values, the choices, and the present one."""
    source = editions.folder_of(study.game, study.edition)
    study.game.box(study.edition)
    points, present = grid(knobs, source)
    made = variants(source, folder, knobs, points)
    return [replace(study, edition=str(path)) for path in made], points, present


def tell(search: Balance, study: Study, out: Path | None, write: Path | None, as_json: bool) -> None:
    """The result: as a page, as an edition, for programs or for people."""
    if out is not None:
        out.write_text(balance_page(search, study, command_line()), encoding="utf-8")
    if write is not None:
        shutil.copytree(search.folder(search.best), write)
    if as_json:
        common.emit(
            {
                "game": study.game.id,
                "edition": study.edition,
                "seed": study.seed,
                "budget": search.budget,
                **search.data(),
            }
        )
        return
    screen = Screen()
    table = table_of(*(knob.path for knob in search.knobs), "games", "distance", *(goal.name for goal in search.goals))
    for point in search.ranking[:12]:
        figures = [written(goal, ratio.value) for goal, ratio in zip(search.goals, search.ratios(point), strict=True)]
        values = [escape(str(value)) for value in search.values(point).values()]
        table.add_row(*values, str(search.tried[point]), f"{search.loss(point):.2f}", *figures)
    screen.put(table)
    for goal, change in zip(search.goals, search.confirmed, strict=True):
        reached = "reached" if goal.holds(change.after) else "not reached"
        screen.say(
            f"{goal.name}, wanted {wanted(goal)}: {written(goal, change.before.value)} as it is, "
            f"{written(goal, change.after.value)} proposed, in {len(search.fresh)} other games each; {reached}"
        )
    propose(screen, search, write)


def propose(screen: Screen, search: Balance, write: Path | None) -> None:
    """What to change."""
    if search.best == search.present:
        screen.say("Leave it as it is: nothing that was tried comes closer.", "bold")
        return
    for line in changes(search.folder(search.present), search.folder(search.best)):
        screen.say(f"Proposed: {line}", "bold")
    click.echo(search.diff)
    screen.say(f"the edition is in {write}" if write else "use --write FOLDER for the edition", "dim")


def written(goal: Goal, value: float) -> str:
    """A figure as people read it."""
    return f"{value:.1%}" if is_share(goal.name) else f"{value:.2f}"
