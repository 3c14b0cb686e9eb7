"""PufferLib's native environment of every game, on the batch, in buffers that PufferLib hands out.

    wish = {"game": "scientia", "games": 256}
    vecenv = pufferlib.vector.make(Puffer, env_kwargs=wish, backend=pufferlib.vector.Serial)

seat        "all": every seat of every game is an agent, those of a game side by side; `masks` says who is asked.
            Actions of the others are not looked at, what they see is what they saw when they were last asked, and
            rewards go to whom they belong. A number, or None for another one each game: that seat alone is an agent,
            bots have the others, and every agent is always asked.

An observation has the numbers of the game, then a flag for each action: whether it is allowed (`allowed` has these
alone). PufferLib knows no such thing, so `illegal` is "replace" unless it is said: a random legal action instead,
counted in the infos. A game that ends begins again in the same step, and the infos of that step have its `score`,
`won` and `length`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pufferlib
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from quirebox.core.game import HOUSE, Game
from quirebox.envs.batch import Batch, Seen
from quirebox.envs.opponents import Opponent
from quirebox.envs.vector import ALL, SeatBatch


class Puffer(pufferlib.PufferEnv):
    """Many games for PufferLib."""

    def __init__(
        self,
        game: Game | str,
        games: int = 1,
        players: int = 0,
        seat: int | str | None = ALL,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
        illegal: str = "replace",
        one_hot: bool = False,
        dtype: str = "uint8",
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        settings: dict[str, Any] = {"players": players, "options": options, "edition": edition, "reward": reward}
        settings |= {"illegal": illegal, "one_hot": one_hot, "dtype": dtype}
        alone = seat != ALL
        self.batch = (
            SeatBatch(game, games, seat, opponents, **settings) if alone else Batch(game, games, **settings)  # type: ignore[arg-type]  # it is refused there
        )
        self.seats = 1 if alone else self.batch.players  # agents of each game
        table = self.batch.table
        highest = np.concatenate([table.highest, np.ones(table.size, table.highest.dtype)])
        self.single_observation_space = Box(np.zeros_like(highest), highest, dtype=highest.dtype.type)
        self.single_action_space = Discrete(table.size)
        self.num_agents = games * self.seats
        self.seed = seed
        super().__init__(buf)

    @property
    def allowed(self) -> NDArray[np.bool_]:
        """What each agent may do, as it was when it was last asked."""
        allowed: NDArray[np.bool_] = self.observations[:, -self.batch.table.size :] != 0
        return allowed

    def reset(self, seed: int | None = None) -> tuple[NDArray[Any], list[dict[str, Any]]]:
        """Begin a new game everywhere."""
        self.observations[:] = 0
        self.rewards[:], self.terminals[:], self.truncations[:] = 0, False, False
        self._show(self.batch.reset(self.seed if seed is None else seed))
        return self.observations, []

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Play, in every game, the action of the seat that has to choose."""
        learner = self._learner()
        chosen = np.asarray(actions).reshape(self.num_agents)[self._asked()]
        seen = self.batch.step(chosen)
        games = self.batch.games
        rewards = seen.reward if self.seats > 1 else seen.reward[np.arange(games), learner]
        self.rewards[:] = rewards.reshape(self.num_agents)
        self.terminals[:] = np.repeat(seen.done, self.seats)
        self._show(seen)
        return self.observations, self.rewards, self.terminals, self.truncations, self._infos(seen, learner)

    def close(self) -> None:
        """Nothing is left open."""

    def _learner(self) -> NDArray[np.int8]:
        """Whose reward a step gives where one seat of each game is an agent."""
        return (self.batch.seats if isinstance(self.batch, SeatBatch) else self.batch.seen.player).copy()

    def _asked(self) -> NDArray[np.intp]:
        """The agents that are asked, one for each game."""
        first = np.arange(self.batch.games) * self.seats
        return first + self.batch.seen.player if self.seats > 1 else first

    def _show(self, seen: Seen) -> None:
        """Put what is to be seen where PufferLib wants it."""
        asked = self._asked()
        self.observations[np.flatnonzero(self.terminals)] = 0  # what others saw of a game that is over
        self.observations[asked, : self.batch.table.width] = seen.observation
        self.observations[asked, self.batch.table.width :] = seen.mask
        self.masks[:] = False
        self.masks[asked] = True

    def _infos(self, seen: Seen, learner: NDArray[np.int8]) -> list[dict[str, Any]]:
        """A dictionary for each game that ended, and one for actions that were replaced."""
        info = seen.info
        found: list[dict[str, Any]] = [{"illegal": len(info["illegal"])}] if "illegal" in info else []
        for k, row in enumerate(info.get("rows", ())):
            own = slice(learner[row], learner[row] + 1) if self.seats == 1 else slice(None)
            scores, winners = info["scores"][k], info["winners"][k]
            share = winners / max(1, winners.sum())
            told = {"score": scores[own].mean(), "won": share[own].mean(), "length": int(info["length"][k])}
            found.append({name: float(value) for name, value in told.items()})
        return found
