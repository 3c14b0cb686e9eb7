"""How well a player stands, in points (docs/rules/trekking.md, Notes for bots)."""

from __future__ import annotations

from typing import final

from quirebox.bots.mind import Mind
from quirebox.bots.thought import Thought
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.trekking.box import COLOURS, DAYS, NO_CARD, NO_ITINERARY, NOON, Itinerary
from quirebox.games.trekking.mind.weights import Weights
from quirebox.games.trekking.position import Seat, TrekkingPosition


@final
class TrekkingMind(Mind):
    """Judges positions by weights of its own."""

    def __init__(self, weights: Weights, levels: dict[str, Thought]) -> None:
        super().__init__(weights, levels)
        self.w = weights

    def evaluate(self, g: State, p: Player) -> float:
        """Points so far and what can be expected of Itinerary, trek, crystals and hours."""
        assert isinstance(g, TrekkingPosition)
        return worth(self.w, g, p)

    def doubt(self, g: State) -> float:
        """Smaller as the hours pass."""
        assert isinstance(g, TrekkingPosition)
        hours = NOON * (DAYS - 1 - g.day) * g.players
        for seat in g.seats:
            hours += NOON - seat.hour
        return self.w.sure + (self.w.even - self.w.sure) * hours / (NOON * DAYS * g.players)


def worth(w: Weights, g: TrekkingPosition, p: Player) -> float:
    """How well a player stands."""
    if g.over():
        return float(g.score(p))
    seat = g.seats[p]
    today = NOON - seat.hour
    hours = today + NOON * (DAYS - 1 - g.day)
    value = float(seat.track()) + w.hour * hours
    value += seat.crystals * (w.crystal if hours else 1.0)
    for trek in seat.collapsed:
        value += g.printed.trek_worth(len(trek))
    return value + expected_itinerary(w, board(g, seat), seat, today) + expected_trek(w, g, seat, today)


def board(g: TrekkingPosition, seat: Seat) -> Itinerary:
    """Today's Itinerary, also while it is only selected."""
    if seat.plan is NO_ITINERARY and seat.chosen != NO_CARD:
        return g.printed.itineraries[seat.hand[seat.chosen]]
    return seat.plan


def expected_itinerary(w: Weights, plan: Itinerary, seat: Seat, hours: int) -> float:
    """Bonuses still open, each weighed by how many tokens it lacks and how many the rest of the day brings."""
    tokens = w.tokens * hours + 1.0
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
                value += weight(lacks * 2.0 / tokens) * (bonus if bonus > 0 else w.crystal)
        if missing and plan.rows[row]:
            value += weight(missing / tokens) * plan.rows[row]
    return value


def weight(share: float) -> float:
    """How likely a bonus is that takes this share of the tokens to come."""
    return 0.0 if share >= 1.0 else 1.0 - share * share


def expected_trek(w: Weights, g: TrekkingPosition, seat: Seat, today: int) -> float:
    """What the current trek may be worth in the end, by the cards that are later than its date."""
    k = today / w.turn * share_later(g, seat.date)
    place = g.printed.rank.get(seat.date, 0)
    for day in range(g.day + 1, DAYS):
        k += NOON / w.turn * w.tomorrow * g.printed.later[day][place] / len(g.printed.decks[day])
    length = len(seat.trek) + w.extends * k
    whole = int(length)
    low = g.printed.trek_worth(whole)
    return low + (length - whole) * (g.printed.trek_worth(whole + 1) - low)


def share_later(g: TrekkingPosition, date: int) -> float:
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
