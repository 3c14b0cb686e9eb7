"""Weights are found again that were put wrong, what was learned is tried out in play, and nothing is left changed."""

from __future__ import annotations

import json

import pytest
from bots.coins import COINS
from click.testing import CliRunner

from quirebox.bots.mind import mind_of
from quirebox.bots.weights import apart, weights
from quirebox.cli import main
from quirebox.core.errors import QuireError
from quirebox.games import game
from quirebox.lab import tune

SCIENTIA = game("scientia")


def test_a_list_of_weights_is_tuned_place_by_place() -> None:
    titles = [weight.title for weight in weights(mind_of(game("books_of_time")))]
    assert {"file", "available[0]", "available[4]", "even", "sure"} <= set(titles)


def test_a_game_without_weights_is_named() -> None:
    with pytest.raises(QuireError, match="Coins has nothing to tune"):
        apart(COINS)


def test_fitting_lowers_the_error_and_the_surprise() -> None:
    seen = [moment for played in tune.moments(SCIENTIA, 2, 6, "greedy:60", "1") for moment in played][::4]
    mind = apart(SCIENTIA)
    next(weight for weight in weights(mind) if weight.name == "flask").set(20.0)  # an absurd price for a flask
    wrong = tune.error(mind, seen)
    doubted = tune.surprise(mind, seen)
    tune.fit_all(mind, seen)
    assert tune.error(mind, seen) < 0.9 * wrong
    assert tune.surprise(mind, seen) < doubted


def test_a_contest_tells_good_weights_from_bad_ones_at_one_table() -> None:
    bad = apart(SCIENTIA)
    for weight in weights(bad):
        if weight.name in ("turn", "flask", "low_step"):
            weight.set(-3.0)
    shares = list(tune.contest(SCIENTIA, 2, 10, "greedy:60", "1", mind_of(SCIENTIA), bad))
    assert sum(shares) >= 8


def test_the_command_tells_what_it_found_and_changes_nothing() -> None:
    turned = weights(mind_of(SCIENTIA))
    old = [weight.get() for weight in turned]
    ran = CliRunner().invoke(main, ["tune", "scientia", "--games", "4", "--contest", "2", "--bot", "novice", "--json"])
    assert ran.exit_code == 0, ran.output
    told = json.loads(ran.output)
    assert told["game"] == "scientia" and told["contest"]["games"] == 2
    assert [change["was"] for change in told["weights"].values()] == old == [weight.get() for weight in turned]
