"""What all environments share: a game with its players and options, numbers for a network, rewards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quirebox.core.action import Action
from quirebox.core.editions import called
from quirebox.core.errors import QuireError
from quirebox.core.event import NOBODY, Player
from quirebox.core.game import HOUSE, Game
from quirebox.core.numbers import collected
from quirebox.core.rng import MASK, Rng
from quirebox.core.state import State
from quirebox.envs.look import Look
from quirebox.envs.rewards import GAIN, REWARDS
from quirebox.games import draw
from quirebox.games import game as game_named
from quirebox.words import speech

ILLEGAL = ("lose", "refuse", "raise")
RENDER_MODES = ("ansi", "human")
DTYPES = ("uint8", "float32")
UINT8, INT8 = np.dtype(np.uint8), np.dtype(np.int8)
Observed = dict[str, NDArray[Any]]


class EnvError(QuireError):
    """An environment that is made or used wrongly."""


_made_known: dict[str, Game] = {}


def make_known(game: Game) -> None:
    """Let environments find a game by its id, though it is not installed under `quire.games`."""
    _made_known[game.id] = game


def find(game: Game | str) -> Game:
    """The game, or the one with that id."""
    if isinstance(game, Game):
        return game
    return _made_known[game] if game in _made_known else game_named(game)


def chosen(what: str, value: str, known: tuple[str, ...]) -> str:
    """The value, if it is one of those known."""
    if value not in known:
        raise EnvError(f"{what} cannot be {value!r}; it can be: {', '.join(known)}")
    return value


def seed_of(seed: object) -> int:
    """The seed, if it is one."""
    if not isinstance(seed, (int, np.integer)) or not 0 <= seed <= MASK:
        raise EnvError(f"a seed is a whole number from 0 to {MASK}; found {seed!r}")
    return int(seed)


class Table:
    """A game to be played again and again by as many players with the same options."""

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
        one_hot: bool = False,
        dtype: str = "uint8",
    ) -> None:
        self.game = find(game)
        if not isinstance(players, (int, np.integer)):
            raise EnvError(f"players are a whole number; found {players!r}")
        if options is not None and not isinstance(options, Mapping):
            raise EnvError(f"options are a dictionary, such as {{'set': 'random'}}; found {options!r}")
        self.players = int(players) or next((n for n in self.game.seats if n > 1), self.game.seats[0])
        edition = called(self.game, edition)
        g = self.game.new(self.players, 0, options, edition)  # complains of whatever does not fit
        self.box = g.box
        self.options = self.game.agree(options or {}, self.players)
        self.edition = edition
        self.rewarded = chosen("reward", reward, tuple(REWARDS))
        self.reward = REWARDS[reward]
        self.gains = reward == GAIN  # rewards come with every action
        self.actions = g.box.space.actions
        self.numbers = self.game.eyes.writer
        self.space = g.box.space
        self.numbered: dict[object, Action] = dict(enumerate(self.actions))  # finds numpy's numbers too
        self.size = len(self.actions)
        self.schema = self.game.eyes.schema(g)
        self.shown = len(self.schema)  # bytes of an observation
        self.form = (one_hot, chosen("dtype", dtype, DTYPES))
        self.look = Look(self.schema, one_hot, dtype) if one_hot or dtype != "uint8" else None
        self.width = self.look.width if self.look else len(self.schema)
        self.highest = self.look.highest if self.look else np.full(self.width, 255, np.uint8)

    def __deepcopy__(self, memo: object) -> Table:
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[type[Table], tuple[object, ...]]:
        return Table, (self.game, self.players, self.options, self.edition, self.rewarded, *self.form)

    def deal(self, seed: int) -> State:
        """A new game; unlike `Game.new` it does not look again whether the edition has changed on disk."""
        g = self.game.setup(self.box, self.players, Rng(seed), self.options)
        g.settle()
        return g

    def observe(self, g: State, p: Player) -> bytearray:
        """What p may know, one byte each."""
        return bytearray(collected(self.numbers, g, p))

    def observation(self, g: State, p: Player) -> NDArray[Any]:
        """What p may know, in the form that was asked for; the array is the caller's to keep."""
        found: NDArray[np.uint8] = np.ndarray(self.shown, UINT8, self.observe(g, p))
        return self.look(found) if self.look else found

    def mask(self, options: list[Action]) -> NDArray[np.int8]:
        """1 for each of the options, 0 for every other action."""
        return np.ndarray(self.size, INT8, self.space.mask(options))

    def action(self, number: object) -> Action:
        """The action of that number."""
        found = self.numbered.get(number) if isinstance(number, Hashable) else None
        if found is None:
            raise EnvError(
                f"{number!r} is not an action of {self.game.title}; use a whole number from 0 to {self.size - 1}"
            )
        return found

    def returns(self, g: State) -> list[float]:
        """What everybody gets for a game that is over; with "gain", the points of the whole game."""
        return self.reward(self.game, g, self.game.winners(g))

    def show(self, g: State, viewer: Player, mode: str) -> str | None:
        """The position as text with colours (`ansi`), or printed (`human`)."""
        from rich.console import Console

        markup = draw(self.game, g, viewer, [f"player_{p}" for p in range(g.players)], speech(self.game).tell)
        if mode == "human":
            Console().print(markup, soft_wrap=True)
            return None
        console = Console(force_terminal=True, color_system="standard")
        with console.capture() as capture:
            console.print(markup, soft_wrap=True)
        return capture.get()


def onlooker(g: State) -> Player:
    """Through whose eyes a position is drawn: the actor's."""
    return NOBODY if g.over() else g.actor()
