"""What can be done with cards, flasks and cubes: each paragraph of the rules once, used by steps and effects alike."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.masks import bit
from quirebox.core.native import i64
from quirebox.games.scientia.box import CLOSED
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import (
    FINISHED,
    FLASK,
    FULL_TURN,
    GONE,
    HELD,
    LOWEST_EMPTY,
    NONE,
    OCCUPIED,
    PLACE,
    SLOTS_IN,
    UNFINISHED,
    flasks_of,
    stack_of,
)

NEW_CUBE: Final[list[bool]] = [
    value in (4, 7, 9) for value in range(CLOSED + 1)
]  # a cube has reached its last space (SCI-TECH-4)


def occupied(g: ScientiaPosition, p: Player) -> int:
    """The slots that hold a card, as a mask."""
    return OCCUPIED[g.seats[p].turning]


def unfinished(g: ScientiaPosition, p: Player) -> int:
    """The slots whose card can still be turned, as a mask (SCI-ROT-2)."""
    return UNFINISHED[g.seats[p].turning]


def can_take(g: ScientiaPosition, p: Player) -> bool:
    """SCI-TAKE-1: whether there is a card to take, and an open slot for it."""
    return g.present != 0 and HELD[g.seats[p].turning] < g.seats[p].slots


def fields_of(g: ScientiaPosition, p: Player, slots: int) -> int:
    """The fields of the cards in these slots; both are masks."""
    cards = g.seats[p].cards
    fields = 0
    for slot in SLOTS_IN[slots]:
        fields |= bit(stack_of(cards[slot]) // 3)
    return fields


def slots_of(g: ScientiaPosition, p: Player, slots: int, field: int) -> list[int]:
    """Those of these slots, a mask, whose cards belong to a field."""
    cards = g.seats[p].cards
    return [slot for slot in SLOTS_IN[slots] if stack_of(cards[slot]) // 3 == field]


def take(g: ScientiaPosition, p: Player, b: int) -> int:
    """SCI-TAKE-2, SCI-TAKE-3: the top card of a stack goes upright, with its flasks, into the lowest empty slot, which
    is returned."""
    seat = g.seats[p]
    slot = LOWEST_EMPTY[seat.turning]
    seat.turning += PLACE[slot]
    seat._changed = True
    flasks = g.flasks[b]
    if flasks:
        seat.cards[slot] = b + FLASK * flasks
        g.flasks[b] = 0
        g._flasks = b""
    else:
        seat.cards[slot] = b
    card = bit(b)
    if g.twins & card:
        g.twins ^= card
    else:
        g.present ^= card
    if g.events is not None:
        g.tell("take", p, (g.projects[b], flasks, slot))
    return slot


def remember(g: ScientiaPosition, slot: int) -> None:
    """The card in a slot is one of those that a later line of the effect may speak of."""
    g.those |= bit(slot)


def put_back(g: ScientiaPosition, b: int) -> None:
    """SCI-STUDY-9: a card goes to its stack, beneath the flasks."""
    card = bit(b)
    if g.present & card:
        g.twins |= card
    else:
        g.present |= card


def rotate(g: ScientiaPosition, p: Player, action: Action) -> int:
    """SCI-ROT-1: turn the cards that a basic action speaks of.  Returns the slots with finished cards, as a mask."""
    seat = g.seats[p]
    seat.turning += g.printed.quarters[action.id]
    seat._changed = True
    if g.events is not None:
        if action.kind == "turn":
            tell_turn(g, p, action.a, action.b)
        else:
            tell_turn(g, p, action.a, 1)
            tell_turn(g, p, action.b, 1)
    return FINISHED[seat.turning]


def turn(g: ScientiaPosition, p: Player, slot: i64, n: i64) -> None:
    """Turn a card n times; it can be."""
    seat = g.seats[p]
    seat.turning += PLACE[slot] * n
    seat._changed = True
    if g.events is not None:
        tell_turn(g, p, slot, n)


def tell_turn(g: ScientiaPosition, p: Player, slot: int, n: int) -> None:
    """A card was turned n times."""
    seat = g.seats[p]
    g.tell("turn", p, (g.projects[stack_of(seat.cards[slot])], n, seat.turned(slot), slot))


def turn_up_to(g: ScientiaPosition, p: Player, slot: i64, n: i64) -> None:
    """Turn a card n times, or as often as it can be turned."""
    turn(g, p, slot, min(n, FULL_TURN - g.seats[p].turned(slot)))


def spend_flasks(g: ScientiaPosition, n: int) -> None:
    """SCI-FX-6, SCI-END-1: flasks leave the supply; what is short comes from the box and begins the end stage."""
    g.supply -= n
    if g.supply <= 0:
        g.spare_flasks -= g.supply
        g.supply = 0
        begin_end(g, 0)


def begin_end(g: ScientiaPosition, what: int) -> None:
    """SCI-END-2, SCI-END-3: this round is finished and one more is played; once begun it stays."""
    if g.last_round == NONE:
        g.last_round = g.round + 1
        if g.events is not None:
            g.tell("end stage", g.active, (what, g.last_round))


def fill_pool(g: ScientiaPosition, p: Player, n: int) -> None:
    """Flasks reach the pool; the fifth opens a slot (SCI-SLOT-2)."""
    seat = g.seats[p]
    before = seat.pool
    seat.pool = before + n
    seat._changed = True
    if before < 5 and seat.pool >= 5:
        seat.slots += 1
        if g.events is not None:
            g.tell("slot", p, (seat.slots, 0))


def gain(g: ScientiaPosition, p: Player, n: int) -> None:
    """SCI-OP-GAIN: flasks from the supply to the pool; 0 is simply nothing (SCI-FX-9)."""
    if n > 0:
        if g.events is not None:
            g.tell("gain", p, (n,))
        spend_flasks(g, n)
        fill_pool(g, p, n)


def put(g: ScientiaPosition, p: Player, slot: int, n: int) -> None:
    """Flasks from the supply onto a card in a slot of p, finished or not."""
    seat = g.seats[p]
    seat.cards[slot] += FLASK * n
    seat._changed = True
    if g.events is not None:
        g.tell("put", g.active, (g.projects[stack_of(seat.cards[slot])], n, p, slot))
    spend_flasks(g, n)


def advance(g: ScientiaPosition, p: Player, field: int) -> None:
    """SCI-TECH-2 to SCI-TECH-5: one step; a cube that reaches its last space brings a new one; a closed field stays."""
    seat = g.seats[p]
    value = seat.values[field] + 1
    if value > CLOSED:
        return
    seat.values[field] = value
    seat._changed = True
    if g.events is not None:
        g.tell("advance", p, (field, value))
    if NEW_CUBE[value]:
        new_cube(g, p, field)


def new_cube(g: ScientiaPosition, p: Player, field: int) -> None:
    """SCI-TECH-4, SCI-TECH-7: a cube from the supply or the box; the fifth on a board opens a slot (SCI-SLOT-1)."""
    seat = g.seats[p]
    seat.cubes += 1
    seat._changed = True
    if g.events is not None:
        g.tell("cube", p, (field, seat.cubes))
    if g.cubes > 0:
        g.cubes -= 1
    else:
        g.spare_cubes += 1
    if g.cubes == 0:
        begin_end(g, 1)
    if seat.cubes == 5:
        seat.slots += 1
        if g.events is not None:
            g.tell("slot", p, (seat.slots, 1))


def complete(g: ScientiaPosition, p: Player, slot: int) -> None:
    """SCI-STUDY-2 to SCI-STUDY-5: to the completion area, flasks to the pool, technology, then the effect."""
    seat = g.seats[p]
    card = seat.cards[slot]
    b = stack_of(card)
    seat.cards[slot] = NONE
    seat.turning -= PLACE[slot] * GONE
    seat._changed = True
    g.area.append(b)
    g.were_here = flasks = flasks_of(card)
    if g.events is not None:
        g.tell("complete", p, (g.projects[b], flasks, slot))
    if flasks:
        fill_pool(g, p, flasks)
    advance(g, p, b // 3)
    begin_effect(g, p, b)


def begin_effect(g: ScientiaPosition, p: Player, b: int) -> None:
    """Apply the effect of a project, whether completed or copied."""
    g.those = 0
    g.printed.projects[g.projects[b]].effect.later[p].run(g)


def go_home(g: ScientiaPosition) -> None:
    """SCI-TURN-6: all completed cards return to their stacks."""
    for b in g.area:
        put_back(g, b)
        if g.events is not None:
            g.tell("home", g.active, (g.projects[b],))
    if g.area:
        g.area = []
