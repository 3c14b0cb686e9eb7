"""What a player may see as numbers for networks, one byte each; docs/rules/trekking.md lists them by index."""

from __future__ import annotations

from typing import Final

from quire.core.event import NOBODY, Player
from quire.games.trekking.printed import COLOURS, DAYS, DEEPEST, LETTERS, NO_CARD, TrekkingBox
from quire.games.trekking.state import Seat, Trekking

STEPS: Final = ("Select", "Choose", "Spend", "PlaceWild", "Exchange", "Join", "ChooseColour", "Board")
ASKED: Final = {name: bytes([1 if name == other else 0 for other in STEPS]) for name in [*STEPS, "Over"]}
NO_CHOICE: Final = 8  # nothing is being paid for or placed
EMPTY_SLOT: Final = bytes(2 + len(LETTERS))
USED: Final = bytes(2 + COLOURS + DEEPEST + COLOURS * DEEPEST)
UNUSED: Final = bytes([1, 0])
SELECTED: Final = bytes([1, 1])


def features(g: Trekking, viewer: Player) -> bytes:
    """The table, the Row, every player from the viewer clockwise, the viewer's hand."""
    parts = [table(g, viewer), warps(g)]
    cards, date = g.printed.cards, g.seats[viewer].date
    for card in g.row:
        parts.append(cards[card].numbers if card != NO_CARD else EMPTY_SLOT)
    parts.append(bytes([1 if card != NO_CARD and cards[card].year > date else 0 for card in g.row]))
    seats = len(g.seats)
    for k in range(seats):
        p = (viewer + k) % seats
        parts.append(of_seat(g, p))
        parts.append(g.seats[p].plan.numbers)
    return b"".join(parts + hand(g.printed, g.seats[viewer]))


def table(g: Trekking, viewer: Player) -> bytes:
    """Day, decision, supply, decks, Solo card."""
    step = g.waiting.data()
    tag, actor = str(step[0]), g.actor()
    choice = step[2] if tag == "Spend" or tag == "Join" else NO_CHOICE
    asked = 0 if actor == NOBODY else 1 + (actor - viewer) % len(g.seats)
    place = g.printed.rank.get(g.seats[viewer].date, 0)
    tomorrow = g.printed.later[g.day + 1][place] if g.day < DAYS - 1 else 0
    counts = [
        asked,
        choice if isinstance(choice, int) else NO_CHOICE,
        g.wilds,
        *g.supply,
        g.crystals,
        g.unseen(),
        later_unseen(g, viewer),
        tomorrow,
        g.ancestors,
        g.solo + 1,
        g.favourite + 1,
        g.day,
    ]
    return ASKED[tag] + bytes(counts)


def later_unseen(g: Trekking, viewer: Player) -> int:
    """Cards face down in today's deck that would extend the viewer's trek: which lie there is public."""
    date, cards, later = g.seats[viewer].date, g.printed.cards, 0
    for i in range(g.drawn, len(g.deck)):
        if cards[g.deck[i]].year > date:
            later += 1
    return later


def warps(g: Trekking) -> bytes:
    """Today's Warp and tomorrow's."""
    n = len(g.printed.warps)
    shown = bytearray(2 * n)
    if g.warps:
        shown[g.warps[g.day]] = 1
        if g.day < DAYS - 1:
            shown[n + g.warps[g.day + 1]] = 1
    return bytes(shown)


def of_seat(g: Trekking, p: Player) -> bytes:
    """A player's score, clock, treks and tokens."""
    seat = g.seats[p]
    track, treks = seat.track(), 0
    for trek in seat.collapsed:
        treks += g.printed.trek_worth(len(trek))
    return bytes(
        [
            track >> 8,
            track & 255,
            seat.crystals,
            seat.hour,
            g.order.index(p),
            len(seat.trek),
            g.printed.rank.get(seat.date, 0),
            len(seat.collapsed),
            treks if treks < 256 else 255,
            1 if seat.warped else 0,
            1 if seat.chosen != NO_CARD else 0,
            *seat.filled,
        ]
    )


def hand(box: TrekkingBox, seat: Seat) -> list[bytes]:
    """The viewer's Itineraries that are not used yet; the selected one is marked."""
    parts: list[bytes] = []
    for i in range(len(seat.hand)):
        if seat.used >> i & 1:
            parts.append(USED)
        else:
            parts.append(SELECTED if seat.chosen == i else UNUSED)
            parts.append(box.itineraries[seat.hand[i]].numbers)
    return parts
