from array import array
from dataclasses import replace
from pathlib import Path
from random import Random as Dice

import pytest

from quirebox.bots.bot import Budget, Sight
from quirebox.bots.judgement import UNIT, Judgement, Shelf
from quirebox.bots.kernel import FIRST, SECOND, Plain, Weights, kernel
from quirebox.bots.learned import About, BadJudgement, Learned, Mix, file_for, judgement, judgement_for, read_learned
from quirebox.bots.mind import Mind, mind_of
from quirebox.bots.thought import Thought
from quirebox.bots.tree import Style, Tree
from quirebox.core.game import Game
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.games import game, games
from quirebox.games.scientia import ScientiaGame

GAME = game("scientia")


def some_weights(width: int, seed: int = 1, spread: int = 300) -> Weights:
    dice = Dice(seed)
    counts = [dice.randrange(20) for _ in range(width)]

    def numbers(kind: str, many: int, most: int) -> bytes:
        return array(kind, [dice.randint(-most, most) for _ in range(many)]).tobytes()

    return Weights(
        array("H", counts).tobytes(),
        numbers("i", FIRST, 3000),
        numbers("h", FIRST * sum(counts), spread),
        numbers("h", FIRST * SECOND, spread),
        numbers("i", SECOND, 20_000),
        numbers("h", SECOND, 500),
        dice.randint(-99, 99),
    )


@pytest.mark.parametrize("spread", [20, 300, 3000])
def test_compiled_and_plain_networks_say_the_same(spread: int) -> None:
    native = pytest.importorskip("quirebox.bots._kernel", reason="nothing is compiled here")
    weights, dice = some_weights(90, spread, spread), Dice(7)
    compiled, plain = native.Kernel(*weights), Plain(weights)
    for _ in range(40):
        seen = bytes(dice.choice((0, dice.randrange(256))) for _ in range(90))
        assert compiled.value(seen) == plain.value(seen)


def test_weights_whose_sums_could_run_over_are_refused() -> None:
    with pytest.raises(ValueError, match="too large for 32 bits"):
        kernel(some_weights(90, spread=32_000))


def test_a_network_adds_up_rows_and_cuts_what_is_negative() -> None:
    """Worked out by hand: one byte with two rows, and only the first number of each layer counts."""
    rows = array("h", [512] + [0] * 63 + [-512] + [0] * 63).tobytes()
    second = array("h", [256] + [0] * (FIRST * SECOND - 1)).tobytes()
    third = array("h", [3] + [0] * (SECOND - 1)).tobytes()
    weights = Weights(array("H", [2]).tobytes(), bytes(4 * FIRST), rows, second, bytes(4 * SECOND), third, 10)
    assert [kernel(weights).value(bytes([seen])) for seen in (0, 1, 2, 9)] == [10, 512 * 3 + 10, 10, 10]


@pytest.mark.parametrize("make", [Plain, kernel])
def test_a_network_refuses_what_it_was_not_made_for(make) -> None:
    with pytest.raises(ValueError, match="looks at 90 bytes"):
        make(some_weights(90)).value(bytes(89))
    with pytest.raises(ValueError, match="bytes"):
        make(some_weights(90)._replace(rows=b"12"))


def some_learned(players: int = 2) -> Learned:
    g = GAME.new(players, 1)
    mix = Mix(won=40.0, own=0.5, rival=-0.25, sure=20.0)
    return Learned(About.of(GAME, g), mix, {"games": 0}, some_weights(len(GAME.eyes.schema(g))))


def test_what_was_learned_is_kept_and_read_again(tmp_path: Path) -> None:
    learned = some_learned()
    learned.write(tmp_path / "2.net")
    assert read_learned(tmp_path / "2.net") == learned


@pytest.mark.parametrize("damage", [lambda all: all[:-3], lambda all: b"{}\n", lambda all: b"", lambda all: all[9:]])
def test_a_damaged_file_is_named(tmp_path: Path, damage) -> None:
    file = tmp_path / "2.net"
    some_learned().write(file)
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(BadJudgement, match=r"2\.net"):
        read_learned(file)


def test_it_is_taken_up_only_for_what_it_was_learned_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Elsewhere(ScientiaGame):
        folder = tmp_path

    (tmp_path / "mind").mkdir()
    learned, g = some_learned(), GAME.new(2, 1)
    learned.write(tmp_path / "mind" / "2.net")
    there = Elsewhere()
    assert judgement_for(there, g) is not None
    assert judgement_for(there, GAME.new(3, 1)) is None
    for other in ({"edition": "another"}, {"version": 99}, {"layout": "other"}):
        replace(learned, about=replace(learned.about, **other)).write(tmp_path / "mind" / "3.net")
        (tmp_path / "mind" / "3.net").rename(tmp_path / "mind" / "2.net")
        judgement_for.__globals__["known"].cache_clear()
        assert judgement_for(there, g) is None
    judgement_for.__globals__["known"].cache_clear()


LEARNED = [
    (boxed, players) for boxed in games().values() for players in boxed.seats if file_for(boxed, players).exists()
]


@pytest.mark.parametrize(("boxed", "players"), LEARNED, ids=lambda value: getattr(value, "id", value))
def test_what_comes_with_a_game_fits_it(boxed: Game, players: int) -> None:
    """If this fails, the game has changed: `quire train` learns it again, or the file goes."""
    g = boxed.new(players, 1, dict(boxed.varied))
    mind = mind_of(boxed)
    assert mind.has_learned(g)
    playout(g, Rng(1))
    [winner, *_] = boxed.winners(g)
    assert mind.learned(g, winner) > max(mind.learned(g, p) for p in range(players) if p != winner)


def test_something_comes_with_a_game() -> None:
    assert (GAME, 2) in LEARNED


def learned_mind() -> tuple[Mind, Judgement]:
    found = judgement(GAME, some_learned())
    usual = mind_of(GAME)
    mind = type(usual)(usual.weights, usual.levels)
    mind.shelf = Shelf(GAME, found)
    return mind, found


def test_positions_are_judged_by_what_was_learned_and_the_end_by_what_it_is() -> None:
    mind, found = learned_mind()
    g = GAME.new(2, 5)
    playout(g, Rng(1), 9)
    seen = GAME.eyes.features(g, 1)
    assert mind.has_learned(g) and mind.learned(g, 1) == found.kernel.value(seen) / UNIT
    assert mind.learned_doubt(g) == 20.0
    playout(g, Rng(1))
    scores, [winner, *_] = g.scores(), GAME.winners(g)
    loser = 1 - winner
    assert scores[winner] > scores[loser]
    assert mind.learned(g, winner) == 40.0 + 0.5 * scores[winner] - 0.25 * scores[loser]
    assert mind.learned(g, loser) == -40.0 + 0.5 * scores[loser] - 0.25 * scores[winner]


def test_a_mind_without_it_judges_by_hand() -> None:
    usual = mind_of(GAME)
    mind = type(usual)(usual.weights, usual.levels)
    g = GAME.new(2, 5)
    assert not mind.has_learned(g)
    assert mind.learned(g, 0) == mind.evaluate(g, 0) and mind.learned_doubt(g) == mind.doubt(g)


def test_a_search_judges_by_it_only_if_its_level_says_so() -> None:
    mind, _ = learned_mind()
    g = GAME.new(2, 5)
    for learned in (True, False):
        sight = Sight(GAME, g, g.actor(), Rng(1), mind)
        tree = Tree(sight, Rng(2), Thought(plan=200, learned=learned), Style(), Budget(1))
        assert tree.judge.worth(g, 0) == (mind.learned(g, 0) if learned else mind.evaluate(g, 0))
        assert tree.judge.doubt(g) == (mind.learned_doubt(g) if learned else mind.doubt(g))
