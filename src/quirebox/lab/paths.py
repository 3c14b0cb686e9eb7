"""One number of an edition, by its place: `pages.S03.front=2 Paper, {1..5} VP` or `edition.setup.solo_goal=70..90:5`.

A place is a file without `.toml`, then tables by their names, cards by their ids, entries of a list by their places
from 1. What follows is a range of numbers, or a text with one range in braces.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, MutableMapping, MutableSequence, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

import tomlkit
from tomlkit.exceptions import TOMLKitError

from quirebox.core.changes import named
from quirebox.core.errors import QuireError, shortened

NUMBER = r"-?\d+(?:\.\d+)?"
RANGE = re.compile(rf"(?P<low>{NUMBER})\.\.(?P<high>{NUMBER})(?::(?P<step>{NUMBER}))?")
BRACED = re.compile(r"\{(?P<range>[^{}]*)\}")
MOST = 100  # values of one number


class BadPath(QuireError):
    """A place that no edition has, or values that it cannot take."""


@dataclass(frozen=True)
class Knob:
    """A number that can be changed: where it stands, and what it can be."""

    path: str
    values: tuple[int | float | str, ...]

    @property
    def name(self) -> str:
        """What people call it."""
        return self.path

    def data(self) -> dict[str, object]:
        """For programs."""
        return {"path": self.path, "values": [*self.values]}


def read_knob(text: str) -> Knob:
    """`PATH=1..5`."""
    path, equals, values = text.partition("=")
    if not equals or "." not in path:
        raise BadPath(
            f"cannot read {text!r}; use FILE.CARD.FIELD=LOW..HIGH, as in pages.S03.front=2 Paper, {{1..5}} VP"
        )
    braced = BRACED.search(values)
    if braced is None:
        return Knob(path.strip(), tuple(numbers(text, values.strip())))
    before, after = values[: braced.start()], values[braced.end() :]
    found = tuple(f"{before}{n}{after}".strip() for n in numbers(text, braced["range"].strip()))
    return Knob(path.strip(), found)


def numbers(text: str, said: str) -> Iterator[int | float]:
    """The numbers of a range."""
    found = RANGE.fullmatch(said)
    if found is None:
        raise BadPath(f"{text!r}: {said!r} is no range; use LOW..HIGH or LOW..HIGH:STEP, as in 1..5 or 70..90:5")
    low, high, step = Decimal(found["low"]), Decimal(found["high"]), Decimal(found["step"] or 1)
    if step <= 0 or high < low or (high - low) / step >= MOST:
        raise BadPath(f"{text!r}: use a range that rises, of at most {MOST} numbers; found {said!r}")
    while low <= high:
        yield int(low) if low == low.to_integral_value() and "." not in said.replace("..", "") else float(low)
        low += step


def with_values(source: Path, folder: Path, values: Mapping[str, object]) -> Path:
    """A copy of an edition in which some numbers are others; comments and layout stay as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in source.glob("*.toml"):
        shutil.copyfile(file, folder / file.name)
    for path, value in values.items():
        put(folder, path, value)
    return folder


def put(folder: Path, path: str, value: object) -> None:
    """Write one value into an edition."""
    document, holder, key = place(folder, path)
    old = holder[key]  # type: ignore[index]
    check(path, old, value)
    holder[key] = value  # type: ignore[index]
    (folder / f"{path.partition('.')[0]}.toml").write_text(tomlkit.dumps(document), encoding="utf-8")


def look(folder: Path, path: str) -> object:
    """What stands there now."""
    _, holder, key = place(folder, path)
    return holder[key]  # type: ignore[index]


Holder = MutableMapping[str, object] | MutableSequence[object]


def place(folder: Path, path: str) -> tuple[tomlkit.TOMLDocument, Holder, str | int]:
    """The file, the table or list in it, and the key or place there."""
    name, *keys = path.split(".")
    file = folder / f"{name}.toml"
    if not file.is_file():
        known = ", ".join(sorted(path.stem for path in folder.glob("*.toml")))
        raise BadPath(f"{path}: there is no file {name}.toml in the edition; there are: {known}")
    try:
        document = tomlkit.parse(file.read_text(encoding="utf-8"))
    except (TOMLKitError, UnicodeDecodeError) as e:
        raise BadPath(f"{file}: is not TOML: {e}") from None
    holder: object = document
    for i, key in enumerate(keys):
        found, where = step(path, holder, key, first=i == 0)
        if i == len(keys) - 1:
            return document, found, where
        holder = found[where]  # type: ignore[index]
    raise BadPath(f"{path}: is a whole file; name a card and a field, as in {name}.CARD.FIELD")


def step(path: str, holder: object, key: str, first: bool) -> tuple[Holder, str | int]:
    """Where a key leads: a field, an entry of a list, or a card of the file by its id."""
    if isinstance(holder, MutableMapping):
        if key in holder:
            return holder, key
        for cards in holder.values() if first else ():
            if isinstance(cards, MutableSequence) and key in (ids := [*named([*cards])]):
                return cards, ids.index(key)
        raise BadPath(f"{path}: there is no {key!r}; there are: {shortened(', '.join(known(holder)), 300)}")
    if isinstance(holder, MutableSequence):
        if key.isdecimal() and 1 <= int(key) <= len(holder):
            return holder, int(key) - 1
        raise BadPath(f"{path}: there is no place {key!r} in the list; use 1 to {len(holder)}")
    raise BadPath(f"{path}: there is nothing below {holder!r}")


def known(holder: MutableMapping[str, object]) -> Iterator[str]:
    """What a table has: fields, and the ids of its cards."""
    for key, value in holder.items():
        cards = isinstance(value, MutableSequence) and value and all(isinstance(one, dict) for one in value)
        yield from named([*value]) if cards else (key,)  # type: ignore[misc]


def check(path: str, old: object, new: object) -> None:
    """Complain about a number where a text stands, and the other way round."""
    number = isinstance(new, int | float)
    if isinstance(old, int | float) and not number:
        raise BadPath(f"{path}: is the number {old}; use {path}=LOW..HIGH")
    if isinstance(old, str) and number:
        raise BadPath(
            f"{path}: is the text {str(old)!r}; use all of it with the range in braces, as in 2 Paper, {{1..5}} VP"
        )
    if not isinstance(old, int | float | str):
        raise BadPath(f"{path}: is no number and no text; name one of its fields")


def variants(source: Path, into: Path, knobs: Sequence[Knob], points: Sequence[Sequence[int]]) -> list[Path]:
    """An edition for each choice of values, in folders of their own."""
    found: list[Path] = []
    for i, point in enumerate(points):
        values = {knob.path: knob.values[n] for knob, n in zip(knobs, point, strict=True)}
        found.append(with_values(source, into / f"{i:04}", values))
    return found
