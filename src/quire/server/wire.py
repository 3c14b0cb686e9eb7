"""What goes over the wire: every request and every message, typed once; the browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

PROTOCOL = 1

RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f<>]*$")]
Text = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Chat = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]

Status = Literal["open", "running", "paused", "over"]
SeatKind = Literal["empty", "person", "bot", "absent"]
ClockKind = Literal["none", "live", "slow"]
AtZero = Literal["bot", "resign"]
Visibility = Literal["private", "public"]
EndKind = Literal["played", "resigned", "abandoned"]
VoteKind = Literal["undo", "abandon", "swap"]


class Asked(BaseModel):
    """Anything that comes from outside: no field may be missing, of another type, or unknown."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---- setting up (HTTP)


class Clock(Asked):
    """How long people may think, and what happens when the time is used up."""

    kind: ClockKind = "none"
    minutes: Annotated[float, Field(ge=0.05, le=600)] = 30.0        # live: for each player
    increment: Annotated[float, Field(ge=0, le=600)] = 0.0          # live: seconds gained whenever a turn is passed on
    days: Annotated[float, Field(ge=0.001, le=60)] = 3.0            # slow: for each turn
    at_zero: AtZero = "bot"


class NewTable(Asked):
    """What is agreed when a table is opened."""

    game: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    players: Annotated[int, Field(ge=1, le=16)]
    options: Annotated[dict[str, Annotated[str, StringConstraints(max_length=200)]], Field(max_length=32)] = {}
    edition: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")] = "house"
    visibility: Visibility = "private"
    spectators: bool = True
    shared_seats: bool = False
    chat: bool = True
    clock: Clock = Clock()
    name: Name = "Host"             # of the person who opens it
    seat: SeatNumber | None = 0     # where that person sits; null: nowhere
    bots: Annotated[dict[str, Annotated[str, StringConstraints(max_length=64)]], Field(max_length=16)] = {}       # by the number of the seat


class NewClass(Asked):
    """Several tables under one host: a classroom, a club evening."""

    title: Name
    tables: Annotated[int, Field(ge=1, le=100)]
    table: NewTable
    same_seed: bool = False         # the same luck at every table


class Join(Asked):
    """Sitting down with a join code and a name."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=16)]
    name: Name
    seat: SeatNumber | None = None
    watch: bool = False             # only look on


class WhatIf(Asked):
    """Playing on from a position of a finished game, against bots."""

    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatNumber = 0            # where the person sits
    bot: Annotated[str, StringConstraints(min_length=1, max_length=64)] = "greedy"
    name: Name = "Host"


class ClassOrder(Asked):
    """What a host asks of one table of a class, or of all."""

    do: Literal["start", "pause", "resume", "remove", "chat_on", "chat_off"]
    table: TableId | None = None    # null: all tables


# ---- requests (WebSocket)


class Seen(Asked):
    """How far this device has followed the table."""

    ply: Ply
    line: Ply


class Hello(Asked):
    """The first message on a socket: which table, and who asks."""

    do: Literal["hello"]
    id: RequestId
    table: TableId
    token: Secret | None = None     # null: look on
    name: Name | None = None        # for a seat link that several people use
    seen: Seen | None = None        # replay what was missed since


class HelloClass(Asked):
    """The first message on a host's socket: follow all tables of a class."""

    do: Literal["hello_class"]
    id: RequestId
    class_id: TableId
    token: Secret


class Play(Asked):
    """Choose an option."""

    do: Literal["play"]
    id: RequestId
    ply: Ply                        # decisions made before this one
    line: Ply | None = None         # null: whatever was taken back
    action: Text


class Undo(Asked):
    """Take back own decisions, down to `position.undo_to`."""

    do: Literal["undo"]
    id: RequestId
    ply: Ply
    to: Ply


class AskUndo(Asked):
    """Ask the others whether decisions may be taken back further."""

    do: Literal["ask_undo"]
    id: RequestId
    ply: Ply
    to: Ply


class Abandon(Asked):
    """Ask the others whether to end the game without a result."""

    do: Literal["abandon"]
    id: RequestId


class Vote(Asked):
    """Answer what somebody has asked."""

    do: Literal["vote"]
    id: RequestId
    vote: Annotated[int, Field(ge=1)]
    yes: bool


class Resign(Asked):
    """Give up."""

    do: Literal["resign"]
    id: RequestId


class Rematch(Asked):
    """Open another table with the same people and set-up."""

    do: Literal["rematch"]
    id: RequestId


class Say(Asked):
    """Speak at the table."""

    do: Literal["say"]
    id: RequestId
    text: Chat


class Rename(Asked):
    """Be called otherwise."""

    do: Literal["rename"]
    id: RequestId
    name: Name


class Take(Asked):
    """Sit down."""

    do: Literal["take"]
    id: RequestId
    seat: SeatNumber


class Leave(Asked):
    """Stand up; once the game runs, a bot plays on until somebody of the seat comes back."""

    do: Literal["leave"]
    id: RequestId


class Return(Asked):
    """Take one's seat back from the bot that stood in."""

    do: Literal["return"]
    id: RequestId


class Swap(Asked):
    """Change seats: a host at once, others if those of the other seat agree."""

    do: Literal["swap"]
    id: RequestId
    seat: SeatNumber
    with_seat: SeatNumber


class SetBot(Asked):
    """Put a bot on a seat, or let it stand in for people who are away; null takes it away again."""

    do: Literal["bot"]
    id: RequestId
    seat: SeatNumber
    bot: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None


class Order(Asked):
    """What only a host may do."""

    do: Literal["start", "pause", "resume", "chat_on", "chat_off", "close"]
    id: RequestId


class Remove(Asked):
    """A host sends somebody away; their link no longer works."""

    do: Literal["remove"]
    id: RequestId
    member: Annotated[int, Field(ge=0)]


class Preview(Asked):
    """What an option would do, as far as anybody can know."""

    do: Literal["preview"]
    id: RequestId
    ply: Ply
    action: Text


class Hint(Asked):
    """What a bot would choose."""

    do: Literal["hint"]
    id: RequestId
    ply: Ply
    bot: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None


class AskScores(Asked):
    """What everybody's points are, as far as the viewer can know."""

    do: Literal["scores"]
    id: RequestId


class AskLog(Asked):
    """All that happened after a ply."""

    do: Literal["log"]
    id: RequestId
    since: Ply = 0


class Look(Asked):
    """The position after so many decisions; after the end also through other eyes."""

    do: Literal["look"]
    id: RequestId
    ply: Ply
    eyes: Annotated[int, Field(ge=-1, le=15)] | None = None         # -1: a spectator's; null: one's own


class Ping(Asked):
    """Are you there?"""

    do: Literal["ping"]
    id: RequestId


Request = Annotated[
    Hello | HelloClass | Play | Undo | AskUndo | Abandon | Vote | Resign | Rematch | Say | Rename | Take | Leave | Return | Swap | SetBot | Order | Remove
    | Preview | Hint | AskScores | AskLog | Look | Ping,
    Field(discriminator="do"),
]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


# ---- what tables look like


class Person(TypedDict):
    """Somebody at the table."""

    member: int
    name: str
    seat: int | None
    host: bool
    connected: bool


class Seat(TypedDict):
    """One seat of the table."""

    seat: int
    name: str                       # of the player in log and scores
    kind: SeatKind                  # absent: a bot stands in for its people
    bot: str | None                 # which bot plays here now
    connected: bool                 # somebody of the seat is here
    resigned: bool
    clock: int | None               # milliseconds left when this was sent


class OpenVote(TypedDict):
    """Something that somebody has asked the others."""

    vote: int
    kind: VoteKind
    by: int                         # member
    to: int | None                  # undo: the ply to go back to
    seats: list[int]                # who has to agree
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
    sheets: list[dict[str, int]]    # parts of each score, by where they come from
    winners: list[int]
    record: str | None              # id for /api/records/…; null while another table plays with the same luck


class TableView(TypedDict):
    """A table as one viewer sees it."""

    id: str
    code: str | None                # to join; only people at the table see it
    seq: int                        # grows with every change
    game: str
    title: str
    edition: str
    players: int
    options: dict[str, str]
    visibility: Visibility
    spectators: bool
    shared_seats: bool
    chat: bool
    clock: ClockView
    status: Status
    seats: list[Seat]
    people: list[Person]
    watching: int
    running: int | None             # the seat whose clock runs
    vote: OpenVote | None
    you: int | None                 # member
    your_seat: int | None
    host: bool
    class_id: str | None
    rematch: str | None             # the table that was opened after this one; the same token opens it


class Choice(TypedDict):
    """Something one might choose, tied to the things on the table by kind, a and b."""

    text: str
    kind: str
    a: int
    b: int
    phrase: str


class Choosable(Choice):
    """An option."""

    caution: str                    # what one may come to regret, to be confirmed first; "" for nearly all


class RefusedChoice(Choice):
    """Something one might try, and the rule that forbids it now."""

    rule: str
    sentence: str


class Told(TypedDict):
    """A fact of the game as the viewer learned it."""

    ply: int                        # the decision that caused it; 1 is the first
    kind: str
    player: int                     # -1: nobody in particular
    args: list[int] | None          # null: not for this viewer's eyes
    sentence: str
    reveals: bool                   # undo stops here


class Position(TypedDict):
    """The whole position as the viewer may know it, and what led to it."""

    type: Literal["position"]
    table: TableView
    game: str
    ply: int
    line: int                       # how often decisions were taken back
    viewer: int                     # seat; -1: a spectator
    actors: list[int]               # who has to choose
    view: dict[str, JsonValue]
    question: str
    rule: str                       # of the waiting decision; "" unless the viewer has to choose
    options: list[Choosable]        # empty unless the viewer has to choose
    refused: list[RefusedChoice]    # likewise
    since: int                      # `events` begin after this ply
    events: list[Told]
    undo_to: int                    # how far the viewer may go back alone; equal to `ply`: not at all
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
    again: bool                     # it had been carried out before: this was a repetition


class Refusal(TypedDict):
    """A request was not carried out, and nothing changed."""

    type: Literal["error"]
    id: str | None
    code: str
    message: str                    # what was found, what would be right
    rule: str | None                # of the game
    field: str | None               # of the request


class Previewed(TypedDict):
    """What an option would do, up to the first thing that nobody can know yet."""

    type: Literal["preview"]
    id: str
    ply: int
    action: str
    events: list[Told]
    view: dict[str, JsonValue]
    complete: bool                  # false: something will be revealed, and this is how far one can see


class Considered(TypedDict):
    """An option that a bot thought about."""

    action: str
    phrase: str
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
    why: str
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
    last: int                       # the last ply there is
    viewer: int
    actors: list[int]
    view: dict[str, JsonValue]
    question: str
    events: list[Told]              # that led to it from the ply before


class Said(TypedDict):
    """Something somebody said."""

    type: Literal["said"]
    number: int
    member: int
    name: str
    text: str
    at: float                       # seconds since 1970


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
    Position | TableChanged | Done | Refusal | Previewed | Hinted | Scores | Log | Looked | Said | Pong | Closed | ClassView
)


# ---- answers over HTTP


class SeatLink(TypedDict):
    """What to give to whoever shall sit there."""

    seat: int
    member: int
    token: str
    path: str                       # append to the address of the server


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
    thinks: bool                    # takes a budget: `search:200`, `search:0.5s`


class LessonPoint(TypedDict):
    """One point of the summary of a game."""

    sign: str                       # a symbol
    title: str
    text: str


class LessonStep(TypedDict):
    """A position of a lesson, what is explained there, and what the learner shall choose."""

    text: str
    view: dict[str, JsonValue]
    viewer: int
    actors: list[int]
    question: str
    option: Choosable | None        # null: only to be read
    refused: list[RefusedChoice]
    events: list[Told]              # since the step before


class Lesson(TypedDict):
    """First-game help: a summary and a few guided turns."""

    game: str
    title: str
    edition: str
    names: list[str]
    summary: list[LessonPoint]
    steps: list[LessonStep]


class RuleBook(TypedDict):
    """The rules of a game: each rule in a sentence, and the page about it."""

    game: str
    title: str
    rules: dict[str, str]
    page: str | None                # Markdown


class EditionInfo(TypedDict):
    """What is printed: the tables of each content file."""

    game: str
    edition: str
    hash: str
    files: dict[str, JsonValue]


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
    result: Result | None
    text: str                       # the record as a file
    moves: list[Moved]


class Problem(TypedDict):
    """Why a request over HTTP was not carried out."""

    code: str
    message: str
    rule: str | None
    field: str | None


HTTP_TYPES = (Opened, Joined, ClassOpened, Listed, GameInfo, BotInfo, RuleBook, Lesson, EditionInfo, RecordInfo, Problem)
ASKED_TYPES = (NewTable, NewClass, Join, WhatIf, ClassOrder)
