"""Random play to the end: the inner loop of benchmarks and of plain Monte-Carlo search."""

from __future__ import annotations

from quire.core.native import i64
from quire.core.rng import Rng
from quire.core.state import State


def playout(g: State, rng: Rng, limit: i64 = 1 << 30) -> int:
    """Play random legal actions until the end, or `limit` of them; how many were played."""
    played: i64 = 0
    while played < limit:
        options = g.options
        n = len(options)
        if n == 0:
            break
        g.apply(options[rng.below(n)])
        played += 1
    return played
