"""Many games in one call: each row is the game that it would be alone."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest

from quirebox.core.game import Game
from quirebox.core.rng import Rng

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from quirebox.envs.batch import Batch, IllegalRow, Seen  # noqa: E402
from quirebox.envs.pettingzoo import raw_env  # noqa: E402
from quirebox.envs.table import EnvError  # noqa: E402

SEEDS = [5, 900, 17]


def legal(seen: Seen, rng: Rng) -> Any:
    """A random legal action for every row."""
    return np.array([(found := np.flatnonzero(row))[rng.below(len(found))] for row in seen.mask])


def forbidden(seen: Seen, row: int) -> int:
    return int(np.flatnonzero(~seen.mask[row])[0])


def copied(seen: Seen) -> list[Any]:
    return [x.copy() for x in (seen.observation, seen.mask, seen.player, seen.reward, seen.done)]


@pytest.mark.parametrize("reward", ["win", "gain"])
def test_every_row_is_the_game_that_pettingzoo_plays_with_its_seed(game: Game, players: int, reward: str) -> None:
    batch, rng = Batch(game, len(SEEDS), players, reward=reward), Rng(3)
    alone = [raw_env(game, players=players, reward=reward) for _ in SEEDS]
    for env, seed in zip(alone, SEEDS, strict=True):
        env.reset(seed=seed)
    seen, ended = batch.reset(SEEDS), 0
    for _ in range(250):
        for row, env in enumerate(alone):
            found = env.observe(env.agent_selection)
            assert seen.player[row] == env.possible_agents.index(env.agent_selection)
            assert (seen.observation[row] == found["observation"]).all()
            assert (seen.mask[row] == found["action_mask"].astype(bool)).all()
        actions = legal(seen, rng)
        for env, action in zip(alone, actions, strict=True):
            env.step(action)
        seen = batch.step(actions)
        for row, env in enumerate(alone):
            assert seen.reward[row].tolist() == pytest.approx(list(env.rewards.values()))
            assert seen.done[row] == all(env.terminations.values())
            if seen.done[row]:
                ended += 1
                check_end(seen, row, env)
                env.reset()
    assert ended or game.id != "mill"


def check_end(seen: Seen, row: int, env: Any) -> None:
    k = seen.info["rows"].tolist().index(row)
    assert seen.info["scores"][k].tolist() == env.g.scores()
    assert np.flatnonzero(seen.info["winners"][k]).tolist() == sorted(env.table.game.winners(env.g))
    for p, agent in enumerate(env.possible_agents):
        assert (seen.info["final_observation"][k, p] == env.observe(agent)["observation"]).all()
    assert seen.info["length"][k] > 0


def test_a_row_does_not_depend_on_its_neighbours(game: Game) -> None:
    many, one = Batch(game, 3), Batch(game, 1)
    seen, alone = many.reset(SEEDS), one.reset(SEEDS[1:2])
    rng, own = Rng(1), Rng(2)
    for _ in range(120):
        choice = legal(alone, own)
        actions = legal(seen, rng)
        actions[1] = choice[0]
        seen, alone = many.step(actions), one.step(choice)
        assert all((a[1] == b[0]).all() for a, b in zip(copied(seen), copied(alone), strict=True))


def test_an_illegal_action_is_refused_by_row_and_rule_and_no_game_moves(game: Game) -> None:
    batch = Batch(game, 3)
    seen = batch.reset(SEEDS)
    before = [game.save(g) for g in batch.several.games]
    shown = copied(seen)
    actions = legal(seen, Rng(1))
    actions[2] = forbidden(seen, 2)
    with pytest.raises(IllegalRow, match=r"^row 2: .* is refused by") as refusal:
        batch.step(actions)
    assert refusal.value.row == 2 and refusal.value.rule in batch.several.games[2].box.rules
    assert [game.save(g) for g in batch.several.games] == before
    assert all((a == b).all() for a, b in zip(copied(batch.seen), shown, strict=True))


def test_an_illegal_action_is_replaced_and_counted_and_no_neighbour_feels_it(game: Game) -> None:
    batch, strict = Batch(game, 3, illegal="replace"), Batch(game, 3)
    seen, other = batch.reset(SEEDS), strict.reset(SEEDS)
    rng, replaced = Rng(4), 0
    for _ in range(40):
        actions = legal(other, rng)
        wrong = actions.copy()
        wrong[1] = forbidden(seen, 1)
        seen, other = batch.step(wrong), strict.step(actions)
        replaced += len(seen.info["illegal"])
        assert seen.info["illegal"] == [1] and "illegal" not in other.info
        for row in (0, 2):
            assert (seen.observation[row] == other.observation[row]).all()
    assert replaced == 40


@pytest.mark.parametrize(
    ("actions", "complaint"),
    [
        ([0, 0], r"actions are 3 whole numbers, one for each game; found int64 \[2\]"),
        ([0.0, 0.0, 0.0], r"actions are 3 whole numbers, one for each game; found float64 \[3\]"),
        ([0, 0, -1], r"row 2: -1 is not an action of Mill; use a whole number from 0 to"),
        ([0, 9999, 0], r"row 1: 9999 is not an action of Mill"),
        (np.array([0, 2**64 - 1, 0], np.uint64), r"row 1: 18446744073709551615 is not an action of any game"),
    ],
)
def test_what_is_no_action_is_refused_also_where_illegal_ones_are_replaced(
    mill: Game, actions: list[float], complaint: str
) -> None:
    batch = Batch(mill, 3, illegal="replace")
    batch.reset(SEEDS)
    before = [mill.save(g) for g in batch.several.games]
    with pytest.raises(EnvError, match=complaint):
        batch.step(actions)
    assert [mill.save(g) for g in batch.several.games] == before


def test_settings_that_do_not_fit_are_refused(mill: Game) -> None:
    with pytest.raises(EnvError, match="at least one game; found games=0"):
        Batch(mill, 0)
    with pytest.raises(EnvError, match=r"at least one game; found games=2\.5"):
        Batch(mill, 2.5)  # type: ignore[arg-type]
    with pytest.raises(EnvError, match="players are a whole number; found '3'"):
        Batch(mill, 2, "3")  # type: ignore[arg-type]
    with pytest.raises(EnvError, match=r"options are a dictionary, .* found 'hands=open'"):
        Batch(mill, 2, options="hands=open")  # type: ignore[arg-type]
    with pytest.raises(EnvError, match="illegal cannot be 'lose'; it can be: raise, replace"):
        Batch(mill, 1, illegal="lose")
    with pytest.raises(EnvError, match="found 2 seeds for 3 games"):
        Batch(mill, 3).reset([1, 2])


def test_arrays_are_written_over_unless_fresh_ones_are_asked_for(mill: Game) -> None:
    for fresh in (False, True):
        batch = Batch(mill, 2, fresh=fresh)
        first = batch.reset(1)
        before = copied(first)
        second = batch.step(batch.draw())
        assert (first.observation is second.observation) is not fresh
        assert all((a == b).all() for a, b in zip(copied(first), before, strict=True)) is fresh


def test_one_seed_gives_every_row_one_of_its_own(mill: Game) -> None:
    batch = Batch(mill, 50)
    first = batch.reset(1)
    assert len(set(batch.seeds)) == 50 and (first.observation != first.observation[0]).any()
    shown = copied(first)
    assert all((a == b).all() for a, b in zip(copied(batch.reset(1)), shown, strict=True))
    assert any((a != b).any() for a, b in zip(copied(batch.reset(2)), shown, strict=True))


@pytest.mark.parametrize("again", [deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_batch_in_the_middle_of_its_games_has_the_same_future(game: Game, again: Any) -> None:
    batch = Batch(game, 3)
    batch.reset(SEEDS)
    for _ in range(20):
        batch.step(batch.draw())
    other = again(batch)
    for _ in range(60):
        seen, same = batch.step(batch.draw()), other.step(other.draw())
        assert all((a == b).all() for a, b in zip(copied(seen), copied(same), strict=True))


def test_every_form_of_the_observation(game: Game) -> None:
    batch = Batch(game, 2, one_hot=True, dtype="float32")
    seen = batch.reset(1)
    assert seen.observation.dtype == np.float32 and seen.observation.shape == (2, batch.table.width)
    g = batch.several.games[1]
    assert (seen.observation[1] == batch.table.observation(g, g.actor())).all()


def test_a_batch_is_reset_before_it_is_stepped_and_by_whole_numbers(mill: Game) -> None:
    batch = Batch(mill, 2)
    with pytest.raises(EnvError, match="reset the batch before the first step"):
        batch.step([0, 0])
    for seed in (1.5, None, "x", [1, 2.5], [[1, 2]], [1], 2**64 - 1, -1, [1, np.uint64(2**64 - 1)]):
        with pytest.raises(EnvError, match=r"whole number|found 1 seeds"):
            batch.reset(seed)  # type: ignore[arg-type]
    one, other = (Batch(mill, 2).reset(seed).observation for seed in (4, np.int64(4)))
    assert (one == other).all()
