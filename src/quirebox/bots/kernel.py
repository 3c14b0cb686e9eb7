"""A small network in integers, so that it says the same on every machine: `_kernel.c`, or this where nothing is
compiled.

Every byte that is seen picks a row of 64 numbers by its value; 0 picks none. The rows are added up. What is below 0
becomes 0, and what is above MOST becomes MOST; so it does after the second layer of 32, whose products lose SHIFT bits.

Python adds up 64 numbers at once here: they stand side by side in one large integer, each with an offset, so that none
is negative and none runs into its neighbour.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple, Protocol

FIRST: Final = 64  # numbers in the first layer
SECOND: Final = 32  # and in the second
MOST: Final = 8191  # what a number of a layer can be
SHIFT: Final = 8
OFFSET: Final = 1 << 15  # makes a weight of 16 bits positive
WIDE: Final = 8  # bytes for each of the numbers that stand side by side


class Weights(NamedTuple):
    """What a network is made of, as bytes, the lower ones first."""

    counts: bytes  # u16: for each byte that is seen, how many rows it has; larger values pick the last of them
    bias: bytes  # i32
    rows: bytes  # i16, 64 in a row
    second: bytes  # i16, 64 for each of the 32
    second_bias: bytes  # i32
    third: bytes  # i16
    third_bias: int


class Kernel(Protocol):
    """Says what the network says of these bytes."""

    def value(self, seen: bytes, /) -> int:
        """The sum at its end."""
        ...


def kernel(weights: Weights) -> Kernel:
    """The network, compiled if that can be; ValueError if its sums could run over 32 bits."""
    check(weights)
    try:
        from quirebox.bots._kernel import Kernel as Compiled
    except ImportError:
        return Plain(weights)
    return Compiled(*weights)


def check(weights: Weights) -> None:
    """Complain of weights with which a sum of the second layer could be too large. Those of the first cannot: it would
    take more than 60,000 bytes."""
    second, biases = numbers("h", weights.second), numbers("i", weights.second_bias)
    for i, bias in enumerate(biases):
        if MOST * sum(map(abs, second[FIRST * i : FIRST * (i + 1)])) + abs(bias) >= 1 << 31:
            raise ValueError(f"number {i} of the second layer could be too large for 32 bits")


def numbers(kind: str, data: bytes) -> list[int]:
    """Numbers of a kind (as in `array`), the lower bytes first."""
    found = array(kind, data)
    if sys.byteorder == "big":
        found.byteswap()
    return list(found)


def side_by_side(row: list[int], offset: int) -> int:
    """Numbers as one."""
    whole = 0
    for i, number in enumerate(row):
        whole += (number + offset) << (8 * WIDE * i)
    return whole


def apart(whole: int, count: int) -> list[int]:
    """The numbers that stand side by side."""
    return numbers("Q", whole.to_bytes(WIDE * count, "little"))


def within(number: int) -> int:
    """From 0 to MOST."""
    return 0 if number < 0 else min(number, MOST)


class Plain:
    """The network in Python."""

    def __init__(self, weights: Weights) -> None:
        self.counts = numbers("H", weights.counts)
        self.starts = [0, *accumulate(self.counts)]
        self.rows = weights.rows
        self.bias = numbers("i", weights.bias)
        second = numbers("h", weights.second)
        self.second = [side_by_side(second[j::FIRST], OFFSET) for j in range(FIRST)]  # by the first layer's numbers
        self.second_bias = numbers("i", weights.second_bias)
        self.third = numbers("h", weights.third)
        self.third_bias = weights.third_bias
        self.row = cache(self.read_row)
        if len(weights.rows) != 2 * FIRST * self.starts[-1] or not self.counts:
            raise ValueError(f"{len(weights.rows)} bytes are no {self.starts[-1]} rows")

    def read_row(self, number: int) -> int:
        """A row with its numbers side by side."""
        return side_by_side(numbers("h", self.rows[2 * FIRST * number : 2 * FIRST * (number + 1)]), OFFSET)

    def value(self, seen: bytes, /) -> int:
        """The sum at its end."""
        if len(seen) != len(self.counts):
            raise ValueError(f"the network looks at {len(self.counts)} bytes")
        whole = added = 0
        for value, count, start in zip(seen, self.counts, self.starts):  # noqa: B905  # there is one start more
            if value and count:
                whole += self.row(start + min(value, count) - 1)
                added += OFFSET
        layer = [within(x - added + bias) for x, bias in zip(apart(whole, FIRST), self.bias, strict=True)]
        return self.second_layer(layer)

    def second_layer(self, layer: list[int]) -> int:
        """The sum, from what the first layer says."""
        whole = sum(h * column for h, column in zip(layer, self.second, strict=True) if h)
        less = OFFSET * sum(layer)
        out = self.third_bias
        for x, bias, weight in zip(apart(whole, SECOND), self.second_bias, self.third, strict=True):
            out += within((x - less + bias) >> SHIFT) * weight
        return out
