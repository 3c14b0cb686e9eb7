"""Commands for a server: serve tables, look after their database."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from quirebox.cli import common
from quirebox.core.errors import NotInstalled, QuireError

if TYPE_CHECKING:
    from quirebox.server.settings import Settings

Command = TypeVar("Command", bound=Callable[..., object])


def settings_of(flags: dict[str, object]) -> Settings:
    """The settings: flags first, then the environment."""
    if re.search(r"://[^/@]*:[^/@]+@", str(flags.get("database") or "")):
        raise QuireError(
            "--database: everybody on this computer can read a password on a command line; put the address into "
            "QUIRE_DATABASE, or the password into ~/.pgpass"
        )
    try:
        from pydantic import ValidationError

        from quirebox.server.settings import Settings
    except ImportError as e:
        raise NotInstalled("the server", "server", e.name) from None
    try:
        return Settings(**{name: value for name, value in flags.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as e:
        first = e.errors()[0]
        name = str(first["loc"][0])
        raise QuireError(
            f"--{name.replace('_', '-')} or QUIRE_{name.upper()}: {first['msg'].removeprefix('Value error, ')}, "
            f"found {first['input']!r}"
        ) from None


class Serve(click.Command):
    """A command whose flags are the fields of the settings, so that neither can be forgotten."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """All flags, with the variables that stand for them."""
        try:
            from quirebox.server.settings import Settings
        except ImportError:
            return super().get_params(ctx)
        if not self.params:
            for name, field in Settings.model_fields.items():
                default = "a file in your own data folder" if field.default_factory else field.default
                text = f"{field.description} [QUIRE_{name.upper()}; default: {default if default != '' else 'none'}]"
                self.params.append(
                    click.Option(
                        [f"--{name.replace('_', '-')}"], default=None, help=text, metavar=re.sub("_", "-", name).upper()
                    )
                )
        return super().get_params(ctx)


@click.command(cls=Serve)
def serve(**flags: object) -> int:
    """Serve tables of all games to browsers and programs.

    Without flags: on this computer only, with a SQLite file, no accounts, no other service. Ctrl-C stops it; nothing is
    lost.
    """
    settings = settings_of(flags)
    try:
        from quirebox.server.run import serve as run
    except ImportError as e:
        raise NotInstalled("the server", "server", e.name) from None
    return run(settings)


@click.group()
def db() -> None:
    """Look after the database of a server."""


database = click.option(
    "--database",
    default=None,
    metavar="ADDRESS",
    help="SQLAlchemy address of the database. [QUIRE_DATABASE; default: a file in your own data folder]",
)


@db.command()
@database
def upgrade(database: str | None) -> None:
    """Bring the database to what this version needs (`quire serve` does so too)."""
    settings = settings_of({"database": database})
    from quirebox.server.storage.upkeep import upgrade as run

    before, after = run(settings.database)
    click.echo(f"the database is at revision {after}" + ("" if before == after else f"; it was at {before}"))


@db.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--every", metavar="TIME", help="Again and again, e.g. 6h, 30m, 1d; FILE is then a folder.")
@click.option(
    "--keep", default=7, show_default=True, type=click.IntRange(min=1), help="With --every: how many are kept."
)
@database
def backup(file: Path, every: str | None, keep: int, database: str | None) -> None:
    """Copy the database to FILE while the server may run: a SQLite file, or a dump for pg_restore."""
    settings = settings_of({"database": database})
    from quirebox.server.storage.backup import backup as run
    from quirebox.server.storage.backup import next_backup

    if every is None:
        run(settings.database, file)
        click.echo(f"copied to {file}")
        return
    pause = seconds(every)
    while True:
        try:
            click.echo(f"copied to {next_backup(settings.database, file, keep)}")
        except (QuireError, OSError) as e:
            click.echo(f"no backup was made: {e}; trying again in {every}", err=True)
        time.sleep(pause)


def seconds(text: str) -> float:
    """A time like 6h."""
    found = re.fullmatch(r"(\d+)([smhd])", text)
    if not found or not int(found[1]):
        raise QuireError(f"--every: cannot read {text!r}; use a number with s, m, h or d, as in 6h")
    return float(int(found[1]) * {"s": 1, "m": 60, "h": 3600, "d": 86_400}[found[2]])


@db.command()
@database
def recover(database: str | None) -> int:
    """After damage of a SQLite file's write-ahead log: keep a copy of everything, go on with what can be read."""
    settings = settings_of({"database": database})
    from quirebox.server.storage.backup import recover as run

    folder, whole, lost = run(settings.database)
    click.echo(f"the damaged files are in {folder}; of the changes saved last, {whole} are kept and {lost} lost")
    return int(lost > 0)


@db.command()
@database
def check(database: str | None) -> int:
    """Play every table again and compare it with what is kept; ends with 1 if anything is wrong."""
    settings = settings_of({"database": database})
    from quirebox.server.storage.upkeep import check as run

    found = list(run(settings.database))
    for what, problem in found:
        if problem:
            click.echo(f"{what}: {problem}")
    wrong = sum(bool(problem) for _, problem in found)
    click.echo(f"{len(found)} checked, {wrong} wrong")
    return 1 if wrong else 0


@db.command()
@database
@common.as_json
def rehearse(database: str | None, as_json: bool) -> int:
    """Try the version that is installed here on a copy of the database, and say what would happen to each table; ends
    with 1 if any could not go on.

    Install a new version beside the old one, say `rehearse` with it while the old one serves, then decide.
    """
    settings = settings_of({"database": database})
    from quirebox.server.storage.rehearsal import rehearse as run

    found = list(run(settings.database))
    closed = sum(one.how in ("closed for play", "damaged") for one in found)
    if as_json:
        common.emit([one._asdict() for one in found])
        return 1 if closed else 0
    for one in found:
        if one.why:
            click.echo(f"{one.table} ({one.game}, {one.status}, ply {one.ply}): {one.how}: {one.why}")
    counts = Counter(one.how for one in found)
    click.echo(", ".join(f"{number} {how}" for how, number in sorted(counts.items())) or "there are no tables")
    return 1 if closed else 0
