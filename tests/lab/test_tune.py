"""Weights are found again that were put wrong, what was learned is tried out in play, and nothing is left changed."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from quire.cli import main
from quire.core.errors import QuireError
from quire.games import game
from quire.lab import tune
from quire.testkit.mill import GAME as MILL

SCIENTIA = game("scientia")


def test_a_list_of_weights_is_tuned_place_by_place() -> None:
    titles = [weight.title for weight in tune.weights(game("books_of_time"))]
    assert {"file", "available[0]", "available[4]", "even", "sure"} <= set(titles)


def test_a_game_without_weights_is_named() -> None:
    with pytest.raises(QuireError, match="Mill has nothing to tune"):
        tune.weights(MILL)


def test_fitting_lowers_the_error_and_the_surprise() -> None:
    seen = [moment for played in tune.moments(SCIENTIA, 2, 6, "greedy:60", "1") for moment in played][::4]
    weights = tune.weights(SCIENTIA)
    old = [weight.get() for weight in weights]
    try:
        next(weight for weight in weights if weight.name == "flask").set(20.0)  # an absurd price for a flask
        wrong = tune.error(SCIENTIA, seen)
        doubted = tune.surprise(SCIENTIA, seen)
        tune.fit_all(SCIENTIA, seen)
        assert tune.error(SCIENTIA, seen) < 0.9 * wrong
        assert tune.surprise(SCIENTIA, seen) < doubted
    finally:
        tune.put(weights, old)


def test_a_contest_tells_good_weights_from_bad_ones_and_leaves_the_new_ones() -> None:
    weights = tune.weights(SCIENTIA)
    old = [weight.get() for weight in weights]
    bad = [
        -3.0 if weight.name in ("turn", "flask", "low_step") else value
        for weight, value in zip(weights, old, strict=True)
    ]
    shares = list(tune.contest(SCIENTIA, 2, 10, "greedy:60", "1", bad))
    assert sum(shares) >= 8
    assert [weight.get() for weight in weights] == old


def test_the_command_tells_what_it_found_and_changes_nothing() -> None:
    weights = tune.weights(SCIENTIA)
    old = [weight.get() for weight in weights]
    ran = CliRunner().invoke(main, ["tune", "scientia", "--games", "4", "--contest", "2", "--bot", "novice", "--json"])
    assert ran.exit_code == 0, ran.output
    told = json.loads(ran.output)
    assert told["game"] == "scientia" and told["contest"]["games"] == 2
    assert [change["was"] for change in told["weights"].values()] == old == [weight.get() for weight in weights]
