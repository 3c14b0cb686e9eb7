"""OpenSpiel's own random simulation, ports of two of its tests, and what we say about chance."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from quirebox.core.box import Box
from quirebox.core.event import NOBODY
from quirebox.core.game import Game, Option
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.testkit.edition import change, copy_of
from quirebox.testkit.mill import MillGame
from quirebox.testkit.mill.box import POINT
from quirebox.testkit.mill.position import position as mill_state

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

from quirebox.envs.openspiel import register  # noqa: E402
from quirebox.envs.table import EnvError  # noqa: E402

CHANCE = pyspiel.PlayerId.CHANCE


def load(game: Game, players: int) -> Any:
    return pyspiel.load_game(register(game), {"players": players})


def walk(state: Any, seed: int, steps: int = 100_000, every: int = 1) -> list[Any]:
    """Random play, chance included; clones of the states on the way."""
    rng, states = Rng(seed), []
    for i in range(steps):
        if state.is_terminal():
            break
        if i % every == 0:
            states.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return states


def decisions(game: Game, players: int, seed: int) -> list[Any]:
    """Some states of a random game in which a player has to act."""
    return [s for s in walk(load(game, players).new_initial_state(), seed, every=41) if not s.is_chance_node()]


def test_random_simulation_with_serialisation(game: Game) -> None:
    pyspiel.random_sim_test(
        load(game, 2 if 2 in game.seats else game.seats[0]), num_sims=1, serialize=True, verbose=False
    )


def test_a_state_pickled_in_mid_game_has_the_same_future(game: Game, players: int) -> None:
    spiel = load(game, players)
    for state in walk(spiel.new_initial_state(), 3, every=41):
        _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
        walk(state, 5, 30)
        walk(other, 5, 30)
        assert str(state) == str(other)
        assert state.information_state_string(0) == other.information_state_string(0)


def test_a_history_replays_exactly(game: Game, players: int) -> None:
    spiel = load(game, players)
    state, again = spiel.new_initial_state(), spiel.new_initial_state()
    walk(state, 9, every=1000)
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()


def test_a_clone_goes_its_own_way(game: Game) -> None:
    for clone in walk(load(game, game.seats[0]).new_initial_state(), 4, every=41):
        before = str(clone)
        walk(clone.clone(), 1, 3)
        assert str(clone) == before


def test_a_player_cannot_tell_a_resampled_state(game: Game, players: int) -> None:
    rng = np.random.default_rng(1)
    for state in decisions(game, players, 6):
        for p in range(players):
            other = state.resample_from_infostate(p, rng.random)
            assert other.information_state_string(p) == state.information_state_string(p)
            assert other.observation_string(p) == state.observation_string(p)
            assert other.observation_tensor(p) == state.observation_tensor(p)
            assert other.information_state_tensor(p) == state.information_state_tensor(p)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(p) == state.legal_actions(p)


def test_nothing_undecided_can_be_read_off_a_state(game: Game, players: int) -> None:
    """Whatever the generator in a state is, the same decisions and the same chance lead to the same place."""
    for state in decisions(game, players, 8):
        other = state.clone()
        other.play.g.rng = Rng(12345)
        walk(state, 2, 12)
        walk(other, 2, 12)
        for s in (state, other):
            s.play.g.rng = Rng(0)
        assert str(state) == str(other)


class Storm(Step):
    """Before the game ends, a die decides who gets how many points."""

    def run(self, g: State) -> None:
        for seat in mill_state(g).seats:
            seat.stock[POINT] += g.rng.below(6)

    def data(self) -> list[int | str]:
        return ["Storm"]


def storm_or_step(box: Box, tag: str, values: list[int]) -> Step:
    return Storm(NOBODY) if tag == "Storm" else MillGame.form.step(box, tag, values)


class StormyMill(MillGame):
    """Mill with something that nobody knows before the end."""

    id = "stormy_mill"

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        g = super().setup(box, players, rng, options)
        g.agenda.insert(0, Storm(NOBODY))
        return g

    form = replace(MillGame.form, step=storm_or_step)


def test_chance_acts_where_something_is_drawn_and_nowhere_else() -> None:
    spiel = load(StormyMill(), 2)
    pyspiel.random_sim_test(spiel, num_sims=2, serialize=True, verbose=False)
    states = walk(spiel.new_initial_state(), 1)
    assert [s.is_chance_node() for s in states] == [True] * 4 + [False] * (len(states) - 6) + [True] * 2
    assert states[0].action_to_string(CHANCE, 7) == "byte 7"
    assert states[-1].action_to_string(CHANCE, 2) == "outcome 3 of 6"
    assert states[-1].chance_outcomes() == [(n, 1 / 6) for n in range(6)]


def test_every_throw_of_a_die_is_an_outcome() -> None:
    storm = walk(load(StormyMill(), 2).new_initial_state(), 1)[-2]
    least, results = storm.play.g.scores(), set()
    for first, second in product(range(6), repeat=2):
        clone = storm.clone()
        clone.apply_action(first)
        clone = pickle.loads(pickle.dumps(clone))
        clone.apply_action(second)
        assert clone.is_terminal()
        found = clone.play.g.scores()
        assert [now - before for now, before in zip(found, least, strict=True)] == [first, second]
        results.add(tuple(found))
    assert len(results) == 36


def test_an_order_is_named_by_a_seed_after_what_has_few_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    storm = Storm.run

    def run(step: Storm, g: State) -> None:
        storm(step, g)
        order = [*range(40)]
        g.rng.shuffle(order)
        mill_state(g).seats[0].stock[POINT] += order[0]

    monkeypatch.setattr(Storm, "run", run)
    states = walk(load(StormyMill(), 2).new_initial_state(), 1)
    assert [s.is_chance_node() for s in states[-7:]] == [False] + [True] * 6
    assert [len(s.chance_outcomes()) for s in states[-6:]] == [6, 6, 256, 256, 256, 256]
    before = states[-1].clone()
    before.apply_action(0)
    assert before.is_terminal()


def test_returns_sum_to_0_and_come_at_the_end(game: Game, players: int) -> None:
    state = load(game, players).new_initial_state()
    for before in walk(state, 5, every=41):
        assert before.returns() == [0.0] * players
    assert state.returns() == state.play.table.returns(state.play.g)
    assert players == 1 or sum(state.returns()) == pytest.approx(0)


def test_the_information_state_recalls_what_the_observation_forgets(mill: Game) -> None:
    spiel = load(mill, 2)
    state = spiel.new_initial_state()
    states = [s for s in walk(state, 5) if not s.is_chance_node()]
    assert len({s.information_state_string(0) for s in states}) == len(states)
    assert len({tuple(s.information_state_tensor(0)) for s in states}) == len(states)
    observer = spiel.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(states[-1], 1)
    assert observer.dict["chosen"].sum() == len(states[-1].play.chosen[1]) > 0
    assert observer.tensor[: len(observer.dict["features"])].tolist() == states[-1].observation_tensor(1)


def test_parameters_are_players_and_options(mill: Game) -> None:
    name = register(mill)
    spiel = pyspiel.load_game(f"{name}(players=3,hands=open)")
    assert spiel.num_players() == 3
    state = spiel.new_initial_state()
    walk(state, 1, 6)
    assert state.play.table.options == {"hands": "open"}
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'speed'"):
        pyspiel.load_game(name, {"speed": 1})
    with pytest.raises(Exception, match="it can be: hidden, open"):
        pyspiel.load_game(name, {"hands": "half"})
    with pytest.raises(Exception, match="2 to 4 players, not 7"):
        pyspiel.load_game(name, {"players": 7})


@pytest.mark.parametrize("value", ["20", "-3", "True", "1,2,3", "first", "twin-studies"])
def test_values_of_options_survive_openspiel(value: str) -> None:
    class Asked(MillGame):
        id = "asked_mill"
        options = (*MillGame.options, Option("wish", "A wish", {"none": "nothing"}, free="whatever you like"))

    spiel = pyspiel.load_game(register(Asked()), {"wish": value})
    again = pyspiel.load_game(str(spiel))
    for loaded in (spiel, again):
        state = loaded.new_initial_state()
        assert state.play.table.options["wish"] == value


def test_before_the_set_up_there_is_nothing_to_see(mill: Game) -> None:
    state = load(mill, 2).new_initial_state()
    assert state.observation_string(0) == "before the set-up"
    assert set(state.observation_tensor(0)) == {0.0}
    with pytest.raises(EnvError, match="chance has not decided the set-up yet"):
        state.play.position()


def test_an_observer_has_no_parameters(mill: Game) -> None:
    with pytest.raises(EnvError, match="observers have no parameters; found: size"):
        load(mill, 2).make_py_observer(None, {"size": 3})


def test_searching_bots_of_openspiel_play(mill: Game) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    evaluator = pytest.importorskip("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(
        1, np.random.RandomState(1)
    )
    state = load(mill, 2).new_initial_state()
    walk(state, 3, 5)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=2.0, max_simulations=10, evaluator=evaluator, random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


def test_python_ends_in_peace() -> None:
    code = (
        "import pyspiel; from quirebox.envs.openspiel import register; from quirebox.testkit.mill import GAME;"
        "game = pyspiel.load_game(register(GAME)); state = game.new_initial_state(); state.apply_action(1)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_scientia_with_a_seed_is_deterministic_and_of_perfect_information_so_alpha_beta_takes_it() -> None:
    from open_spiel.python.algorithms import minimax

    spiel = pyspiel.load_game("quire_scientia", {"players": 2, "seed": 5})
    kind = spiel.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert not any(state.is_chance_node() for state in walk(spiel.new_initial_state(), 1, every=1))

    def points(state: Any) -> int:
        scores: list[int] = state.play.g.scores()
        return scores[0] - scores[1]

    value, action = minimax.alpha_beta_search(spiel, value_function=points, maximum_depth=2, maximizing_player_id=0)
    state = spiel.new_initial_state()
    assert action in state.legal_actions() and isinstance(value, int)


def test_what_a_seed_decides_is_the_game_of_that_seed_and_luck_that_follows_is_still_up_to_chance(game: Game) -> None:
    players = game.seats[0]
    spiel = pyspiel.load_game(register(game), {"players": players, "seed": 7})
    state = spiel.new_initial_state()
    assert not state.is_chance_node()
    assert game.save(state.play.g) == game.save(game.new(players, 7))
    expected = "DETERMINISTIC" if game.settled else "EXPLICIT_STOCHASTIC"
    assert spiel.get_type().chance_mode.name == expected
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_the_reward_and_the_edition_are_parameters(mill: Game) -> None:
    name = register(mill)
    for reward, most in (("rank", 1), ("margin", 100_000), ("score", 100_000)):
        spiel = pyspiel.load_game(name, {"reward": reward, "edition": "house"})
        state = spiel.new_initial_state()
        walk(state, 5)
        assert state.returns() == state.play.table.returns(state.play.g) and spiel.max_utility() == most
        assert (spiel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) is (reward == "rank")
    with pytest.raises(Exception, match="reward cannot be 'gain'; it can be: win, rank, margin, score"):
        pyspiel.load_game(name, {"reward": "gain"})
    with pytest.raises(Exception, match="there is no such edition of Mill"):
        pyspiel.load_game(name, {"edition": "gold"})


def test_an_edition_of_ones_own_is_a_parameter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(copy_of(MillGame(), tmp_path / "rich"), "spaces.toml", "gain 2 grain", "gain 7 grain")
    monkeypatch.chdir(tmp_path)
    game = pyspiel.load_game(register(MillGame()), {"players": 2, "edition": "rich"})
    states = [s for s in walk(game.new_initial_state(), 1) if not s.is_chance_node()]
    again = pickle.loads(pickle.dumps(states[-1]))
    assert again.play.position().box.edition == "./rich"
    assert again.play.position().box.hash != MillGame().box().hash
