"""What a player sees as bytes, the viewer first, then the others clockwise. docs/rules/scientia.md lists them by
index."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit, has
from quirebox.core.native import BytesWriter, i64, u8
from quirebox.core.numbers import Numbers, collected
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.effects.lines import Choose
from quirebox.games.scientia.position import ScientiaPosition, Seat
from quirebox.games.scientia.slots import NONE, SLOTS, STACKS, TURNED, flasks_of, stack_of
from quirebox.games.scientia.steps.draft import Draft
from quirebox.games.scientia.steps.rotating import FreeTurns, TurnSome
from quirebox.games.scientia.steps.study import Study
from quirebox.games.scientia.steps.taking import TakeBoth, TakeOne
from quirebox.games.scientia.steps.turns import Basic, Turn

BITS: Final[list[bytes]] = [bytes([has(mask, b) for b in range(STACKS)]) for mask in range(1 << STACKS)]
NOTHING: Final = bytes(STACKS)
NO_CARD: Final = bytes(3)
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
            out.write(seat_seen(seat) if seat._changed else seat._looks)


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


def seat_seen(seat: Seat) -> bytes:
    """A board, worked out once for as long as it does not change: pool, slots, cubes, values, and the card in each slot
    as three numbers: its stack plus one, its quarter turns, its flasks."""
    out = BytesWriter()
    out.append(u8(seat.pool))
    out.append(u8(seat.slots))
    out.append(u8(seat.cubes))
    for value in seat.values:
        out.append(u8(value))
    for slot in range(i64(SLOTS)):
        card = seat.cards[slot]
        if card == NONE:
            out.write(NO_CARD)
        else:
            out.append(u8(stack_of(card) + 1))
            out.append(u8(TURNED[slot][seat.turning]))
            out.append(u8(flasks_of(card)))
    seat._looks = out.getvalue()
    seat._changed = False
    return seat._looks


def due(step: Step, out: BytesWriter) -> None:
    """Which kind of decision is due: 0 none, then as in the table of decisions (SCI-D1 to SCI-D11). And, so that a
    player can tell what a choice is for, the number of the line that asks, plus one; 0 outside of effects."""
    if isinstance(step, Choose):
        out.append(u8(step.line.decision))
        out.append(u8(step.line.id % 255 + 1))
        return
    out.append(u8(2 if isinstance(step, Turn) else kind(step)))
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
