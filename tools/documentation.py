"""What the documentation site adds to the pages (MkDocs calls it, see `mkdocs.yml`): the help of every command, files
from outside `docs`, and links into the repository that a site does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from quirebox.cli import main

ROOT = Path(__file__).parent.parent
HERE = "<!-- every command's help is put here"
TAKEN = {
    "reference/changelog.md": "CHANGELOG.md",
    "start/contributing.md": "CONTRIBUTING.md",
}  # page: the file it shows


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The text of a page, completed."""
    address = page.file.src_uri
    if address in TAKEN:
        return (ROOT / TAKEN[address]).read_text(encoding="utf-8")
    if HERE in markdown:
        markdown = markdown[: markdown.index(HERE)] + "\n".join(helps(main, "quire"))
    return markdown


def helps(command: click.Command, name: str) -> Iterator[str]:
    """The help of a command and of those below it."""
    context = click.Context(command, info_name=name, max_content_width=100)
    depth = "#" * min(4, name.count(" ") + 2)
    yield f"{depth} {name}\n\n```text\n{plain(command.get_help(context))}\n```\n"
    if isinstance(command, click.Group):
        for one in command.list_commands(context):
            found = command.get_command(context, one)
            if found is not None and not found.hidden:
                yield from helps(found, f"{name} {one}")


def plain(text: str) -> str:
    """Without what a terminal would colour, and without this machine's folders."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text).replace(str(Path.home()), "~")
