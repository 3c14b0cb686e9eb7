"""What the environments share: rewards, and observations that tell nothing hidden."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from quirebox.core.errors import BadOption, UnknownGame, WrongPlayers
from quirebox.core.event import NOBODY
from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State

np = pytest.importorskip("numpy")

from quirebox.envs.rewards import REWARDS, margin, rank, win_share  # noqa: E402
from quirebox.envs.table import EnvError, Table  # noqa: E402

from .conftest import whole_game  # noqa: E402


@pytest.mark.parametrize(
    ("players", "winners", "rewards"),
    [
        (2, [0], [1, -1]),
        (2, [0, 1], [0, 0]),
        (4, [2], [-1 / 3, -1 / 3, 1, -1 / 3]),
        (4, [0, 1], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        (3, [], [0, 0, 0]),
        (1, [0], [1]),
        (1, [], [-1]),
    ],
)
def test_the_only_winner_gets_1_and_all_together_0(
    mill: Game, players: int, winners: list[int], rewards: list[float]
) -> None:
    g = mill.new(2, 1)
    g.players = players
    assert win_share(mill, g, winners) == pytest.approx(rewards)


def test_points_can_be_the_reward(game: Game, players: int) -> None:
    table = Table(game, players, reward="score")
    g = whole_game(table.deal(3), 4)
    assert table.returns(g) == g.scores()


def test_an_observation_tells_nothing_hidden(game: Game, players: int) -> None:
    table, rng = Table(game, players), Rng(5)

    def look(g: State) -> None:
        for p in range(players):
            imagined = game.eyes.imagine(g, p, rng)
            assert np.array_equal(table.observation(imagined, p), table.observation(g, p))
            if p == g.actor():
                assert np.array_equal(table.mask(imagined.options), table.mask(g.options))

    whole_game(table.deal(1), 2, look)


def test_an_observation_has_always_the_same_shape_and_differs_in_play(game: Game, players: int) -> None:
    table, seen = Table(game, players), set()

    def look(g: State) -> None:
        observation = table.observation(g, 0)
        assert observation.shape == (table.width,)
        seen.add(observation.tobytes())

    whole_game(table.deal(1), 2, look)
    assert len(seen) > 3


def test_an_array_that_was_given_out_is_the_callers_own(game: Game) -> None:
    table = Table(game)
    g = table.deal(1)
    first, again = table.observation(g, 0), table.observation(g, 0)
    first[:] = 9
    assert not np.array_equal(first, again)
    assert np.array_equal(table.observation(g, 0), again)


def test_a_deal_is_the_game_of_that_seed(game: Game, players: int) -> None:
    assert game.save(Table(game, players).deal(77)) == game.save(game.new(players, 77))


def test_what_does_not_fit_is_refused_with_what_would(mill: Game) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        Table("chess")
    with pytest.raises(WrongPlayers, match="2 to 4 players, not 9"):
        Table(mill, 9)
    with pytest.raises(BadOption, match="no option 'speed'"):
        Table(mill, 2, {"speed": "fast"})
    with pytest.raises(EnvError, match="reward cannot be 'money'; it can be: win, rank, margin, score, gain"):
        Table(mill, reward="money")


@pytest.mark.parametrize("number", [-1, 10_000, 1.5, "0", None, (0,)])
def test_what_is_not_a_number_of_an_action_is_refused(mill: Game, number: object) -> None:
    with pytest.raises(EnvError, match="is not an action of Mill; use a whole number from 0 to 15"):
        Table(mill).action(number)


@pytest.mark.parametrize("number", [3, np.int64(3), np.int32(3), np.uint8(3)])
def test_numbers_of_numpy_are_numbers(mill: Game, number: int) -> None:
    assert Table(mill).action(number) is Table(mill).actions[3]


@pytest.mark.parametrize(
    ("winners", "scores", "ranks", "margins"),
    [
        ([0], [9, 4], [1, -1], [5, -5]),
        ([1], [9, 9], [-1, 1], [0, 0]),  # something broke the tie
        ([0, 2], [7, 3, 7], [0.5, -1, 0.5], [0, -4, 0]),
        ([2], [1, 2, 5, 2], [-1, 0, 1, 0], [-4, -3, 3, -3]),
    ],
)
def test_ranks_and_margins(
    mill: Game, winners: list[int], scores: list[int], ranks: list[float], margins: list[float]
) -> None:
    g: Any = SimpleNamespace(players=len(scores), scores=lambda: scores)
    assert rank(mill, g, winners) == pytest.approx(ranks)
    assert margin(mill, g, winners) == pytest.approx(margins)


@pytest.mark.parametrize("reward", REWARDS)
def test_every_reward_of_a_whole_game_has_a_number_for_everybody(game: Game, players: int, reward: str) -> None:
    table = Table(game, players, reward=reward)
    found = table.returns(whole_game(table.deal(3), 4))
    assert len(found) == players and all(isinstance(x, float) for x in found)
    if reward == "rank" and players > 1:
        assert sum(found) == pytest.approx(0) and max(found) <= 1 and min(found) >= -1


def test_a_spectator_sees_in_numbers_what_every_player_may_know(game: Game) -> None:
    g = game.new(game.seats[-1], 4)
    for n in range(12):
        numbers = game.eyes.schema(g).numbers
        found = game.eyes.features(g, NOBODY)
        if any(number.whose == "viewer" for number in numbers):
            hidden = [game.eyes.features(g, p) for p in range(g.players)]
            for number in numbers:
                if number.whose == "viewer":
                    assert found[number.index] == 0, (n, number.name, [x[number.index] for x in hidden])
        g.apply(g.options[n % len(g.options)])
