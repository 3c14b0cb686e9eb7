"""What bots weigh things by."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.rival = 0.48  # of the best rival's standing
        self.card = 0.3  # a project
        self.turn = 0.7  # each turn of it
        self.flask = 0.6  # each flask on it
        self.turned_flask = 0.1  # more for each turn
        self.low_step = 0.8  # a step of a technology up to 3
        self.high_step = 0.45  # up to 6
        self.cube_slot = 2.0  # about to be won, while the supplies are full
        self.pool_slot = 1.7
        self.pool = 0.45  # a flask at hand, up to five
        self.late = 0.7  # what of this still counts with two turns to come in the end stage
        self.last = 0.35  # with one
        self.tempo = 3.0  # a turn of this round that is not over
        self.even = 8.5  # the lead that makes a favourite of e to 1 at the start
        self.sure = 6.0  # and at the end

    def copy(self) -> Weights:
        """Equal weights of their own."""
        w = Weights()
        w.rival = self.rival
        w.card = self.card
        w.turn = self.turn
        w.flask = self.flask
        w.turned_flask = self.turned_flask
        w.low_step = self.low_step
        w.high_step = self.high_step
        w.cube_slot = self.cube_slot
        w.pool_slot = self.pool_slot
        w.pool = self.pool
        w.late = self.late
        w.last = self.last
        w.tempo = self.tempo
        w.even = self.even
        w.sure = self.sure
        return w
