"""Scientia's mind: weights are a value of it."""

from quirebox.core.plain import Json
from quirebox.games.scientia import GAME
from quirebox.games.scientia.mind import MIND
from quirebox.games.scientia.mind.evaluate import ScientiaMind
from quirebox.games.scientia.mind.weights import Weights


def values(weights: Weights) -> dict[str, Json]:
    return {name: getattr(weights, name) for name in dir(weights) if isinstance(getattr(weights, name), float)}


def test_two_minds_with_other_weights_judge_differently_and_do_not_disturb_each_other() -> None:
    g = GAME.new(2, seed=1)
    usual = ScientiaMind(Weights(), {})
    before, doubt = usual.evaluate(g, 0), usual.doubt(g)
    other = ScientiaMind(usual.w.copy(), {})
    assert other.evaluate(g, 0) == before
    other.w.tempo, other.w.even = 5.0, 20.0
    assert other.evaluate(g, 0) != before and other.doubt(g) != doubt
    assert usual.evaluate(g, 0) == before == MIND.evaluate(g, 0) and usual.doubt(g) == doubt


def test_copied_weights_are_equal_in_every_field() -> None:
    weights = Weights()
    for i, name in enumerate(values(weights)):
        setattr(weights, name, float(i))
    assert len(values(weights)) == 15
    assert values(weights.copy()) == values(weights)
