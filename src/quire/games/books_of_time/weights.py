"""What things are worth to somebody who judges a position."""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """What things are worth, in VP; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.pen_or_paper = 1.9  # as long as many rounds are left
        self.file = 2.5
        self.plenty = 6.0  # Pens, or Paper, beyond so many are worth half
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


WEIGHTS: Final = Weights()
