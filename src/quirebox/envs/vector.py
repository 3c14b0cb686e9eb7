"""Gymnasium's vector form of every game, on the batch: the learner has one seat, or all of them.

    envs = gymnasium.make_vec("quire/Scientia-v0", num_envs=256, players=4, opponents="greedy")     # after `import
    envs = gymnasium.make_vec("quire/Scientia-v0", num_envs=256, players=4, seat="all")             # quirebox.envs`

seat        a number, None (another one each game), or "all": self-play, every decision is the learner's
opponents   as in `quirebox.envs.gymnasium`
infos       "action_mask" [envs, actions]; "seat" [envs], whose decision it is; "rewards" [envs, players] of the last
            step; where games ended (`terminations`) "final_obs" of who gets the reward, "scores", "winners",
            "episode_length", with "_final_obs" and so on to say in which rows
rewards     of the learner's seat; with seat="all", of who acted last: the others are in infos["rewards"]
illegal     "replace": a random legal action instead, counted in infos["illegal"]; or "raise"

A game that ends begins again in the same step (`AutoresetMode.SAME_STEP`): observation and mask are of the new game,
reward and end of the old one. Observations are copies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quirebox.core.game import HOUSE, Game
from quirebox.core.rng import MASK, Rng
from quirebox.core.state import State
from quirebox.envs.batch import Batch, Seen
from quirebox.envs.opponents import Opponent, Opponents
from quirebox.envs.table import RENDER_MODES, EnvError, seed_of

ALL = "all"


class SeatBatch(Batch):
    """A batch in which bots have all seats but one: only that one is asked."""

    def __init__(
        self, game: Game | str, games: int, seat: int | None, opponents: Opponent | Sequence[Opponent], **settings: Any
    ) -> None:
        super().__init__(game, games, **settings)
        if seat is not None and seat not in range(self.players):
            raise EnvError(f'there is no seat {seat!r}; use 0 to {self.players - 1}, None for any, or "{ALL}"')
        self._seat = seat
        self.seats = np.zeros(games, np.int8)  # the learner's
        self.others = [Opponents(self.table, opponents) for _ in range(games)]

    def _begin(self, row: int) -> State:
        deals = self._deals[row]
        while True:
            g, luck = super()._begin(row), Rng(deals.seed ^ MASK)
            self.seats[row] = luck.below(self.players) if self._seat is None else self._seat
            self.others[row].begin(luck.next())
            while not g.over() and g.actor() != self.seats[row]:
                g.apply(self.others[row].choose(g, int(self.seats[row])))
            if not g.over():  # else the seat was never asked: that is no episode
                return g

    def _play(self, numbers: list[int]) -> list[int]:
        several, over = self.several, []
        for row, g in enumerate(several.games):
            seat, ended = int(self.seats[row]), several.play(row, numbers[row])
            while not ended and g.actor() != seat:
                ended = several.play(row, self.others[row].choose(g, seat).id)
            if ended:
                over.append(row)
        several.look()
        return over


class SeatVector(VectorEnv):
    """Many games for Gymnasium."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int = 0,
        seat: int | str | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
        illegal: str = "replace",
        one_hot: bool = False,
        dtype: str = "uint8",
    ) -> None:
        settings: dict[str, Any] = {"players": players, "options": options, "edition": edition, "reward": reward}
        settings |= {"illegal": illegal, "one_hot": one_hot, "dtype": dtype}
        self.batch = (
            Batch(game, num_envs, **settings) if seat == ALL else SeatBatch(game, num_envs, seat, opponents, **settings)  # type: ignore[arg-type]  # it is refused there
        )
        self.num_envs = num_envs
        table = self.batch.table
        highest = table.highest
        self.single_observation_space = Box(np.zeros_like(highest), highest, dtype=highest.dtype.type)
        self.single_action_space = Discrete(table.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a new game everywhere; `options` are ignored."""
        given = np.asarray(seed, object)
        one_for_all = seed is not None and given.ndim == 0
        super().reset(seed=seed_of(seed) if one_for_all else None)
        rows = [self._seed() if one is None else one for one in given] if given.ndim else self._seed()
        seen = self.batch.reset(rows)
        return seen.observation.copy(), self._infos(seen)

    def _seed(self) -> int:
        return int(self.np_random.integers(1 << 63))

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game."""
        learner = self._learner().copy()
        seen = self.batch.step(actions)
        reward = seen.reward[np.arange(self.num_envs), learner]
        infos = self._infos(seen) | {"rewards": seen.reward.copy()}
        if "rows" in seen.info:
            self._tell_ends(seen.info, learner, infos)
        if "illegal" in seen.info:
            infos["illegal"] = np.isin(np.arange(self.num_envs), seen.info["illegal"])
        return seen.observation.copy(), reward, seen.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _learner(self) -> NDArray[np.int8]:
        """Whose reward a step gives: the learner's seat, or that of who acts."""
        return self.batch.seats if isinstance(self.batch, SeatBatch) else self.batch.seen.player

    def _infos(self, seen: Seen) -> dict[str, Any]:
        return {"action_mask": seen.mask.copy(), "seat": seen.player.copy()}

    def _tell_ends(self, info: dict[str, Any], learner: NDArray[np.int8], infos: dict[str, Any]) -> None:
        rows = info["rows"]
        final = info["final_observation"][np.arange(len(rows)), learner[rows]]
        told = {"final_obs": final, "scores": info["scores"], "winners": info["winners"]}
        for name, values in (told | {"episode_length": info["length"]}).items():
            infos[name] = np.zeros((self.num_envs, *values.shape[1:]), values.dtype)
            infos[name][rows] = values
            infos[f"_{name}"] = np.isin(np.arange(self.num_envs), rows)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.batch.seen.mask.copy()
