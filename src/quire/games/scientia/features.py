"""What a player sees as bytes, the viewer first, then the others clockwise.  docs/rules/scientia.md lists them by index."""

from __future__ import annotations

from typing import Final

from quire.core.event import NOBODY, Player
from quire.core.native import i64
from quire.core.state import State
from quire.games.scientia.lines import Choose
from quire.games.scientia.state import (
    NONE,
    QUARTER,
    SLOTS,
    STACKS,
    TURNED,
    Scientia,
    Seat,
    flasks_of,
    sci,
    stack_of,
    turns_of,
)
from quire.games.scientia.steps import Basic, Draft, FreeTurns, Study, TakeBoth, TakeOne, TurnSome

# Chunks of bytes made once.  The end stage begins with the last flask of the supply and lasts less than two rounds, so no pile of flasks reaches 256
# (SCI-END-2); a card with more flasks than the table has is put together anew.
CUBES: Final = 32  # more than a board has
LAST: Final = 4  # more rounds than the end stage touches
SEATS: Final = 4
BITS: Final[list[bytes]] = [bytes([mask >> b & 1 for b in range(STACKS)]) for mask in range(1 << STACKS)]
BYTE: Final[list[bytes]] = [bytes([n]) for n in range(256)]
BOARD: Final[list[bytes]] = [bytes(divmod(n, CUBES)) for n in range(CUBES * (SLOTS + 1))]  # open slots and cubes
VALUES: Final[list[bytes]] = [bytes([n // 1000, n // 100 % 10, n // 10 % 10, n % 10]) for n in range(10_000)]
CARDS: Final[list[bytes]] = [bytes([stack_of(card) + 1, turns_of(card), flasks_of(card)]) for card in range(1 << 11)]
STAGE: Final[list[bytes]] = [
    bytes([ending, left, active, first, occupied])
    for ending in range(2)
    for left in range(LAST)
    for active in range(SEATS)
    for first in range(SEATS)
    for occupied in range(2)
]
DUE: Final[list[bytes]] = [
    bytes(divmod(n, 256)) for n in range(12 * 256)
]  # the kind of decision, and the line that asks
NO_CARD: Final = bytes(3)
NOTHING: Final = bytes(STACKS)


def observe(position: State, viewer: Player) -> bytearray:
    """Small numbers; as many for every position of so many players."""
    g = sci(position)
    me: i64 = viewer if viewer != NOBODY else 0
    players: i64 = g.players
    seats = g.seats
    chunks = [
        BYTE[g.supply],
        BYTE[g.cubes],
        BYTE[g.round],
        stage(g, me),
        due(g),
        g.projects,
        BITS[g.present],
        BITS[g.twins],
        g.piles(),
        counted(g.area) if g.area else NOTHING,
    ]
    p = me
    while p < players:
        chunks.append(seat_seen(seats[p]))
        p += 1
    p = 0
    while p < me:
        chunks.append(seat_seen(seats[p]))
        p += 1
    return bytearray().join(chunks)


def stage(g: Scientia, me: i64) -> bytes:
    """Whether the game is ending, how many rounds follow, whose turn it is and who began, and whether a lone cube scores."""
    players: i64 = g.players
    stage: i64 = 0 if g.last_round == NONE else LAST + g.last_round - g.round
    stage = stage * SEATS + (g.active + players - me) % players
    stage = stage * SEATS + (g.first + players - me) % players
    return STAGE[stage * 2 + (1 if g.occupied else 0)]


def counted(area: list[int]) -> bytes:
    """How many cards of each stack are in the completion area."""
    once: i64 = 0
    for b in area:
        if once >> b & 1:
            return bytes([area.count(stack) for stack in range(STACKS)])
        once |= 1 << b
    return BITS[once]


def number(values: list[int]) -> i64:
    """The values as digits of one number."""
    found: i64 = 0
    for value in values:
        found = found * 10 + value
    return found


def seat_seen(seat: Seat) -> bytes:
    """A board, worked out once for as long as it does not change: pool, slots, cubes, values, and three numbers for each slot."""
    found = seat._looks
    if not found:
        found = b"".join(
            [
                BYTE[seat.pool],
                BOARD[seat.slots * CUBES + seat.cubes],
                VALUES[number(seat.values)],
                slot_seen(seat, 0),
                slot_seen(seat, 1),
                slot_seen(seat, 2),
                slot_seen(seat, 3),
            ]
        )
        seat._looks = found
    return found


def slot_seen(seat: Seat, slot: i64) -> bytes:
    """The card in a slot as three numbers: its stack plus one, its quarter turns, its flasks."""
    card: i64 = seat.cards[slot]
    if card == NONE:
        return NO_CARD
    card += QUARTER * TURNED[slot][seat.turning]
    return CARDS[card] if card < len(CARDS) else bytes([stack_of(card) + 1, turns_of(card), flasks_of(card)])


def due(g: Scientia) -> bytes:
    """Which kind of decision is due: 0 none, then as in the table of decisions (SCI-D1 to SCI-D11).  And, so that a player can tell what a choice is for,
    the number of the line that asks, plus one; 0 outside of effects."""
    step = g.waiting
    if isinstance(step, Choose):
        return DUE[step.line.decision * 256 + step.line.id % 255 + 1]
    if isinstance(step, Basic):
        return DUE[2 * 256]
    if isinstance(step, Study):
        return DUE[3 * 256]
    if isinstance(step, TakeOne):
        return DUE[4 * 256]
    if isinstance(step, TakeBoth):
        return DUE[5 * 256]
    return DUE[
        (1 if isinstance(step, Draft) else 6 if isinstance(step, FreeTurns) else 7 if isinstance(step, TurnSome) else 0)
        * 256
    ]
