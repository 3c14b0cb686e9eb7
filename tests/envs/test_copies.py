"""Positions and environments can be copied and pickled in the middle of a game, compiled or not."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import pytest

from quirebox.core.errors import SaveError
from quirebox.core.game import Game
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from quirebox.envs.gymnasium import SeatEnv  # noqa: E402
from quirebox.envs.pettingzoo import parallel_env, raw_env  # noqa: E402


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


ways = pytest.mark.parametrize("again", [deepcopy, pickled])


def in_the_middle(game: Game, players: int) -> State:
    g = game.new(players, 5)
    playout(g, Rng(2), 25)
    return g


@pytest.mark.parametrize("again", [copy, deepcopy, pickled])
def test_a_position_copied_so_has_the_same_future_and_the_same_box(
    game: Game, players: int, again: Callable[[State], State]
) -> None:
    g = in_the_middle(game, players)
    before = game.save(g)
    h = again(g)
    assert h is not g and h.box is g.box and game.save(h) == before
    playout(h, Rng(3), 30)
    assert game.save(g) == before
    playout(g, Rng(3), 30)
    assert game.save(g) == game.save(h)


def test_positions_are_the_same_in_a_list_that_is_pickled(mill: Game) -> None:
    g = in_the_middle(mill, 2)
    first, second = pickled([g, g])
    assert first is second


def test_a_pickle_of_an_edition_that_has_changed_is_refused(mill: Game) -> None:
    text = pickle.dumps(in_the_middle(mill, 2), protocol=0)
    with pytest.raises(SaveError, match="has changed"):
        pickle.loads(text.replace(mill.box().hash.encode(), b"0" * len(mill.box().hash)))


def test_an_action_is_copied_as_itself_and_not_pickled(mill: Game) -> None:
    action = mill.box().space.actions[0]
    assert deepcopy([action])[0] is action
    with pytest.raises(TypeError, match="pickle its text"):
        pickle.dumps(action)


def everything(env: Any, seed: int) -> list[Any]:
    """A random rest of a game, one agent at a time."""
    rng, seen = Rng(seed), []
    while not all(env.terminations.values()):
        found = env.observe(env.agent_selection)
        seen.append((env.agent_selection, found["observation"].tobytes(), found["action_mask"].tobytes()))
        allowed = np.flatnonzero(found["action_mask"])
        env.step(allowed[rng.below(len(allowed))])
    return [*seen, dict(env.rewards)]


@ways
def test_an_environment_in_the_middle_of_a_game_has_the_same_future(game: Game, players: int, again: Any) -> None:
    env = raw_env(game, players=players)
    env.reset(seed=4)
    for _ in range(10):
        env.step(env.g.options[0].id)
    other = again(env)
    assert everything(other, 9) == everything(env, 9)
    env.reset()
    other.reset()
    assert everything(other, 8) == everything(env, 8)


@ways
def test_the_parallel_form_is_copied_too(mill: Game, again: Any) -> None:
    env = parallel_env(mill)
    env.reset(seed=1)
    other = again(env)
    asked = {env.aec.agent_selection: env.aec.g.options[0].id}
    assert repr(other.step(asked)) == repr(env.step(asked))


@ways
def test_a_seat_among_bots_has_the_same_future(game: Game, again: Any) -> None:
    others = ["search:5", "greedy", "random"]  # the first has plans that outlast a decision
    players = min(4, game.seats[-1])
    env = SeatEnv(game, players, opponents=others[: players - 1])
    env.reset(seed=3)
    env.step(env.g.options[-1].id)
    other = again(env)
    for _ in range(3):
        if env.g.over():
            break
        action = env.g.options[0].id
        assert repr(other.step(action)) == repr(env.step(action))
        assert game.save(other.g) == game.save(env.g)


def test_the_mask_of_a_finished_game_allows_everything(mill: Game) -> None:
    env = raw_env(mill)
    env.reset(seed=1)
    everything(env, 1)
    assert all(env.observe(agent)["action_mask"].all() for agent in env.possible_agents)
    seat = SeatEnv(mill)
    seat.reset(seed=1)
    seat.step(int(np.flatnonzero(~seat.action_masks())[0]))
    assert seat.action_masks().all()
