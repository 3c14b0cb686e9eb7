"""The course of a game: the position before each decision, and the stretches between two looks at the chances."""

from __future__ import annotations

from dataclasses import dataclass

from quirebox.core.action import Action
from quirebox.core.errors import QuireError
from quirebox.core.event import Event, Player
from quirebox.core.game import Game
from quirebox.core.match import begun_somehow, replay
from quirebox.core.record import Record
from quirebox.core.state import State


class Unfinished(QuireError):
    """A game that is not over cannot be reviewed: what is hidden in it must stay hidden."""


@dataclass(frozen=True)
class Moment:
    """One decision as it was made."""

    ply: int  # before it: 0 is the first
    g: State  # the position; play on copies only
    player: Player
    action: Action
    events: list[Event]  # what it told

    @property
    def reveals(self) -> bool:
        """Whether luck or something hidden came to light."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True)
class Stretch:
    """What one player did without anything new coming to light; its last decision may have brought something."""

    first: int
    last: int  # the ply of its last decision; the chances are looked at again after it
    player: Player
    reveals: bool


@dataclass(frozen=True)
class Course:
    """A whole game."""

    game: Game
    record: Record
    moments: list[Moment]
    end: State

    @property
    def plies(self) -> int:
        """How many decisions were made."""
        return len(self.moments)

    def at(self, ply: int) -> State:
        """The position after that many decisions."""
        return self.moments[ply].g if ply < self.plies else self.end

    def names(self) -> list[str]:
        """What the players are called."""
        return [self.record.names.get(p, f"P{p + 1}") for p in range(self.record.players)]

    def result(self) -> list[float]:
        """Everybody's share of the victory in the end."""
        winners = self.game.winners(self.end)
        return [1.0 / len(winners) if p in winners else 0.0 for p in range(self.end.players)]

    def stretches(self) -> list[Stretch]:
        """The game cut where somebody else decides, and where something came to light."""
        found: list[Stretch] = []
        first = 0
        for moment in self.moments:
            following = moment.ply + 1
            if moment.reveals or following == self.plies or self.moments[following].player != moment.player:
                found.append(Stretch(first, moment.ply, moment.player, moment.reveals))
                first = following
        return found

    def line(self, ply: int) -> list[Action]:
        """What the player did from there on, to the end of the stretch."""
        stretch = next(one for one in self.stretches() if one.first <= ply <= one.last)
        return [self.moments[i].action for i in range(ply, stretch.last + 1)]


def course_of(game: Game, record: Record) -> Course:
    """The game of a record; Unfinished if it is not over, ReplayError if it cannot be played again."""
    match = begun_somehow(game, record)
    again = replay(game, record)
    if not again.g.over():
        raise Unfinished(f"the game is not over after {again.ply} decisions; only a finished game is reviewed")
    moments: list[Moment] = []
    for ply, move in enumerate(record.moves):
        before = match.g.copy()
        events = match.play(move.text, move.player)
        moments.append(Moment(ply, before, move.player, before.box.space.find(move.text), events))
    return Course(match.game, record, moments, match.g)
