"""The set-up of Mill (MILL-SETUP)."""

from __future__ import annotations

from quirebox.core.event import NOBODY
from quirebox.core.rng import Rng
from quirebox.core.step import OVER
from quirebox.testkit.mill.box import MillBox
from quirebox.testkit.mill.position import MillPosition, Seat
from quirebox.testkit.mill.steps.turns import ROUND


def set_up(box: MillBox, players: int, rng: Rng, open_hands: bool) -> MillPosition:
    """A coin and a card for everybody (MILL-SETUP-1)."""
    deck = box.deck[:]
    rng.shuffle(deck)
    seats = [Seat([1, 0, 0, 0], [deck.pop()]) for _ in range(players)]
    return MillPosition(
        box, players, rng, [ROUND], OVER, [], seats, [NOBODY] * len(box.spaces), deck, [], 0, open_hands
    )
