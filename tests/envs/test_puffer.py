"""PufferLib's form: its buffers, who is asked, whose reward it is. What PufferLib itself checks runs where it is
installed; else its base class, which only hands out buffers, is stood in for."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from quirebox.core.game import Game

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from quirebox.envs.batch import Batch, IllegalRow  # noqa: E402


class Buffers:
    """What PufferLib's base class does (pufferlib.PufferEnv, `set_buffers`)."""

    def __init__(self, buf: Any = None) -> None:
        n, shape = self.num_agents, self.single_observation_space.shape  # type: ignore[attr-defined]
        self.observations = np.zeros((n, *shape), self.single_observation_space.dtype)  # type: ignore[attr-defined]
        self.rewards, self.terminals = np.zeros(n, np.float32), np.zeros(n, bool)
        self.truncations, self.masks = np.zeros(n, bool), np.ones(n, bool)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Any:
    if find_spec("pufferlib") is None:
        stand_in = ModuleType("pufferlib")
        stand_in.PufferEnv = Buffers  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "pufferlib", stand_in)
        monkeypatch.delitem(sys.modules, "quirebox.envs.puffer", raising=False)
    from quirebox.envs.puffer import Puffer

    yield Puffer
    sys.modules.pop("quirebox.envs.puffer", None)


def some_legal(env: Any, luck: Any) -> Any:
    """A legal action for each agent that is asked, nonsense for the others."""
    chosen = np.where(env.allowed, luck.random(env.allowed.shape), -1).argmax(axis=1)
    return np.where(env.masks, chosen, -7)


def test_every_seat_is_an_agent_and_gets_its_own_reward(game: Game, players: int, made: Any) -> None:
    games, luck = 3, np.random.default_rng(1)
    env, batch = made(game, games, players), Batch(game, games, players, illegal="raise")
    seen, ended = batch.reset(5), 0
    env.reset(5)
    for _ in range(250):
        asked = np.flatnonzero(env.masks)
        assert (asked == np.arange(games) * players + seen.player).all()
        assert (env.observations[asked, : batch.table.width] == seen.observation).all()
        assert (env.allowed[asked] == seen.mask).all()
        actions = some_legal(env, luck)
        seen = batch.step(actions[asked])
        _, rewards, terminals, truncations, infos = env.step(actions)
        assert (rewards.reshape(games, players) == seen.reward).all() and not truncations.any()
        assert (seen.done == terminals.reshape(games, players).T).all()
        assert len(infos) == seen.done.sum()
        ended += len(infos)
    assert ended or game.id != "mill"


def test_one_seat_against_bots_is_always_asked(mill: Game, made: Any) -> None:
    env, luck, won = made(mill, 4, 3, seat=1, opponents="random"), np.random.default_rng(1), []
    env.reset(1)
    assert env.num_agents == 4
    for _ in range(200):
        assert env.masks.all() and env.allowed.any(axis=1).all()
        _, rewards, terminals, _, infos = env.step(some_legal(env, luck))
        assert not rewards[~terminals].any()
        won += [info["won"] for info in infos]
        assert sum(reward > 0 for reward in rewards[terminals]) == sum(info["won"] > 1 / 3 for info in infos)
    assert won


def test_illegal_actions_are_replaced_and_counted_or_raised(mill: Game, made: Any) -> None:
    env = made(mill, 2)
    env.reset(1)
    wrong = (~env.allowed).argmax(axis=1)
    assert env.step(wrong)[4][0] == {"illegal": 2}
    env = made(mill, 2, illegal="raise")
    env.reset(1)
    with pytest.raises(IllegalRow):
        env.step((~env.allowed).argmax(axis=1))


def test_pufferlib_takes_it(mill: Game) -> None:
    vector = pytest.importorskip("pufferlib.vector")
    from quirebox.envs.puffer import Puffer

    made = SimpleNamespace(kwargs={"game": mill, "games": 4, "players": 2})
    envs = vector.make(Puffer, env_kwargs=made.kwargs, backend=vector.Serial, num_envs=2)
    observations, _ = envs.reset(seed=1)
    for _ in range(50):
        allowed = observations[:, -envs.driver_env.batch.table.size :]
        observations, *_ = envs.step(allowed.argmax(axis=1))
    assert observations.shape[0] == 2 * 4 * 2
    envs.close()
