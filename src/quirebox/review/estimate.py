"""What was tried several times: a mean, and between which bounds the truth lies."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = 0.95  # of the intervals that are shown
BEYOND_DOUBT = 0.99  # of those by which somebody's decision is judged


class Estimate(NamedTuple):
    """A mean and its interval."""

    value: float
    low: float
    high: float

    def data(self) -> list[float]:
        """For JSON, in ten-thousandths: finer than any of it is known."""
        return [round(self.value, 4), round(self.low, 4), round(self.high, 4)]


def exactly(value: float) -> Estimate:
    """What needs no estimate."""
    return Estimate(value, value, value)


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)


def reach(tries: int, level: float) -> float:
    """How many standard errors an interval reaches on each side: Student's t, by Cornish and Fisher's expansion."""
    z, n = NormalDist().inv_cdf((1 + level) / 2), tries - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return float(z + first / n + second / n**2 + third / n**3)


def estimate(values: Sequence[float], level: float = SURE, low: float = -1.0, high: float = 1.0) -> Estimate:
    """The mean of several tries; from one alone nothing is known but the bounds within which it must lie."""
    middle = mean(values)
    if len(values) < 2:
        return Estimate(middle, low, high)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = reach(len(values), level) * sqrt(spread / len(values))
    return Estimate(middle, max(low, middle - half), min(high, middle + half))
