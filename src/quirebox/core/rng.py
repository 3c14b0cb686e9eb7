"""The generator: one 63-bit number inside the position."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from quirebox.core.errors import Undecided
from quirebox.core.native import i64

MASK: Final[i64] = i64(0x7FFFFFFFFFFFFFFF)  # a call, so that the compiler keeps it as a native number


@final
class Luck:
    """What somebody else has named, in the order in which it is drawn; then a generator goes on, if there is one."""

    def __init__(self, named: list[int], after: Rng | None) -> None:
        self.named = named
        self.after = after
        self.at = 0

    def below(self, n: i64) -> i64:
        """A number in 0 .. n-1; raises Undecided if it has not been named."""
        if n == 1:
            return 0
        if self.at < len(self.named):
            self.at += 1
            return self.named[self.at - 1]
        if self.after is None:
            raise Undecided(n)
        return self.after.below(n)

    def shuffle(self, items: list[int]) -> None:
        """An order is never named: there are too many."""
        if self.after is None:
            raise Undecided(0)
        self.after.shuffle(items)


@final
class Rng:
    """SplitMix on 63 bits: what it gives out does not tell its state; copying it copies one int."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed & MASK
        self.luck: Luck | None = None  # instead of what follows from the seed

    def next(self) -> i64:
        """The next number in 0 .. 2**63-1."""
        # Products are taken modulo 2**63, where wrapping 64-bit and exact arithmetic agree.
        self.seed = (self.seed + 0x1E3779B97F4A7C15) & MASK
        z = self.seed
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """A number in 0 .. n-1."""
        return self.next() % n if self.luck is None else self.luck.below(n)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order."""
        if self.luck is not None:
            self.luck.shuffle(items)
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def mixed(self, items: list[int]) -> list[int]:
        """The items in a random order that tells nothing of the one they had: for what a viewer cannot see."""
        found = sorted(items)
        self.shuffle(found)
        return found

    def copy(self) -> Rng:
        """An equal generator that goes its own way."""
        return Rng(self.seed)

    def __reduce__(self) -> tuple[type[Rng], tuple[i64]]:
        """For `pickle` and `deepcopy`."""
        return Rng, (self.seed,)


def key(master: bytes, ply: int) -> int:
    """The seed for one ply of a recorded match: nothing that came out of it tells the next one."""
    digest = blake2b(ply.to_bytes(8, "big"), key=master[:64], digest_size=8).digest()
    return int.from_bytes(digest, "big") & 0x7FFFFFFFFFFFFFFF  # not MASK: the digest is too long for a native number
