"""How the numbers of an observation become rows of weights: one for each value above 0 that was ever seen.

Rows share what they learn. Those of a count lie between knots, close together where it is small; those of a set add up
its bits; those of a category have nothing in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from quirebox.core.schema import Number

KNOTS = (*range(17), 20, 24, 32, 48, 64, 96, 128, 192, 255)


@dataclass(frozen=True)
class Layout:
    """Rows as sums of what is learned: row `at[0][i]` has `share[i]` of the weights `at[1][i]`."""

    counts: NDArray[np.int64]  # rows of each number
    at: NDArray[np.int64]
    share: NDArray[np.float32]
    learned: int  # how many rows of weights are learned

    @property
    def rows(self) -> int:
        """How many there are."""
        return int(self.counts.sum())

    @property
    def starts(self) -> NDArray[np.int64]:
        """The first row of each number."""
        return np.concatenate([[0], np.cumsum(self.counts)[:-1]])


def layout(numbers: Sequence[Number], most: Sequence[int]) -> Layout:
    """Of an observation whose numbers were as large as that."""
    rows: list[int] = []
    columns: list[int] = []
    shares: list[float] = []
    row = learned = 0
    for number, top in zip(numbers, most, strict=True):
        for value in range(1, top + 1):
            for column, share in parts(number.kind, value):
                rows.append(row)
                columns.append(learned + column)
                shares.append(share)
            row += 1
        learned += width_of(number)
    return Layout(np.array(most, np.int64), np.array([rows, columns], np.int64), np.array(shares, np.float32), learned)


def width_of(number: Number) -> int:
    """How many rows of weights a number learns."""
    return {"mask": 8, "count": len(KNOTS) - 1}.get(number.kind, number.most)


def parts(kind: str, value: int) -> list[tuple[int, float]]:
    """What makes up the row of a value: which weights of its number, and how much of each."""
    if kind == "mask":
        return [(bit, 1.0) for bit in range(8) if value >> bit & 1]
    if kind != "count":
        return [(value - 1, 1.0)]
    above = next(i for i, knot in enumerate(KNOTS) if knot >= value)
    low, high = KNOTS[above - 1], KNOTS[above]
    up = (value - low) / (high - low)
    found = [(above - 1, up)]
    if up < 1.0 and above > 1:
        found.append((above - 2, 1.0 - up))
    return found
