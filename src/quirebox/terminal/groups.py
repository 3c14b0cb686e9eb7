"""Very many options on a screen: in columns, under a heading for what is done, each in as few words as its game has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from quirebox.core.action import Action
from quirebox.terminal.screen import Screen

GAP = 3  # between two columns
CUT = "…"
KNOWN = 16  # columns of a name that is cut, if there is more to tell


@dataclass(frozen=True)
class Short:
    """An option in a few words."""

    group: str  # what is done: a heading; "" has none
    what: str  # with what: cut if there is no room
    end: str = ""  # what is never cut
    more: str = ""  # what is left out if there is no room


@dataclass(frozen=True)
class Choice:
    """An option as it is listed."""

    label: str
    phrase: str
    short: Short
    action: Action


def grouped(found: Sequence[Choice], screen: Screen, columns: int) -> list[Text]:
    """By what is done, in columns; last comes what has no heading."""
    groups: dict[str, list[Choice]] = {}
    for choice in found:
        groups.setdefault(choice.short.group, []).append(choice)
    rest = groups.pop("", [])
    wide = widest(found)
    block: list[Text] = []
    for group, several in groups.items():
        block.append(Text(f"{group} ({len(several)})", style="bold"))
        block += beside(several, screen, columns, wide)
    return block + beside(rest, screen, columns, wide)


def beside(found: Sequence[Choice], screen: Screen, columns: int, wide: int) -> list[Text]:
    """Options in columns, downwards, behind labels of this width."""
    width = share(screen, columns)
    rows = -(-len(found) // columns)
    block = []
    for row in range(rows):
        line = Text()
        for k, choice in enumerate(found[row::rows]):
            line.append(" " * ((width + GAP) * k - line.cell_len))
            line.append(f"{choice.label:>{wide}}", style="bold cyan")
            line.append(f"  {fitting(choice.short, width - wide - 2)}")
        block.append(line)
    return block


def alike(found: Sequence[Choice], screen: Screen, columns: int) -> bool:
    """Whether different options would be cut to the same words in so many columns."""
    room = share(screen, columns) - widest(found) - 2
    whole = {choice.short for choice in found}
    return len({(short.group, fitting(short, room)) for short in whole}) < len(whole)


def share(screen: Screen, columns: int) -> int:
    """How wide each of some columns is."""
    return (screen.width + GAP) // columns - GAP


def widest(found: Sequence[Choice]) -> int:
    """Columns that the longest label takes."""
    return max(len(choice.label) for choice in found)


def fitting(short: Short, width: int) -> str:
    """The option within this width."""
    end, more = (f" {part}" if part else "" for part in (short.end, short.more))
    if width - len(end) - len(more) >= min(KNOWN, len(short.what)):
        end += more
    room = width - len(end)
    what = short.what if len(short.what) <= room else short.what[: max(0, room - 1)].rstrip() + CUT
    return f"{what}{end}"
