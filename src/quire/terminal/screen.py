"""Where a person reads and types."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

HANGING = 4  # how much further in a line goes on that is too wide
Ask = Callable[[str], str]


class Screen:
    """A terminal, wide or narrow, with colours or without; every colour comes with a sign."""

    def __init__(self, file: TextIO | None = None, ask: Ask = input) -> None:
        self.console = Console(file=file, highlight=False, emoji=False)
        self._ask = ask
        self.plain = not (self.console.encoding or "").lower().startswith("utf")

    def sign(self, pretty: str, plain: str) -> str:
        """A sign that this terminal can show."""
        return plain if self.plain else pretty

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Plain text, wrapped."""
        plain = escape(text)
        self.console.print(Padding(plain, (0, 0, 0, indent), expand=False) if indent else plain, style=style or None)

    def draw(self, markup: str) -> None:
        """A drawing: its lines stand as they are; one that is too wide here goes on further in."""
        for line in Text.from_markup(markup).split("\n", allow_blank=True):
            line.rstrip()
            if line.cell_len <= self.console.width:
                self.console.print(line, no_wrap=True)
                continue
            indent = len(line.plain) - len(line.plain.lstrip()) + HANGING
            for number, part in enumerate(line.wrap(self.console, max(HANGING, self.console.width - indent))):
                part.rstrip()
                part.pad_left(indent if number else 0)
                self.console.print(part, no_wrap=True)

    def put(self, thing: RenderableType) -> None:
        """A table, a panel."""
        self.console.print(thing)

    def rule(self, title: str) -> None:
        """A line across, with a title in it."""
        self.console.rule(escape(title), characters=self.sign("─", "-"), style="dim")

    def ask(self, prompt: str) -> str:
        """What the person types; raises EOFError when there is nobody left to ask."""
        self.console.file.flush()
        return self._ask(prompt)

    def complain(self, text: str) -> None:
        """What went wrong, in a line or two."""
        self.console.print(f"[red]{self.sign('✗', 'x')}[/red] {escape(text)}", soft_wrap=True)

    def affirm(self, text: str) -> None:
        """What was done."""
        self.console.print(f"[green]{self.sign('✓', '*')}[/green] {escape(text)}", soft_wrap=True)

    def clear(self) -> None:
        """Nothing of what stood here can be read any more."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[3J\x1b[H\x1b[2J")
        else:
            self.console.file.write("\n" * 60)

    def wait(self, text: str) -> AbstractContextManager[object]:
        """Something that moves while somebody thinks."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            return self.console.status(escape(text), spinner="line" if self.plain else "dots")
        return nullcontext()


def grid(*headings: str) -> Grid:
    """A plain table with these headings."""
    table = Grid(box=None, pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(heading, justify="left" if not table.columns else "right")
    return table
