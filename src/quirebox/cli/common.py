"""What several commands share: which game, how it is set up, and how programs read the answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from quirebox.core.errors import BadOption, QuireError
from quirebox.core.game import HOUSE
from quirebox.words import languages, speak

Command = TypeVar("Command", bound=Callable[..., object])
Tick = Callable[[], None]


def chain(*decorators: Callable[[Command], Command]) -> Callable[[Command], Command]:
    """Several decorators as one, in the order in which the help lists them."""

    def decorate(command: Command) -> Command:
        for decorator in reversed(decorators):
            command = decorator(command)
        return command

    return decorate


def speak_it(_: click.Context, __: click.Parameter, code: str) -> str:
    """From now on this program speaks the language."""
    speak(code)
    return code


language = click.option(
    "--language",
    default="",
    metavar="CODE",
    callback=speak_it,
    expose_value=False,
    is_eager=True,
    help=f"In which language the game speaks: {', '.join(languages())}; default: that of the environment.",
)
notation = click.option("--notation", is_flag=True, help="Show beside every option how records and programs write it.")
edition = click.option(
    "--edition",
    default=HOUSE,
    show_default=True,
    metavar="NAME|FOLDER",
    help="The printed edition, or the folder of your own.",
)
choices = click.option(
    "-o",
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game; may be repeated. See: quire games GAME.",
)
seed = click.option(
    "--seed",
    default="",
    metavar="TEXT|NUMBER",
    help="The same seed gives the same game; default: another one each time.",
)
players = click.option("--players", type=int, metavar="N", help="How many play.")
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
processes = click.option(
    "--processes", type=click.IntRange(min=1), metavar="N", help="How many work at once; default: one for each core."
)
where = click.option(
    "--on",
    "where",
    default="here",
    show_default=True,
    metavar="here|ray[:ADDRESS]",
    help="Where games are played: on this machine, or on a Ray cluster.",
)
weights = click.option(
    "--weights",
    multiple=True,
    metavar="[N=]FILE",
    help="What bots weigh things by, as quire tune --out writes it: all of them, or the Nth that was named.",
)
record_file = click.Path(dir_okay=False, path_type=Path)


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    """`set=first` and the like."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise BadOption(f"cannot read the option {pair!r}; use NAME=VALUE, as in -o set=first")
        if name in found:
            raise BadOption(f"the option {name!r} was given twice: {found[name]!r} and {value!r}; use one")
        found[name] = value
    return found


def read_names(text: str) -> list[str]:
    """`greedy,random` and the like."""
    return [word.strip() for word in text.split(",") if word.strip()]


class OutError(QuireError):
    """A file that cannot be written."""


def check_out(path: Path, *suffixes: str) -> None:
    """Complain before anything is done if there is no place for the file, or its name says otherwise."""
    if suffixes and path.suffix not in suffixes:
        raise OutError(f"{path}: use a name that ends with {' or '.join(suffixes)}")
    if not path.parent.is_dir():
        raise OutError(f"{path}: there is no folder {path.parent}; make it first, or name another")


def read_weights(texts: Sequence[str], bots: int) -> tuple[str, ...]:
    """For each bot, the file of its weights, or nothing."""
    found = [""] * bots
    for text in texts:
        number, equals, path = text.partition("=")
        if not (equals and number.isdecimal()):
            found = [text] * bots
        elif 1 <= int(number) <= bots:
            found[int(number) - 1] = path
        else:
            raise BadOption(f"--weights {text!r}: there is no bot {number}; use 1 to {bots}, or only the file for all")
    return tuple(found) if any(found) else ()


def seed_value(text: str) -> int | str:
    """The seed as programs read it: a number if it is written like one."""
    return int(text) if text.isdecimal() and str(int(text)) == text else text


def emit(answer: object) -> None:
    """An answer for programs."""
    click.echo(json.dumps(answer, ensure_ascii=False, indent=2))


@contextmanager
def progress(what: str, steps: int, quiet: bool) -> Iterator[Tick]:
    """A bar on standard error; call what it gives after every step.  None for programs and where nobody sees it."""
    if quiet or not sys.stderr.isatty():
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=600) as bar:
        task = bar.add_task(what, total=steps)
        yield lambda: bar.advance(task)


@contextmanager
def share(what: str, quiet: bool) -> Iterator[Callable[[float], None]]:
    """The same for work whose steps cannot be counted: call it with the share that is done."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=600) as bar:
        task = bar.add_task(what, total=1.0)
        yield lambda done: bar.update(task, completed=done)
