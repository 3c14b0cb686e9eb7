"""What all environments share: a game with its players and options, numbers for a network, rewards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quire.core.action import Action
from quire.core.errors import QuireError
from quire.core.event import NOBODY, Player
from quire.core.game import HOUSE, Game
from quire.core.rng import Rng
from quire.core.state import State
from quire.games import game as game_named

ILLEGAL = ("lose", "refuse", "raise")
RENDER_MODES = ("ansi", "human")
UINT8, INT8 = np.dtype(np.uint8), np.dtype(np.int8)
Observed = dict[str, NDArray[Any]]
LOST = -1.0  # the reward of who acts illegally where that ends the game


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


def win_share(game: Game, g: State) -> list[float]:
    """1 for the only winner, 0 on average: two players get 1 and -1, four get 1 and -1/3; a victory is shared evenly."""
    winners = game.winners(g)
    n, k = g.players, len(winners)
    if n == 1:
        return [1.0 if winners else LOST]
    if k == 0:  # nobody has beaten anybody
        return [0.0] * n
    return [(n / k - 1) / (n - 1) if p in winners else -1 / (n - 1) for p in range(n)]


def points(game: Game, g: State) -> list[float]:
    """The points of every player."""
    return [float(score) for score in g.scores()]


REWARDS: Mapping[str, Callable[[Game, State], list[float]]] = {"win": win_share, "score": points}


def chosen(what: str, value: str, known: tuple[str, ...]) -> str:
    """The value, if it is one of those known."""
    if value not in known:
        raise EnvError(f"{what} cannot be {value!r}; it can be: {', '.join(known)}")
    return value


class Table:
    """A game to be played again and again by as many players with the same options."""

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
    ) -> None:
        self.game = find(game)
        self.players = players or next((n for n in self.game.seats if n > 1), self.game.seats[0])
        g = self.game.new(self.players, 0, options, edition)  # complains of whatever does not fit
        self.box = g.box
        self.options = self.game.agree(options or {}, self.players)
        self.reward = REWARDS[chosen("reward", reward, tuple(REWARDS))]
        self.actions = g.box.space.actions
        self.observe = self.game.observer()
        self.chosen = g.box.space.mask
        self.numbered: dict[object, Action] = dict(enumerate(self.actions))  # finds numpy's numbers too
        self.size = len(self.actions)
        self.width = len(self.observe(g, 0))

    def deal(self, seed: int) -> State:
        """A new game; unlike `Game.new` it does not look again whether the edition has changed on disk."""
        g = self.game.setup(self.box, self.players, Rng(seed), self.options)
        g.settle()
        return g

    def observation(self, g: State, p: Player) -> NDArray[np.uint8]:
        """What p may know, one byte each; the array is the caller's to keep."""
        return np.ndarray(self.width, UINT8, self.observe(g, p))

    def mask(self, options: list[Action]) -> NDArray[np.int8]:
        """1 for each of the options, 0 for every other action."""
        return np.ndarray(self.size, INT8, self.chosen(options))

    def action(self, number: object) -> Action:
        """The action of that number."""
        found = self.numbered.get(number)
        if found is None:
            raise EnvError(
                f"{number!r} is not an action of {self.game.title}; say a whole number from 0 to {self.size - 1}"
            )
        return found

    def returns(self, g: State) -> list[float]:
        """What everybody gets for a game that is over."""
        return self.reward(self.game, g)

    def show(self, g: State, viewer: Player, mode: str) -> str | None:
        """The position as text with colours (`ansi`), or printed (`human`)."""
        from rich.console import Console

        markup = self.game.draw(g, viewer, [f"player_{p}" for p in range(g.players)])
        if mode == "human":
            Console().print(markup, soft_wrap=True)
            return None
        console = Console(force_terminal=True, color_system="standard")
        with console.capture() as capture:
            console.print(markup, soft_wrap=True)
        return capture.get()


def onlooker(g: State) -> Player:
    """Through whose eyes a position is drawn: those of whoever has to choose."""
    return NOBODY if g.over() else g.actor()
