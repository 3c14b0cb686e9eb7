"""Gymnasium's own checker, and whole episodes."""

from __future__ import annotations

from typing import Any

import pytest

from quirebox.bots.random import Random
from quirebox.core.errors import Illegal
from quirebox.core.game import Game
from quirebox.core.rng import Rng

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.utils.env_match import check_environments_match  # noqa: E402

from quirebox.envs.gymnasium import SeatEnv, env_id, register  # noqa: E402
from quirebox.envs.table import EnvError  # noqa: E402


@pytest.mark.parametrize("illegal", ["lose", "refuse"])
def test_check_env(game: Game, players: int, illegal: str) -> None:
    check_env(gymnasium.make(register(game), players=players, illegal=illegal).unwrapped)


def test_two_environments_match(game: Game) -> None:
    check_environments_match(*(gymnasium.make(register(game), illegal="refuse") for _ in range(2)), num_steps=200)


def test_several_at_once(game: Game) -> None:
    several = gymnasium.make_vec(register(game), num_envs=3, vectorization_mode="sync")
    observations, infos = several.reset(seed=1)
    assert observations.shape[0] == 3 and infos["action_mask"].shape[0] == 3
    several.step(np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]]))
    several.close()


def test_every_installed_game_is_registered_under_its_title(game: Game) -> None:
    id = register(game)
    assert id == env_id(game)
    assert id.startswith("quire/") and id.endswith("-v0") and " " not in id
    assert isinstance(gymnasium.make(f"quirebox.envs:{id}").unwrapped, SeatEnv)


def test_an_id_is_the_title_as_one_word(mill: Game) -> None:
    class Longer(type(mill)):  # type: ignore[misc]
        title = "The Mill by the river, 2"

    assert env_id(Longer()) == "quire/TheMillByTheRiver2-v0"


def episode(env: Any, seed: int | None, choices: Rng) -> list[Any]:
    """Everything that happens in a random episode."""
    observation, info = env.reset(seed=seed)
    seen: list[Any] = [(observation.tobytes(), info["action_mask"].tobytes())]
    over = False
    while not over:
        allowed = np.flatnonzero(info["action_mask"])
        assert np.array_equal(allowed, np.flatnonzero(env.unwrapped.action_masks()))
        observation, reward, over, truncated, info = env.step(allowed[choices.below(len(allowed))])
        assert not truncated and (over or reward == 0.0)
        seen.append((observation.tobytes(), info["action_mask"].tobytes(), reward))
    return seen


def test_the_same_seed_is_the_same_whole_episode(game: Game, players: int) -> None:
    def play(seed: int) -> list[Any]:
        env = gymnasium.make(register(game), players=players, seat=None)
        return episode(env, seed, Rng(1)) + episode(env, None, Rng(2))

    assert play(11) == play(11) != play(12)


@pytest.mark.parametrize("reward", ["win", "score"])
def test_the_reward_comes_at_the_end(game: Game, players: int, reward: str) -> None:
    for seat in range(players):
        env = SeatEnv(game, players, seat=seat, reward=reward)
        played = episode(env, 3, Rng(4))
        last, info = played[-1][-1], env._info()
        assert info["length"] > 0 and info["scores"] == env.g.scores() and info["seat"] == seat
        assert env.g.over() and env.player == seat
        assert last == env.table.returns(env.g)[seat]


def test_the_seat_can_change_from_episode_to_episode(game: Game) -> None:
    env = SeatEnv(game, seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(30):
        env.reset()
        assert env.g.actor() == env.player
        seats.add(env.player)
    assert seats == set(range(env.table.players))


def test_bots_sit_clockwise_from_the_seat(mill: Game) -> None:
    asked: list[tuple[str, int]] = []

    class Named(Random):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def choose(self, sight: Any, budget: Any, rng: Rng) -> Any:
            asked.append((self.name, sight.player))
            return super().choose(sight, budget, rng)

    episode(SeatEnv(mill, 3, seat=1, opponents=[Named("left"), Named("right")]), 1, Rng(1))
    assert set(asked) == {("left", 2), ("right", 0)}


def test_bots_by_name(mill: Game) -> None:
    episode(SeatEnv(mill, 3, opponents=["greedy", "random"]), 1, Rng(1))


def forbidden(env: SeatEnv) -> int:
    return int(np.flatnonzero(~env.action_masks())[0])


def test_an_illegal_action_loses(game: Game) -> None:
    env = SeatEnv(game)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(forbidden(env))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refused"] in env.g.box.rules
    with pytest.raises(EnvError, match="the episode is over; reset"):
        env.step(0)


def test_an_illegal_action_can_be_refused(game: Game) -> None:
    env = SeatEnv(game, illegal="refuse")
    observation, _ = env.reset(seed=1)
    before = game.save(env.g)
    again, reward, terminated, _, info = env.step(forbidden(env))
    assert (reward, terminated) == (0.0, False) and info["refused"] in env.g.box.rules
    assert np.array_equal(observation, again) and game.save(env.g) == before
    assert "refused" not in env.step(env.g.options[0].id)[-1]


def test_in_strict_mode_an_illegal_action_raises_and_changes_nothing(game: Game) -> None:
    env = SeatEnv(game, illegal="raise")
    env.reset(seed=1)
    before = game.save(env.g)
    with pytest.raises(Illegal, match="is refused by"):
        env.step(forbidden(env))
    with pytest.raises(EnvError, match="use a whole number from 0 to"):
        env.step(-1)
    assert game.save(env.g) == before


def test_settings_that_do_not_fit_are_refused(mill: Game) -> None:
    with pytest.raises(EnvError, match="found 1 opponents for 2 seats"):
        SeatEnv(mill, 3, opponents=["random"])
    with pytest.raises(EnvError, match="there is no seat 2; use 0 to 1"):
        SeatEnv(mill, 2, seat=2)
    with pytest.raises(EnvError, match="illegal cannot be 'maybe'"):
        SeatEnv(mill, illegal="maybe")
    env = SeatEnv(mill)
    env.reset()
    with pytest.raises(EnvError, match="make the environment with render_mode"):
        env.render()
