"""What things are worth to a bot."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.hour = 1.4  # an hour that is still to come, besides what it does for Itinerary and trek below
        self.crystal = 2.1  # a crystal while hours remain
        self.tokens = 1.3  # that an hour brings
        self.turn = 2.6  # hours that a turn takes
        self.tomorrow = 0.8  # of the turns of a later day, those for which the trek date is still what it is now
        self.extends = 0.4  # of the turns that could extend the trek, those that do
        self.even = 20.0  # the lead that makes a favourite of e to 1 at the start
        self.sure = 3.0  # and at the end

    def copy(self) -> Weights:
        """Weights of their own, equal to these."""
        other = Weights()
        other.hour, other.crystal, other.tokens, other.turn = self.hour, self.crystal, self.tokens, self.turn
        other.tomorrow, other.extends, other.even, other.sure = self.tomorrow, self.extends, self.even, self.sure
        return other
