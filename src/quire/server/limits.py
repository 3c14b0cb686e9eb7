"""Limits: buckets that fill with time; whoever finds theirs empty has to wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MOST = 20_000  # buckets kept; the oldest are full again anyway


class Bucket:
    """Room for so many, refilled at a rate per second."""

    def __init__(self, rate: float, room: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.room = room
        self.clock = clock
        self.level = room
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take something out, if there is enough."""
        now = self.clock()
        self.level = min(self.room, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each address or member."""

    def __init__(self, rate: float, room: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.room = room
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Take something out of somebody's bucket, if there is enough."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.room, self.clock)
            if len(self.buckets) > MOST:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(cost)
