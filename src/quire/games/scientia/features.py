"""What a player sees as bytes, the viewer first, then the others clockwise. docs/rules/scientia.md lists them by
index."""

from __future__ import annotations

from typing import Final, final

from quire.core.event import NOBODY, Player
from quire.core.masks import bit, has
from quire.core.native import BytesWriter, i64, u8
from quire.core.numbers import Numbers, collected
from quire.core.state import State
from quire.games.scientia.effects.lines import Choose
from quire.games.scientia.position import SEATS, ScientiaPosition, Seat
from quire.games.scientia.slots import NONE, QUARTER, SLOTS, STACKS, TURNED, flasks_of, stack_of, turns_of
from quire.games.scientia.steps.draft import Draft
from quire.games.scientia.steps.rotating import FreeTurns, TurnSome
from quire.games.scientia.steps.study import Study
from quire.games.scientia.steps.taking import TakeBoth, TakeOne
from quire.games.scientia.steps.turns import Basic

# Chunks of bytes made once.  The end stage begins with the last flask of the supply and lasts less than two rounds, so
# no pile of flasks reaches 256 (SCI-END-2); a card with more flasks than the table has is put together each time.
CUBES: Final = 32  # more than a board has
LAST: Final = 4  # more rounds than the end stage touches
BITS: Final[list[bytes]] = [bytes([has(mask, b) for b in range(STACKS)]) for mask in range(1 << STACKS)]
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


@final
class ScientiaNumbers(Numbers):
    """The table, the stacks, every board."""

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        assert isinstance(g, ScientiaPosition)
        me: i64 = viewer if viewer != NOBODY else 0
        players: i64 = g.players
        out.append(u8(g.supply))
        out.append(u8(g.cubes))
        out.append(u8(g.round))
        out.write(stage(g, me))
        out.write(due(g))
        out.write(g.projects)
        out.write(BITS[g.present])
        out.write(BITS[g.twins])
        for n in g.flasks:
            out.append(u8(n))
        out.write(counted(g.area) if g.area else NOTHING)
        p = me
        for _ in range(players):
            out.write(seat_seen(g.seats[p]))
            p = p + 1 if p + 1 < players else 0


NUMBERS: Final = ScientiaNumbers()


def features(g: State, viewer: Player) -> bytes:
    """Small numbers; equally many throughout a game."""
    return collected(NUMBERS, g, viewer)


def stage(g: ScientiaPosition, me: i64) -> bytes:
    """Whether the game is ending, how many rounds follow, whose turn it is and who began, and whether a lone cube
    scores."""
    players: i64 = g.players
    stage: i64 = 0 if g.last_round == NONE else LAST + g.last_round - g.round
    stage = stage * SEATS + (g.active + players - me) % players
    stage = stage * SEATS + (g.first + players - me) % players
    return STAGE[stage * 2 + (1 if g.occupied else 0)]


def counted(area: list[int]) -> bytes:
    """How many cards of each stack are in the completion area."""
    once = 0
    for b in area:
        if has(once, b):
            return bytes([area.count(stack) for stack in range(STACKS)])
        once += bit(b)
    return BITS[once]


def number(values: list[int]) -> i64:
    """The values as digits of one number."""
    found: i64 = 0
    for value in values:
        found = found * 10 + value
    return found


def seat_seen(seat: Seat) -> bytes:
    """A board, worked out once for as long as it does not change: pool, slots, cubes, values, and three numbers for
    each slot."""
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


def due(g: ScientiaPosition) -> bytes:
    """Which kind of decision is due: 0 none, then as in the table of decisions (SCI-D1 to SCI-D11). And, so that a
    player can tell what a choice is for, the number of the line that asks, plus one; 0 outside of effects."""
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
