"""What a player sees as bytes, the viewer first, then the others clockwise. docs/rules/scientia.md lists them by
index."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit, has
from quirebox.core.native import BytesWriter, i64, u8, write_i64_le
from quirebox.core.numbers import Numbers, collected
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.effects.lines import Choose
from quirebox.games.scientia.position import ScientiaPosition, Seat
from quirebox.games.scientia.slots import BASE, FLASK, NONE, QUARTER, STACKS
from quirebox.games.scientia.steps.draft import Draft
from quirebox.games.scientia.steps.rotating import FreeTurns, TurnSome
from quirebox.games.scientia.steps.study import Study
from quirebox.games.scientia.steps.taking import TakeBoth, TakeOne
from quirebox.games.scientia.steps.turns import Basic, Turn

BITS: Final[list[bytes]] = [bytes([has(mask, b) for b in range(STACKS)]) for mask in range(1 << STACKS)]
NOTHING: Final = bytes(STACKS)
LAST: Final = 4  # more rounds than the end stage touches


@final
class ScientiaNumbers(Numbers):
    """The table, the stacks, every board."""

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        assert isinstance(g, ScientiaPosition)
        me: i64 = viewer
        if viewer == NOBODY:
            me = 0
        out.append(u8(g.supply))
        out.append(u8(g.cubes))
        out.append(u8(g.round))
        stage(g, me, out)
        due(g.waiting, out)
        out.write(g.projects)
        out.write(BITS[g.present])
        out.write(BITS[g.twins])
        if len(g._flasks) == 0:
            g._flasks = bytes(g.flasks)
        out.write(g._flasks)
        out.write(counted(g.area) if len(g.area) else NOTHING)
        players: i64 = g.players
        for k in range(me, me + players):
            seat = g.seats[k if k < players else k - players]
            if seat._changed:
                look_at(seat)
            write_i64_le(out, seat._looks)
            write_i64_le(out, seat._cards)
            card = seat._last_card
            out.append(u8(card & 255))
            out.append(u8((card >> 8) & 255))
            out.append(u8(card >> 16))


NUMBERS: Final = ScientiaNumbers()


def features(g: State, viewer: Player) -> bytes:
    """Small numbers; equally many throughout a game."""
    return collected(NUMBERS, g, viewer)


def stage(g: ScientiaPosition, me: i64, out: BytesWriter) -> None:
    """Whether the game is ending, how many rounds follow, whose turn it is and who began, and whether a lone cube
    scores."""
    players: i64 = g.players
    active: i64 = g.active - me
    first: i64 = g.first - me
    if g.last_round == NONE:
        out.append(u8(0))
        out.append(u8(0))
    else:
        out.append(u8(1))
        out.append(u8(g.last_round - g.round))
    out.append(u8(active if active >= 0 else active + players))
    out.append(u8(first if first >= 0 else first + players))
    out.append(u8(1 if g.occupied else 0))


def counted(area: list[int]) -> bytes:
    """How many cards of each stack are in the completion area."""
    once = 0
    for b in area:
        if has(once, b):
            return bytes([area.count(stack) for stack in range(STACKS)])
        once += bit(b)
    return BITS[once]


def look_at(seat: Seat) -> None:
    """Work out how a board looks, once for as long as it does not change: pool, slots, cubes, values, and the card in
    each slot as three numbers: its stack plus one, its quarter turns, its flasks. These nineteen bytes are kept as
    native numbers, the first byte lowest, since making bytes of them would take longer than all the rest."""
    pool: i64 = seat.pool
    slots: i64 = seat.slots
    cubes: i64 = seat.cubes
    looks, at = pool + (slots << 8) + (cubes << 16), i64(24)
    for value in seat.values:
        looks += i64(value) << at
        at += 8
    cards, turning = seat.cards, seat.turning
    first = seen_in(cards[0], turning % BASE)
    second = seen_in(cards[1], turning // BASE % BASE)
    third = seen_in(cards[2], turning // BASE**2 % BASE)
    seat._looks = looks + ((first & 255) << 56)
    seat._cards = (first >> 8) + (second << 16) + (third << 40)
    seat._last_card = seen_in(cards[3], turning // BASE**3)
    seat._changed = False


def seen_in(card: i64, digit: i64) -> i64:
    """What a slot shows."""
    return 0 if card == NONE else card % QUARTER + 1 + (digit - 1 << 8) + (card // FLASK << 16)


def due(step: Step, out: BytesWriter) -> None:
    """Which kind of decision is due: 0 none, then as in the table of decisions (SCI-D1 to SCI-D11). And, so that a
    player can tell what a choice is for, the number of the line that asks, plus one; 0 outside of effects."""
    if isinstance(step, Turn):  # most of them
        out.append(u8(2))
        out.append(u8(0))
    elif isinstance(step, Choose):
        out.append(u8(step.line.decision))
        out.append(u8(step.line.id % 255 + 1))
    else:
        out.append(u8(kind(step)))
        out.append(u8(0))


def kind(step: Step) -> int:
    """The kind of a decision that is neither a turn nor a line of an effect."""
    if isinstance(step, Basic):
        return 2
    if isinstance(step, Study):
        return 3
    if isinstance(step, TakeOne):
        return 4
    if isinstance(step, TakeBoth):
        return 5
    return (
        1 if isinstance(step, Draft) else 6 if isinstance(step, FreeTurns) else 7 if isinstance(step, TurnSome) else 0
    )
