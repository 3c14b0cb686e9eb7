"""What the numbers of an observation mean: declared once, for networks, for the pages of the games, and for tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

Kind = Literal["count", "category", "flag", "mask"]
Owner = Literal["table", "viewer", "seat"]
BYTE: Final = 255


@dataclass(frozen=True)
class Field:
    """A number from 0 to `most`, or several alike in a row."""

    name: str
    kind: Kind  # how many · which one · whether · a set, as bits
    most: int
    about: str
    times: int = 1


def count(name: str, about: str, most: int = BYTE, times: int = 1) -> Field:
    """How many there are of something, or how far it is; one more is more."""
    return Field(name, "count", min(most, BYTE), about, times)


def category(name: str, about: str, most: int, times: int = 1) -> Field:
    """Which of several things it is; 5 is not more than 4."""
    return Field(name, "category", min(most, BYTE), about, times)


def flag(name: str, about: str, times: int = 1) -> Field:
    """1 if it is so, else 0."""
    return Field(name, "flag", 1, about, times)


def mask(name: str, about: str, bits: int, times: int = 1) -> Field:
    """A set of `bits` things, a bit for each."""
    return Field(name, "mask", (1 << bits) - 1, about, times)


@dataclass(frozen=True)
class Part:
    """Numbers that belong together, perhaps several times in a row: once for each seat, slot or century."""

    name: str  # "" adds nothing to the names of its numbers
    about: str
    fields: tuple[Field | Part, ...]
    times: int = 1
    whose: Owner = "table"  # everybody's · the viewer's secret · of each seat, the viewer's first, then clockwise

    @property
    def width(self) -> int:
        """How many numbers one of them has."""
        return sum(f.times * (f.width if isinstance(f, Part) else 1) for f in self.fields)

    def is_numbered(self) -> bool:
        """Whether the names of its numbers tell which of several it is."""
        return self.times > 1 or self.whose == "seat"


@dataclass(frozen=True)
class Number:
    """One byte of an observation."""

    index: int
    name: str  # such as seat[1].slot[0].flasks
    kind: Kind
    most: int
    whose: str  # "table", "viewer", or "seat 2": seats count clockwise from the viewer, who is seat 0
    about: str


@dataclass(frozen=True)
class Schema:
    """Everything in an observation, in order."""

    parts: tuple[Part, ...]

    @cached_property
    def numbers(self) -> tuple[Number, ...]:
        """What each byte is."""
        found: list[Number] = []
        for part in self.parts:
            found += _numbers(part, "", "", len(found))
        return tuple(found)

    @cached_property
    def by_name(self) -> dict[str, Number]:
        """Each byte by its name."""
        return {number.name: number for number in self.numbers}

    def __len__(self) -> int:
        return len(self.numbers)


def _numbers(part: Part, before: str, whose: str, index: int) -> Iterator[Number]:
    """The numbers of a part, each time that it is there."""
    for k in range(part.times):
        name = before + part.name + (f"[{k}]" if part.name and part.is_numbered() else "") + ("." if part.name else "")
        owner = f"seat {k}" if part.whose == "seat" else whose or part.whose
        for field in part.fields:
            if isinstance(field, Part):
                yield from _numbers(field, name, owner, index)
                index += field.times * field.width
                continue
            for i in range(field.times):
                which = f"[{i}]" if field.times > 1 else ""
                yield Number(index, name + field.name + which, field.kind, field.most, owner, field.about)
                index += 1


def unnamed(width: int) -> Schema:
    """Of a game that declares nothing: counts without names."""
    return Schema((Part("", "", (count("number", "not declared", times=width),)),))
