"""Plain data (parsed TOML or JSON) that knows where it stands, so that every complaint names the place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

from quire.core.errors import ContentError

type_names = {
    dict: "a table",
    list: "a list",
    str: "a text",
    int: "a number",
    bool: "true or false",
    float: "a fraction",
}


class Node:
    """One value and its place, e.g. `projects.toml: project[3].name`."""

    def __init__(self, value: object, where: str) -> None:
        self.value = value
        self.where = where

    def wrong(self, expected: str) -> ContentError:
        """What to raise when the value is not what was expected."""
        return ContentError(self.where, f"found {self.value!r}; say {expected}")

    def has(self, key: str) -> bool:
        """Whether this table has that field."""
        return isinstance(self.value, dict) and key in self.value

    def __getitem__(self, key: str) -> Node:
        if not isinstance(self.value, dict):
            raise self.wrong(f"a table with {key!r}")
        if key not in self.value:
            raise ContentError(
                self.where, f"the field {key!r} is missing; found: {', '.join(map(str, self.value)) or 'nothing'}"
            )
        return Node(self.value[key], self._under(key))

    def _under(self, key: str) -> str:
        return f"{self.where}{'' if self.where.endswith(': ') else '.'}{key}"

    def __iter__(self) -> Iterator[Node]:
        if not isinstance(self.value, list):
            raise self.wrong("a list")
        return iter([Node(v, f"{self.where}[{i}]") for i, v in enumerate(self.value)])

    def table(self) -> dict[str, Node]:
        """The fields of a table."""
        if not isinstance(self.value, dict):
            raise self.wrong("a table")
        return {str(k): Node(v, self._under(str(k))) for k, v in self.value.items()}

    def only(self, *keys: str) -> Node:
        """This table, if it has no other fields than these."""
        for key in self.table():
            if key not in keys:
                raise ContentError(self.where, f"unknown field {key!r}; the fields are: {', '.join(keys)}")
        return self

    def exactly(self, n: int) -> Node:
        """This list, if it has so many items."""
        if not isinstance(self.value, list) or len(self.value) != n:
            raise self.wrong(f"a list of {n}")
        return self

    def number(self, lowest: int = -(1 << 62), highest: int = 1 << 62) -> int:
        """The value as a whole number within bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not lowest <= self.value <= highest:
            bounds = (
                f" from {lowest} to {highest}"
                if highest < 1 << 62
                else f" of at least {lowest}"
                if lowest > -(1 << 62)
                else ""
            )
            raise self.wrong(f"a whole number{bounds}")
        return self.value

    def flag(self) -> bool:
        """The value as true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def text(self) -> str:
        """The value as a text that is not empty."""
        if not isinstance(self.value, str) or not self.value:
            raise self.wrong("a text in quotes")
        return self.value

    def one_of(self, words: Iterable[str]) -> str:
        """The value as one of these words."""
        known = list(words)
        if self.value not in known:
            raise self.wrong("one of " + ", ".join(known))
        return str(self.value)

    def numbers(self, lowest: int = -(1 << 62), highest: int = 1 << 62) -> list[int]:
        """The value as a list of whole numbers within bounds."""
        return [item.number(lowest, highest) for item in self]

    def texts(self) -> list[str]:
        """The value as a list of texts."""
        return [item.text() for item in self]


def read_toml(path: Path) -> Node:
    """The tables of a TOML file."""
    try:
        return Node(tomllib.loads(path.read_text(encoding="utf-8")), f"{path.name}: ")
    except FileNotFoundError:
        raise ContentError(str(path), "this file is missing from the edition") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as e:
        raise ContentError(path.name, f"is not TOML: {e}") from None


def read_rules(path: Path) -> dict[str, str]:
    """The sentences of a `rules.toml` by their rule ids."""
    return {id: rule.only("text", "untested")["text"].text() for id, rule in read_toml(path).table().items()}


def fingerprint(folder: Path) -> str:
    """A hash of all TOML files of an edition: of their meaning for people too, so any change counts."""
    digest = blake2b(digest_size=8)
    for path in sorted(folder.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
