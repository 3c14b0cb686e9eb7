"""What things are worth to a bot."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.brew = 0.15  # an unused brew while there are turns left
        self.ink = 0.6
        self.hand = 0.5  # a symbol that can still be scribbled in this turn
        self.road = 0.3  # a hex that roads lead to, at the start; less and less
        self.cover = 0.15  # a hex that can be scribbled on from there, likewise
        self.twice = 0.25  # a hex on the coast that holds cliffs or a full land and could take the other, likewise
        # an unclaimed exotic location, by brews that it takes to get there
        self.near = [1.7, 1.2, 0.8, 0.5, 0.3, 0.2, 0.1]
        self.late = 0.3  # of that in the last turns
        # in completing a pattern if enough symbols come, by symbols missing
        self.faith = [0.95, 0.8, 0.6, 0.5, 0.4, 0.3]
        self.rate = 1.0  # symbols that can be had for each tome to come with the land on it
        self.forest = 1.3  # an unfilled one with room
        self.lake = 1.1
        self.village = 1.2
        self.bordered = 0.3  # more for a village beside something full
        self.castle = 0.3  # for each full neighbour
        self.even = 12.0  # the lead that makes a favourite of e to 1 at the start
        self.sure = 2.0  # and at the end

    def copy(self) -> Weights:
        """Equal weights that can be changed on their own."""
        twin = Weights()
        twin.brew, twin.ink, twin.hand = self.brew, self.ink, self.hand
        twin.road, twin.cover, twin.twice = self.road, self.cover, self.twice
        twin.near, twin.late = self.near[:], self.late
        twin.faith, twin.rate = self.faith[:], self.rate
        twin.forest, twin.lake, twin.village = self.forest, self.lake, self.village
        twin.bordered, twin.castle = self.bordered, self.castle
        twin.even, twin.sure = self.even, self.sure
        return twin
