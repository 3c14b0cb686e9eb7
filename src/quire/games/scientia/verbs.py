"""What can be done with cards, flasks and cubes: each paragraph of the rules once, used by steps and effects alike."""

from __future__ import annotations

from quire.core.event import Player
from quire.core.native import i64
from quire.games.scientia.state import CLOSED, FLASK, FULL_TURN, LOWEST_EMPTY, NONE, QUARTER, Scientia, flasks_of, stack_of


def occupied(g: Scientia, p: Player) -> int:
    """The slots that hold a card, as a mask."""
    return g.seats[p].masks >> 8 & 15


def unfinished(g: Scientia, p: Player) -> int:
    """The slots whose card can still be turned, as a mask (SCI-ROT-2)."""
    return g.seats[p].masks & 15


def has_room(g: Scientia, p: Player) -> bool:
    """Whether an open slot is empty (SCI-TAKE-1)."""
    seat = g.seats[p]
    return seat.held() < seat.slots


def take(g: Scientia, p: Player, b: int) -> int:
    """SCI-TAKE-2, SCI-TAKE-3: the top card of a stack, with its flasks, upright into the lowest empty slot; which slot."""
    seat = g.seats[p]
    slot = LOWEST_EMPTY[seat.masks >> 8 & 15]
    flasks = g.flasks[b]
    seat.lay(slot, b + FLASK * flasks)
    if flasks:
        g.flasks[b] = 0
    bit = 1 << b
    if g.twins & bit:
        g.twins ^= bit
    else:
        g.present ^= bit
    if g.events is not None:
        g.tell("take", p, (g.projects[b], flasks, slot))
    return slot


def put_back(g: Scientia, b: int) -> None:
    """SCI-STUDY-9: a card goes to its stack, beneath the flasks."""
    bit = 1 << b
    if g.present & bit:
        g.twins |= bit
    else:
        g.present |= bit


def turn(g: Scientia, p: Player, slot: i64, n: i64) -> bool:
    """Turn a card so often, or as often as it can be turned; whether it is finished now."""
    seat = g.seats[p]
    card: i64 = seat.cards[slot]
    turns = card >> 4 & 7
    if turns + n > FULL_TURN:
        n = FULL_TURN - turns
    seat.lay(slot, card + QUARTER * n)
    if g.events is not None:
        g.tell("turn", p, (g.projects[stack_of(card)], n, turns + n, slot))
    return turns + n == FULL_TURN


def spend_flasks(g: Scientia, n: int) -> None:
    """SCI-FX-6, SCI-END-1: so many flasks leave the supply; what is short comes from the box and begins the end stage."""
    g.supply -= n
    if g.supply <= 0:
        g.spare_flasks -= g.supply
        g.supply = 0
        begin_end(g, 0)


def begin_end(g: Scientia, what: int) -> None:
    """SCI-END-2, SCI-END-3: this round is finished and one more is played; once begun it stays."""
    if g.last_round == NONE:
        g.last_round = g.round + 1
        if g.events is not None:
            g.tell("end stage", g.active, (what, g.last_round))


def fill_pool(g: Scientia, p: Player, n: int) -> None:
    """Flasks reach the pool; the fifth opens a slot (SCI-SLOT-2)."""
    seat = g.seats[p]
    before = seat.pool
    seat.pool = before + n
    if before < 5 and seat.pool >= 5:
        seat.slots += 1
        if g.events is not None:
            g.tell("slot", p, (seat.slots, 0))


def gain(g: Scientia, p: Player, n: int) -> None:
    """SCI-OP-GAIN: flasks from the supply to the pool; 0 is simply nothing (SCI-FX-9)."""
    if n > 0:
        if g.events is not None:
            g.tell("gain", p, (n,))
        spend_flasks(g, n)
        fill_pool(g, p, n)


def put(g: Scientia, p: Player, slot: int, n: int) -> None:
    """Flasks from the supply onto a card in a slot of p, finished or not."""
    cards = g.seats[p].cards
    cards[slot] += FLASK * n
    if g.events is not None:
        g.tell("put", g.active, (g.projects[stack_of(cards[slot])], n, p, slot))
    spend_flasks(g, n)


def advance(g: Scientia, p: Player, field: int) -> None:
    """SCI-TECH-2 to SCI-TECH-5: one step; a cube that reaches its last space brings a new one; a closed field stays."""
    values = g.seats[p].values
    value = values[field] + 1
    if value > CLOSED:
        return
    values[field] = value
    if g.events is not None:
        g.tell("advance", p, (field, value))
    if value == 4 or value == 7 or value == 9:
        new_cube(g, p, field)


def new_cube(g: Scientia, p: Player, field: int) -> None:
    """SCI-TECH-4, SCI-TECH-7: a cube from the supply or the box; the fifth on a board opens a slot (SCI-SLOT-1)."""
    seat = g.seats[p]
    seat.cubes += 1
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


def complete(g: Scientia, p: Player, slot: int) -> None:
    """SCI-STUDY-2 to SCI-STUDY-5: to the completion area, flasks to the pool, technology, then the effect."""
    seat = g.seats[p]
    card = seat.cards[slot]
    b = stack_of(card)
    seat.lay(slot, NONE)
    g.area.append(b)
    g.were_here = flasks_of(card)
    if g.events is not None:
        g.tell("complete", p, (g.projects[b], g.were_here, slot))
    if g.were_here:
        fill_pool(g, p, g.were_here)
    advance(g, p, b // 3)
    begin_effect(g, p, b)


def begin_effect(g: Scientia, p: Player, b: int) -> None:
    """Apply the effect of a project, whether completed or copied."""
    g.those = 0
    g.push(g.project(b).effect.later[p])


def go_home(g: Scientia) -> None:
    """SCI-TURN-6: all completed cards return to their stacks."""
    for b in g.area:
        put_back(g, b)
        if g.events is not None:
            g.tell("home", g.active, (g.projects[b],))
    if g.area:
        g.area = []
