"""Intervals are those of scipy where it knows them, and hold as often as they say where it does not."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from quirebox.lab.estimate import Difference, Ratio, mean, reach, sidak


def test_a_mean_has_the_interval_of_student() -> None:
    values = np.array([3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0])
    found = mean(values).interval()
    known = stats.ttest_1samp(values, 0).confidence_interval(0.95)
    assert found is not None and (found.low, found.high) == (pytest.approx(known.low), pytest.approx(known.high))


def test_a_paired_difference_is_that_of_scipy() -> None:
    rng = np.random.default_rng(1)
    a = rng.normal(size=40)
    b = a + rng.normal(0.2, 0.5, size=40)
    found, known = Difference(mean(a), mean(b)), stats.ttest_rel(b, a)
    interval = found.interval()
    assert found.chance() == pytest.approx(known.pvalue)
    assert interval is not None and interval.low == pytest.approx(known.confidence_interval().low)


def test_an_unpaired_difference_is_wider_where_luck_is_shared() -> None:
    rng = np.random.default_rng(2)
    a = rng.normal(size=200)
    b = a + rng.normal(0.1, 0.1, size=200)
    assert Difference(mean(a), mean(b), paired=False).error > 3 * Difference(mean(a), mean(b)).error


def test_the_interval_of_a_ratio_holds_as_often_as_it_says() -> None:
    rng, held, rounds = np.random.default_rng(3), 0, 600
    for _ in range(rounds):
        uses = rng.poisson(1.5, size=150).astype(float)
        points = uses * 2 + rng.normal(size=150) * np.sqrt(uses) + rng.normal(size=150) * uses  # games differ, too
        found = Ratio(points, uses).interval()
        held += found is not None and found.low <= 2 <= found.high
    assert 0.92 <= held / rounds <= 0.98


def test_what_never_happened_says_nothing() -> None:
    nothing = Ratio(np.zeros(5), np.zeros(5))
    assert nothing.interval() is None and nothing.share() is None and nothing.value == 0
    assert Difference(nothing, mean(np.ones(5))).interval() is None


def test_what_is_the_same_in_every_game_does_not_differ() -> None:
    same = mean(np.array([1.0, 2.0, 3.0] * 20))
    found = Difference(same, same)
    assert found.chance() == 1.0 and not found.enough and found.games == 0


def test_too_few_games_that_differ_prove_nothing() -> None:
    a, b = np.zeros(1000), np.zeros(1000)
    b[:5] = 1
    assert not Difference(mean(a), mean(b)).enough and Difference(mean(a), mean(b)).chance() == 1.0


def test_many_looks_are_right_together() -> None:
    rng, looks, alarms = np.random.default_rng(4), 100, 0
    far = reach(80, looks)
    for _ in range(200):
        common = rng.normal(size=(80, 1))  # figures of the same games depend on each other
        values = rng.normal(size=(80, looks)) + common
        alarms += any(abs(np.sqrt(80) * column.mean() / column.std(ddof=1)) > far for column in values.T)
    assert alarms / 200 <= 0.09
    assert sidak(1) == pytest.approx(0.95) and sidak(100) > 0.9994
