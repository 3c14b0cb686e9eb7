"""The command line: `quire games | play | watch | serve | assist | sim | report | compare | balance | ladder | train |
tune | bench | edition | print | replay | review | rules | db | admin`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from quirebox import __version__
from quirebox.core.errors import BadEdition, QuireError
from quirebox.lab.bench import compiled

MISTAKE, INTERRUPTED, NO_READER = 2, 130, 1
COMMANDS = {  # where each is: a server need not wait for the libraries of the lab
    "admin": "admin:admin",
    "assist": "assisting:assist",
    "balance": "balancing:balance",
    "bench": "laboratory:bench",
    "compare": "comparing:compare",
    "db": "serving:db",
    "edition": "edition:edition",
    "games": "library:games",
    "ladder": "ladder:ladder",
    "play": "tables:play",
    "print": "printing:print_",
    "replay": "library:replay",
    "report": "studying:report",
    "review": "reviewing:review",
    "rules": "library:rules",
    "serve": "serving:serve",
    "sim": "laboratory:sim",
    "train": "training:train",
    "tune": "tuning:tune",
    "watch": "tables:watch",
}


class Quire(click.Group):
    """The commands, each loaded when it is asked for; what a person did wrong is one line on standard error."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """What there is."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        found: click.Command = getattr(import_module(f"quirebox.cli.{module}"), name)
        return found

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
            from quirebox.terminal.mistakes import in_words  # needed only now, and slow to load

            return complain(in_words(e))
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
