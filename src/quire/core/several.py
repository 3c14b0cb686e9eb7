"""Several games that are stepped together: what every one of them shows goes into one piece of bytes."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Space
from quire.core.event import NOBODY
from quire.core.native import BytesWriter, i64, u8
from quire.core.numbers import Numbers
from quire.core.rng import Rng
from quire.core.state import State

BLOCK: Final = 32  # games: larger pieces of bytes would be made of new pages of memory every time


@final
class Several:
    """Games of one kind, with the mask of each kept up to date as they go on."""

    def __init__(self, space: Space, numbers: Numbers, games: list[State], luck: list[Rng]) -> None:
        self.actions = space.actions
        self.numbers = numbers
        self.games = games
        self.luck = luck  # of each game, for actions that somebody else draws: the game does not hear of it
        self.seen: list[bytes] = []  # what whoever is asked sees, so many games in each piece
        self._out = BytesWriter()
        self._masks = BytesWriter()
        for _ in range(len(games) * len(space.actions)):
            self._masks.append(u8(0))
        for i in range(len(games)):
            self._offer(i, u8(1))

    def _offer(self, i: i64, sign: u8) -> None:
        """Write a sign at the options of a game."""
        row = i * len(self.actions)
        for action in self.games[i].options:
            self._masks[row + action.id] = sign

    def is_legal(self, i: i64, action: i64) -> bool:
        """Whether a game offers the action of that number."""
        size: i64 = len(self.actions)
        return 0 <= action < size and self._masks[i * size + action] != 0

    def illegal(self, chosen: list[int]) -> list[int]:
        """The games that do not offer what was chosen for them; nothing is played."""
        return [i for i in range(len(chosen)) if not self.is_legal(i, chosen[i])]

    def by_lot(self, i: int) -> int:
        """The number of a random option of a game."""
        options = self.games[i].options
        return options[self.luck[i].below(len(options))].id

    def all_by_lot(self) -> list[int]:
        """A random option for every game."""
        return [self.by_lot(i) for i in range(len(self.games))]

    def _play(self, i: i64, action: int) -> bool:
        """Play an action in a game, unchecked; whether it is over then."""
        g = self.games[i]
        self._offer(i, u8(0))
        g.apply(self.actions[action])
        self._offer(i, u8(1))
        return not g.options

    def play(self, i: int, action: int) -> bool:
        """Play an action in one of the games, unchecked; whether it is over then."""
        return self._play(i, action)

    def step(self, chosen: list[int]) -> list[int]:
        """Play an action in every game, unchecked, and write down what there is to see while the position is at hand;
        which games are over then. Those show what the first seat sees."""
        over: list[int] = []
        self.seen = []
        for first in range(0, len(self.games), BLOCK):
            self._out.truncate(0)
            for i in range(first, min(first + BLOCK, len(self.games))):
                if self._play(i, chosen[i]):
                    over.append(i)
                self._write(i)
            self.seen.append(self._out.getvalue())
        return over

    def look(self) -> None:
        """Write down what there is to see without playing anything."""
        self.seen = []
        for first in range(0, len(self.games), BLOCK):
            self._out.truncate(0)
            for i in range(first, min(first + BLOCK, len(self.games))):
                self._write(i)
            self.seen.append(self._out.getvalue())

    def look_at(self, i: int) -> bytes:
        """What whoever is asked sees in one game."""
        self._out.truncate(0)
        self._write(i)
        return self._out.getvalue()

    def _write(self, i: i64) -> None:
        g = self.games[i]
        viewer = g.waiting.player
        self.numbers.write(g, viewer if viewer != NOBODY else 0, self._out)

    def replace(self, i: int, g: State) -> None:
        """Another game, at its first decision, where one is over or is given up."""
        self._offer(i, u8(0))
        self.games[i] = g
        self._offer(i, u8(1))

    def masks(self) -> bytes:
        """A byte for each action of each game: 1 for the options of whoever is asked."""
        return self._masks.getvalue()

    def seen_by_all(self, i: int) -> bytes:
        """What every player of a game sees, one after the other."""
        out, g = BytesWriter(), self.games[i]
        for p in range(g.players):
            self.numbers.write(g, p, out)
        return out.getvalue()

    def asked(self) -> bytes:
        """Who is asked in each game."""
        out = BytesWriter()
        for g in self.games:
            out.append(u8(g.waiting.player))
        return out.getvalue()

    def points(self) -> list[list[int]]:
        """The points of every player of each game."""
        return [g.scores() for g in self.games]
