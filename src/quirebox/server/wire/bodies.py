"""What is asked and answered over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from quirebox.review.data import Review
from quirebox.server.wire.common import (
    Asked,
    BotName,
    Clock,
    Name,
    Options,
    Players,
    SeatNumber,
    Sentence,
    Status,
    TableId,
    TryState,
    Visibility,
)
from quirebox.server.wire.messages import (
    Choosable,
    ClockView,
    Closure,
    Moved,
    RefusedChoice,
    Result,
    RuleSentence,
    Told,
)

# ---- asked

OpeningKey = Annotated[str, StringConstraints(max_length=200)]  # with which one may open tables, where that needs one


class NewTable(Asked):
    """What is agreed when a table is opened."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    players: Players
    options: Options = {}
    edition: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")] = "house"
    visibility: Visibility = "private"
    spectators: bool = True
    shared_seats: bool = False
    chat: bool = True
    clock: Clock = Clock()
    name: Name = "Host"  # of the person who opens it
    seat: SeatNumber | None = 0  # where that person sits; null: nowhere
    bots: Annotated[
        dict[str, Annotated[str, StringConstraints(max_length=64)]], Field(max_length=16)
    ] = {}  # by the number of the seat
    key: OpeningKey = ""


class NewClass(Asked):
    """Several tables under one host: a classroom, a club evening."""

    title: Name
    tables: Annotated[int, Field(ge=1, le=100)]
    table: NewTable
    same_seed: bool = False  # the same luck at every table


class Tried(Asked):
    """What a learner has tried at a free step of a lesson, from its beginning."""

    step: Annotated[int, Field(ge=0, le=1000)]
    actions: Annotated[list[Annotated[str, StringConstraints(max_length=200)]], Field(max_length=60)]


class Join(Asked):
    """Sitting down with a join code and a name."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=16)]
    name: Name
    seat: SeatNumber | None = None
    watch: bool = False  # only look on


class WhatIf(Asked):
    """Playing on from a position of a finished game, against bots."""

    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber = 0  # where the person sits
    bot: BotName = "greedy"
    name: Name = "Host"
    key: OpeningKey = ""


class Line(Asked):
    """A line that was not played, from a position of a finished game."""

    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    actions: Annotated[list[Annotated[str, StringConstraints(max_length=200)]], Field(max_length=60)]


class PlayExample(Asked):
    """Playing on from an example of the rulebook, on seat 0 against bots."""

    bot: BotName = "greedy"
    name: Name = "Host"
    key: OpeningKey = ""


class ClassOrder(Asked):
    """What a host asks of one table of a class, or of all."""

    do: Literal["start", "fill", "pause", "resume", "remove", "chat_on", "chat_off", "join_on", "join_off", "new_code"]
    table: TableId | None = None  # null: all tables
    bot: BotName = "greedy"  # fill: who sits down where nobody sits


# ---- answered

ReviewState = Literal["waiting", "working", "done", "failed", "early", "off"]


class SeatLink(TypedDict):
    """What to give to the person who is to sit there."""

    seat: int
    member: int
    token: str
    path: str  # append to the address of the server


class Opened(TypedDict):
    """A table was opened.  The tokens are told once, here; the server keeps only their hashes."""

    table: str
    code: str
    member: int
    token: str
    path: str
    seats: list[SeatLink]


class Joined(TypedDict):
    """Somebody sat down; the path is their own link, for this and any other device."""

    table: str
    member: int
    seat: int | None
    token: str
    path: str


class ClassOpened(TypedDict):
    """A class was opened."""

    class_id: str
    code: str
    token: str
    path: str
    tables: list[Opened]


class Listed(TypedDict):
    """A public table in the list."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    status: Status
    free: list[int]
    people: list[str]
    spectators: bool
    clock: ClockView


class OptionInfo(TypedDict):
    """A variant of a game, with its values."""

    id: str
    title: str
    values: dict[str, str]
    default: str
    free: str


class GameInfo(TypedDict):
    """A game on the shelf."""

    id: str
    title: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    editions: list[str]


class BotInfo(TypedDict):
    """A kind of bot."""

    name: str
    about: str
    thinks: bool  # takes a budget: `search:200`, `search:0.5s`


class LessonPoint(TypedDict):
    """One point of the summary of a game."""

    sign: str  # a symbol
    title: str
    text: str


class LessonGoal(TypedDict):
    """Something that a free step wants."""

    text: str
    met: bool


class LessonStep(TypedDict):
    """A position of a lesson, what is explained there, and what the learner is to choose or may try."""

    chapter: str  # the title of the chapter that begins here, with a position of its own
    text: str
    point: str  # the thing on the board that is meant
    view: Mapping[str, object]
    viewer: int
    actors: list[int]
    question: Sentence
    options: list[Choosable]  # one: that is to be chosen; none: only to be read; in a free step all there are
    refused: list[RefusedChoice]
    rules: list[RuleSentence]  # that forbid something of it, each once
    events: list[Told]  # since the step before
    goals: list[LessonGoal]  # a step with goals is free: every way to them is right
    way: list[str]  # one way to the goals
    otherwise: str  # what is said to who missed them
    result: Result | None  # once the game is over


class LessonTry(TypedDict):
    """A free step after what was tried there."""

    state: TryState
    step: LessonStep


class Lesson(TypedDict):
    """First-game help: a summary and a few guided turns."""

    game: str
    title: str
    edition: str
    names: list[str]
    summary: list[LessonPoint]
    steps: list[LessonStep]


class Words(TypedDict):
    """What a game says in one language: messages, and tables of fixed texts."""

    language: str
    messages: str  # in Project Fluent
    printed: dict[str, str]  # what is printed, by its English text
    rules: dict[str, str]  # by their ids; empty in English, where they stand in the book of rules


class RuleBook(TypedDict):
    """The rules of a game: each rule in a sentence, and the page about it."""

    game: str
    title: str
    rules: dict[str, str]
    page: str | None  # Markdown


class EditionInfo(TypedDict):
    """What is printed, of a type that each game declares."""

    game: str
    edition: str
    hash: str
    printed: Mapping[str, object]


class Reach(TypedDict):
    """Where others on the network find this server."""

    addresses: list[str] | None  # the likeliest first; empty: it serves its own computer only; null: told there only


class RecordInfo(TypedDict):
    """A finished game, for the replay."""

    id: str
    game: str
    title: str
    edition: str
    version: int
    players: int
    names: list[str]
    options: dict[str, str]
    plies: int
    printing: str  # hash of what is printed
    closed: Closure | None  # its positions cannot be shown with what is installed
    result: Result | None
    text: str  # the record as a file
    moves: list[Moved]


class Reviewed(TypedDict):
    """What decided a finished game, as far as it is known."""

    state: ReviewState
    share: float  # how much of it is done
    review: Review | None  # once all is


class Problem(TypedDict):
    """Why a request over HTTP was not carried out."""

    code: str
    message: str
    rule: str | None
    field: str | None


HTTP_TYPES = (
    Opened,
    Joined,
    ClassOpened,
    Listed,
    GameInfo,
    BotInfo,
    RuleBook,
    Words,
    Lesson,
    LessonTry,
    EditionInfo,
    Reach,
    RecordInfo,
    Reviewed,
    Problem,
)
ASKED_TYPES = (NewTable, NewClass, Join, Tried, WhatIf, Line, PlayExample, ClassOrder)
