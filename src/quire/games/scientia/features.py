"""What a player sees as bytes, the viewer first, then the others clockwise.  docs/rules/scientia.md lists them by index."""

from __future__ import annotations

from typing import Final

from quire.core.event import NOBODY, Player
from quire.core.native import i64
from quire.core.state import State
from quire.games.scientia.lines import Choose
from quire.games.scientia.state import NONE, QUARTER, SLOTS, STACKS, TURNED, Scientia, Seat, flasks_of, sci, stack_of, turns_of
from quire.games.scientia.steps import Basic, Draft, FreeTurns, Study, TakeBoth, TakeOne, TurnSome

# Chunks of bytes made once.  The end stage begins with the last flask of the supply and lasts less than two rounds, so no pile of flasks reaches 256
# (SCI-END-2); a card with more flasks than the table has is put together anew.
CUBES: Final = 32               # more than a board has
BITS: Final[list[bytes]] = [bytes([mask >> b & 1 for b in range(STACKS)]) for mask in range(1 << STACKS)]
BYTE: Final[list[bytes]] = [bytes([n]) for n in range(256)]
BOARD: Final[list[bytes]] = [bytes(divmod(n, CUBES)) for n in range(CUBES * (SLOTS + 1))]       # open slots and cubes
VALUES: Final[list[bytes]] = [bytes([n // 1000, n // 100 % 10, n // 10 % 10, n % 10]) for n in range(10_000)]
CARDS: Final[list[bytes]] = [bytes([stack_of(card) + 1, turns_of(card), flasks_of(card)]) for card in range(1 << 11)]
NO_CARD: Final = bytes(3)
NOTHING: Final = bytes(STACKS)
CARD_SPAN: Final = 1 << 15      # more than there are cards with 255 flasks


def features(position: State, viewer: Player) -> bytes:
    """Small numbers; as many for every position of so many players."""
    g = sci(position)
    me = viewer if viewer != NOBODY else 0
    players = g.players
    ending = g.last_round != NONE
    chunks = [BYTE[g.supply], BYTE[g.cubes], BYTE[g.round], BYTE[1 if ending else 0], BYTE[g.last_round - g.round if ending else 0],
              BYTE[(g.active - me) % players], BYTE[(g.first - me) % players], BYTE[1 if g.occupied else 0], BYTE[pending(g)], BYTE[effect_in_hand(g)],
              g.projects, BITS[g.present], BITS[g.twins], g.piles(), counted(g.area) if g.area else NOTHING]
    for p in range(me, players):
        chunks.append(seat_seen(g.seats[p]))
    for p in range(me):
        chunks.append(seat_seen(g.seats[p]))
    return b"".join(chunks)


def counted(area: list[int]) -> bytes:
    """How many cards of each stack are in the completion area."""
    found = bytearray(STACKS)
    for b in area:
        found[b] += 1
    return bytes(found)


def seat_seen(seat: Seat) -> bytes:
    """A board, worked out once for as long as none of its cards and numbers changes: pool, slots, cubes, values, and three numbers for each slot."""
    laid: i64 = 0
    for card in seat.cards:
        laid = laid * CARD_SPAN + card
    values: i64 = 0
    for value in seat.values:
        values = values * 10 + value
    board: i64 = seat.slots * CUBES + seat.cubes
    numbers: i64 = ((seat.turning * len(VALUES) + values) * len(BYTE) + seat.pool) * len(BOARD) + board
    found = seat.shown(laid, numbers)
    if not found:
        found = b"".join([BYTE[seat.pool], BOARD[board], VALUES[values], slot_seen(seat, 0), slot_seen(seat, 1), slot_seen(seat, 2), slot_seen(seat, 3)])
        seat.show(laid, numbers, found)
    return found


def slot_seen(seat: Seat, slot: i64) -> bytes:
    """The card in a slot as three numbers: its stack plus one, its quarter turns, its flasks."""
    card: i64 = seat.cards[slot]
    if card == NONE:
        return NO_CARD
    card += QUARTER * TURNED[slot][seat.turning]
    return CARDS[card] if card < len(CARDS) else bytes([stack_of(card) + 1, turns_of(card), flasks_of(card)])


def pending(g: Scientia) -> int:
    """Which kind of decision is due: 0 none, then as in the table of decisions (SCI-D1 to SCI-D11)."""
    step = g.waiting
    if isinstance(step, Basic):
        return 2
    if isinstance(step, Choose):
        return step.line.decision
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
