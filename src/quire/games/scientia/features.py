"""What a player sees as bytes, the viewer first, then the others clockwise.  docs/rules/scientia.md lists them by index."""

from __future__ import annotations

from quire.core.event import NOBODY, Player
from quire.core.step import OVER
from quire.games.scientia.lines import OnCard, OnField, OnPair, OnRival, OnStack
from quire.games.scientia.state import NONE, STACKS, Scientia, flasks_of, stack_of, turns_of
from quire.games.scientia.steps import Basic, Draft, FreeTurns, Study, TakeBoth, TakeOne, TurnSome


def features(g: Scientia, viewer: Player) -> bytes:
    """Small numbers; as many for every position of so many players."""
    me = viewer if viewer != NOBODY else 0
    out = [min(g.supply, 255), g.cubes, g.round, 0 if g.last_round == NONE else 1, 0 if g.last_round == NONE else g.last_round - g.round,
           (g.active - me) % g.players, (g.first - me) % g.players, 1 if g.occupied else 0, pending(g), effect_in_hand(g)]
    for b in range(STACKS):
        out.append(g.projects[b] + 1)
        out.append((g.present >> b & 1) + (g.twins >> b & 1))
        out.append(min(g.flasks[b], 255))
        out.append(g.area.count(b))
    for k in range(g.players):
        seat = g.seats[(me + k) % g.players]
        out.append(min(seat.pool, 255))
        out.append(seat.slots)
        out.append(seat.cubes)
        for value in seat.values:
            out.append(value)
        for card in seat.cards:
            out.append(0 if card == NONE else stack_of(card) + 1)
            out.append(0 if card == NONE else turns_of(card))
            out.append(0 if card == NONE else min(flasks_of(card), 255))
    return bytes(out)


def pending(g: Scientia) -> int:
    """Which kind of decision is due: 0 none, then as in the table of decisions (SCI-D1 to SCI-D11)."""
    step = g.waiting
    if step is OVER:
        return 0
    if isinstance(step, Draft):
        return 1
    if isinstance(step, Basic):
        return 2
    if isinstance(step, Study):
        return 3
    if isinstance(step, TakeOne):
        return 4
    if isinstance(step, TakeBoth):
        return 5
    if isinstance(step, (OnCard, FreeTurns)):
        return 6
    if isinstance(step, TurnSome):
        return 7
    return 8 if isinstance(step, OnPair) else 9 if isinstance(step, OnField) else 10 if isinstance(step, OnStack) else 11


def effect_in_hand(g: Scientia) -> int:
    """The number of the line that asks, plus one; 0 outside of effects; so a player can tell what a choice is for."""
    step = g.waiting
    if isinstance(step, OnCard):
        return step.line.id % 255 + 1
    if isinstance(step, OnPair):
        return step.line.id % 255 + 1
    if isinstance(step, OnField):
        return step.line.id % 255 + 1
    if isinstance(step, OnStack):
        return step.line.id % 255 + 1
    if isinstance(step, OnRival):
        return step.line.id % 255 + 1
    return 0
