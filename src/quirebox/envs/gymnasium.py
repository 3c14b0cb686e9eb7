"""Gymnasium: every game from one seat, against bots.

    env = gymnasium.make("quire/Scientia-v0", players=3, opponents=["greedy", "search:200"])       # after `import
    quirebox.envs`

observation     uint8: the game's features for that seat, when it is asked (or the game is over)
one_hot, dtype  other forms of the features: see `quirebox.envs.look`
action          a number below the size of the game's action space; `info["action_mask"]` (int8) says which are legal,
                and `action_masks()` (bool) says it to sb3-contrib; all of them once the episode is over, when no action
                counts: so no softmax meets an empty mask
reward          by `reward`: see `quirebox.envs.rewards`; 0 until the end but for "gain"
illegal action  by `illegal`: "lose" (the episode ends with -1), "refuse" (nothing changes, reward 0) or "raise"
                (quirebox.core.errors.Illegal, nothing changes); unless raised, `info["refused"]` is the rule that
                refuses it. A number outside the action space always raises.
info            `seat`; at the end `scores`, `winners` (seats) and `length` (decisions of this seat)
opponents       one bot for all other seats, or one for each of them clockwise: a name as on the command line, or a Bot
seat            a number, or None: another one each episode
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from quirebox.core.action import Action
from quirebox.core.errors import Illegal
from quirebox.core.game import HOUSE, Game
from quirebox.envs.opponents import Opponent, Opponents
from quirebox.envs.rewards import LOST
from quirebox.envs.table import ILLEGAL, RENDER_MODES, EnvError, Table, chosen, make_known
from quirebox.games import games

Observation = NDArray[Any]


class SeatEnv(gymnasium.Env):
    """A game seen from one seat; bots play the others."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        one_hot: bool = False,
        dtype: str = "uint8",
    ) -> None:
        self.table = table = Table(game, players, options, edition, reward, one_hot, dtype)
        if seat is not None and seat not in range(table.players):
            raise EnvError(
                f"there is no seat {seat!r}; use 0 to {table.players - 1}, or None for another one each episode"
            )
        self.seat = seat
        self.others = Opponents(table, opponents)
        self.illegal = chosen("illegal", illegal, ILLEGAL)
        self.render_mode = render_mode and chosen("render_mode", render_mode, RENDER_MODES)
        self.observation_space = Box(np.zeros_like(table.highest), table.highest, dtype=table.highest.dtype.type)
        self.action_space = Discrete(table.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and let the bots play up to the first decision; `options` are ignored."""
        super().reset(seed=seed)
        self.player = int(self.np_random.integers(self.table.players)) if self.seat is None else self.seat
        self._lost, self._played = False, 0
        while True:
            self.g = self.table.deal(int(self.np_random.integers(1 << 63)))
            self.others.begin(int(self.np_random.integers(1 << 63)))
            self._points = self.g.scores()[self.player]
            self._let_others_play()
            if not self.g.over():  # else the seat was never asked: that is no episode
                return self._observe(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the action, then let the bots play up to the next decision."""
        if self._lost or self.g.over():
            raise EnvError("the episode is over; reset the environment before the next step")
        choice = self.table.action(action)
        if choice not in self.g.options:
            return self._refuse(choice)
        self.g.apply(choice)
        self._played += 1
        self._let_others_play()
        over = self.g.over()
        return self._observe(), self._reward(over), over, False, self._info()

    def _reward(self, over: bool) -> float:
        if self.table.gains:
            before, self._points = self._points, self.g.scores()[self.player]
            return float(self._points - before)
        return self.table.returns(self.g)[self.player] if over else 0.0

    def _refuse(self, action: Action) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.g.attempt(action)
        except Illegal as refusal:
            if self.illegal == "raise":
                raise
            rule = refusal.rule
        self._lost = self.illegal == "lose"
        return self._observe(), LOST if self._lost else 0.0, self._lost, False, {**self._info(), "refused": rule}

    def _let_others_play(self) -> None:
        while not self.g.over() and self.g.actor() != self.player:
            self.g.apply(self.others.choose(self.g, self.player))

    def _observe(self) -> Observation:
        return self.table.observation(self.g, self.player)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.player}
        if self.g.over():
            info |= {"scores": self.g.scores(), "winners": self.table.game.winners(self.g), "length": self._played}
        return info

    def _mask(self) -> NDArray[np.int8]:
        asked = self.g.actor() == self.player and not self._lost
        return self.table.mask(self.g.options if asked else self.table.actions)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib asks."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """What the seat sees."""
        if self.render_mode is None:
            raise EnvError(
                f"nothing can be rendered: make the environment with render_mode {' or '.join(map(repr, RENDER_MODES))}"
            )
        return self.table.show(self.g, self.player, self.render_mode)


def env_id(game: Game) -> str:
    """What Gymnasium calls the game: its title as one word."""
    return "quire/" + "".join(word[0].upper() + word[1:] for word in re.findall(r"\w+", game.title)) + "-v0"


def register(game: Game) -> str:
    """Let `gymnasium.make` know the game; its id there."""
    make_known(game)
    id = env_id(game)
    if id not in gymnasium.registry:
        gymnasium.register(
            id,
            entry_point="quirebox.envs.gymnasium:SeatEnv",
            vector_entry_point="quirebox.envs.vector:SeatVector",
            kwargs={"game": game.id},
        )
    return id


def register_all() -> None:
    """Let `gymnasium.make` know every game at the table."""
    for game in games().values():
        register(game)
