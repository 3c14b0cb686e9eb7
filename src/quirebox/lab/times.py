"""How long a bot thinks: many decisions in a line of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log

WIDTH = log(1.05)  # buckets are a twentieth wide


class Times:
    """Decisions counted by how long they took, and the longest of all."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()
        self.longest = 0.0  # milliseconds

    def add(self, seconds: Iterable[float]) -> None:
        """Count some decisions."""
        for ms in (max(1e-3, 1000 * second) for second in seconds):
            self.counts[round(log(ms) / WIDTH)] += 1
            self.longest = max(self.longest, ms)

    def merge(self, other: Times) -> None:
        """Count what another has counted."""
        self.counts.update(other.counts)
        self.longest = max(self.longest, other.longest)

    def within(self, share: float) -> float:
        """The milliseconds within which this share of the decisions was made; right to a twentieth."""
        left = share * self.counts.total()
        for bucket in sorted(self.counts):
            left -= self.counts[bucket]
            if left <= 0:
                return min(1.05**bucket, self.longest)
        return 0.0

    def write(self) -> str:
        """As `read` wants it."""
        return " ".join(
            [f"{self.longest:.3f}", *(f"{bucket}:{count}" for bucket, count in sorted(self.counts.items()))]
        )


def read_times(text: str) -> Times:
    """What `write` wrote; ValueError for anything else."""
    found = Times()
    longest, *counts = text.split(" ")
    found.longest = float(longest)
    found.counts = Counter({int(bucket): int(count) for bucket, count in (pair.split(":") for pair in counts)})
    return found
