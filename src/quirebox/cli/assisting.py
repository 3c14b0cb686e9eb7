"""The command by which an assistant sits down at a table."""

from __future__ import annotations

import os

import click

from quirebox.cli import common
from quirebox.core.errors import NotInstalled

SEAT = "QUIRE_SEAT"


@click.command()
@click.argument("link", default="", metavar="[LINK]")
@click.option("--name", default="Assistant", show_default=True, help="What the assistant is called at the table.")
@common.language
def assist(link: str, name: str) -> None:
    """Let an assistant sit at a table: a tool server (MCP) on standard input and output.

    LINK is the link of a seat, as the table hands it out. Everybody on this computer can read it on a command line; set
    QUIRE_SEAT instead where that matters.
    """
    try:
        import mcp  # noqa: F401

        from quirebox.server.assistant.tools import Seat, tool_server
    except ImportError as e:
        raise NotInstalled("an assistant", "assist", e.name) from None
    tool_server(Seat(link or os.environ.get(SEAT, ""), name)).run("stdio")
