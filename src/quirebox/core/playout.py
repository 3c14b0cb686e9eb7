"""Random play to the end: the inner loop of benchmarks and of plain Monte-Carlo search."""

from __future__ import annotations

from typing import Final

from quirebox.core.native import i64
from quirebox.core.rng import Rng
from quirebox.core.state import State

ENOUGH: Final = 1 << 24  # a number this large still decides among a few dozen options without favouring any


def playout(g: State, rng: Rng, limit: i64 = 1 << 30) -> int:
    """Play random legal actions until the end, or `limit` of them; how many were played."""
    played: i64 = 0
    luck: i64 = 0  # one number of the generator decides several times
    while played < limit:
        options = g.options
        n: i64 = len(options)
        if n == 0:
            break
        if luck < ENOUGH:
            luck = rng.next()
        g.apply(options[luck % n])
        luck //= n
        played += 1
    return played
