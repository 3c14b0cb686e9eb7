"""PettingZoo's own suites, and ours, which play whole games."""

from __future__ import annotations

import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from quirebox.core.errors import Illegal
from quirebox.core.game import Game
from quirebox.core.rng import Rng

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo import test as suites  # noqa: E402
from pettingzoo.utils import parallel_to_aec  # noqa: E402

from quirebox.envs.pettingzoo import env, parallel_env, raw_env  # noqa: E402
from quirebox.envs.table import EnvError  # noqa: E402

# The suite has a list of PettingZoo's own environments whose observations may be a dict with a mask, which is
# PettingZoo's documented form for games with illegal moves; any other environment is warned of.
dict_with_mask = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def masked(fn: Any) -> Any:
    for mark in dict_with_mask:
        fn = mark(fn)
    return fn


@masked
@pytest.mark.parametrize("make", [env, raw_env])
def test_api(game: Game, players: int, make: Any) -> None:
    suites.api_test(make(game, players=players), num_cycles=200)


@masked
def test_api_of_the_parallel_form_one_by_one(game: Game) -> None:
    suites.api_test(parallel_to_aec(parallel_env(game)), num_cycles=200)


def test_seed(game: Game, players: int) -> None:
    suites.seed_test(partial(env, game, players=players), num_cycles=100)


def test_parallel_api(game: Game, players: int) -> None:
    suites.parallel_api_test(parallel_env(game, players=players), num_cycles=1000)


def test_parallel_seed(game: Game, players: int) -> None:
    suites.parallel_seed_test(partial(parallel_env, game, players=players))


def test_max_cycles(game: Game, players: int) -> None:
    # The suite steps all agents in each cycle and ignores masks: so it is given the parallel form, which refuses
    # without ending the game.
    parallel = partial(parallel_env, game, players=players, illegal="refuse")
    suites.max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )


def test_render(game: Game) -> None:
    suites.render_test(partial(env, game), {"ansi": lambda text: "player_0" in text})


def test_performance_benchmark(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(100))  # a clock that ends the benchmark after a few games
    monkeypatch.setattr(
        sys.modules["pettingzoo.test.performance_benchmark"], "time", SimpleNamespace(time=lambda: next(seconds))
    )
    suites.performance_benchmark(env(game))


class Player:
    """Plays an environment at random, one action at a time, and writes down everything that it sees."""

    def __init__(self, env: Any, seed: int) -> None:
        self.env = env
        self.rng = Rng(seed)
        self.seen: list[Any] = []
        env.reset(seed=seed)

    def over(self) -> bool:
        return not self.env.agents

    def play(self) -> None:
        env = self.env
        observation, reward, terminated, truncated, info = env.last()
        looks = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
        self.seen.append(
            (
                env.agent_selection,
                looks,
                observation["action_mask"].tobytes(),
                reward,
                terminated,
                truncated,
                dict(info),
            )
        )
        allowed = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else allowed[self.rng.below(len(allowed))])


def test_the_same_seed_is_the_same_whole_game_also_interleaved_with_others(game: Game, players: int) -> None:
    alone = Player(raw_env(game, players=players), 7)
    while not alone.over():
        alone.play()
    crowd = [Player(raw_env(game, players=players), seed) for seed in (7, 8, 7)]
    while not all(player.over() for player in crowd):
        for player in crowd:
            if not player.over():
                player.play()
    assert crowd[0].seen == crowd[2].seen == alone.seen
    assert crowd[1].seen != alone.seen


def test_the_mask_is_the_options_of_the_player_who_is_asked(game: Game, players: int) -> None:
    player = Player(raw_env(game, players=players), 2)
    e = player.env
    while not player.over():
        for agent in e.agents:
            asked = agent == e.agent_selection and not e.g.over()
            allowed = sorted(a.id for a in e.g.options) if asked else []
            if e.g.over():  # no action counts any more, and a softmax has to have something
                allowed = list(range(e.table.size))
            assert np.flatnonzero(e.observe(agent)["action_mask"]).tolist() == allowed
        player.play()


def test_games_after_a_seeded_one_follow_from_its_seed(game: Game) -> None:
    def deals(seed: int) -> list[Any]:
        e = raw_env(game)
        e.reset(seed=seed)
        found = [game.save(e.g)]
        for _ in range(3):
            e.reset()
            found.append(game.save(e.g))
        return found

    first = deals(5)
    assert first == deals(5)
    assert first != deals(6)
    assert len({str(deal) for deal in first}) == 4


def test_without_a_seed_two_environments_differ(game: Game) -> None:
    one, other = raw_env(game), raw_env(game)
    one.reset()
    other.reset()
    assert game.save(one.g) != game.save(other.g)


@pytest.mark.parametrize("reward", ["win", "score"])
def test_rewards_come_at_the_end_and_only_then(game: Game, players: int, reward: str) -> None:
    player = Player(raw_env(game, players=players, reward=reward), 3)
    e = player.env
    while not e.g.over():
        assert set(e.rewards.values()) == {0.0}
        player.play()
    expected = e.table.returns(e.g)
    assert [e.rewards[agent] for agent in e.possible_agents] == expected
    told = {"scores": e.g.scores(), "winners": game.winners(e.g), "length": e._played}
    assert [e.infos[agent] for agent in e.possible_agents] == [{**told, "seat": p} for p in range(players)]
    assert e._played > 0
    got = {}
    for agent in e.agent_iter():
        got[agent] = e.last()[1]
        e.step(None)
    assert [got[agent] for agent in e.possible_agents] == expected


def forbidden(e: Any) -> int:
    """An action that is not allowed now."""
    return int(np.flatnonzero(e.observe(e.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_action_ends_the_game_and_costs_its_author(game: Game, players: int) -> None:
    e = raw_env(game, players=players)
    e.reset(seed=1)
    author = e.agent_selection
    e.step(forbidden(e))
    assert e.infos[author]["refused"] in e.g.box.rules
    assert e.rewards == {agent: -1.0 if agent == author else 0.0 for agent in e.possible_agents}
    assert all(e.terminations.values())
    for _ in e.agent_iter():
        e.step(None)
    assert not e.agents


def test_an_illegal_action_can_be_refused_without_ending_the_game(game: Game) -> None:
    e = raw_env(game, illegal="refuse")
    e.reset(seed=1)
    author, before = e.agent_selection, game.save(e.g)
    e.step(forbidden(e))
    assert game.save(e.g) == before
    assert e.agent_selection == author
    assert e.infos[author]["refused"] in e.g.box.rules
    assert not any(e.terminations.values()) and set(e.rewards.values()) == {0.0}
    e.step(e.g.options[0].id)
    assert e.infos[author] == {}
    assert game.save(e.g) != before


def test_in_strict_mode_an_illegal_action_raises_and_changes_nothing(game: Game) -> None:
    e = raw_env(game, illegal="raise")
    e.reset(seed=1)
    before = game.save(e.g)
    with pytest.raises(Illegal, match="is refused by"):
        e.step(forbidden(e))
    assert game.save(e.g) == before
    e.step(e.g.options[0].id)
    assert game.save(e.g) != before


def test_a_number_outside_the_action_space_raises_in_every_mode(game: Game) -> None:
    for illegal in ("lose", "refuse", "raise"):
        e = raw_env(game, illegal=illegal)
        e.reset(seed=1)
        before = game.save(e.g)
        with pytest.raises(EnvError, match="use a whole number from 0 to"):
            e.step(len(e.table.actions))
        assert game.save(e.g) == before


def test_a_game_is_cut_off_after_max_cycles_actions(game: Game) -> None:
    e = raw_env(game, max_cycles=3)
    e.reset(seed=1)
    for _ in range(3):
        assert not any(e.truncations.values())
        e.step(e.g.options[0].id)
    assert all(e.truncations.values()) and not any(e.terminations.values())
    assert set(e.rewards.values()) == {0.0}


def test_in_the_parallel_form_only_the_action_of_the_player_who_is_asked_counts(game: Game) -> None:
    one, other = parallel_env(game), parallel_env(game)
    one.reset(seed=4)
    other.reset(seed=4)
    rng = Rng(1)
    while one.agents:
        g = one.aec.g
        actor, choice = one.aec.agent_selection, g.options[rng.below(len(g.options))].id
        noise = {agent: int(rng.below(len(one.aec.table.actions))) for agent in one.agents}
        observations, rewards, *_ = one.step({actor: choice})
        others, rewards_too, *_ = other.step({**noise, actor: choice})
        assert rewards == rewards_too
        for agent in observations:
            assert np.array_equal(observations[agent]["observation"], others[agent]["observation"])
    assert sum(rewards.values()) == pytest.approx(0)


def test_the_parallel_form_says_who_has_to_act(mill: Game) -> None:
    e = parallel_env(mill)
    e.reset(seed=1)
    with pytest.raises(EnvError, match="player_0 has to act; found actions of: player_1"):
        e.step({"player_1": 0})
    e.step({"player_0": 15})
    with pytest.raises(EnvError, match="the game is over; reset"):
        e.step({"player_0": 0})


def test_settings_that_do_not_exist_are_refused(mill: Game) -> None:
    with pytest.raises(EnvError, match="illegal cannot be 'maybe'; it can be: lose, refuse, raise"):
        env(mill, illegal="maybe")
    with pytest.raises(EnvError, match="render_mode cannot be 'rgb_array'; it can be: ansi, human"):
        env(mill, render_mode="rgb_array")
    e = raw_env(mill)
    e.reset()
    with pytest.raises(EnvError, match="make the environment with render_mode 'ansi' or 'human'"):
        e.render()


def test_what_is_asked_before_the_reset_or_is_no_number_is_refused_in_words(mill: Game) -> None:
    env = raw_env(mill)
    for ask in (lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(EnvError, match="there is no game yet; reset the environment first"):
            ask()
    with pytest.raises(EnvError, match=r"a seed is a whole number from 0 to \d+; found 1.5"):
        env.reset(seed=1.5)  # type: ignore[arg-type]
    env.reset(seed=1)
    with pytest.raises(EnvError, match=r"\[0\] is not an action of Mill"):
        env.step([0])  # type: ignore[arg-type]
