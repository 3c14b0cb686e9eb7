"""Where a person reads and types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

LINES = 40  # at most on a screen of 80 columns
NARROWEST = 20  # columns for which anything is laid out
TOGETHER = 24  # columns of a thing that is not broken
HANGING = 4  # how much further in a line goes on that is too wide
Ask = Callable[[str], str]


class Screen:
    """A terminal, wide or narrow, with colours or without; every colour comes with a sign."""

    def __init__(self, file: TextIO | None = None, ask: Ask = input, notation: bool = False) -> None:
        self.console = Console(file=file, highlight=False, emoji=False)
        self._ask = ask
        self.notation = notation  # options are shown as records write them, too
        self.plain = not (self.console.encoding or "").lower().startswith("utf")

    def sign(self, pretty: str, plain: str) -> str:
        """A sign that this terminal can show."""
        return plain if self.plain else pretty

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Plain text, wrapped."""
        plain = escape(text)
        self.console.print(Padding(plain, (0, 0, 0, indent), expand=False) if indent else plain, style=style or None)

    @property
    def width(self) -> int:
        """Columns; on fewer than can be laid out lines are broken by the terminal."""
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        """Lines that a person sees at once; what is smaller is scrolled."""
        return max(LINES, self.console.height) if self.console.is_terminal else LINES

    def fold(self, markup: str, width: int = 0, hanging: int = HANGING) -> list[Text]:
        """Markup as lines of this width (the screen's): what is too wide goes on further in."""
        width = width or self.width
        found: list[Text] = []
        for line in Text.from_markup(markup).split("\n", allow_blank=True):
            line.rstrip()
            if line.cell_len <= width:
                found.append(line)
                continue
            indent = min(len(line.plain) - len(line.plain.lstrip()) + hanging, width // 2)
            found += broken(line, width, indent)
        return found

    def draw(self, markup: str) -> None:
        """A drawing: its lines stand as they are; one that is too wide here goes on further in."""
        self.show(self.fold(markup))

    def show(self, lines: Sequence[Text]) -> None:
        """Lines as they are."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def put(self, thing: RenderableType) -> None:
        """A table, a panel."""
        self.console.print(thing)

    def lines_of(self, thing: RenderableType) -> int:
        """How many lines a table takes."""
        return len(self.console.render_lines(thing))

    def rule(self, title: str) -> None:
        """A line across, with a title in it."""
        self.console.rule(escape(title), characters=self.sign("─", "-"), style="dim")

    def ask(self, prompt: str) -> str:
        """What the person types; raises EOFError when there is nobody left to ask."""
        self.console.file.flush()
        return self._ask(prompt)

    def complain(self, text: str) -> None:
        """What went wrong, in a line or two."""
        self.show(self.fold(f"[red]{self.sign('✗', 'x')}[/red] {escape(text)}", hanging=2))

    def warn(self, text: str) -> None:
        """What may be regretted."""
        self.show(self.fold(f"[yellow]{self.sign('⚠', '!')}[/yellow] {escape(text)}", hanging=2))

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


def broken(line: Text, width: int, indent: int) -> list[Text]:
    """A line that is too wide as several, the later ones further in: what stands apart as one thing stays together if
    it is short."""
    lines: list[tuple[int, int]] = []  # where each begins and ends in the line
    start = end = 0
    for first, last in pieces(line.plain):
        room = width - (indent if lines else 0)
        if last - start <= room or end == start:
            end = last
        else:
            lines.append((start, end))
            start, end = first, last
    lines.append((start, end))
    found = []
    for number, (first, last) in enumerate(lines):
        part = line[first:last]
        part.rstrip()
        part.pad_left(indent if number else 0)
        found.append(part)
    return found


def pieces(text: str) -> Iterator[tuple[int, int]]:
    """Where a text may be broken: between words, but not within short things that stand apart by two spaces, nor at a
    space that joins (U+00A0)."""
    for thing in re.finditer(r"[^ ]+(?: [^ ]+)*", text):
        if len(thing[0]) <= TOGETHER:
            yield thing.span()
            continue
        for word in re.finditer(r"[^ ]+", thing[0]):
            yield thing.start() + word.start(), thing.start() + word.end()


def grid(*headings: str) -> Grid:
    """A plain table with these headings."""
    table = Grid(box=None, pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(heading, justify="left" if not table.columns else "right")
    return table
