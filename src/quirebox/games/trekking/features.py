"""What a player may see as numbers for networks, one byte each; docs/rules/trekking.md lists them by index."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import NOBODY, Player
from quirebox.core.native import BytesWriter, i64, u8
from quirebox.core.numbers import Numbers, collected
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.trekking.box import COLOURS, DAYS, DEEPEST, HAND, NO_CARD, SLOTS, TrekkingBox
from quirebox.games.trekking.effects import Board, ChooseColour
from quirebox.games.trekking.position import Seat, TrekkingPosition
from quirebox.games.trekking.steps.benefits import Exchange, PlaceWild
from quirebox.games.trekking.steps.days import Select
from quirebox.games.trekking.steps.treks import Join
from quirebox.games.trekking.steps.turns import Choose, Spend

STEPS: Final = 8  # kinds of decisions
NO_CHOICE: Final = 8  # nothing is being paid for or placed
ASKED: Final[list[bytes]] = [bytes([i == asked for i in range(STEPS)]) for asked in range(STEPS + 1)]
SLOT: Final = 8  # numbers of each: the place of its card's year, its hours, its icons
EMPTY_SLOT: Final = bytes(SLOT)
USED: Final = bytes(2 + COLOURS + DEEPEST + COLOURS * DEEPEST)
NO_HAND: Final = HAND * USED
PLAYER: Final = 54  # numbers of each player
PLACE: Final = 4  # which of them tells the place by arrival
BLANK: Final[list[bytes]] = [bytes(n) for n in range(256)]
UNUSED: Final = bytes([1, 0])
SELECTED: Final = bytes([1, 1])


@final
class TrekkingNumbers(Numbers):
    """The table, the Row, every player from the viewer clockwise, the viewer's hand."""

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        assert isinstance(g, TrekkingPosition)
        first: i64 = viewer
        if viewer == NOBODY:  # a spectator sits in the first seat, without its hand
            first = 0
        table(g, first, out)
        warps(g, out)
        row(g, g.seats[first].place(g.printed), out)
        start, seats = len(out), i64(len(g.seats))
        for k in range(first, first + seats):
            seat = g.seats[k if k < seats else k - seats]
            out.write(seat_seen(g, seat) if seat._changed else seat._looks)
        places(g, first, start, out)
        if viewer == NOBODY:
            out.write(NO_HAND)
        else:
            own = g.seats[first]
            out.write(own._shown if len(own._shown) else hand(g.printed, own))


NUMBERS: Final = TrekkingNumbers()


def features(g: State, viewer: Player) -> bytes:
    """What the viewer may see."""
    return collected(NUMBERS, g, viewer)


def asked(step: Step) -> int:
    """Which kind of decision is due."""
    if isinstance(step, Choose):
        return 1
    if isinstance(step, Spend):
        return 2
    if isinstance(step, PlaceWild):
        return 3
    if isinstance(step, Select):
        return 0
    if isinstance(step, Exchange):
        return 4
    if isinstance(step, Join):
        return 5
    return 6 if isinstance(step, ChooseColour) else 7 if isinstance(step, Board) else STEPS


def about(step: Step) -> int:
    """What is being paid for or placed."""
    if isinstance(step, Spend):
        return step.choice
    return step.slot if isinstance(step, Join) else NO_CHOICE


def table(g: TrekkingPosition, viewer: i64, out: BytesWriter) -> None:
    """Day, decision, supply, decks, Solo card."""
    step, place = g.waiting, g.seats[viewer].place(g.printed)
    turn: i64 = step.player - viewer + 1
    if step.player == NOBODY:
        turn = 0
    elif turn <= 0:
        turn += len(g.seats)
    out.write(ASKED[asked(step)])
    out.append(u8(turn))
    out.append(u8(about(step)))
    out.append(u8(g.wilds))
    for tokens in g.supply:
        out.append(u8(tokens))
    out.append(u8(g.crystals))
    out.append(u8(len(g.deck) - g.drawn))
    out.append(u8(g.seats[viewer].later_unseen(g.deck, g.places(), g.drawn, place)))
    out.append(u8(g.printed.later[g.day + 1][place] if g.day < DAYS - 1 else 0))
    out.append(u8(g.ancestors))
    out.append(u8(g.solo + 1))
    out.append(u8(g.favourite + 1))
    out.append(u8(g.day))


def warps(g: TrekkingPosition, out: BytesWriter) -> None:
    """Today's Warp and tomorrow's."""
    n: i64 = len(g.printed.warps)
    start = len(out)
    out.write(BLANK[2 * n])
    if g.warps:
        out[start + g.warps[g.day]] = u8(1)
        if g.day < DAYS - 1:
            out[start + n + g.warps[g.day + 1]] = u8(1)


def row(g: TrekkingPosition, place: i64, out: BytesWriter) -> None:
    """The cards in the slots, and whether they are later than the viewer's trek, of that place."""
    shown = g._row if len(g._row) else row_seen(g)
    out.write(shown)
    for slot in range(i64(SLOTS)):
        out.append(u8(1) if shown[slot * SLOT] > place else u8(0))


def row_seen(g: TrekkingPosition) -> bytes:
    """The cards in the slots, worked out once for as long as they stay there; the place of its year is the first number
    of each."""
    out = BytesWriter()
    for number in g.row:
        out.write(EMPTY_SLOT if number == NO_CARD else g.printed.cards[number].numbers)
    g._row = out.getvalue()
    return g._row


def seat_seen(g: TrekkingPosition, seat: Seat) -> bytes:
    """A player's score, clock, treks, tokens and board, worked out once for as long as they do not change. The place by
    arrival is put in afterwards, since it depends on the others."""
    out = BytesWriter()
    track: i64 = seat.track()
    treks: i64 = seat.collapsed_worth(g.printed)
    out.append(u8(track >> 8))
    out.append(u8(track & 255))
    out.append(u8(seat.crystals))
    out.append(u8(seat.hour))
    out.append(u8(0))
    out.append(u8(len(seat.trek)))
    out.append(u8(seat.place(g.printed)))
    out.append(u8(len(seat.collapsed)))
    out.append(u8(treks if treks < 255 else 255))
    out.append(u8(1 if seat.warped else 0))
    out.append(u8(1 if seat.chosen != NO_CARD else 0))
    for n in seat.filled:
        out.append(u8(n))
    out.write(seat.plan.numbers)
    seat._looks = out.getvalue()
    seat._changed = False
    return seat._looks


def places(g: TrekkingPosition, first: i64, start: i64, out: BytesWriter) -> None:
    """The places of the watches by arrival, among the numbers of their players."""
    seats: i64 = len(g.seats)
    at, place = start + PLACE, u8(0)
    for p in g.order:
        k: i64 = p - first
        out[at + (k if k >= 0 else k + seats) * PLAYER] = place
        place += u8(1)


def hand(box: TrekkingBox, seat: Seat) -> bytes:
    """The viewer's Itineraries that are not used yet; the selected one is marked."""
    out = BytesWriter()
    for i in range(len(seat.hand)):
        if seat.is_used(i):
            out.write(USED)
        else:
            out.write(SELECTED if seat.chosen == i else UNUSED)
            out.write(box.itineraries[seat.hand[i]].numbers)
    seat._shown = out.getvalue()
    return seat._shown
