"""How well a player stands, in points (docs/rules/trekking.md, Notes for bots)."""

from __future__ import annotations

from typing import Final, final

from quire.core.event import Player
from quire.games.trekking.printed import COLOURS, DAYS, NO_CARD, NO_ITINERARY, NOON, Itinerary
from quire.games.trekking.state import Seat, Trekking


@final
class Weights:
    """What things are worth, in points; found by play (docs/bots.md)."""

    def __init__(self) -> None:
        self.hour = 1.4  # an hour that is still to come, besides what it does for Itinerary and trek below
        self.crystal = 2.1  # a crystal while hours remain
        self.tokens = 1.3  # that an hour brings
        self.turn = 2.6  # hours that a turn takes
        self.tomorrow = 0.8  # of the turns of a later day, those for which the trek date is still what it is now
        self.extends = 0.4  # of the turns that could extend the trek, those that do
        self.even = 20.0  # the lead that makes a favourite of e to 1 at the start
        self.sure = 3.0  # and at the end


WEIGHTS: Final = Weights()


def evaluate(g: Trekking, p: Player) -> float:
    """Points so far and what can be expected of Itinerary, trek, crystals and hours."""
    if g.over():
        return float(g.score(p))
    seat = g.seats[p]
    today = NOON - seat.hour
    hours = today + NOON * (DAYS - 1 - g.day)
    value = float(seat.track()) + WEIGHTS.hour * hours
    value += seat.crystals * (WEIGHTS.crystal if hours else 1.0)
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
    tokens = WEIGHTS.tokens * hours + 1.0
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
                value += weight(lacks * 2.0 / tokens) * (bonus if bonus > 0 else WEIGHTS.crystal)
        if missing and plan.rows[row]:
            value += weight(missing / tokens) * plan.rows[row]
    return value


def weight(share: float) -> float:
    """How likely a bonus is that takes this share of the tokens to come."""
    return 0.0 if share >= 1.0 else 1.0 - share * share


def expected_trek(g: Trekking, seat: Seat, today: int) -> float:
    """What the current trek may be worth in the end, by the cards that are later than its date."""
    k = today / WEIGHTS.turn * share_later(g, seat.date)
    place = g.printed.rank.get(seat.date, 0)
    for day in range(g.day + 1, DAYS):
        k += NOON / WEIGHTS.turn * WEIGHTS.tomorrow * g.printed.later[day][place] / len(g.printed.decks[day])
    length = len(seat.trek) + WEIGHTS.extends * k
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


def doubt(g: Trekking) -> float:
    """The lead that makes a favourite of e to 1: smaller as the hours pass."""
    hours = NOON * (DAYS - 1 - g.day) * g.players
    for seat in g.seats:
        hours += NOON - seat.hour
    return WEIGHTS.sure + (WEIGHTS.even - WEIGHTS.sure) * hours / (NOON * DAYS * g.players)
