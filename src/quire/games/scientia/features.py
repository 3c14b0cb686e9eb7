"""What a player sees as bytes, the viewer first, then the others clockwise.  docs/rules/scientia.md lists them by index."""

from __future__ import annotations

from typing import Final

from quire.core.event import NOBODY, Player
from quire.games.scientia.lines import Choose
from quire.games.scientia.state import NONE, QUARTER, STACKS, Scientia, flasks_of
from quire.games.scientia.steps import Basic, Draft, FreeTurns, Study, TakeBoth, TakeOne, TurnSome

# The end stage begins with the last flask of the supply and lasts less than two rounds, so no pile of flasks reaches 256 (SCI-END-2).
BITS: Final[list[list[int]]] = [[mask >> b & 1 for b in range(STACKS)] for mask in range(1 << STACKS)]
CARDS: Final[list[list[int]]] = [[(card & 15) + 1, card >> 4] for card in range(5 * QUARTER)]
NO_CARD: Final[list[int]] = [0, 0, 0]
NO_AREA: Final[list[int]] = [0] * STACKS


def features(g: Scientia, viewer: Player) -> bytes:
    """Small numbers; as many for every position of so many players."""
    me = viewer if viewer != NOBODY else 0
    players = g.players
    ending = g.last_round != NONE
    out = [g.supply, g.cubes, g.round, 1 if ending else 0, g.last_round - g.round if ending else 0, (g.active - me) % players, (g.first - me) % players,
           1 if g.occupied else 0, pending(g), effect_in_hand(g)]
    out += g.projects
    out += BITS[g.present]
    out += BITS[g.twins]
    out += g.flasks
    out += [g.area.count(b) for b in range(STACKS)] if g.area else NO_AREA
    for k in range(players):
        seat = g.seats[(me + k) % players]
        out += [seat.pool, seat.slots, seat.cubes]
        out += seat.values
        for card in seat.laid():
            if card == NONE:
                out += NO_CARD
            else:
                out += CARDS[card & 127]
                out.append(flasks_of(card))
    return bytes(out)


def pending(g: Scientia) -> int:
    """Which kind of decision is due: 0 none, then as in the table of decisions (SCI-D1 to SCI-D11)."""
    step = g.waiting
    if isinstance(step, Choose):
        return step.line.decision
    if isinstance(step, Basic):
        return 2
    if isinstance(step, Study):
        return 3
    if isinstance(step, TakeOne):
        return 4
    if isinstance(step, TakeBoth):
        return 5
    return 1 if isinstance(step, Draft) else 6 if isinstance(step, FreeTurns) else 7 if isinstance(step, TurnSome) else 0


def effect_in_hand(g: Scientia) -> int:
    """The number of the line that asks, plus one; 0 outside of effects; so a player can tell what a choice is for."""
    step = g.waiting
    return step.line.id % 255 + 1 if isinstance(step, Choose) else 0
