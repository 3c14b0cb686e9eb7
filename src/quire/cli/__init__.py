"""The command line: `quire games | play | watch | serve | assist | sim | report | compare | balance | ladder | tune |
bench | edition | print | replay | rules | db | admin`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import click

from quire import __version__
from quire.cli.admin import admin
from quire.cli.assisting import assist
from quire.cli.balancing import balance
from quire.cli.edition import edition
from quire.cli.laboratory import bench, sim
from quire.cli.ladder import ladder
from quire.cli.library import games, replay, rules
from quire.cli.printing import print_
from quire.cli.serving import db, serve
from quire.cli.studying import compare, report
from quire.cli.tables import play, watch
from quire.cli.tuning import tune
from quire.core.errors import BadEdition, QuireError
from quire.lab.bench import compiled

MISTAKE, INTERRUPTED, NO_READER = 2, 130, 1


class Quire(click.Group):
    """The commands; what a person did wrong is one line on standard error."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: object) -> None:  # type: ignore[override]
        """Run a command and end the program with 0, or 2 for a mistake, or 130 if interrupted."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a sign that the terminal lacks must not end a game
        sys.exit(self._code(args, prog_name or "quire"))

    def _code(self, args: Sequence[str] | None, prog_name: str) -> int:
        try:
            code = super().main(args, prog_name, standalone_mode=False)
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except click.ClickException as e:
            e.show()
            return e.exit_code
        except BadEdition as e:
            click.echo(f"quire: {e}", err=True)  # a line for each mistake
            return MISTAKE
        except QuireError as e:
            return complain(str(e))
        except click.Abort as e:
            return (
                INTERRUPTED
                if isinstance(e.__cause__, KeyboardInterrupt)
                else complain("nobody answered; nothing was started")
            )
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads: let what is left go nowhere
            return NO_READER


def complain(text: str) -> int:
    """One line on standard error."""
    click.echo("quire: " + " ".join(text.split("\n")), err=True)
    return MISTAKE


def say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the version, and whether the engine runs as compiled code."""
    if wanted:
        click.echo(f"quire {__version__} ({'compiled' if compiled() else 'interpreted'})")
        ctx.exit()


@click.group("quire", cls=Quire, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=say_version,
    help="Print the version and whether the engine is compiled or interpreted.",
)
def main() -> None:
    """One table for modern board games: play and watch them here, let bots play thousands, read rules and records.

    Begin with `quire play`.
    """


for command in (
    games,
    play,
    watch,
    serve,
    assist,
    sim,
    report,
    compare,
    balance,
    ladder,
    tune,
    bench,
    edition,
    print_,
    replay,
    rules,
    db,
    admin,
):
    main.add_command(command)
