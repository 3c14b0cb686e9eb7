"""Estimates with intervals: a sum over games divided by another one, such as points by uses.

Games are independent of each other; what happens in one of them is not. So every game is one observation, and a ratio
is as sure as its influence values say: how far each game moves it (the delta method). Differences between games with
equal seeds pair those values, which takes the luck out that both have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from quirebox.bots.search import wilson

LEVEL = 0.95
ENOUGH = 20  # games that differ: with fewer, nothing is said about a difference
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Interval:
    """What is estimated, and between which bounds it lies 95 times in 100."""

    value: float
    low: float
    high: float
    games: int  # it comes from

    def data(self) -> dict[str, float | int]:
        """For programs."""
        return {"value": self.value, "low": self.low, "high": self.high, "games": self.games}


@dataclass(frozen=True)
class Ratio:
    """Two numbers for each game; the estimate is the sum of the first by the sum of the second."""

    above: Numbers
    below: Numbers

    @cached_property
    def games(self) -> int:
        """How many say something."""
        return int(np.count_nonzero(self.below))

    @cached_property
    def value(self) -> float:
        """The estimate; 0 where there is nothing."""
        return float(self.above.sum() / self.below.sum()) if self.games else 0.0

    @cached_property
    def influence(self) -> Numbers:
        """How far each game moves it."""
        if not self.games:
            return np.zeros_like(self.above)
        return np.asarray((self.above - self.value * self.below) / self.below.mean())

    def interval(self, looks: int = 1) -> Interval | None:
        """Where it lies; None from too few games. With several looks all of them hold together."""
        if self.games < 2:
            return None
        half = reach(self.games, looks) * error(self.influence)
        return Interval(self.value, self.value - half, self.value + half, self.games)

    def share(self) -> Interval | None:
        """The same for a share of the games: an interval that stays between 0 and 1 and holds for few games, too."""
        if not self.games:
            return None
        return Interval(self.value, *wilson(self.value, self.games), self.games)


def mean(values: Numbers) -> Ratio:
    """One number for each game; the estimate is their mean."""
    return Ratio(values, np.ones_like(values))


def error(influence: Numbers) -> float:
    """The standard error that influence values make."""
    return float(influence.std(ddof=1) / np.sqrt(len(influence)))


def sidak(looks: int) -> float:
    """The level at which each of several intervals must hold so that all hold 95 times in 100, however they depend on
    each other (Šidák's inequality for normal estimates)."""
    return float(LEVEL ** (1 / max(1, looks)))


def reach(games: int, looks: int = 1) -> float:
    """How many standard errors an interval reaches on each side."""
    return float(stats.t.ppf((1 + sidak(looks)) / 2, games - 1))


@dataclass(frozen=True)
class Difference:
    """How a ratio differs between two ways to play the same games."""

    before: Ratio
    after: Ratio
    paired: bool = True  # game by game, with equal seeds

    @cached_property
    def value(self) -> float:
        """By how much it has grown."""
        return self.after.value - self.before.value

    @cached_property
    def games(self) -> int:
        """The games that say something: those that went differently in this, on either side."""
        if self.paired:
            other = (self.before.above != self.after.above) | (self.before.below != self.after.below)
            return int(np.count_nonzero(other))
        return min(self.before.games, self.after.games)

    @cached_property
    def error(self) -> float:
        """Its standard error."""
        if self.paired:
            return error(self.after.influence - self.before.influence)
        return float(np.hypot(error(self.before.influence), error(self.after.influence)))

    @property
    def comparable(self) -> bool:
        """Whether both sides say something, and enough games to be sure of anything."""
        return min(self.before.games, self.after.games) > 1

    @property
    def enough(self) -> bool:
        """Whether enough games differ for the difference to be judged."""
        return self.comparable and self.games >= ENOUGH and self.error > 0

    def interval(self, looks: int = 1) -> Interval | None:
        """Where the difference lies; None if it cannot be said. What is the same in all games does not differ."""
        if not self.comparable:
            return None
        half = reach(max(2, min(self.before.games, self.after.games)), looks) * self.error
        return Interval(self.value, self.value - half, self.value + half, self.games)

    def chance(self) -> float:
        """How often luck alone makes such a difference: a two-sided p-value, for this look alone."""
        if not self.enough:
            return 1.0
        return float(2 * stats.t.sf(abs(self.value) / self.error, min(self.before.games, self.after.games) - 1))


def holm(chances: Sequence[float], level: float) -> list[bool]:
    """Which of several p-values mean something, so that with this chance at most any does by luck alone (Holm)."""
    found = [False] * len(chances)
    for rank, i in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        if chances[i] > level / (len(chances) - rank):
            break
        found[i] = True
    return found
