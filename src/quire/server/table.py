"""A table in memory: what is kept of it, the match, and who is connected."""

from __future__ import annotations

import asyncio
import json
from hmac import compare_digest
from typing import Protocol

from quire.core.errors import QuireError
from quire.core.event import NOBODY, Event, Player
from quire.core.game import Game
from quire.core.match import Match, reopen, replay
from quire.core.record import Record
from quire.server.errors import Refused
from quire.server.rows import Member, Row, SeatKept
from quire.server.store import Kept, Values
from quire.server.tokens import hashed

SNAPSHOT_EVERY = 16


class Listener(Protocol):
    """Somebody who is told of changes."""

    member: int | None
    viewer: Player
    ply: int  # how far they have been told
    line: int

    def send(self, text: str) -> None:
        """Tell them."""

    def close(self, code: int, reason: str) -> None:
        """Let them go."""


class Table:
    """One table; whoever changes it holds the lock."""

    def __init__(self, row: Row, game: Game, match: Match | None) -> None:
        self.row = row
        self.game = game
        self.match = match
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[
            str, tuple[float, frozenset[int], int]
        ] = {}  # other processes: until when, members there, how many watch
        self.asked: float | None = None  # when the present decision was asked, if that was here
        self.grace = 20_000.0  # milliseconds after which another process moves for a bot whose process has died
        self.used: float = 0.0  # when anybody last needed it
        self.thinking: tuple[int, int] | None = None  # ply and line for which a bot thinks
        self.said_told = row.state.next_said  # what was said before has been passed on
        self.record_told = False  # whether the record may be opened
        self.gone = False  # no longer the one to ask: read it again

    # ---- people

    def member(self, id: int | None) -> Member:
        """The member of that number."""
        for member in self.row.state.members:
            if member.id == id and member.hash:
                return member
        raise Refused("no_such", f"there is no member {id} at this table", field="member")

    def holder(self, token: str) -> Member:
        """The member whose token this is."""
        hash = hashed(token)
        for member in self.row.state.members:
            if member.hash and compare_digest(member.hash, hash):
                return member
        raise Refused(
            "forbidden", "this link does not belong to this table, or its holder was sent away", field="token"
        )

    def people_of(self, seat: int) -> list[Member]:
        """Who sits there."""
        return [member for member in self.row.state.members if member.seat == seat and member.hash and member.name]

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for the seat."""
        kept = self.row.state.seats[seat]
        return kept.bot is None and kept.stand_in is None and not kept.resigned

    def voters(self, besides: int | None) -> list[int]:
        """The seats whose people are asked before something unusual happens."""
        return [p for p in range(len(self.row.state.seats)) if p != besides and self.is_person(p) and self.people_of(p)]

    def bot_of(self, seat: int, stand_in: str) -> str | None:
        """The bot that decides for a seat."""
        kept = self.row.state.seats[seat]
        return kept.bot or kept.stand_in or (stand_in if kept.resigned else None)

    def here(self, now: float) -> set[int]:
        """The members who are connected to any process."""
        found = {listener.member for listener in self.listeners if listener.member is not None}
        return found.union(*(members for until, members, _ in self.elsewhere.values() if until > now))

    def watching(self, now: float) -> int:
        """How many look on without being members."""
        return sum(listener.member is None for listener in self.listeners) + sum(
            n for until, _, n in self.elsewhere.values() if until > now
        )

    def seat(self, number: int) -> SeatKept:
        """A seat of the table."""
        seats = self.row.state.seats
        if number >= len(seats):
            raise Refused("invalid", f"there is no seat {number}; the seats are 0 to {len(seats) - 1}", field="seat")
        return seats[number]

    # ---- the game

    @property
    def playing(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise Refused("not_now", "the game has not been started")
        return self.match

    @property
    def actor(self) -> Player:
        """Who has to choose; NOBODY before the start and after the end."""
        return NOBODY if self.match is None or self.row.status == "over" else self.match.g.actor()

    def snapshot(self) -> Values:
        """The position as it is kept."""
        match = self.playing
        return {
            "ply": match.ply,
            "chain": match.chain,
            "position": json.dumps(self.game.save(match.g), separators=(",", ":")),
        }


def begin(row: Row, game: Game) -> Match:
    """The match of a table at its start."""
    new = row.setup.table
    names = dict(enumerate(row.state.names))
    match = Match(game, new.players, row.setup.options, new.edition, bytes.fromhex(row.seed), names)
    match.record.started = row.state.started
    return match


def record_of(row: Row, game: Game) -> Record:
    """The head of a table's record."""
    new = row.setup.table
    return Record(
        game.id,
        row.version,
        new.edition,
        row.setup.hash,
        new.players,
        row.setup.options,
        row.seed,
        dict(enumerate(row.state.names)),
        row.state.started,
    )


def opened(kept: Kept, game: Game) -> Table:
    """A table as it was read."""
    if kept.row.status == "open":
        return Table(kept.row, game, None)
    return Table(kept.row, game, resumed(kept.row, game, kept, kept.row.ply))


def resumed(row: Row, game: Game, kept: Kept, ply: int) -> Match:
    """The match after so many decisions: from the snapshot before it, else from the start."""
    record = record_of(row, game)
    try:
        if kept.snapshot is None:
            raise QuireError
        at, chain, position = kept.snapshot
        record.moves = kept.moves[:at]
        match = reopen(game, record, [read_events(text) for text in kept.events[:at]], json.loads(position), chain)
    except QuireError:  # no snapshot, or one of an older version of the game
        record.moves = kept.moves[:ply]
        match = replay(game, record)
        match.told[:] = [read_events(text) for text in kept.events[:ply]]
        return match
    for move in kept.moves[at:ply]:
        match.play(move.text, move.player, move.ms)
    return match


def write_events(events: list[Event]) -> str:
    """Events as they are kept."""
    return json.dumps([[e.kind, e.player, e.args, e.seen_by, e.reveals] for e in events], separators=(",", ":"))


def read_events(text: str) -> list[Event]:
    """Events as they were kept."""
    return [
        Event(kind, player, tuple(args), seen_by, reveals) for kind, player, args, seen_by, reveals in json.loads(text)
    ]
