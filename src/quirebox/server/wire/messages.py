"""What the server tells over a WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, NotRequired, TypeVar

from typing_extensions import TypedDict

from quirebox.server.wire.common import (
    AtZero,
    ClockKind,
    ClosedBy,
    EndKind,
    IncidentKind,
    SeatKind,
    Sentence,
    Status,
    Visibility,
    VoteKind,
)

# ---- what tables look like


class Person(TypedDict):
    """A person at the table."""

    member: int
    name: str
    seat: int | None
    host: bool
    connected: bool
    ready: bool  # says so before the start


class Seat(TypedDict):
    """One seat of the table."""

    seat: int
    name: str  # of the player in log and scores
    kind: SeatKind  # absent: a bot stands in for its people
    bot: str | None  # which bot plays here now
    connected: bool  # somebody of the seat is here
    resigned: bool
    clock: int | None  # milliseconds left when this was sent


class Incident(TypedDict):
    """Something that happened to a seat beside the game: its people left, came back, gave up, or had no time left."""

    ply: int  # decisions made before it
    kind: IncidentKind
    seat: int


class OpenVote(TypedDict):
    """A question to the others."""

    vote: int
    kind: VoteKind
    by: int  # member
    to: int | None  # undo: the ply to go back to
    seats: list[int]  # who has to agree
    yes: list[int]


class ClockView(TypedDict):
    """The clock that was agreed."""

    kind: ClockKind
    minutes: float
    increment: float
    days: float
    at_zero: AtZero


class Result(TypedDict):
    """How a game ended."""

    kind: EndKind
    scores: list[int]
    sheets: list[dict[str, int]]  # parts of each score, by where they come from
    winners: list[int]
    places: list[int]  # of everybody: 1 is the best, equal ones are level; empty where there are none
    record: str | None  # id for /api/records/…; null while another table plays with the same luck


class Closure(TypedDict):
    """Why a table cannot be played with what is installed; what was played is kept."""

    why: ClosedBy
    message: str


class TableView(TypedDict):
    """A table as one viewer sees it."""

    id: str
    code: str | None  # to join; only people at the table see it
    seq: int  # grows with every change
    game: str
    title: str
    edition: str
    printing: str  # hash of what is printed, for /api/games/…/editions/…
    players: int
    options: dict[str, str]
    visibility: Visibility
    spectators: bool
    shared_seats: bool
    chat: bool
    joining: bool  # with the code
    clock: ClockView
    status: Status
    seats: list[Seat]
    people: list[Person]
    watching: int
    watchers: list[str]  # the names of some of them, as they gave them
    incidents: list[Incident]  # the latest
    running: int | None  # the seat whose clock runs
    turn: int | None  # the seat that has to choose; null before the start and after the end
    vote: OpenVote | None
    you: int | None  # member
    your_seat: int | None
    host: bool
    class_id: str | None
    closed: Closure | None
    record: str | None  # id for /api/records/…; after the end, and null while another table plays with the same luck
    rematch: str | None  # the table that was opened after this one; the same token opens it


class Choice(TypedDict):
    """Something that might be chosen, tied to the things on the table by kind, a and b."""

    text: str
    kind: str
    a: int
    b: int
    phrase: Sentence


class Caution(TypedDict, total=False):
    """What one may come to regret, to be confirmed first; nearly all options have none."""

    caution: Sentence


class Choosable(Choice, Caution):
    """An option."""


class RefusedChoice(Choice):
    """Something that might be tried, and the rule that forbids it now."""

    rule: str


class RuleSentence(TypedDict):
    """A rule in a sentence."""

    rule: str
    sentence: str


class Happened(TypedDict):
    """What is told of every fact, of whatever kind."""

    ply: int  # the decision that caused it; 1 is the first, 0 the set-up
    player: int  # -1: nobody in particular
    sentence: Sentence
    reveals: NotRequired[Literal[True]]  # undo stops here


K = TypeVar("K", bound=str)
V = TypeVar("V")


class Kind(Happened, Generic[K, V]):
    """A fact of one kind; `quirebox.server.facts` has those of each game."""

    kind: K
    values: V | None


class Told(Happened):
    """A fact of the game as the viewer learned it."""

    kind: str
    values: dict[str, int | str | list[int]] | None  # by name; null: not for this viewer's eyes


class Position(TypedDict):
    """The whole position as the viewer may know it, and what led to it."""

    type: Literal["position"]
    table: TableView
    game: str
    ply: int
    line: int  # how often decisions were taken back
    viewer: int  # seat; -1: a spectator
    actors: list[int]  # who has to choose
    view: Mapping[str, object]
    question: Sentence
    rule: str  # of the waiting decision; "" unless the viewer has to choose
    options: list[Choosable]  # empty unless the viewer has to choose
    refused: list[RefusedChoice]  # likewise
    rules: list[RuleSentence]  # that forbid something of it, each once
    since: int  # `events` begin after this ply; -1: what the set-up told is among them, as ply 0
    events: list[Told]
    undo_to: int  # how far the viewer may go back alone; equal to `ply`: not at all
    result: Result | None


class TableChanged(TypedDict):
    """Seats, people, clocks, votes or settings changed; the position did not."""

    type: Literal["table"]
    table: TableView


# ---- answers


class Done(TypedDict):
    """A request was carried out and is safe on disk."""

    type: Literal["done"]
    id: str
    seq: int
    ply: int
    again: bool  # it had been carried out before: this was a repetition


class Refusal(TypedDict):
    """A request was not carried out, and nothing changed."""

    type: Literal["error"]
    id: str | None
    code: str
    message: str  # what was found, what would be right
    rule: str | None  # of the game
    field: str | None  # of the request


class Previewed(TypedDict):
    """What an option would do, as far as the viewer can know."""

    type: Literal["preview"]
    id: str
    ply: int
    action: str
    events: list[Told]  # up to the first that reveals something
    view: Mapping[str, object]  # after it; what is not certain is as it is now
    complete: bool  # false: something hidden comes up


class Considered(TypedDict):
    """An option that a bot thought about."""

    action: str
    phrase: Sentence
    value: float
    low: float
    high: float
    visits: int


class Hinted(TypedDict):
    """What a bot would choose, and why."""

    type: Literal["hint"]
    id: str
    ply: int
    bot: str
    action: str
    why: Sentence
    alternatives: list[Considered]


class ScoreRange(TypedDict):
    """A part of a score: exact where low equals high, else what is possible as far as the viewer knows."""

    low: int
    high: int


class Scores(TypedDict):
    """Everybody's points as far as the viewer can know."""

    type: Literal["scores"]
    id: str
    ply: int
    totals: list[ScoreRange]
    sheets: list[dict[str, ScoreRange]]


class Hidden(TypedDict):
    """Which seats know something that others do not: at one screen it is covered before somebody else sees it."""

    type: Literal["hidden"]
    id: str
    ply: int
    seats: list[int]


class Log(TypedDict):
    """What happened, in order."""

    type: Literal["log"]
    id: str
    since: int
    ply: int
    line: int
    moves: list[Moved]
    events: list[Told]


class Moved(TypedDict):
    """Who decided at a ply, and when; what they chose is told by events."""

    ply: int
    player: int
    ms: int | None


class Looked(TypedDict):
    """A position of the past."""

    type: Literal["look"]
    id: str
    ply: int
    last: int  # the last ply there is
    viewer: int
    actors: list[int]
    view: Mapping[str, object]
    question: Sentence
    events: list[Told]  # that led to it from the ply before


class Said(TypedDict):
    """A line of the chat."""

    type: Literal["said"]
    number: int
    member: int
    name: str
    text: str
    at: float  # seconds since 1970


class Pong(TypedDict):
    """Yes."""

    type: Literal["pong"]
    id: str


class Closed(TypedDict):
    """The table is no more, or you were sent away; the socket closes."""

    type: Literal["closed"]
    message: str


class ClassTable(TypedDict):
    """One table on the host's page."""

    id: str
    code: str
    status: Status
    ply: int
    actors: list[int]
    seats: list[Seat]
    people: list[Person]
    result: Result | None


class ClassView(TypedDict):
    """All tables of a class."""

    type: Literal["class"]
    id: str
    code: str
    title: str
    game: str
    same_seed: bool
    tables: list[ClassTable]


Message = (
    Position
    | TableChanged
    | Done
    | Refusal
    | Previewed
    | Hinted
    | Scores
    | Hidden
    | Log
    | Looked
    | Said
    | Pong
    | Closed
    | ClassView
)
