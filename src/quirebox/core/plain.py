"""Plain data (parsed TOML or JSON) that knows where it stands, so that every complaint names the place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from quirebox.core.errors import ContentError, shortened

if TYPE_CHECKING:
    from quirebox.core.mistakes import Mistakes

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
MISSING: Final = object()  # stands where a field is missing, of which was complained already
LONGEST = 100  # signs of what was found
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class Node:
    """One value and its place, e.g. `projects.toml: project[3].name`.  A wrong one raises; if mistakes are gathered,
    something that would be right stands in for it, so that reading can go on."""

    def __init__(self, value: object, where: str, mistakes: Mistakes | None = None) -> None:
        self.value = value
        self.where = where
        self.mistakes = mistakes

    def wrong(self, expected: str) -> ContentError:
        """What to raise when the value is not what was expected."""
        return ContentError(self.where, f"found {shortened(repr(self.value), LONGEST)}; use {expected}")

    def _amiss(self, expected: str, instead: T) -> T:
        if self.mistakes is None:
            raise self.wrong(expected)
        self.mistakes.add(self.wrong(expected))
        self.mistakes.told.add(self.where)
        return instead

    def has(self, key: str) -> bool:
        """Whether this table has that field."""
        return isinstance(self.value, dict) and key in self.value

    def __getitem__(self, key: str) -> Node:
        if not isinstance(self.value, dict):
            raise self.wrong(f"a table with {key!r}")
        if key not in self.value:
            return self._missing(key)
        return Node(self.value[key], self._under(key), self.mistakes)

    def _missing(self, key: str) -> Node:
        found = ", ".join(map(str, self.table())) or "nothing"
        error = ContentError(self.where, f"the field {key!r} is missing; found: {found}")
        if self.mistakes is None:
            raise error
        if self._under(key) not in self.mistakes.told:
            self.mistakes.add(error)
        self.mistakes.told.add(self._under(key))
        return Node(MISSING, self._under(key), self.mistakes)

    def _under(self, key: str) -> str:
        return f"{self.where}{'' if self.where.endswith(': ') else '.'}{key}"

    def __iter__(self) -> Iterator[Node]:
        if not isinstance(self.value, list):
            raise self.wrong("a list")
        return iter([Node(v, f"{self.where}[{i}]", self.mistakes) for i, v in enumerate(self.value)])

    def each(self, read: Callable[[Node], T]) -> list[T]:
        """What the items of this list are read as; a mistake in one does not hide those in others."""
        found: list[T] = []
        for item in self:
            try:
                found.append(read(item))
            except ContentError as e:
                if self.mistakes is None:
                    raise
                self.mistakes.add(e)
        return found

    def table(self) -> dict[str, Node]:
        """The fields of a table."""
        if not isinstance(self.value, dict):
            raise self.wrong("a table")
        return {str(k): Node(v, self._under(str(k)), self.mistakes) for k, v in self.value.items()}

    def only(self, *keys: str) -> Node:
        """This table, if it has no other fields than these."""
        for key, node in self.table().items():
            if key not in keys:
                problem = f"unknown field {key!r}; the fields are: {', '.join(keys)}"
                if self.mistakes is None:
                    raise ContentError(self.where, problem)
                self.mistakes.add(ContentError(node.where, problem))
        return self

    def exactly(self, n: int) -> Node:
        """This list, if it has n items."""
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
            return self._amiss(f"a whole number{bounds}", min(max(lowest, 0), highest))
        return self.value

    def flag(self) -> bool:
        """The value as true or false."""
        return self.value if isinstance(self.value, bool) else self._amiss("true or false", False)

    def text(self) -> str:
        """The value as a text that is not empty."""
        if not isinstance(self.value, str) or not self.value:
            return self._amiss("a text in quotes", "?")
        return self.value

    def one_of(self, words: Iterable[Word]) -> Word:
        """The value as one of these words."""
        known = list(words)
        for word in known:
            if word == self.value:
                return word
        return self._amiss("one of " + ", ".join(known), known[0])

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
