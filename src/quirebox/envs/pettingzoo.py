"""PettingZoo: every game as an environment for several agents, one acting at a time (AEC), or all stepping together
(parallel).

    env = quirebox.envs.pettingzoo.env("scientia", players=3)          # or raw_env, parallel_env

agents          player_0, player_1 …: the seats
observation     {"observation": uint8, the game's features for that seat; "action_mask": int8, all 0 while others are
                asked, all 1 once the game is over, when no action counts: so no softmax meets an empty mask}
one_hot, dtype  other forms of the features: see `quirebox.envs.look`
action          a number below the size of the game's action space
reward          by `reward`: see `quirebox.envs.rewards`; 0 until the end but for "gain"
illegal action  by `illegal`: "lose" (the game ends; who did it gets -1, the others 0), "refuse" (nothing changes, the
                same agent is asked again) or "raise" (quirebox.core.errors.Illegal, nothing changes); unless raised,
                the agent's info has the rule that refuses it under "refused". A number outside the action space
                always raises.
infos           at the end every agent's `seat`, and `scores`, `winners` (seats; none if the game did not come to its
                end) and `length` (decisions of all)
max_cycles      0, or the number of actions after which the game is cut off (truncated)
reset           `seed` decides the game and those after it; `options` are ignored: variants are chosen when the
                environment is made
render_mode     "ansi" (a text) or "human" (printed): what the acting agent sees
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy import ndarray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from quirebox.core.errors import Illegal
from quirebox.core.event import NOBODY
from quirebox.core.game import HOUSE, Game
from quirebox.core.numbers import with_mask
from quirebox.core.rng import Rng
from quirebox.envs.rewards import LOST
from quirebox.envs.table import ILLEGAL, INT8, RENDER_MODES, UINT8, EnvError, Observed, Table, chosen, onlooker, seed_of

NO_GAME = "there is no game yet; reset the environment first"


class TableEnv(AECEnv):
    """A game whose players act one at a time. Bookkeeping is touched only when it changes: at the end, and when an
    action is refused."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1, "is_parallelizable": False}

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        options: Mapping[str, str] | None = None,
        edition: str = HOUSE,
        reward: str = "win",
        illegal: str = "lose",
        max_cycles: int = 0,
        render_mode: str | None = None,
        one_hot: bool = False,
        dtype: str = "uint8",
    ) -> None:
        super().__init__()
        self.table = table = Table(game, players, options, edition, reward, one_hot, dtype)
        self.illegal = chosen("illegal", illegal, ILLEGAL)
        self.max_cycles = max_cycles
        self.render_mode = render_mode and chosen("render_mode", render_mode, RENDER_MODES)
        self.metadata = {**self.metadata, "name": f"{table.game.id}_v{table.game.version}"}
        self.possible_agents = [f"player_{p}" for p in range(table.players)]
        self._seats = {agent: p for p, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(table.size) for agent in self.possible_agents}
        self._rng: Rng | None = None

    def _observation_space(self) -> Dict:
        table, mask = self.table, Box(0, 1, (self.table.size,), np.int8)
        features = Box(np.zeros_like(table.highest), table.highest, dtype=table.highest.dtype.type)
        return Dict({"observation": features, "action_mask": mask})

    def observation_space(self, agent: str) -> Dict:
        """What the agent can observe; always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What the agent can do; always the same object."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: the one that the seed decides, or the next one."""
        if seed is not None or self._rng is None:
            self._rng = Rng(secrets.randbits(63) if seed is None else seed_of(seed))
        self.g = self.table.deal(self._rng.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.g.actor()]
        self._skip_agent_selection = None
        self._played = self._cycles = 0  # the latter with what was refused
        self._ended = self._refused = False
        self._points = self.g.scores() if self.table.gains else []

    def observe(self, agent: str) -> Observed:
        """What the agent may know, and what it may do now."""
        try:
            table, g = self.table, self.g  # Table.observation and Table.mask in one go: asked at every step
        except AttributeError:
            raise EnvError(NO_GAME) from None
        options = table.actions if self._ended else g.options if agent == self.agent_selection else []
        seen = with_mask(table.numbers, g, self._seats[agent], table.space, options)
        found = ndarray(table.shown, UINT8, seen)
        return {
            "observation": table.look(found) if table.look else found,
            "action_mask": ndarray(table.size, INT8, seen, table.shown),
        }

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is."""
        try:
            ended = self._ended
        except AttributeError:
            raise EnvError(NO_GAME) from None
        if ended:
            self._was_dead_step(action)
            return
        if self._refused:
            self._refused = False
            self.infos[self.agent_selection] = {}
        g, table = self.g, self.table
        if table.gains:
            self._cumulative_rewards[self.agent_selection] = 0.0
        try:
            choice = table.numbered.get(action)
        except TypeError:  # it is nothing that could be looked up
            choice = None
        try:
            g.attempt(choice or table.action(action))
        except Illegal as refusal:
            self._refuse(refusal)
        else:
            self._played += 1
            if table.gains:
                self._gain(g.scores())
            actor = g.actor()
            if actor != NOBODY:
                self.agent_selection = self.possible_agents[actor]
            else:
                self._end(self.terminations, list(self.rewards.values()) if table.gains else table.returns(g))
        if self.max_cycles:
            self._cycles += 1
            if self._cycles == self.max_cycles and not self._ended:
                self._end(self.truncations, list(self.rewards.values()))

    def _refuse(self, refusal: Illegal) -> None:
        if self.illegal == "raise":
            raise refusal
        self._refused = True
        self.infos[self.agent_selection] = {"refused": refusal.rule}
        if self.illegal == "lose":
            self._end(self.terminations, [LOST if agent == self.agent_selection else 0.0 for agent in self.agents])

    def _gain(self, points: list[int]) -> None:
        for agent, now, before in zip(self.agents, points, self._points, strict=True):
            self.rewards[agent] = float(now - before)
            self._cumulative_rewards[agent] += now - before
        self._points = points

    def _end(self, ended: dict[str, bool], rewards: list[float]) -> None:
        for agent, reward in zip(self.agents, rewards, strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
            if not self.table.gains:
                self._cumulative_rewards[agent] = reward
        self._ended = True
        told = {"scores": self.g.scores(), "winners": self.table.game.winners(self.g) if self.g.over() else []}
        for agent, p in self._seats.items():
            self.infos[agent] |= {**told, "seat": p, "length": self._played}

    def render(self) -> str | None:
        """What the acting agent sees."""
        if self.render_mode is None:
            raise EnvError(
                f"nothing can be rendered: make the environment with render_mode {' or '.join(map(repr, RENDER_MODES))}"
            )
        return self.table.show(self.g, onlooker(self.g), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class TurnsEnv(ParallelEnv):
    """The same game for programs that step all agents together: only the action of the agent that is asked
    counts, the others wait."""

    def __init__(self, one_by_one: TableEnv) -> None:
        self.aec = one_by_one
        self.metadata = {**one_by_one.metadata, "is_parallelizable": True}
        self.render_mode = one_by_one.render_mode
        self.possible_agents = one_by_one.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """What the agent can observe; always the same object."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        """What the agent can do; always the same object."""
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a new game; what everybody observes."""
        self.aec.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the action of the agent whose turn it is."""
        aec = self.aec
        if not self.agents:
            raise EnvError("the game is over; reset the environment before the next step")
        if aec.agent_selection not in actions:
            raise EnvError(f"{aec.agent_selection} has to act; found actions of: {', '.join(actions) or 'nobody'}")
        aec.step(actions[aec.agent_selection])
        if aec._ended:
            self.agents = []
        return self._observations(), dict(aec.rewards), dict(aec.terminations), dict(aec.truncations), self._infos()

    def _observations(self) -> dict[str, Observed]:
        return {agent: self.aec.observe(agent) for agent in self.possible_agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: dict(info) for agent, info in self.aec.infos.items()}

    def render(self) -> str | None:
        """What the acting agent sees."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(game: Game | str, **settings: Any) -> TableEnv:
    """The environment itself: the fastest, but `reset` must come first."""
    return TableEnv(game, **settings)


def env(game: Game | str, **settings: Any) -> AECEnv:
    """The environment, which also complains of calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(game, **settings))


def parallel_env(game: Game | str, **settings: Any) -> TurnsEnv:
    """The turn-based parallel form."""
    return TurnsEnv(raw_env(game, **settings))
