"""How well a player stands, in points (docs/rules/trekking.md, Notes for bots)."""

from __future__ import annotations

from typing import Final

from quire.core.event import Player
from quire.games.trekking.printed import COLOURS, DAYS, NO_CARD, NO_ITINERARY, NOON, Itinerary
from quire.games.trekking.state import Seat, Trekking

HOUR: Final = 1.4           # points of an hour that is still to come, besides what it does for Itinerary and trek below
CRYSTAL: Final = 2.1        # of a crystal while hours remain
TOKENS: Final = 1.3         # that an hour brings
TURN: Final = 2.6           # hours that a turn takes
TOMORROW: Final = 0.8       # of the turns of a later day, those for which the trek date is still what it is now
EXTENDS: Final = 0.4        # of the turns that could extend the trek, those that do


def evaluate(g: Trekking, p: Player) -> float:
    """Points so far and what can be expected of Itinerary, trek, crystals and hours."""
    if g.over():
        return float(g.score(p))
    seat = g.seats[p]
    today = NOON - seat.hour
    hours = today + NOON * (DAYS - 1 - g.day)
    value = float(seat.track()) + HOUR * hours
    value += seat.crystals * (CRYSTAL if hours else 1.0)
    for trek in seat.collapsed:
        value += g.printed.trek_worth(len(trek))
    return value + expected_itinerary(board(g, seat), seat, today) + expected_trek(g, seat, today)


def board(g: Trekking, seat: Seat) -> Itinerary:
    """Today's Itinerary, also while it is only selected."""
    if seat.plan is NO_ITINERARY and seat.chosen != NO_CARD:
        return g.printed.itineraries[seat.hand[seat.chosen]]
    return seat.plan


def expected_itinerary(plan: Itinerary, seat: Seat, hours: int) -> float:
    """Bonuses still open, each weighed by how many tokens it lacks and how many the rest of the day brings."""
    tokens = TOKENS * hours + 1.0
    value = 0.0
    for row in range(1, len(plan.rows)):
        missing = 0
        for x in range(COLOURS):
            height = plan.heights[x]
            if height < row or seat.filled[x] >= row:
                continue
            lacks = row - seat.filled[x]
            missing += lacks
            bonus = plan.spaces[x][row]
            if bonus:
                value += weight(lacks * 2.0 / tokens) * (bonus if bonus > 0 else CRYSTAL)
        if missing and plan.rows[row]:
            value += weight(missing / tokens) * plan.rows[row]
    return value


def weight(share: float) -> float:
    """How likely a bonus is that takes this share of the tokens to come."""
    return 0.0 if share >= 1.0 else 1.0 - share * share


def expected_trek(g: Trekking, seat: Seat, today: int) -> float:
    """What the current trek may be worth in the end, by the cards that are later than its date."""
    k = today / TURN * share_later(g, seat.date)
    place = g.printed.rank.get(seat.date, 0)
    for day in range(g.day + 1, DAYS):
        k += NOON / TURN * TOMORROW * g.printed.later[day][place] / len(g.printed.decks[day])
    length = len(seat.trek) + EXTENDS * k
    whole = int(length)
    low = g.printed.trek_worth(whole)
    return low + (length - whole) * (g.printed.trek_worth(whole + 1) - low)


def share_later(g: Trekking, date: int) -> float:
    """The share of today's cards, in the Row and face down, that are later."""
    later = cards = 0
    for card in g.row:
        if card != NO_CARD:
            cards += 1
            if g.printed.cards[card].year > date:
                later += 1
    for i in range(g.drawn, len(g.deck)):
        cards += 1
        if g.printed.cards[g.deck[i]].year > date:
            later += 1
    return later / cards if cards else 0.0
