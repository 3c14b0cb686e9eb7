"""What a viewer is shown, as types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from quirebox.core.message import Sentence

Field = Literal["physics", "chemistry", "biology", "astronomy"]


What = Literal[
    "flask", "take", "basic", "advance", "turn", "quarter", "finish", "put", "double", "copy", "return", "if", "then"
]
Which = Literal[
    "one cube",
    "not highest",
    "lowest",
    "that",
    "up to",
    "pair",
    "twins",
    "fields",
    "field",
    "names",
    "those",
    "board",
    "own",
    "rival",
    "cubes of a field",
    "half highest",
    "third sum",
    "fields from 3",
    "half cubes",
    "empty slots",
    "completed",
    "held",
    "third pool",
    "quarter pool",
    "open slots",
    "were here",
]


class Sign(TypedDict):
    """A part of an effect, to be drawn as an icon."""

    what: What
    n: NotRequired[int]  # how many, or how often; of double: the most
    which: NotRequired[Which]  # of what, or as many as what


class Project(TypedDict):
    """A side of a project card, as printed."""

    number: int
    field: Field
    name: Sentence
    base: bool
    signs: list[Sign]  # what its effect does
    words: Sentence  # the same in words
    caption: Sentence


class Track(TypedDict):
    """The spaces of every field's track."""

    spaces: int
    special: list[int]  # those that score at the end


class Printed(TypedDict):
    """What lies in the box."""

    projects: list[Project]
    specials: list[Sentence]  # what the last spaces of each field score
    track: Track
    quarters: int  # turns that finish a card


class Card(TypedDict):
    """A card on a board."""

    project: int
    turns: int  # quarters; `Printed.quarters` of them finish it
    flasks: int


class Locked(TypedDict):
    """What opens a slot that is still closed."""

    what: Literal["cubes", "flasks"]
    at: int


class SeatView(TypedDict):
    """One player's board."""

    cards: list[Card | None]
    slots: int
    locked: list[Locked]
    pool: int
    values: list[int]
    tracks: list[list[int]]
    cubes: int
    score: dict[str, int]
    points: int


class Supply(TypedDict):
    """Flasks and cubes."""

    flasks: int
    cubes: int


class Stack(TypedDict):
    """A stack that is shared by all."""

    project: int
    count: int
    flasks: int


class View(TypedDict):
    """The whole table."""

    round: int
    active: int
    first: int
    supply: Supply
    spares: Supply
    last_round: int | None
    turns_left: list[int]  # in the end stage, who still has a turn
    special_reading: Literal["occupied", "reached_end"]
    stacks: list[Stack]
    area: list[int]
    seats: list[SeatView]
