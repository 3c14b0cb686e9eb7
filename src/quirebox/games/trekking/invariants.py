"""The invariants of a position, which hold between any two decisions (docs/rules/trekking.md, Invariants)."""

from __future__ import annotations

from quirebox.core.state import State
from quirebox.games.trekking.box import COLOURS, DAYS, NO_CARD, NOON, SLOTS, WILD
from quirebox.games.trekking.position import NO_TREK, Seat, TrekkingPosition
from quirebox.games.trekking.steps.treks import Refill
from quirebox.games.trekking.steps.turns import Choose


def check(g: State) -> None:
    """Assert every invariant; the number is that of the page."""
    assert isinstance(g, TrekkingPosition)
    check_supply(g)
    check_cards(g)
    check_clock(g)
    check_row(g)
    for p in range(len(g.seats)):
        check_treks(g, g.seats[p])
    for p in range(g.players):
        check_itinerary(g.seats[p])
    hands = [i for seat in g.seats for i in seat.hand]
    assert len(hands) == len(set(hands)) == 4 * g.players, f"15: hands {hands}"
    assert len(g.options) <= 8, f"17: {len(g.options)} options"


def check_supply(g: TrekkingPosition) -> None:
    """Tokens and crystals are neither made nor lost."""
    total = [*g.supply]
    total[WILD] += g.wilds
    for seat in g.seats:
        for x in range(COLOURS):
            wilds = seat.wilds_on(x)
            total[x] += seat.filled[x] - wilds
            total[WILD] += wilds
    assert total in g.printed.tokens.values(), f"1: tokens {total}"
    assert min(g.supply) >= 0 and g.wilds >= 0, f"1: supply {g.supply}, in hand {g.wilds}"
    crystals = g.crystals + sum([seat.crystals for seat in g.seats])
    assert crystals in (20, 16) and g.crystals >= 0 and min([seat.crystals for seat in g.seats]) >= 0, (
        f"2: {crystals} crystals"
    )


def check_cards(g: TrekkingPosition) -> None:
    """Every card is in at most one place; a place of its own day."""
    taken = [card for seat in g.seats for trek in [*seat.collapsed, seat.trek] for card in trek]
    lying = [card for card in g.row if card != NO_CARD] + g.deck[g.drawn :]
    later = [card for deck in g.later[g.day :] for card in deck]
    everywhere = taken + lying + later + g.family[: g.ancestors]
    assert len(everywhere) == len(set(everywhere)), f"5: a card lies in two places: {sorted(everywhere)}"
    assert {g.printed.cards[card].day for card in lying} <= {g.day}, "3: cards of another day"
    for day in range(g.day + 1, DAYS):
        assert sorted(g.later[day - 1]) == g.printed.decks[day], f"3: the deck of day {day} is not complete"
    ancestors = g.ancestors + len([card for card in taken if card in g.printed.family])
    used = min(g.printed.ancestors[g.players], len(g.printed.family))
    assert ancestors <= used == len(g.family), f"4: {ancestors} Ancestors"
    assert ancestors == len(g.family) or g.warps, f"4: {ancestors} Ancestors"


def check_clock(g: TrekkingPosition) -> None:
    """Every watch is on the clock once; the player who chooses is furthest behind and on top."""
    assert sorted(g.order) == list(range(len(g.seats))), f"6: order {g.order}"
    for seat in g.seats:
        assert 0 <= seat.hour <= NOON, f"6: hour {seat.hour}"
    if isinstance(g.waiting, Choose):
        assert g.waiting.player == g.active(), f"7: {g.waiting.player} chooses, {g.active()} is furthest behind"


def check_row(g: TrekkingPosition) -> None:
    """Empty slots are at the left, and only without a deck."""
    if g.agenda and isinstance(g.agenda[-1], Refill):
        return
    empty = [s for s in range(SLOTS) if g.row[s] == NO_CARD]
    assert empty == list(range(len(empty))), f"16: Row {g.row}"
    assert not empty or not g.unseen(), f"16: Row {g.row} with {g.unseen()} cards in the deck"
    assert 0 <= g.drawn <= len(g.deck), f"3: {g.drawn} of {len(g.deck)} cards drawn"


def check_treks(g: TrekkingPosition, seat: Seat) -> None:
    """Dates never decrease; no Ancestor comes first; the trek date is that of the last card."""
    cards = g.printed.cards
    for trek in [*seat.collapsed, seat.trek]:
        assert not trek or cards[trek[0]].day != NO_CARD, f"4: an Ancestor begins the trek {trek}"
        years = [cards[card].year for card in trek if cards[card].day != NO_CARD]
        assert years == sorted(years) or g.warps, f"11: years {years}"
        if trek is seat.trek:
            assert seat.date == max(years, default=NO_TREK), f"11: the trek date is {seat.date}, the years are {years}"
    assert not seat.warped or g.todays_warp().steps, "20: a Warp marker without an Activated Warp"
    assert seat.trek or not seat.collapsed or not g.options, "12: collapsed treks without a current one"


def check_itinerary(seat: Seat) -> None:
    """No column holds more than it has spaces; the points are those of what is covered."""
    for x in range(COLOURS):
        assert 0 <= seat.filled[x] <= seat.plan.heights[x], f"9: column {x} has {seat.filled[x]} tokens"
    assert seat.plan.number == NO_CARD or seat.plan.number in seat.hand, "15: the Itinerary is not of the hand"
    assert seat.chosen == NO_CARD or not seat.is_used(seat.chosen), "15: a used Itinerary was selected"
    assert seat.experience >= itinerary_points(seat), (
        f"10: {seat.experience} points of Itineraries, {itinerary_points(seat)} of today's"
    )


def itinerary_points(seat: Seat) -> int:
    """Today's points as a function of what is covered."""
    plan = seat.plan
    points = 0
    for x in range(COLOURS):
        points += sum([bonus for bonus in plan.spaces[x][1 : seat.filled[x] + 1] if bonus > 0])
    for row in range(1, max(plan.heights) + 1):
        if seat.row_complete(row):
            points += plan.rows[row]
    return points
