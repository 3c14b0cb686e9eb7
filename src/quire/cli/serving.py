"""Commands for a server: serve tables, look after their database."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from quire.core.errors import QuireError

if TYPE_CHECKING:
    from quire.server.settings import Settings

Command = TypeVar("Command", bound=Callable[..., object])
NEEDED = "the server needs more libraries; say: pip install 'quire[server]'"


class NotInstalled(QuireError):
    """The libraries of the server are missing."""


def settings_of(flags: dict[str, object]) -> Settings:
    """The settings: flags first, then the environment."""
    try:
        from pydantic import ValidationError

        from quire.server.settings import Settings
    except ImportError as e:
        raise NotInstalled(f"{NEEDED} ({e.name} is missing)") from None
    try:
        return Settings(**{name: value for name, value in flags.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as e:
        first = e.errors()[0]
        name = str(first["loc"][0])
        raise QuireError(
            f"--{name.replace('_', '-')} or QUIRE_{name.upper()}: {first['msg'].removeprefix('Value error, ')}, found {first['input']!r}"
        ) from None


class Serve(click.Command):
    """A command whose flags are the fields of the settings, so that neither can be forgotten."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """All flags, with the variables that stand for them."""
        try:
            from quire.server.settings import Settings
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

    Without flags: on this computer only, with a SQLite file, no accounts, no other service. Ctrl-C stops it; nothing is lost.
    """
    settings = settings_of(flags)
    try:
        from quire.server.run import serve as run
    except ImportError as e:
        raise NotInstalled(f"{NEEDED} ({e.name} is missing)") from None
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
    from quire.server.database import upgrade as run

    before, after = run(settings.database)
    click.echo(f"the database is at revision {after}" + ("" if before == after else f"; it was at {before}"))


@db.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database
def backup(file: Path, database: str | None) -> None:
    """Copy the database to FILE while the server may run: a SQLite file, or a dump for pg_restore."""
    settings = settings_of({"database": database})
    from quire.server.database import backup as run

    run(settings.database, file)
    click.echo(f"copied to {file}")


@db.command()
@database
def check(database: str | None) -> int:
    """Play every table again and compare it with what is kept; ends with 1 if anything is wrong."""
    settings = settings_of({"database": database})
    from quire.server.database import check as run

    found = list(run(settings.database))
    for what, problem in found:
        if problem:
            click.echo(f"{what}: {problem}")
    wrong = sum(bool(problem) for _, problem in found)
    click.echo(f"{len(found)} checked, {wrong} wrong")
    return 1 if wrong else 0
