"""What two countries have to offer each other (HOB-TRADE)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import i64
from quirebox.games.history_of_the_book.box import set_of
from quirebox.games.history_of_the_book.labels import ONE
from quirebox.games.history_of_the_book.offer import (
    ASK_CREDITS,
    ASK_DEBT,
    BOTH,
    GIVE_CREDITS,
    GIVE_DEBT,
    HAND_DEBT,
    ITEMS,
    MOST_CHANGES,
    Offer,
)
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.verbs import owed

# The items of an offer in version 1 end here; then comes submitting it.
OLD_SUBMIT: Final = 4
# After all items: `counter`, then submitting.
COUNTER: Final = ITEMS
SUBMIT: Final = ITEMS + 1


def first_version(g: HistoryPosition) -> bool:
    """Whether offers are composed as in version 1 of the game."""
    game = g.box.game
    return game is not None and game.version == 1


def paper(g: HistoryPosition, giver: Player, receiver: Player) -> int:
    """The most debt paper that the giver can give: a debt to cancel, or debts to third parties to refinance
    (HOB-TRADE-7)."""
    return owed(g, receiver, giver) or owed_to_others(g, giver, receiver)


def owed_to_others(g: HistoryPosition, debtor: Player, besides: Player) -> int:
    """What a country owes to everybody but one."""
    third = 0
    for debt in g.seats[debtor].debts:
        if debt.creditor != besides:
            third += debt.amount
    return third


def can_take_over(g: HistoryPosition, taker: Player, debtor: Player) -> int:
    """The most of a country's debts that another one can take over: not more than it could pay (HOB-TRADE-12)."""
    seat = g.seats[taker]
    return min(owed_to_others(g, debtor, taker), seat.credits + seat.shelf_value(g.printed.value))


def open_to_trade(g: HistoryPosition, p: Player) -> i64:
    """A bit for every country with which p can open a negotiation: one more is left to p (HOB-TRADE-2), and both have
    something to give (HOB-TRADE-3)."""
    own = g.seats[p]
    if own.trades >= g.trade_limit:
        return 0
    rich = own.credits > 0 or len(own.shelf) > 0
    found: i64 = 0
    me: i64 = p
    partner: i64 = g.germany
    players: i64 = g.players
    for country in range(players):
        other = g.seats[partner]
        if (
            partner != me
            and (rich or paper(g, p, partner))
            and (other.credits > 0 or len(other.shelf) > 0 or paper(g, partner, p))
        ):
            found |= ONE << country
        partner += 1
        if partner == players:
            partner = 0
    return found


def only_credits(g: HistoryPosition, p: Player, partner: Player) -> bool:
    """Whether two countries have nothing but credits to offer each other, so that no offer could be made
    (HOB-TRADE-3)."""
    if g.seats[p].shelf or g.seats[partner].shelf:
        return False
    return not (g.seats[p].debts or g.seats[partner].debts)


def goods_of(g: HistoryPosition, p: Player, partner: Player) -> list[Action]:
    """The actions of all unlocked books of two countries, by index."""
    return by_index(g, g.seats[p].shelf + g.seats[partner].shelf)


def lot_of(g: HistoryPosition, p: Player, partner: Player, century: int) -> list[Action]:
    """The actions of the books of an auction set that p has, and of all unlocked books of the partner, by index."""
    return by_index(g, [b for b in set_of(century) if g.place[b] == p] + g.seats[partner].shelf)


def by_index(g: HistoryPosition, books: list[int]) -> list[Action]:
    """The actions of books in their order."""
    books.sort()
    return [g.printed.book[b] for b in books]


def most_of(g: HistoryPosition, offer: Offer, item: int) -> int:
    """How much of an item the offer could contain."""
    if item == GIVE_CREDITS:
        return g.seats[offer.proposer].credits
    if item == ASK_CREDITS:
        return g.seats[offer.partner].credits
    if item == GIVE_DEBT:
        return paper(g, offer.proposer, offer.partner)
    if item == ASK_DEBT:
        return paper(g, offer.partner, offer.proposer)
    if item == HAND_DEBT:
        return can_take_over(g, offer.partner, offer.proposer)
    return can_take_over(g, offer.proposer, offer.partner)


def complete(offer: Offer) -> bool:
    """Whether it can be made: both sides give something (HOB-TRADE-3); in a side deal a book of the set is in it
    (HOB-TRADE-11)."""
    if offer.sides != BOTH:
        return False
    if offer.lot == NOBODY:
        return True
    lot = set_of(offer.lot)
    for b in offer.books:
        if b in lot:
            return True
    return False


def draft_items(g: HistoryPosition, offer: Offer) -> i64:
    """A bit for every item that can be put into the offer; one for `counter`, while nothing was done yet: begin with
    the other's offer, or let the other propose (HOB-TRADE-4, HOB-TRADE-10); one for submitting it."""
    found: i64 = ONE << SUBMIT if complete(offer) else 0
    if not offer.changes and not offer.sides and (offer.answers is not None or not offer.invited):
        found |= ONE << COUNTER
    if offer.changes >= MOST_CHANGES:
        return found
    proposer, partner = g.seats[offer.proposer], g.seats[offer.partner]
    if proposer.credits:
        found |= ONE << GIVE_CREDITS
    if partner.credits:
        found |= ONE << ASK_CREDITS
    if proposer.debts or partner.debts:
        for item in range(GIVE_DEBT, ITEMS):
            if most_of(g, offer, item):
                found |= ONE << item
    return found


def next_items(g: HistoryPosition, offer: Offer) -> i64:
    """A bit for every item that an offer of version 1 may still get, in the order credits, debt paper; then one for
    submitting it, once both sides give something (HOB-TRADE-3)."""
    found: i64 = ONE << OLD_SUBMIT if offer.sides == BOTH else 0
    if offer.debt:
        return found
    proposer, partner = g.seats[offer.proposer], g.seats[offer.partner]
    if not offer.credits:
        if proposer.credits:
            found |= ONE << GIVE_CREDITS
        if partner.credits:
            found |= ONE << ASK_CREDITS
    if proposer.debts or partner.debts:
        if paper(g, offer.proposer, offer.partner):
            found |= ONE << GIVE_DEBT
        if paper(g, offer.partner, offer.proposer):
            found |= ONE << ASK_DEBT
    return found
