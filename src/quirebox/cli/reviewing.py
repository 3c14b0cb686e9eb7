"""`quire review`: after the game, what decided it."""

from __future__ import annotations

from pathlib import Path

import click

from quirebox import games as shelf
from quirebox.cli import common
from quirebox.core.errors import QuireError
from quirebox.review.assemble import assembled
from quirebox.review.course import course_of
from quirebox.review.depth import DEPTHS, STANDARD, depth_named
from quirebox.review.journal import Journal
from quirebox.review.page import page
from quirebox.review.text import lines
from quirebox.review.work import Work
from quirebox.terminal.files import FileError, read_record
from quirebox.terminal.screen import Screen


@click.command()
@click.argument("file", type=common.record_file)
@click.option(
    "--depth",
    default=STANDARD.name,
    show_default=True,
    type=click.Choice([*DEPTHS]),
    help="How many futures are tried: quick takes seconds, standard under a minute of one core, deep many minutes.",
)
@click.option("--seed", default="", metavar="TEXT", help="The luck of the futures; default: that of the game.")
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep what is done in this file: a review that was stopped goes on there.",
)
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a page that holds everything and opens without a network.",
)
@common.as_json
@common.language
def review(file: Path, depth: str, seed: str, keep: Path | None, html: Path | None, as_json: bool) -> None:
    """Say what decided the finished game in FILE: chances, luck and choice, turning points, what was better.

    Only what a player could know is held against them, and only where the difference is beyond doubt. The same record,
    depth and seed give the same review.
    """
    if html is not None:
        common.check_out(html, ".html", ".htm")
    record = read_record(file)
    game = shelf.game(record.game)
    try:
        work = Work(course_of(game, record), depth_named(depth), seed)
    except QuireError as e:
        raise FileError(f"{file}: {e}") from e
    done(work, keep, as_json)
    found = assembled(work)
    if html is not None:
        html.write_text(page(work.course.game, found), encoding="utf-8")
    if as_json:
        common.emit(found)
        return
    screen = Screen()
    for line in lines(work.course.game, found):
        screen.say(line.strip(), indent=len(line) - len(line.lstrip()))
    if html is not None:
        screen.affirm(str(html))


def done(work: Work, keep: Path | None, quiet: bool) -> None:
    """Do all jobs; what was kept need not be done again."""
    if keep is None:
        with common.share("review", quiet) as show:
            while work.next():
                show(work.progress())
        return
    with Journal(keep, work) as journal, common.share("review", quiet) as show:
        while left := work.missing():
            work.do(left[0])
            journal.add(left[0].key)
            show(work.progress())
