"""What bots weigh things by."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What things are worth, in VP; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.pen_or_paper = 1.9  # as long as many rounds are left
        self.file = 2.5
        self.plenty = 6.0  # Pens, or Paper, beyond this number are worth half
        self.last = 0.2  # of what a resource was worth, at the end
        self.fading = 5.0  # rounds in which resources, pages and spreads lose their worth
        self.turned = 0.55  # share of the instants of turned pages
        self.per_written = 1.5  # for each page in a book
        self.each_spread = 0.1  # share of what an open spread gains
        self.best_spread = 0.3  # and of the best of them
        self.available = [0.5, 0.9, 1.4, 1.8, 2.3]  # a page in each section
        self.front = 0.1  # and a share of its front
        self.per_level = 0.8
        self.ahead = 0.6  # share of the VP ahead on a track
        self.top = 0.6  # and of those at its top
        self.to_come = 0.08  # pages that a book still gets in a round
        self.pace = 0.6  # levels of one track that are entered in a round
        self.slack = 2.0  # levels more or less that make e to 1 of even chances
        self.in_sight = 0.6  # of a symbol: a page that is available and has it
        self.symbols = [0.14, 0.14, 0.12]  # that are found in a round for an objective
        self.unlikely = 0.7  # symbols more or less that make e to 1 of even chances
        self.turn = 5.0  # a turn still to be taken in this round
        self.event = 1.5  # an event that may still be used in it
        self.gains = 1.9  # one point of the value model, in what is still to be gained in a turn
        self.page = 1.0  # points of the value model: a page still to be taken
        self.write = 3.0  # and one still to be written
        self.challenges = [  # chance of each challenge, as the game begins
            0.3,
            0.3,
            0.5,
            0.6,
            0.9,
            0.2,
            0.4,
            0.0,
            0.1,
            0.3,
            0.5,
            0.9,
            0.2,
            0.3,
            0.2,
            0.2,
            0.3,
            0.1,
            0.9,
            0.1,
            0.2,
            0.0,
            0.0,
            0.0,
        ]
        self.even = 15.0  # the lead that makes a favourite of e to 1 at the start
        self.sure = 5.0  # and at the end

    def copy(self) -> Weights:
        """Weights of their own, equal to these."""
        other = Weights()
        other.pen_or_paper = self.pen_or_paper
        other.file = self.file
        other.plenty = self.plenty
        other.last = self.last
        other.fading = self.fading
        other.turned = self.turned
        other.per_written = self.per_written
        other.each_spread = self.each_spread
        other.best_spread = self.best_spread
        other.available = self.available[:]
        other.front = self.front
        other.per_level = self.per_level
        other.ahead = self.ahead
        other.top = self.top
        other.to_come = self.to_come
        other.pace = self.pace
        other.slack = self.slack
        other.in_sight = self.in_sight
        other.symbols = self.symbols[:]
        other.unlikely = self.unlikely
        other.turn = self.turn
        other.event = self.event
        other.gains = self.gains
        other.page = self.page
        other.write = self.write
        other.challenges = self.challenges[:]
        other.even = self.even
        other.sure = self.sure
        return other
