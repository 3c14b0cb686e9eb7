"""What is kept of a table besides its moves: what was agreed, who sits where, clocks, votes, the result."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from quire.server.wire import EndKind, NewTable, Status, Visibility


class Kept(BaseModel):
    """Something that is written to the database as JSON."""

    model_config = ConfigDict(extra="forbid", validate_default=False)


class Member(Kept):
    """Somebody who may act at the table."""

    id: int
    name: str  # "" until somebody uses the link
    hash: str  # of the token; "" once sent away
    seat: int | None = None
    host: bool = False


class SeatKept(Kept):
    """One seat."""

    bot: str | None = None  # a bot sits here
    stand_in: str | None = None  # a bot plays for the people of the seat
    resigned: bool = False
    left: float | None = None  # milliseconds on the clock, without the turn that runs


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


class State(Kept):
    """Everything about a table that changes, except its moves."""

    members: list[Member]
    seats: list[SeatKept]
    names: list[str] = []  # of the players, from the start on
    chat: bool
    next_member: int
    next_vote: int = 1
    next_said: int = 1
    vote: VoteKept | None = None
    result: ResultKept | None = None
    rematch: str | None = None
    started: str = ""

    def copied(self) -> State:
        """A state of its own, equal to this one."""
        changes = {
            "members": [member.model_copy() for member in self.members],
            "seats": [seat.model_copy() for seat in self.seats],
            "names": self.names[:],
            "vote": self.vote.model_copy() if self.vote else None,
        }
        return self.model_copy(update=changes)


class Setup(Kept):
    """What was agreed when the table was opened."""

    table: NewTable
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
    created: float
    changed: float
