"""How well a player stands, for bots."""

from __future__ import annotations

from quire.core.event import Player
from quire.testkit.mill.state import COIN, FLOUR, GRAIN, POINT, ROUNDS, Mill


def evaluate(g: Mill, p: Player) -> float:
    """Points, and what the goods will be worth as long as there is time to sell them."""
    seat = g.seats[p]
    time = 1.0 - g.round / (ROUNDS + 1)
    return (
        seat.stock[POINT]
        + seat.stock[COIN] / 3
        + time * (2.0 * seat.stock[FLOUR] + 0.5 * seat.stock[GRAIN] + 0.5 * len(seat.hand))
    )
