"""A sentence before it is in any language: an id and named values.  `quirebox.words` makes the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NewType

from quirebox.core.plain import Json


@dataclass(unsafe_hash=True, slots=True)
class Who:
    """A player, by the seat; languages put the name there."""

    seat: int


@dataclass(unsafe_hash=True, slots=True)
class Printed:
    """A name or text that is printed in the edition: languages know it by a table; an unknown one stays as it is."""

    text: str


@dataclass(unsafe_hash=True, slots=True)
class Message:
    """What is said, and with which values: numbers, words to choose a form by, players, what is printed, messages."""

    id: str
    values: Mapping[str, Value]


Value = int | float | str | Who | Printed | Message | tuple["Value", ...]
Said = Message | str  # a `str` is said as it stands: text that people wrote
Sentence = NewType("Sentence", object)  # a message as it is sent, for JSON: the browser makes a text of it


def say(id: str, /, **values: Value) -> Message:
    """A message: `say("fact-take", who=Who(p), project=Printed(name), flasks=2)`."""
    assert "say" not in values, "a value cannot be called `say`"
    return Message(id, values)


def plain(said: Said | Printed) -> Sentence:
    """As it is sent: `{"say": "fact-take", "who": {"p": 0}, "project": {"t": "ROTATION"}, "flasks": 2}`."""
    return Sentence(plain_value(said))


def plain_value(value: Value) -> Json:
    """A value as it is sent; every update has many of them, so the usual kinds are told by their class itself."""
    if type(value) is Message:
        sent: dict[str, Json] = {"say": value.id}
        for name, one in value.values.items():
            sent[name] = one if type(one) is int or type(one) is str else plain_value(one)
        return sent
    if type(value) is Who:
        return {"p": value.seat}
    if type(value) is Printed:
        return {"t": value.text}
    if isinstance(value, tuple):
        return [plain_value(one) for one in value]
    assert not isinstance(value, Who | Printed | Message), "a message is of no other class"
    return value


def read(sent: object) -> Said:
    """What `plain` wrote; ValueError if it did not."""
    value = read_value(sent)
    if isinstance(value, str | Message):
        return value
    raise ValueError(f"{sent!r} is no message")


def read_value(sent: object) -> Value:
    """A value as it was sent."""
    match sent:
        case int() | float() | str():
            return sent
        case {"p": int(seat)}:
            return Who(seat)
        case {"t": str(text)}:
            return Printed(text)
        case list():
            return tuple(read_value(item) for item in sent)
        case {"say": str(id), **values}:
            return Message(id, {str(name): read_value(value) for name, value in values.items()})
    raise ValueError(f"{sent!r} is no value of a message")
