"""What is kept of a table: what was agreed, who sits where, clocks, votes, the result, and what one change adds.

These types are the stored format.  They are apart from the requests, so that a request can change without the database.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from quirebox.core.record import Move

Values = dict[str, object]
Status = Literal["open", "running", "paused", "over"]
Visibility = Literal["private", "public"]
EndKind = Literal["played", "resigned", "abandoned"]
IncidentKind = Literal["left", "sent_away", "returned", "bot", "resigned", "out_of_time", "lost_on_time"]


class Kept(BaseModel):
    """Something that is written to the database as JSON."""

    model_config = ConfigDict(extra="forbid", validate_default=False)


class Member(Kept):
    """A person who may act at the table."""

    id: int
    name: str  # "" until somebody uses the link
    hash: str  # of the token; "" once sent away
    seat: int | None = None
    host: bool = False
    ready: bool = False  # says so before the start


class SeatKept(Kept):
    """One seat."""

    bot: str | None = None  # a bot sits here
    stand_in: str | None = None  # a bot plays for the people of the seat
    resigned: bool = False
    left: float | None = None  # milliseconds on the clock, without the turn that runs


class IncidentKept(Kept):
    """Something that happened to a seat beside the game."""

    ply: int
    kind: IncidentKind
    seat: int


class VoteKept(Kept):
    """A question to the others."""

    id: int
    kind: str
    by: int
    seats: list[int]
    yes: list[int]
    to: int | None = None
    swap: tuple[int, int] | None = None


class ResultKept(Kept):
    """How it ended."""

    kind: EndKind
    scores: list[int]
    sheets: list[dict[str, int]]
    winners: list[int]
    places: list[int] = []  # of everybody, ties broken by the rules; earlier results, and games without one, have none


class State(Kept):
    """Everything about a table that changes, except its moves."""

    members: list[Member]
    seats: list[SeatKept]
    names: list[str] = []  # of the players, from the start on
    chat: bool
    joining: bool = True  # with the code
    sent_away: list[str] = []  # what the names of people looked like who were sent away
    next_member: int
    next_vote: int = 1
    next_said: int = 1
    vote: VoteKept | None = None
    result: ResultKept | None = None
    rematch: str | None = None
    incidents: list[IncidentKept] = []  # the latest
    started: str = ""

    def copied(self) -> State:
        """A state of its own, equal to this one."""
        changes = {
            "members": [member.model_copy() for member in self.members],
            "seats": [seat.model_copy() for seat in self.seats],
            "names": self.names[:],
            "sent_away": self.sent_away[:],
            "incidents": [incident.model_copy() for incident in self.incidents],
            "vote": self.vote.model_copy() if self.vote else None,
        }
        return self.model_copy(update=changes)


class ClockKept(Kept):
    """How long people may think, and what happens when the time is used up."""

    kind: Literal["none", "live", "slow"]
    minutes: float
    increment: float
    days: float
    at_zero: Literal["bot", "resign"]


class Agreement(Kept):
    """What people agreed on; earlier versions kept more of the request, which is not read."""

    model_config = ConfigDict(extra="ignore")

    game: str
    players: int
    options: dict[str, str]  # those that were asked for
    edition: str
    visibility: Visibility
    spectators: bool
    shared_seats: bool
    chat: bool
    clock: ClockKept


class Setup(Kept):
    """What was settled when the table was opened."""

    agreed: Agreement = Field(alias="table")
    options: dict[str, str]  # all of them
    hash: str  # of the edition


class Row(Kept):
    """One row of `tables`."""

    id: str
    code: str
    class_id: str | None
    record_id: str
    luck: str
    seed: str
    game: str
    version: int
    setup: Setup
    state: State
    status: Status
    visibility: Visibility
    seq: int
    ply: int
    line: int
    since: float | None
    due: float | None
    frozen: float | None = None
    created: float
    changed: float
    opener: str = ""  # whose it is, as far as an operator needs to know


@dataclass
class Change:
    """A change of one table, saved whole or not at all."""

    row: Row  # as it is to be; its seq is one more than what is there
    request: str | None = None
    cut: int | None = None  # moves after this ply are taken back
    move: Values | None = None
    snapshot: Values | None = None
    said: Values | None = None
    settled: bool = False  # what was agreed is another now
    record: str | None = None  # of a game that is over now
    new: list[Row] = field(default_factory=list)  # tables that are opened with it

    @property
    def plain(self) -> bool:
        """Whether it only adds something, so that it may be saved together with changes of other tables."""
        return self.cut is None and not self.settled and self.record is None and not self.new


@dataclass
class Stored:
    """A table as it was read."""

    row: Row
    moves: list[Move]
    events: list[str]
    snapshot: tuple[int, str, str] | None  # ply, chain, position
