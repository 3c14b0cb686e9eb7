"""How well a player stands, in points: the evaluation that the specification's simulations found to work (9)."""

from __future__ import annotations

from typing import final

from quirebox.bots.mind import Mind
from quirebox.bots.thought import Thought
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.scientia.mind.weights import Weights
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.scoring import points
from quirebox.games.scientia.slots import NONE, flasks_of, turns_of


@final
class ScientiaMind(Mind):
    """How a position is judged."""

    def __init__(self, weights: Weights, levels: dict[str, Thought]) -> None:
        super().__init__(weights, levels)
        self.w = weights

    def evaluate(self, g: State, p: Player) -> float:
        """The player's own standing, less about half the best rival's."""
        assert isinstance(g, ScientiaPosition)
        best = -1000.0
        for q in range(g.players):
            if q != p:
                best = max(best, standing(g, q, self.w))
        return standing(g, p, self.w) - self.w.rival * best

    def doubt(self, g: State) -> float:
        """The lead that makes a favourite of e to 1: smaller as the supplies run out."""
        assert isinstance(g, ScientiaPosition)
        if g.last_round != NONE:
            return self.w.sure
        return self.w.sure + (self.w.even - self.w.sure) * fullness(g)


def fullness(g: ScientiaPosition) -> float:
    """How much is left of the supply that is nearer to its end."""
    return min(g.supply / g.printed.flasks[g.players], g.cubes / g.printed.cubes[g.players])


def standing(g: ScientiaPosition, p: Player, w: Weights) -> float:
    """Points now, and what cards, slots and steps on the way are worth."""
    seat = g.seats[p]
    score = float(points(seat, g.occupied))
    if g.round == g.last_round and not to_move(g, p):
        return score
    m = fullness(g)
    extra = 0.0
    for card in seat.laid():
        if card != NONE:
            turns = turns_of(card)
            extra += w.card + w.turn * turns + flasks_of(card) * (w.flask + w.turned_flask * turns)
    for value in seat.values:
        extra += w.low_step * min(value, 3)
        if value > 3:
            extra += w.high_step * (min(value, 6) - 3)
    slots = (w.cube_slot if seat.cubes > 4 else 0.0) + (w.pool_slot if seat.pool >= 5 else 0.0)
    if g.active == p or to_move(g, p):
        extra += w.tempo
    return score + extra * urgency(g, p, w) + slots * m + w.pool * min(seat.pool, 5) * min(1.0, 2.0 * m)


def urgency(g: ScientiaPosition, p: Player, w: Weights) -> float:
    """How much of what is only begun still counts: all before the end stage, then ever less."""
    if g.last_round == NONE:
        return 1.0
    left = g.last_round - g.round + (1 if to_move(g, p) else 0)
    return w.late if left >= 2 else w.last if left == 1 else 0.0


def to_move(g: ScientiaPosition, p: Player) -> bool:
    """Whether the player's turn of this round is still to come."""
    return (p - g.first) % g.players > (g.active - g.first) % g.players
