"""Setting the table (HOB-SETUP): seats, piles, closed stacks."""

from __future__ import annotations

from quire.core.event import NOBODY, Player
from quire.core.rng import Rng
from quire.core.step import OVER
from quire.games.history_of_the_book.state import (
    BOOKS,
    CENTURIES,
    CLOSED,
    MARKET_BOOKS,
    NO_AUCTION,
    NO_OFFER,
    NO_PAYMENT,
    PILE,
    ROLL,
    WAITING,
    History,
    HistoryBox,
    Seat,
)
from quire.games.history_of_the_book.steps.roll import ROUND


def setup(box: HistoryBox, players: int, rng: Rng, per_century: int, trade_limit: int, one_pays: int) -> History:
    """The position before the first round."""
    germany = seating(players, rng)
    piles = shuffled_piles(players, rng)
    place = [CLOSED if b < MARKET_BOOKS else WAITING for b in range(BOOKS)]         # HOB-SETUP-8, HOB-SETUP-9
    seats = [Seat(0, 0, [], (), ()) for _ in range(players)]                           # HOB-SETUP-11
    return History(box, players, rng, [ROUND], OVER, [], germany, per_century, trade_limit, one_pays, piles,
                   0, NOBODY, ROLL, seats, place, [], (), (), 0, NO_PAYMENT, NO_AUCTION, NO_OFFER)


def seating(players: int, rng: Rng) -> Player:
    """HOB-SETUP-2: the seat with the highest throw is Germany; those that tie for it throw again."""
    tied = list(range(players))
    while len(tied) > 1:
        throws = [rng.below(6) + 1 for _ in tied]
        highest = max(throws)
        tied = [p for p, throw in zip(tied, throws, strict=True) if throw == highest]
    return tied[0]


def shuffled_piles(players: int, rng: Rng) -> list[int]:
    """HOB-SETUP-6: the events of the seated countries, every pile in an order of its own."""
    found = list(range(players * CENTURIES * PILE))
    for first in range(0, len(found), PILE):
        for i in range(PILE - 1, 0, -1):
            j = rng.below(i + 1)
            found[first + i], found[first + j] = found[first + j], found[first + i]
    return found
