"""Weights are a value of a mind: two minds with other weights can sit at one table."""

from quirebox.bots.mind import Mind, mind_of
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game
from quirebox.games.trekking.mind import MIND
from quirebox.games.trekking.mind.evaluate import TrekkingMind
from quirebox.games.trekking.mind.weights import Weights

TREKKING = game("trekking")


def middle() -> State:
    g = TREKKING.new(2, 1)
    playout(g, Rng(1), 20)
    return g


def judged(mind: Mind) -> tuple[float, float]:
    g = middle()
    return mind.evaluate(g, 0), mind.doubt(g)


def test_two_minds_judge_by_their_own_weights() -> None:
    before = judged(MIND)
    other = MIND.w.copy()
    other.hour, other.sure = 9.0, 17.0
    mind = TrekkingMind(other, MIND.levels)
    value, doubt = judged(mind)
    assert value > before[0]
    assert doubt > before[1]
    assert judged(MIND) == before


def test_a_copy_has_equal_weights() -> None:
    weights = Weights()
    weights.turn, weights.even = 3.0, 30.0
    copy = weights.copy()
    for name in ("hour", "crystal", "tokens", "turn", "tomorrow", "extends", "even", "sure"):
        assert getattr(copy, name) == getattr(weights, name)


def test_the_mind_of_the_game_is_this_one() -> None:
    assert mind_of(TREKKING) is MIND
    assert MIND.weights is MIND.w
