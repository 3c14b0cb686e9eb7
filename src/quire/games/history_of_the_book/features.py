"""Numbers for networks, one byte each; the page of the game lists them by index.  Countries count from the viewer on."""

from __future__ import annotations

from typing import Final

from quire.core.effect import Pick
from quire.core.event import NOBODY, Player
from quire.games.history_of_the_book.labels import LABELS
from quire.games.history_of_the_book.state import BANK, BOOKS, CENTURIES, CLOSED, LOCKED, MARKET, PILE, REMOVED, WAITING, History
from quire.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quire.games.history_of_the_book.steps.lock import LockBooks
from quire.games.history_of_the_book.steps.trade import ComposeAmount
from quire.games.history_of_the_book.view import drawn, pending

# Where a book is.
AT: Final[dict[int, int]] = {MARKET: 1, CLOSED: 2, WAITING: 3, REMOVED: 4}
UNLOCKED: Final = 5         # and the country: 5 the viewer, 6 the next …
COMPLETED: Final = 11

# What has happened to a book in this turn or decision; several add up.
BOUGHT: Final = 1
SOLD: Final = 2
OFFERED: Final = 4
PICKED: Final = 8

KINDS: Final[list[str]] = ["Over", "Mode", "PickBook", "Change", "Bid", "SellOrTrade", "Collect", "Compose", "ComposeAmount", "Answer", "Window",
                           "LockBooks", "Pick", "Choose", "ChoosePartner", "Purchase"]


def features(g: History, viewer: Player) -> bytes:
    """What everybody may see, counted from the viewer on; a spectator sits in the first seat."""
    first = max(viewer, 0)
    found = bytearray()
    _table(g, first, found)
    _places(g, first, found)
    _marks(g, found)
    for k in range(g.players):
        _country(g, (first + k) % g.players, found)
    for k in range(g.players):
        _events(g, g.country((first + k) % g.players), found)
    return bytes(found)


def _byte(n: int) -> int:
    return min(max(n, 0), 255)


def _who(g: History, first: Player, p: Player) -> int:
    """0 for nobody, 1 for the viewer, 2 for the next country …"""
    return 0 if p == NOBODY else (p - first) % g.players + 1


def _table(g: History, first: Player, found: bytearray) -> None:
    """The calendar, the turn, and the payment, bidding or offer in progress."""
    pay, auction, offer = g.payment, g.auction, g.offer
    tag = g.waiting.data()[0]
    for n in (g.round, g.per_century, g.century(), g.phase, g.trade_limit, g.one_pays, int(pending(g)), KINDS.index(str(tag)), _detail(g),
              _who(g, first, g.active), _who(g, first, g.actor()), g.country(first),
              _who(g, first, pay.loser), _who(g, first, pay.victor), pay.due, pay.change, pay.received, int(pay.debt),
              auction.reserve, auction.bid, _who(g, first, auction.bidder), _who(g, first, auction.seller), auction.book + 1,
              _who(g, first, offer.proposer), _who(g, first, offer.partner), offer.counters, 128 + offer.credits, 128 + offer.debt):
        found.append(_byte(n))


def _detail(g: History) -> int:
    """What the decision is about: the label being locked, the item of the offer, the book to be paired, the effect of the card; from 1."""
    step = g.waiting
    if isinstance(step, LockBooks):
        return step.label + 1
    if isinstance(step, ComposeAmount):
        return step.item + 1
    if isinstance(step, ChoosePartner):
        return step.book + 1
    if isinstance(step, (Choose, Pick)):
        return step.effect.id + 1
    return 0


def _places(g: History, first: Player, found: bytearray) -> None:
    """Where every book is."""
    owner = [0] * BOOKS
    for k in range(g.players):
        for collection in g.seats[(first + k) % g.players].collections:
            for b in collection.books:
                owner[b] = COMPLETED + k
    for b in range(BOOKS):
        place = g.place[b]
        found.append(owner[b] if place == LOCKED else AT[place] if place < 0 else UNLOCKED + (place - first) % g.players)


def _marks(g: History, found: bytearray) -> None:
    """What happened to every book, and its place on a shelf (0 if it is on none)."""
    marks = [0] * BOOKS
    for b in g.bought:
        marks[b] |= BOUGHT
    for b in g.sold:
        marks[b] |= SOLD
    for b in g.offer.books:
        marks[b] |= OFFERED
    if isinstance(g.waiting, LockBooks):
        for b in g.waiting.picked:
            marks[b] |= PICKED
    order = [0] * BOOKS
    for seat in g.seats:
        for i in range(len(seat.shelf)):
            order[seat.shelf[i]] = i + 1
    for b in range(BOOKS):
        found.append(marks[b])
    for b in range(BOOKS):
        found.append(_byte(order[b]))


def _country(g: History, p: Player, found: bytearray) -> None:
    """Money, debts, whether it may be forced or bids, and its unlocked books by label."""
    seat = g.seats[p]
    found.append(_byte(seat.credits))
    found.append(seat.trades)
    owed = [0] * (g.players + 1)        # the bank, then the countries from this one on
    for debt in seat.debts:
        owed[0 if debt.creditor == BANK else 1 + (debt.creditor - p) % g.players] = debt.amount
    for n in owed:
        found.append(_byte(n))
    found.append(g.forced >> p & 1)
    found.append(g.auction.bidders >> p & 1)
    found.append(_byte(len(seat.collections)))
    have = [0] * LABELS
    for b in seat.shelf:
        for label in g.cards.labels[b]:
            have[label] += 1
    for n in have:
        found.append(n)


def _events(g: History, country: int, found: bytearray) -> None:
    """1 for every event of the country that has been used."""
    used = [0] * (CENTURIES * PILE)
    start = country * CENTURIES * PILE
    for century in range(CENTURIES):
        for i in range(drawn(g, country, century)):
            used[g.piles[start + century * PILE + i] - start] = 1
    for n in used:
        found.append(n)
