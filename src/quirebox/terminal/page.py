"""A page: the parts of the table on as few lines as a screen has, in as many columns as it is wide."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from itertools import zip_longest

from rich.text import Text

from quirebox.core.audience import Part
from quirebox.core.message import say
from quirebox.terminal.screen import Screen
from quirebox.terminal.voice import own

COLUMN = 58  # at least so wide
GAP = 3  # between two columns

Block = list[Text]  # the lines of a part


def page(parts: Sequence[Part], fresh: Container[str], screen: Screen, lines: int) -> Block:
    """The parts, those that are fresh whole as far as there is room, the others in brief; never more than that many
    lines."""
    standing = [part for part in parts if not part.asked]
    best: Block = []
    most = -1
    for columns in range(1, max(1, (screen.width + GAP) // (COLUMN + GAP)) + 1):
        laid, whole = fill(standing, fresh, screen, lines, columns)
        if whole > most:
            best, most = laid, whole
        if all(part.name not in fresh for part in standing) or whole == len(standing):
            break
    return best


def fill(parts: Sequence[Part], fresh: Container[str], screen: Screen, lines: int, columns: int) -> tuple[Block, int]:
    """The parts in this number of columns, and how many of them are whole."""
    width = (screen.width - GAP * (columns - 1)) // columns
    brief = [block(part.brief or part.lines, part, screen, width) for part in parts]
    whole = [block(part.lines, part, screen, width) for part in parts]
    shown = brief[:]
    for i in sorted(range(len(parts)), key=lambda i: parts[i].rank):
        if parts[i].name in fresh and fits(whole[i], parts[i], width):
            tried = [*shown[:i], whole[i], *shown[i + 1 :]]
            if lowest(tried, columns) <= lines:
                shown = tried
    laid = beside(shown, columns, width)
    if len(laid) > lines:
        laid = [*laid[: lines - 1], Text(own(say("show-rest")), style="dim")]
    return laid, sum(shown[i] is whole[i] or parts[i].name not in fresh for i in range(len(parts)))


def block(lines: Iterable[str], part: Part, screen: Screen, width: int) -> Block:
    """Lines, folded unless they are a picture."""
    if part.drawn and lines is part.lines:
        return [Text.from_markup(line) for line in lines]
    return [folded for line in lines for folded in screen.fold(line, width)]


def fits(lines: Block, part: Part, width: int) -> bool:
    """Whether a picture is not too wide."""
    return not part.drawn or all(line.cell_len <= width for line in lines)


def lowest(blocks: Sequence[Block], columns: int) -> int:
    """How many lines the blocks take at least, one after the other in this number of columns."""
    heights = [len(block) for block in blocks]
    height = max([*heights, -(-sum(heights) // columns)], default=0)
    while len(split(heights, height)) > columns:
        height += 1
    return height


def split(heights: Sequence[int], height: int) -> list[list[int]]:
    """Which blocks stand in which column if none is higher than that."""
    columns: list[list[int]] = [[]]
    used = 0
    for i, high in enumerate(heights):
        if used + high > height and columns[-1]:
            columns.append([])
            used = 0
        columns[-1].append(i)
        used += high
    return columns


def beside(blocks: Sequence[Block], columns: int, width: int) -> Block:
    """The blocks in columns side by side."""
    if columns == 1:
        return [line for block in blocks for line in block]
    places = split([len(block) for block in blocks], lowest(blocks, columns))
    stacks = [[line for i in place for line in blocks[i]] for place in places]
    found: Block = []
    for row in zip_longest(*stacks, fillvalue=Text()):
        line = Text()
        for k, piece in enumerate(row):
            line.append(" " * ((width + GAP) * k - line.cell_len)).append_text(piece)
        line.rstrip()
        found.append(line)
    return found
