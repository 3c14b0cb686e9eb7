"""Gymnasium's vector form: the same games as a batch, with bots in the other seats or with none."""

from __future__ import annotations

from typing import Any

import pytest

from quirebox.core.game import Game
from quirebox.core.rng import Rng

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402

from quirebox.bots.bot import Bot, Choice  # noqa: E402
from quirebox.envs.batch import Batch, IllegalRow  # noqa: E402
from quirebox.envs.gymnasium import register  # noqa: E402
from quirebox.envs.table import EnvError  # noqa: E402
from quirebox.envs.vector import SeatVector  # noqa: E402


def legal(masks: Any, rng: Rng) -> Any:
    return np.array([(found := np.flatnonzero(row))[rng.below(len(found))] for row in masks])


@pytest.mark.parametrize("seat", [0, None, "all"])
def test_what_a_vector_environment_has_to_be(game: Game, players: int, seat: Any) -> None:
    envs = gymnasium.make_vec(register(game), num_envs=3, players=players, seat=seat)
    assert isinstance(envs, SeatVector) and envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=4)
    rng, ended = Rng(2), 0
    for _ in range(120):
        assert observations in envs.observation_space and infos["action_mask"].any(1).all()
        if isinstance(seat, int):
            assert (infos["seat"] == seat).all()
        actions = legal(infos["action_mask"], rng)
        assert actions in envs.action_space
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (3,) and not truncations.any()
        assert (rewards[~terminations] == 0).all()
        assert ("final_obs" in infos) == terminations.any()
        if terminations.any():
            ended += terminations.sum()
            assert (infos["_final_obs"] == terminations).all() and infos["episode_length"][terminations].all()
    envs.close()
    assert ended or game.id != "mill"


def test_the_same_seed_is_the_same_whole_run(game: Game) -> None:
    def run(seed: int) -> list[bytes]:
        envs, rng = SeatVector(game, 2, seat=None), Rng(1)
        observations, infos = envs.reset(seed=seed)
        seen = [observations.tobytes()]
        for _ in range(60):
            observations, rewards, _, _, infos = envs.step(legal(infos["action_mask"], rng))
            seen += [observations.tobytes(), rewards.tobytes()]
        return seen

    assert run(3) == run(3) != run(4)


def test_self_play_is_the_batch(mill: Game) -> None:
    envs, batch, rng = SeatVector(mill, 3, seat="all"), Batch(mill, 3), Rng(1)
    observations, infos = envs.reset(seed=[1, 2, 3])
    seen = batch.reset([1, 2, 3])
    for _ in range(80):
        assert (observations == seen.observation).all() and (infos["seat"] == seen.player).all()
        acted, actions = seen.player.copy(), legal(seen.mask, rng)
        observations, rewards, _, _, infos = envs.step(actions)
        seen = batch.step(actions)
        assert (infos["rewards"] == seen.reward).all()
        assert (rewards == seen.reward[np.arange(3), acted]).all()


def test_a_reward_reaches_a_seat_that_did_not_end_the_game(mill: Game) -> None:
    envs, rng = SeatVector(mill, 4, seat=0, players=2), Rng(5)
    _, infos = envs.reset(seed=1)
    met = set()
    for _ in range(300):
        _, rewards, ended, _, infos = envs.step(legal(infos["action_mask"], rng))
        for row in np.flatnonzero(ended):
            won = infos["winners"][row]
            assert rewards[row] == infos["rewards"][row, 0] == (0 if won.all() else 1 if won[0] else -1)
            met.add(float(rewards[row]))
    assert {1.0, -1.0} <= met


def test_with_gain_the_rewards_of_a_game_are_the_points_that_were_won(mill: Game) -> None:
    envs, rng = SeatVector(mill, 2, seat=1, reward="gain"), Rng(5)
    _, infos = envs.reset(seed=1)
    start = [0.0, 0.0]
    total = np.array(start)
    ended = 0
    for _ in range(200):
        _, rewards, done, _, infos = envs.step(legal(infos["action_mask"], rng))
        total += rewards
        for row in np.flatnonzero(done):
            assert total[row] <= infos["scores"][row, 1]
            ended += 1
            total[row] = 0
    assert ended


def test_bots_sit_clockwise_from_the_seat(mill: Game) -> None:
    asked: set[tuple[str, int]] = set()

    class Named(Bot):
        def choose(self, sight: Any, budget: Any, rng: Rng) -> Choice:
            asked.add((self.name, sight.player))
            return Choice(sight.options()[0])

    envs = SeatVector(mill, 2, players=3, seat=1, opponents=[Named("left"), Named("right")])
    _, infos = envs.reset(seed=2)
    for _ in range(20):
        _, _, _, _, infos = envs.step(legal(infos["action_mask"], Rng(1)))
    assert asked == {("left", 2), ("right", 0)}


def test_illegal_actions_are_counted_or_refused(mill: Game) -> None:
    for illegal in ("replace", "raise"):
        envs = SeatVector(mill, 2, illegal=illegal)
        _, infos = envs.reset(seed=1)
        actions = legal(infos["action_mask"], Rng(1))
        actions[1] = np.flatnonzero(~infos["action_mask"][1])[0]
        if illegal == "raise":
            with pytest.raises(IllegalRow, match="row 1"):
                envs.step(actions)
        else:
            assert envs.step(actions)[-1]["illegal"].tolist() == [False, True]


def test_settings_that_do_not_fit_are_refused(mill: Game) -> None:
    with pytest.raises(EnvError, match=r'there is no seat 7; use 0 to 1, None for any, or "all"'):
        SeatVector(mill, 2, seat=7)
    with pytest.raises(EnvError, match="found 2 opponents for 1 seats"):
        SeatVector(mill, 2, opponents=["random", "random"])
