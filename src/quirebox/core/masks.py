"""Sets of small numbers as the bits of one int, in words, so that nobody reads shifted bits where rules are read."""

from __future__ import annotations

from quirebox.core.action import Action


def bit(i: int) -> int:
    """The set of one number."""
    return 1 << i


def has(mask: int, i: int) -> bool:
    """Whether a number is in the set."""
    return mask >> i & 1 != 0


def add(mask: int, i: int) -> int:
    """The set with a number in it."""
    return mask | 1 << i


def without(mask: int, i: int) -> int:
    """The set without a number."""
    return mask & ~(1 << i)


def union(a: int, b: int) -> int:
    """The numbers of either set."""
    return a | b


def common(a: int, b: int) -> int:
    """The numbers of both sets."""
    return a & b


def first(n: int) -> int:
    """The set of the numbers below n."""
    return (1 << n) - 1


def each(mask: int) -> list[int]:
    """The numbers of the set, in rising order."""
    found: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def mask_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for i in numbers:
        mask |= 1 << i
    return mask


def subsets(actions: list[Action], always: list[Action]) -> list[list[Action]]:
    """For every set of these actions, by its mask, the actions of the set and then those that are always there."""
    return [[actions[i] for i in each(mask)] + always for mask in range(1 << len(actions))]


def sums(numbers: list[int]) -> int:
    """The set of what some of these numbers make together, with 0 for none of them."""
    found = 1
    for n in numbers:
        found |= found << n
    return found


def has_between(mask: int, low: int, high: int) -> bool:
    """Whether any number from low to high is in the set."""
    return mask >> low & ((1 << high - low + 1) - 1) != 0


def count(mask: int) -> int:
    """How many numbers are in the set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
