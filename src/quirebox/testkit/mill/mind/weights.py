"""What things are worth, in points."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What a mind weighs things by; `quire tune` fits them."""

    def __init__(self) -> None:
        self.flour = 2.0
        self.grain = 0.5
        self.card = 0.5

    def copy(self) -> Weights:
        """The same weights, to be changed."""
        other = Weights()
        other.flour, other.grain, other.card = self.flour, self.grain, self.card
        return other
