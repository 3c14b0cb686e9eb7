"""What is wrong with an edition: gathered while it is read, and told all at once, each with file, line and card.

with Mistakes(folder) as mistakes:
    cards = mistakes.read("cards.toml", "card")["card"].each(read_card)
    mistakes.settle()                                   # what follows needs every card
    mistakes.expect(len(cards) >= 4, "cards.toml: card", "four players need four cards")
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from quirebox.core.errors import BadEdition, ContentError
from quirebox.core.plain import Node

IDS = ("id", "number")  # fields by which people know a card
NAMES = ("name", "title", "race")
HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]\]?\s*(#.*)?")
Files = dict[str, tuple[dict[str, object], dict[str, int]]]  # by name: what stands in it, and in which lines
AT_LINE = re.compile(r" \(at line (\d+), column \d+\)$")


class Mistakes:
    """Those that were found in a folder.  Used by `with`, it raises them all at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: list[ContentError] = []
        self.told: set[str] = set()  # places of which nothing more is to be said

    def __enter__(self) -> Mistakes:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ContentError) and not isinstance(error, BadEdition):
            self.add(error)
            raise BadEdition(self.lines()) from error
        if error is None:
            self.settle()

    def add(self, error: ContentError) -> None:
        """Keep a mistake, unless enough was said of its place."""
        if error.where not in self.told:
            self.found.append(error)

    def expect(self, holds: bool, where: str, problem: str) -> None:
        """Keep a mistake if something does not hold."""
        if not holds:
            self.add(ContentError(where, problem))

    def attempt(self, read: Callable[[], object]) -> None:
        """Read a part whose mistakes do not hide those of others."""
        try:
            read()
        except ContentError as e:
            self.add(e)

    def settle(self) -> None:
        """Raise what has been found so far, if anything."""
        if self.found:
            raise BadEdition(self.lines())

    def lines(self) -> list[str]:
        """What has been found, each with its place, in the order of the files."""
        files: Files = {}
        placed = [(*place(self.folder, error.where, files), error.problem) for error in self.found]
        placed.sort(key=lambda found: (found[0], found[1]))
        return [": ".join(filter(None, (spot(*found[:2]), *found[2:]))) for found in placed]

    def read(self, name: str, *keys: str) -> Node:
        """The tables of a file of the folder, which has no other keys than these, if any are named."""
        try:
            node = Node(tomllib.loads((self.folder / name).read_text(encoding="utf-8")), f"{name}: ", self)
        except FileNotFoundError:
            raise ContentError(name, "this file is missing from the edition") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
            raise ContentError(name, f"is not TOML: {e}") from None
        return node.only(*keys) if keys else node

    def unique(self, nodes: Iterable[Node], field: str, what: str) -> None:
        """Complain of entries whose field says what that of another says already."""
        seen: dict[str, Node] = {}
        for node in nodes:
            value = str(node[field].number() if isinstance(node[field].value, int) else node[field].text())
            if value in seen:
                line, label = place(self.folder, seen[value].where, {})[1:]
                at = f"{label} in line {line}" if line else label
                self.add(node[field].wrong(f"{what} of its own; {at} has it already"))
            seen.setdefault(value, node)


def spot(file: str, line: int) -> str:
    """A place in a file as editors read it."""
    return f"{file}:{line}" if line else file


# ---- finding the place


def place(folder: Path, where: str, files: Files) -> tuple[str, int, str]:
    """The file, the line (0: unknown), and the card and its field, of a place like `cards.toml: card[3].points`, or of
    a card by its id: `cards.toml: C04`."""
    name, _, path = where.partition(": ")
    file = f"{folder.name}/{name}"
    try:
        if name not in files:
            text = (folder / name).read_text(encoding="utf-8")
            files[name] = tomllib.loads(text), dict(lines_of(text))
        data, lines = files[name]
    except (OSError, UnicodeDecodeError):
        return file, 0, path
    except tomllib.TOMLDecodeError as e:
        found = AT_LINE.search(str(e))
        return file, int(found[1]) if found else 0, path
    path = path_of(data, path) or path
    return file, line_of(lines, path), called(data, path)


def path_of(data: dict[str, object], name: str) -> str:
    """Where a card of that id or name stands, or ''."""
    for key, entries in data.items():
        for i, entry in enumerate(entries if isinstance(entries, list) else []):
            if isinstance(entry, dict) and name in [str(entry.get(field)) for field in IDS + NAMES]:
                return f"{key}[{i}]"
    return ""


def line_of(lines: dict[str, int], path: str) -> int:
    """The line in which what stands there begins, or else what it stands in; 0 if nothing does."""
    while path and path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 0)


def lines_of(text: str) -> Iterator[tuple[str, int]]:
    """Every table and every key of a TOML file, by its path, with its line."""
    table, counts, statement, start = "", dict[str, int](), "", 0
    for number, line in enumerate(text.splitlines(), 1):
        header = None if statement else HEADER.fullmatch(line)
        if header:
            table = entered(header[2], header[1] == "[[", counts)
            yield table.removesuffix("[0]"), number
            yield table, number
            continue
        start = start if statement else number
        statement += line + "\n"
        try:
            found = tomllib.loads(statement)
        except tomllib.TOMLDecodeError:
            continue  # it goes on in the next line
        statement = ""
        for path in paths(found, table):
            yield path, start


def entered(header: str, listed: bool, counts: dict[str, int]) -> str:
    """The path of the table that a header begins."""
    path, parts = "", header.split(".")
    for i, part in enumerate(parts):
        path = f"{path}.{part}" if path else part
        if listed and i == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def paths(data: dict[str, object], table: str) -> Iterator[str]:
    """The paths of keys, and of those of tables in the same line."""
    for key, value in data.items():
        path = f"{table}.{key}" if table else key
        yield path
        if isinstance(value, dict):
            yield from paths(value, path)


def called(data: object, path: str) -> str:
    """A place by the card and its field: `C04 Ogres, points`; without a card as it is, counted from 1."""
    label, rest, value = "", "", data
    for step in re.findall(r"[^.\[\]]+|\[\d+\]", path):
        rest += (f" {int(step[1:-1]) + 1}" if step[0] == "[" else f".{step}") if rest else step
        value = under(value, step)
        if isinstance(value, dict) and (name := name_of(value)):
            label, rest = name, ""
    return ", ".join(filter(None, (label, rest.lstrip("."))))


def under(value: object, step: str) -> object:
    """What stands under a key, or at a place of a list."""
    if isinstance(value, list) and step[0] == "[":
        return value[int(step[1:-1])] if int(step[1:-1]) < len(value) else None
    return value.get(step) if isinstance(value, dict) else None


def name_of(entry: dict[str, object]) -> str:
    """A card as people call it: `C04 Ogres`."""
    found = [
        next((str(entry[f]) for f in fields if isinstance(entry.get(f), str | int)), "") for fields in (IDS, NAMES)
    ]
    return " ".join(filter(None, found))


def sources(mistakes: Mistakes, *names: str) -> None:
    """Every entry of these files says where it comes from: a promise of editions that are to be published."""
    for name in names:
        for node in mistakes.read(name).table().values():
            for entry in node if isinstance(node.value, list) else []:
                mistakes.expect(entry.has("source"), entry.where, "has no source; say where it comes from")


def gathered(folder: Path, check: Callable[[Mistakes], None]) -> list[str]:
    """What a check finds in an edition, told but not raised."""
    mistakes = Mistakes(folder)
    mistakes.attempt(lambda: check(mistakes))
    return mistakes.lines()
