"""The table "Observation by index" on the page of a game, made from the schema of the game.

    python -m quirebox.testkit.observation [GAME …]

writes it into docs/rules between two marks; a test compares them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from quirebox.core.game import Game
from quirebox.core.schema import Field, Part
from quirebox.games import game as game_named
from quirebox.games import ids
from quirebox.testkit.mill import GAME as MILL

PAGES = Path("docs/rules")
BEGIN, END = "<!-- made by quirebox.testkit.observation -->", "<!-- end -->"
HEAD = ("| index | name | kind | range | what |", "|---|---|---|---|---|")


@dataclass(frozen=True)
class Placed:
    """A part where it begins, for a number of players."""

    players: int
    start: int
    part: Part


def table(game: Game) -> str:
    """The table, with a line before it that says how many numbers there are."""
    schemas = {n: game.eyes.schema(game.new(n, 0)) for n in game.seats}
    rows = [row for parts in parts_of(game) for row in part_rows(parts, len(schemas))]
    widths = various([len(schema) for schema in schemas.values()])
    players = various(list(schemas), always=True)
    lines = [
        f"With {players} players there are {widths} numbers; figures with slashes go by the number of players. "
        "A count says how many, a category which one, a flag whether (0 or 1), a mask which of several, as bits."
    ]
    return "\n".join([*lines, "", *HEAD, *rows])


def parts_of(game: Game) -> list[list[Placed]]:
    """Each part of the observation, for every number of players that has it."""
    found: list[list[Placed]] = []
    for n in game.seats:
        start = 0
        for i, part in enumerate(game.eyes.schema(game.new(n, 0)).parts):
            if i == len(found):
                found.append([])
            found[i].append(Placed(n, start, part))
            start += part.times * part.width
    return found


def part_rows(placed: Sequence[Placed], all: int) -> Iterator[str]:
    """A heading where the part comes several times or not always at the same place, then its numbers."""
    parts, starts = [p.part for p in placed], sorted({p.start for p in placed})
    first = parts[0]
    fixed = len(starts) == 1 and len(placed) == all and not first.is_numbered()
    name = first.name + ("[k]" if first.is_numbered() else "")
    if not fixed:
        step = f" + {various([p.width for p in parts])} k" if first.is_numbered() else ""
        only = "" if len(placed) == all else f" (players: {various([p.players for p in placed])})"
        yield f"| {various([p.start for p in placed])}{step} | **{name or 'further'}** | | | {first.about}{only} |"
    yield from field_rows(parts, [starts[0] if fixed else 0] * len(parts), "" if fixed else "+", name, "")


def field_rows(parts: Sequence[Part], starts: Sequence[int], plus: str, name: str, step: str) -> Iterator[str]:
    """A line for each field of the same part for several numbers of players, and of the parts inside of it."""
    at = list(starts)
    for fields in zip(*(part.fields for part in parts), strict=True):
        inner = [field for field in fields if isinstance(field, Part)]
        plain = [field for field in fields if isinstance(field, Field)]
        if inner:
            several = inner[0].is_numbered()
            called = ".".join(filter(None, (name, inner[0].name + ("[j]" if several else ""))))
            yield from field_rows(inner, at, plus, called, f" + {inner[0].width} j" if several else step)
            at = [a + part.times * part.width for a, part in zip(at, inner, strict=True)]
            continue
        last = [a + field.times - 1 for a, field in zip(at, plain, strict=True)]
        index = f"{plus}{various(at)}" + (f"–{various(last)}" if plain[0].times > 1 else "") + step
        called = ".".join(filter(None, (name, plain[0].name + ("[i]" if plain[0].times > 1 else ""))))
        most = various([field.most for field in plain])
        yield f"| {index} | `{called}` | {plain[0].kind} | 0–{most} | {plain[0].about} |"
        at = [end + 1 for end in last]


def various(numbers: Sequence[int], always: bool = False) -> str:
    """The number that they all are, or each of them."""
    return str(numbers[0]) if len(set(numbers)) == 1 and not always else " / ".join(map(str, numbers))


def page_of(game: Game) -> Path:
    """Where the game is described."""
    return PAGES / f"{game.id}.md"


def written(text: str, game: Game) -> str:
    """The page with the table as the schema has it now."""
    found = re.sub(f"{BEGIN}.*?{END}", lambda _: f"{BEGIN}\n{table(game)}\n\n{END}", text, flags=re.DOTALL)
    if BEGIN not in found:
        raise SystemExit(
            f"{page_of(game)} has no line {BEGIN!r}, after which the table would stand, with {END!r} below"
        )
    return found


def main(names: Sequence[str]) -> None:
    """Write the pages of these games, or of all."""
    for game in [MILL if name == MILL.id else game_named(name) for name in names or [MILL.id, *ids()]]:
        path = page_of(game)
        path.write_text(written(path.read_text(encoding="utf-8"), game), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
