"""Several games that are stepped together: what they show goes into a few pieces of bytes."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Space
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import BytesWriter, i64, u8
from quirebox.core.numbers import Numbers, collected
from quirebox.core.rng import Rng
from quirebox.core.state import State

PIECE: Final = 1 << 15  # bytes: larger pieces would be made of new pages of memory every time


@final
class Several:
    """Games of one kind. `step`, `look` and `replace` write down what there is to see, while a position is at hand."""

    def __init__(self, space: Space, numbers: Numbers, games: list[State], luck: list[Rng]) -> None:
        self.actions = space.actions
        self.numbers = numbers
        self.games = games
        self.luck = luck  # of each game, for actions that somebody else draws: the game does not hear of it
        self.seen: list[bytes] = []  # what the player who is asked sees, several games in each piece
        self._out = BytesWriter()
        self._none = bytes(len(space.actions))  # the mask of no options
        self._masks = BytesWriter()
        self._asked = BytesWriter()
        self.look()

    def is_legal(self, i: i64, action: i64) -> bool:
        """Whether a game offers the action of that number, as it was last written down."""
        size: i64 = len(self.actions)
        return 0 <= action < size and self._masks[i * size + action] != 0

    def illegal(self, chosen: list[int]) -> list[int]:
        """The games that do not offer what was chosen for them; nothing is played."""
        return [i for i in range(len(chosen)) if not self.is_legal(i, chosen[i])]

    def by_lot(self, i: int) -> int:
        """The number of a random option of a game."""
        options = self.games[i].options
        return options[self.luck[i].below(len(options))].id

    def all_by_lot(self) -> bytes:
        """A random option for every game: two bytes of its number, the lower one first."""
        out, i = BytesWriter(), i64(0)
        for g in self.games:
            options = g.options
            number: i64 = options[self.luck[i].below(len(options))].id
            out.append(u8(number & 255))
            out.append(u8(number >> 8))
            i += 1
        return out.getvalue()

    def play(self, i: int, action: int) -> bool:
        """Play an action in one of the games, unchecked; whether it is over then. Say `look` afterwards."""
        g = self.games[i]
        g.apply(self.actions[action])
        return not g.options

    def step(self, chosen: list[int]) -> list[int]:
        """Play an action in every game, unchecked, and write down what there is to see; which games are over then.
        Those show what the first seat sees."""
        over: list[int] = []
        self._begin()
        for i in range(len(self.games)):
            g = self.games[i]
            g.apply(self.actions[chosen[i]])
            if not g.options:
                over.append(i)
            self._write(g)
        self._end()
        return over

    def look(self) -> None:
        """Write down what there is to see without playing anything."""
        self._begin()
        for g in self.games:
            self._write(g)
        self._end()

    def _begin(self) -> None:
        self.seen = []
        self._out.truncate(0)
        self._masks.truncate(0)
        self._asked.truncate(0)

    def _write(self, g: State) -> None:
        """Add a game: what the player who is asked sees, the mask of their options, their seat."""
        out, masks = self._out, self._masks
        viewer = seat_shown(g)
        self.numbers.write(g, viewer, out)
        if len(out) >= PIECE:
            self._end()
            out.truncate(0)
        row: i64 = len(masks)
        masks.write(self._none)
        for action in g.options:
            masks[row + action.id] = u8(1)
        self._asked.append(u8(viewer))

    def _end(self) -> None:
        if len(self._out):
            self.seen.append(self._out.getvalue())

    def look_at(self, i: int) -> bytes:
        """What the player who is asked sees in one game."""
        return collected(self.numbers, self.games[i], seat_shown(self.games[i]))

    def replace(self, i: i64, g: State) -> None:
        """Another game, at its first decision, where one is over or is given up; `look_at` shows it."""
        self.games[i] = g
        size: i64 = len(self._none)
        for k in range(i * size, i * size + size):
            self._masks[k] = u8(0)
        for action in g.options:
            self._masks[i * size + action.id] = u8(1)
        self._asked[i] = u8(seat_shown(g))

    def masks(self) -> bytes:
        """A byte for each action of each game: 1 for the options of the player who is asked."""
        return self._masks.getvalue()

    def seen_by_all(self, i: int) -> bytes:
        """What every player of a game sees, one after the other."""
        out, g = BytesWriter(), self.games[i]
        for p in range(g.players):
            self.numbers.write(g, p, out)
        return out.getvalue()

    def asked(self) -> bytes:
        """Who is asked in each game; the first seat where it is over."""
        return self._asked.getvalue()

    def points(self) -> list[list[int]]:
        """The points of every player of each game."""
        return [g.scores() for g in self.games]


def seat_shown(g: State) -> Player:
    """Whose observation is written: that of the player who is asked, or of the first seat."""
    return 0 if g.waiting.player == NOBODY else g.waiting.player
