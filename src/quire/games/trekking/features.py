"""What a player may see as numbers for networks, one byte each; docs/rules/trekking.md lists them by index."""

from __future__ import annotations

from quire.core.event import NOBODY, Player
from quire.games.trekking.printed import COLOURS, DAYS, DEEPEST, LETTERS, NO_CARD, SLOTS, TrekkingBox
from quire.games.trekking.state import Seat, Trekking

STEPS = ("Select", "Choose", "Spend", "PlaceWild", "Exchange", "Join", "ChooseColour", "Board")
NO_CHOICE = 8           # nothing is being paid for
BOARD = COLOURS + DEEPEST + COLOURS * DEEPEST       # numbers of an Itinerary


def features(g: Trekking, viewer: Player) -> bytes:
    """The table, the Row, every player from the viewer clockwise, the viewer's hand."""
    numbers = table(g, viewer)
    date = g.seats[viewer].date
    for slot in range(SLOTS):
        numbers += row_slot(g, slot, date)
    seats = len(g.seats)
    for k in range(seats):
        numbers += of_seat(g, (viewer + k) % seats)
    numbers += hand(g.printed, g.seats[viewer])
    return bytes([n if n < 256 else 255 for n in numbers])


def table(g: Trekking, viewer: Player) -> list[int]:
    """Day, decision, supply, decks, Warps, Solo card."""
    step = g.waiting.data()
    tag = str(step[0])
    actor = g.actor()
    choice = step[2] if tag == "Spend" or tag == "Join" else NO_CHOICE
    numbers = [g.day, *[1 if tag == name else 0 for name in STEPS]]
    numbers += [0 if actor == NOBODY else 1 + (actor - viewer) % len(g.seats), choice if isinstance(choice, int) else NO_CHOICE, g.wilds, *g.supply, g.crystals]
    numbers += [g.unseen(), later_cards(g, viewer), tomorrow(g, viewer), g.ancestors]
    for day in (g.day, g.day + 1):
        today = g.warps[day] if g.warps and day < DAYS else NO_CARD
        numbers += [1 if today == w else 0 for w in range(len(g.printed.warps))]
    return [*numbers, g.solo + 1, g.favourite + 1]


def later_cards(g: Trekking, viewer: Player) -> int:
    """Cards face down in today's deck that would extend the viewer's trek: which lie there is public."""
    date = g.seats[viewer].date
    return len([1 for card in g.deck[g.drawn:] if g.printed.cards[card].year > date])


def tomorrow(g: Trekking, viewer: Player) -> int:
    """Cards of the next day's deck that would extend the viewer's trek."""
    date = g.seats[viewer].date
    return len([1 for card in g.printed.decks[g.day + 1] if g.printed.cards[card].year > date]) if g.day < DAYS - 1 else 0


def row_slot(g: Trekking, slot: int, date: int) -> list[int]:
    """A card of the Row: place of its year, whether it is later than the viewer's trek, hours, icons."""
    if g.row[slot] == NO_CARD:
        return [0] * (3 + len(LETTERS))
    card = g.printed.cards[g.row[slot]]
    return [g.printed.rank.get(card.year, 0), 1 if card.year > date else 0, card.hours, *[card.icons.printed.count(icon) for icon in range(len(LETTERS))]]


def of_seat(g: Trekking, p: Player) -> list[int]:
    """A player's score, clock, treks and Itinerary."""
    seat = g.seats[p]
    track, treks = seat.track(), sum([g.printed.trek_worth(len(trek)) for trek in seat.collapsed])
    return [track >> 8, track & 255, seat.crystals, seat.hour, g.order.index(p), len(seat.trek), g.printed.rank.get(seat.date, 0),
            len(seat.collapsed), treks, 1 if seat.warped else 0, 1 if seat.chosen != NO_CARD else 0, *seat.filled, *seat.plan.numbers]


def hand(box: TrekkingBox, seat: Seat) -> list[int]:
    """The viewer's Itineraries that are not used yet; the selected one is marked."""
    numbers: list[int] = []
    for i in range(len(seat.hand)):
        if seat.used >> i & 1:
            numbers += [0] * (2 + BOARD)
        else:
            numbers += [1, 1 if seat.chosen == i else 0, *box.itineraries[seat.hand[i]].numbers]
    return numbers


