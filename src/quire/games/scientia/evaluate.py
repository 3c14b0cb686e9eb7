"""How well a player stands, in points: the evaluation that the specification's simulations found to work (9)."""

from __future__ import annotations

from quire.core.event import Player
from quire.games.scientia.scoring import points
from quire.games.scientia.state import NONE, Scientia, flasks_of, turns_of


def evaluate(g: Scientia, p: Player) -> float:
    """The player's own standing, less about half the best rival's."""
    best = -1000.0
    for q in range(g.players):
        if q != p:
            best = max(best, standing(g, q))
    return standing(g, p) - 0.48 * best


def standing(g: Scientia, p: Player) -> float:
    """Points now, and what cards, slots and steps on the way are worth."""
    seat = g.seats[p]
    score = float(points(seat.values, seat.cubes, seat.pool, seat.held(), g.occupied))
    if g.round == g.last_round and not to_move(g, p):
        return score
    m = min(g.supply / g.printed.flasks[g.players], g.cubes / g.printed.cubes[g.players])
    extra = 0.0
    for card in seat.laid():
        if card != NONE:
            turns = turns_of(card)
            extra += 0.3 + 0.7 * turns + flasks_of(card) * (0.6 + 0.1 * turns)
    for value in seat.values:
        extra += 0.8 * min(value, 3)
        if value > 3:
            extra += 0.45 * (min(value, 6) - 3)
    slots = (2.0 if seat.cubes > 4 else 0.0) + (1.7 if seat.pool >= 5 else 0.0)
    return score + extra * urgency(g, p) + slots * m + 0.45 * min(seat.pool, 5) * min(1.0, 2.0 * m)


def urgency(g: Scientia, p: Player) -> float:
    """How much of what is only begun still counts: all before the end stage, then ever less."""
    if g.last_round == NONE:
        return 1.0
    left = g.last_round - g.round + (1 if to_move(g, p) else 0)
    return 0.7 if left >= 2 else 0.35 if left == 1 else 0.0


def to_move(g: Scientia, p: Player) -> bool:
    """Whether the player's turn of this round is still to come."""
    return (p - g.first) % g.players > (g.active - g.first) % g.players
