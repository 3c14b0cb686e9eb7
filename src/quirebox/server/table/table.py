"""A table: what is kept of it, the match that is played, and who is connected."""

from __future__ import annotations

import json
from hmac import compare_digest
from typing import NamedTuple
from zlib import crc32

from quirebox.core.errors import QuireError, ReplayError
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.game import Game
from quirebox.core.match import Match, begun_as_recorded, reopen, replay
from quirebox.core.plain import Json
from quirebox.core.record import Move, Record
from quirebox.core.state import State
from quirebox.server.errors import Refused
from quirebox.server.table.former import Unplayable, game_as
from quirebox.server.table.kept import IncidentKept, IncidentKind, Member, Row, SeatKept, Stored, Values
from quirebox.server.table.presence import Presence
from quirebox.server.tokens import hashed

SNAPSHOT_EVERY = 16
INCIDENTS = 40  # that a table keeps


class At(NamedTuple):
    """Where a game stands."""

    ply: int
    line: int
    status: str


class Table:
    """One table."""

    def __init__(self, row: Row, game: Game, match: Match | None) -> None:
        self.row = row
        self.game = game
        self.match = match
        self.shut: Unplayable | None = None  # why it cannot be played with what is installed
        self.host_missed = 0.0  # when a host was here last, as far as this process knows
        self.record_told = False  # whether the record may be opened
        self.presence = Presence()
        self.asked: float | None = None  # when the present decision was asked, if that was here
        self.grace = 20_000.0  # milliseconds after which another process moves for a bot whose process has died

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

    def voters(self, besides: int | None, here: set[int] | None = None) -> list[int]:
        """The seats whose people are asked before something unusual happens. They keep their vote while a bot stands in
        for them; with `here` only if one of them is among these."""
        found: list[int] = []
        for p, kept in enumerate(self.row.state.seats):
            people = self.people_of(p)
            away = kept.stand_in is not None and here is not None and not any(member.id in here for member in people)
            if p != besides and people and kept.bot is None and not kept.resigned and not away:
                found.append(p)
        return found

    def bot_of(self, seat: int, stand_in: str) -> str | None:
        """The bot that decides for a seat."""
        kept = self.row.state.seats[seat]
        return kept.bot or kept.stand_in or (stand_in if kept.resigned else None)

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
        if self.shut is not None:
            raise Refused("closed", str(self.shut))
        if self.match is None:
            raise Refused("not_now", "the game has not been started")
        return self.match

    @property
    def actor(self) -> Player:
        """Who has to choose; NOBODY before the start and after the end."""
        return NOBODY if self.match is None or self.row.status == "over" else self.match.g.actor()

    @property
    def at(self) -> At:
        """Where the game stands."""
        return At(self.row.ply, self.row.line, self.row.status)

    def snapshot(self) -> Values:
        """The position as it is kept."""
        match = self.playing
        return {
            "ply": match.ply,
            "chain": match.chain,
            "position": json.dumps(self.game.save(match.g), separators=(",", ":")),
        }


def game_of(row: Row) -> Game:
    """The game of a table, in the version and with the printing with which it was opened."""
    return game_as(row.game, row.version, row.setup.agreed.edition, row.setup.hash)


def note(table: Table, kind: IncidentKind, seat: int) -> None:
    """Keep what happened to a seat beside the game."""
    state = table.row.state
    state.incidents = [*state.incidents, IncidentKept(ply=table.row.ply, kind=kind, seat=seat)][-INCIDENTS:]


def bots_alone(table: Table) -> bool:
    """Whether no person decides for any seat."""
    return not any(table.is_person(p) for p in range(len(table.row.state.seats)))


def begin(row: Row, game: Game) -> Match:
    """The match of a table at its start."""
    return begun_as_recorded(game, record_of(row, []))


def record_of(row: Row, moves: list[Move]) -> Record:
    """What was played at a table: all that its record tells."""
    result = row.state.result
    return Record(
        row.game,
        row.version,
        row.setup.agreed.edition,
        row.setup.hash,
        row.setup.agreed.players,
        row.setup.options,
        row.seed,
        dict(enumerate(row.state.names)),
        row.state.started,
        moves,
        result.scores if result and result.kind == "played" else [],
    )


def resumed(row: Row, game: Game, kept: Stored, ply: int) -> Match:
    """The match after a number of decisions, from the snapshot before it, else from the start; ReplayError if they lead
    elsewhere now than their marks say."""
    if len(kept.moves) < ply:
        raise ReplayError(ply, f"only {len(kept.moves)} moves are kept")
    told = [read_events(text) for text in kept.events[:ply]]
    match = from_snapshot(row, game, kept, told)
    if match is None or not goes_on(match, kept.moves[match.ply : ply]):
        record = record_of(row, kept.moves[:ply])
        match = replay(game, record, verify=True, until=ply)
    match.told[:] = told
    return match


def from_snapshot(row: Row, game: Game, kept: Stored, told: list[list[Event]]) -> Match | None:
    """The match as a snapshot has it, if there is one that fits the moves."""
    if kept.snapshot is None:
        return None
    at, chain, position = kept.snapshot
    if at and not (at <= len(kept.moves) and chain.startswith(kept.moves[at - 1].mark)):
        return None
    try:
        return reopen(game, record_of(row, kept.moves[:at]), told[:at], json.loads(position), chain)
    except (QuireError, ValueError):
        return None


def goes_on(match: Match, moves: list[Move]) -> bool:
    """Play further moves; whether they lead where their marks say."""
    try:
        for move in moves:
            match.play(move.text, move.player, move.ms)
            if match.record.moves[-1].mark != move.mark:
                return False
    except QuireError:
        return False
    return True


def for_bots(game: Game, g: State) -> Json:
    """A position as another process reads it, with the folder of its printing if that is not installed."""
    saved: dict[str, Json] = json.loads(json.dumps(game.save(g)))
    folder = game.kept.get(g.box.hash)
    return {**saved, "kept": str(folder)} if folder else saved


def write_events(events: list[Event]) -> str:
    """Events as they are kept."""
    return json.dumps([[e.kind, e.player, e.args, e.seen_by, e.reveals] for e in events], separators=(",", ":"))


def read_events(text: str) -> list[Event]:
    """Events as they were kept."""
    return [
        Event(kind, player, tuple(args), seen_by, reveals) for kind, player, args, seen_by, reveals in json.loads(text)
    ]


BOTS = (  # people who made, wrote, sold or read books
    "Aldus",
    "Murasaki",
    "Hypatia",
    "Cai Lun",
    "Christine",
    "Bodoni",
    "Enheduanna",
    "Caxton",
    "Sejong",
    "Phillis",
    "Plantin",
    "Fatima",
)


def bot_name(table: str, seat: int) -> str:
    """What the bot on a seat is called: other tables have other bots, and those of one table have different names."""
    return BOTS[(crc32(table.encode()) + seat) % len(BOTS)]


def player_names(table: Table) -> list[str]:
    """What the players are called in the game: their people, or the bot."""
    names: list[str] = []
    for seat in range(len(table.row.state.seats)):
        people = " & ".join(member.name for member in table.people_of(seat))
        name = people[:60] or bot_name(table.row.id, seat)
        names.append(name if name not in names else f"{name} {names.count(name) + seat}")
    return names
