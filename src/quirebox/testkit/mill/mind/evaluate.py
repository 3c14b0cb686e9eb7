"""How well a player stands, for bots."""

from __future__ import annotations

from quirebox.bots.mind import Mind
from quirebox.bots.thought import Thought
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.testkit.mill.box import COIN, FLOUR, GRAIN, POINT, ROUNDS
from quirebox.testkit.mill.mind.weights import Weights
from quirebox.testkit.mill.position import MillPosition


class MillMind(Mind):
    """How a position of Mill is judged."""

    def __init__(self, weights: Weights, levels: dict[str, Thought]) -> None:
        super().__init__(weights, levels)
        self.w = weights

    def evaluate(self, g: State, p: Player) -> float:
        """Points, and what the goods will be worth as long as there is time to sell them."""
        assert isinstance(g, MillPosition)
        seat = g.seats[p]
        time = 1.0 - g.round / (ROUNDS + 1)
        goods = self.w.flour * seat.stock[FLOUR] + self.w.grain * seat.stock[GRAIN] + self.w.card * len(seat.hand)
        return seat.stock[POINT] + seat.stock[COIN] / 3 + time * goods
