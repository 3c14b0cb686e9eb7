"""Setting the table (HOB-SETUP): seats, piles, closed stacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quirebox.core.box import Box
from quirebox.core.event import NOBODY, Player
from quirebox.core.rng import Rng
from quirebox.core.step import OVER
from quirebox.games.history_of_the_book.auction import NO_AUCTION
from quirebox.games.history_of_the_book.box import BOOKS, CENTURIES, MARKET_BOOKS, PILE, HistoryBox
from quirebox.games.history_of_the_book.labels import COUNTRIES
from quirebox.games.history_of_the_book.offer import NO_OFFER
from quirebox.games.history_of_the_book.piles import Piles
from quirebox.games.history_of_the_book.position import CLOSED, NO_PAYMENT, ROLL, WAITING, HistoryPosition, new_seat
from quirebox.games.history_of_the_book.steps.roll import ROUND


def orders(card: int) -> list[list[int]]:
    """The orders of a pile that begins with this card, by what its cards are swapped with from the last one on."""
    found: list[list[int]] = []
    for third in range(4):
        for second in range(3):
            for first in range(2):
                order = list(range(card, card + PILE))
                for i, j in ((3, third), (2, second), (1, first)):
                    order[i], order[j] = order[j], order[i]
                found.append(order)
    return found


ORDERS: Final[list[list[list[int]]]] = [orders(card) for card in range(0, COUNTRIES * CENTURIES * PILE, PILE)]
PLACES: Final[list[int]] = [CLOSED] * MARKET_BOOKS + [WAITING] * (BOOKS - MARKET_BOOKS)  # HOB-SETUP-8, HOB-SETUP-9


def set_up(box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> HistoryPosition:
    """The position before the first round."""
    assert isinstance(box, HistoryBox)
    germany = seating(players, rng)
    piles = Piles(shuffled_piles(players, rng))
    seats = [new_seat() for _ in range(players)]
    return HistoryPosition(
        box,
        players,
        rng,
        [ROUND],
        OVER,
        [],
        germany,
        2 if options["length"] == "long" else 1,
        int(options["trade_limit"]),
        int(options["roll_one_pays"]),
        options.get("talks") == "all",
        options.get("owed_books") == "yes",
        piles,
        0,
        NOBODY,
        ROLL,
        seats,
        PLACES[:],
        [],
        0,
        [],
        [],
        [],
        0,
        NO_PAYMENT,
        NO_AUCTION,
        NO_OFFER,
    )


def seating(players: int, rng: Rng) -> Player:
    """HOB-SETUP-2: the seat with the highest throw is Germany; those that tie for it throw again."""
    tied = list(range(players))
    while len(tied) > 1:
        throws = [rng.below(6) for _ in tied]
        highest = max(throws)
        tied = [tied[i] for i in range(len(tied)) if throws[i] == highest]
    return tied[0]


def shuffled_piles(players: int, rng: Rng) -> list[int]:
    """HOB-SETUP-6: the events of the seated countries, every pile in an order of its own."""
    found: list[int] = []
    for first in range(0, players * CENTURIES * PILE, PILE):
        found += ORDERS[first // PILE][rng.below(4) * 6 + rng.below(3) * 2 + rng.below(2)]
    return found
