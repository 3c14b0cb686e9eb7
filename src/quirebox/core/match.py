"""A match: a game that is being played and recorded, with undo up to what was revealed."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from quirebox.core.action import Action
from quirebox.core.editions import OtherPrinting, OtherVersion, as_of, exactly
from quirebox.core.errors import GameOver, NotYourTurn, QuireError, ReplayError, UndoRefused
from quirebox.core.event import Event, Player
from quirebox.core.game import HOUSE, Game
from quirebox.core.plain import Json
from quirebox.core.ranking import ranks
from quirebox.core.record import MARK_DIGITS, Move, Record
from quirebox.core.rng import Rng, key
from quirebox.core.state import State

SET_UP: Final = -1  # everything comes after this ply, what the set-up told included

_encode = json.JSONEncoder(separators=(",", ":"), sort_keys=True).encode


def digest(game: Game, g: State) -> bytes:
    """A hash of the whole position, hidden things, generator and agenda included."""
    return blake2b(_encode(game.save(g)).encode(), digest_size=8).digest()


def master_seed(text: str = "") -> bytes:
    """256 bits: from the operating system, or always the same for a text that was chosen."""
    return blake2b(text.encode(), digest_size=32).digest() if text else secrets.token_bytes(32)


class Match:
    """A running game and its record."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        seed: bytes = b"",
        names: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game
        self.master = seed or master_seed()
        self.opening: list[Event] = []  # what was told before the first decision
        self.g = game.new(players, key(self.master, 0), options, edition, self.opening)
        self.g.events = []
        box = self.g.box
        self.record = Record(
            game.id,
            game.version,
            box.edition,
            box.hash,
            players,
            game.agree(options or {}, players),
            self.master.hex(),
            dict(names or {}),
        )
        self.told: list[list[Event]] = []  # for each ply, what it told
        self._chain = digest(game, self.g)

    def heard(self, since: int, until: int | None = None) -> list[tuple[int, list[Event]]]:
        """What was told after a ply, with the ply that told it; the set-up is ply 0, and comes after SET_UP."""
        first = max(since, 0)
        found = list(enumerate(self.told[first:until], first + 1))
        return found if since >= 0 else [(0, self.opening), *found]

    @property
    def printing(self) -> str:
        """The very printing that is played, also if the edition has changed since."""
        return exactly(self.record.edition, self.record.hash)

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self.record.moves)

    def play(self, text: str, player: Player | None = None, ms: int | None = None) -> list[Event]:
        """Play the action with this text; what it told.  Raises, and changes nothing, if it is not allowed."""
        g = self.g
        if g.over():
            raise GameOver(text)
        if player is not None and player != g.actor():
            raise NotYourTurn(player, g.actor())
        return self.apply(g.box.space.find(text), ms)

    def apply(self, action: Action, ms: int | None = None) -> list[Event]:
        """Play an action; what it told."""
        g = self.g
        actor, before, heard = g.actor(), g.rng, g.events
        events = g.events = []
        g.rng = Rng(key(self.master, self.ply + 1))
        try:
            g.attempt(action)
        except QuireError:
            g.rng, g.events = before, heard
            raise
        self._chain = blake2b(
            self._chain + f"{actor} {action.text}".encode() + digest(self.game, g), digest_size=8
        ).digest()
        self.record.moves.append(Move(actor, action.text, self._chain.hex()[:MARK_DIGITS], ms))
        self.told.append(events)
        if g.over():
            self.record.result, self.record.ranks = g.scores(), ranks(self.game, g)
        return events

    @property
    def chain(self) -> str:
        """The end of the chain of marks; with the saved position and the record, enough for `reopen`."""
        return self._chain.hex()

    def floor(self, player: Player) -> int:
        """The earliest ply to which the player may go back: own decisions only, none that revealed anything."""
        ply = self.ply
        while ply and self.record.moves[ply - 1].player == player and not any(e.reveals for e in self.told[ply - 1]):
            ply -= 1
        return ply

    def undo(self, player: Player) -> None:
        """Take back the player's last decision."""
        if self.floor(player) == self.ply:
            if not self.ply:
                raise UndoRefused("there is nothing to undo")
            if self.record.moves[-1].player != player:
                raise UndoRefused(f"the last decision was made by player {self.record.moves[-1].player}, not {player}")
            raise UndoRefused("the last decision revealed something that was hidden; it stands")
        self.back_to(self.ply - 1)

    def back_to(self, ply: int) -> None:
        """Make the match what it was at a ply; asks nobody."""
        kept = self.record.moves[:ply]
        again = Match(self.game, self.g.players, self.record.options, self.printing, self.master, self.record.names)
        for move in kept:
            again.apply(again.g.box.space.find(move.text), move.ms)
        again.record.started = self.record.started
        self.g, self.record, self.told, self._chain = again.g, again.record, again.told, again._chain


def reopen(game: Game, record: Record, told: list[list[Event]], position: Json, chain: str) -> Match:
    """A match at the last line of its record, from what was saved there: no line is played again."""
    match = begun(game, record, exactly(record.edition, record.hash))
    match.g = game.load(position)
    match.g.events = []
    match.record.moves = record.moves[:]
    match.told, match._chain = told[:], bytes.fromhex(chain)
    if match.g.over():
        match.record.result, match.record.ranks = match.g.scores(), ranks(game, match.g)
    return match


def begun(game: Game, record: Record, edition: str) -> Match:
    """The match of a record before its first line, with that edition or printing."""
    match = Match(game, record.players, record.options, edition, bytes.fromhex(record.seed), record.names)
    match.record.started = record.started
    return match


def begun_as_recorded(game: Game, record: Record) -> Match:
    """The match of a record before its first line, with the version and the printing with which it was played."""
    try:
        return begun(as_of(game, record.version), record, exactly(record.edition, record.hash))
    except OtherVersion:
        raise ReplayError(
            0, f"recorded with version {record.version} of {game.title}; this is version {game.version}"
        ) from None
    except OtherPrinting as e:
        raise ReplayError(0, f"recorded with edition {record.edition} {record.hash}; this one is {e.here}") from None
    except QuireError as e:
        raise ReplayError(0, str(e)) from e


def begun_somehow(game: Game, record: Record) -> Match:
    """The same, or with what is installed now if that is gone."""
    try:
        return begun_as_recorded(game, record)
    except ReplayError:
        try:
            return begun(game, record, record.edition)
        except QuireError as e:
            raise ReplayError(0, str(e)) from e


def replay(game: Game, record: Record, verify: bool = False, until: int | None = None) -> Match:
    """Play a record again, with the version and the printing with which it was played if they can be found; with
    `verify` they must be, and marks and result must be the same."""
    if record.game != game.id:
        raise ReplayError(0, f"this is a record of {record.game!r}, not of {game.id!r}")
    match = begun_as_recorded(game, record) if verify else begun_somehow(game, record)
    for ply, move in enumerate(record.moves[:until], 1):
        try:
            match.play(move.text, move.player, move.ms)
        except QuireError as e:
            raise ReplayError(ply, str(e)) from e
        if verify and move.mark != match.record.moves[-1].mark:
            raise ReplayError(
                ply,
                f"the line {move.write()!r} or the position it leads to has changed; its mark would be "
                f"{match.record.moves[-1].mark}",
            )
    if verify and until is None and record.ranks and record.ranks != match.record.ranks:
        raise ReplayError(
            match.ply, f"the ranks recorded are {record.ranks}, but the lines lead to {match.record.ranks}"
        )
    if verify and until is None and record.result != match.record.result:
        raise ReplayError(
            match.ply,
            f"the result recorded is {record.result}, but the lines lead to "
            f"{match.record.result or 'an unfinished game'}",
        )
    return match
