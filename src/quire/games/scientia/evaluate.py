"""How well a player stands, in points: the evaluation that the specification's simulations found to work (9)."""

from __future__ import annotations

from typing import Final, final

from quire.core.event import Player
from quire.games.scientia.scoring import points
from quire.games.scientia.state import NONE, Scientia, flasks_of, turns_of


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


WEIGHTS: Final = Weights()


def evaluate(g: Scientia, p: Player) -> float:
    """The player's own standing, less about half the best rival's."""
    best = -1000.0
    for q in range(g.players):
        if q != p:
            best = max(best, standing(g, q))
    return standing(g, p) - WEIGHTS.rival * best


def standing(g: Scientia, p: Player) -> float:
    """Points now, and what cards, slots and steps on the way are worth."""
    seat = g.seats[p]
    score = float(points(seat.values, seat.cubes, seat.pool, seat.held(), g.occupied))
    if g.round == g.last_round and not to_move(g, p):
        return score
    m = min(g.supply / g.printed.flasks[g.players], g.cubes / g.printed.cubes[g.players])
    w = WEIGHTS
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
    return score + extra * urgency(g, p) + slots * m + w.pool * min(seat.pool, 5) * min(1.0, 2.0 * m)


def urgency(g: Scientia, p: Player) -> float:
    """How much of what is only begun still counts: all before the end stage, then ever less."""
    if g.last_round == NONE:
        return 1.0
    left = g.last_round - g.round + (1 if to_move(g, p) else 0)
    return WEIGHTS.late if left >= 2 else WEIGHTS.last if left == 1 else 0.0


def to_move(g: Scientia, p: Player) -> bool:
    """Whether the player's turn of this round is still to come."""
    return (p - g.first) % g.players > (g.active - g.first) % g.players


def doubt(g: Scientia) -> float:
    """The lead that makes a favourite of e to 1: smaller as the supplies run out."""
    if g.last_round != NONE:
        return WEIGHTS.sure
    m = min(g.supply / g.printed.flasks[g.players], g.cubes / g.printed.cubes[g.players])
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * m
