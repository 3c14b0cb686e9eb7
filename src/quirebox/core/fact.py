"""Facts by name: what the numbers of each kind of event mean, declared once for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from quirebox.core.box import Box
    from quirebox.core.state import State

COUNT: Final = "count"  # how many, or how much: never below zero
NUMBER: Final = "number"  # any number
SEAT: Final = "seat"  # who; -1 is nobody, or the bank

Value = int | str | list[int]
Named = dict[str, Value]


@dataclass(frozen=True)
class Field:
    """One number of a fact."""

    name: str
    what: str  # COUNT, NUMBER, SEAT, or the thing on the table that it names, such as `page`
    words: tuple[str, ...] = ()  # what each number stands for, if it stands for a word
    perhaps: bool = False  # -1: there is none
    many: bool = False  # it takes all the numbers that are left


def count(name: str) -> Field:
    """How many."""
    return Field(name, COUNT)


def number(name: str) -> Field:
    """A number that may be below zero."""
    return Field(name, NUMBER)


def seat(name: str) -> Field:
    """A player at the table."""
    return Field(name, SEAT)


def word(name: str, *words: str) -> Field:
    """One of a few words."""
    return Field(name, name, words)


def thing(what: str, name: str = "") -> Field:
    """A thing on the table, by its number."""
    return Field(name or what, what)


def perhaps(what: str, name: str = "") -> Field:
    """A thing on the table, or none."""
    return Field(name or what, what, perhaps=True)


def things(what: str, name: str) -> Field:
    """All the numbers that are left are things of one kind."""
    return Field(name, what, many=True)


@dataclass(frozen=True)
class Fact:
    """One kind of event: its numbers in order, and whether they may be told to one player only."""

    kind: str
    fields: tuple[Field, ...]
    private: bool

    def named(self, args: tuple[int, ...]) -> Named:
        """The numbers of an event by their names; what an earlier version did not tell yet is left out."""
        found: Named = {}
        for i, field in enumerate(self.fields):
            if field.many:
                found[field.name] = [*args[i:]]
            elif i == len(args):
                break
            else:
                found[field.name] = field.words[args[i]] if field.words else args[i]
        return found

    def complaint(self, args: tuple[int, ...]) -> str:
        """What is wrong with the numbers of an event, or ''."""
        last = self.fields[-1:]
        fixed = len(self.fields) - (1 if last and last[0].many else 0)
        if len(args) < fixed or (len(args) > fixed and fixed == len(self.fields)):
            return f"has {len(args)} numbers; declared are {', '.join(f.name for f in self.fields) or 'none'}"
        for i, n in enumerate(args):
            field = self.fields[min(i, len(self.fields) - 1)]
            if field.what != NUMBER and n < (-1 if field.perhaps or field.what == SEAT else 0):
                return f"says {field.name}={n}"
            if field.words and n >= len(field.words):
                return f"says {field.name}={n}; it has words for 0 to {len(field.words) - 1}"
        return ""


def fact(kind: str, *fields: Field, private: bool = False) -> Fact:
    """Declare a kind of event."""
    assert not any(field.many for field in fields[:-1]), f"{kind}: what takes all numbers left comes last"
    return Fact(kind, fields, private)


def declare(*facts: Fact) -> Mapping[str, Fact]:
    """All facts of a game, by their kind."""
    found = {each.kind: each for each in facts}
    assert len(found) == len(facts), "a kind of event is declared twice"
    return found


def nothing_laid_out(g: State) -> Sequence[int]:
    """Every card is told of when it turns up."""
    return ()


@dataclass(frozen=True)
class Cards:
    """A kind of card that designers change, and by which facts it comes to a player and does something for one.

    A study of many games counts it by these facts: a card is seen in a game when any fact names it.
    """

    what: str  # the thing of the fields that name it, such as `page`
    labels: Callable[[Box], Sequence[str]]  # by number: its id and its name; "" where there is none
    taken: tuple[str, ...] = ()  # kinds of facts: the player of the fact has it now
    used: tuple[str, ...] = ()  # kinds of facts: it does what it is there for
    laid_out: Callable[[State], Sequence[int]] = nothing_laid_out  # which lie open from the start
