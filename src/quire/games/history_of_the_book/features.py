"""Numbers for networks, one byte each; the page of the game lists them by index.  Countries count from the viewer on."""

from __future__ import annotations

from typing import Final

from quire.core.effect import SEATS, Pick
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Over, Step
from quire.games.history_of_the_book.labels import COUNTRIES, GENRES
from quire.games.history_of_the_book.state import (
    BANK,
    BOOKS,
    CENTURIES,
    CLOSED,
    EVENT,
    LAST_CALL,
    LOCKED,
    MARKET,
    PILE,
    REMOVED,
    WAITING,
    History,
    Seat,
    hob,
)
from quire.games.history_of_the_book.steps.auction import Bid
from quire.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quire.games.history_of_the_book.steps.collect import Collect
from quire.games.history_of_the_book.steps.end import Purchase
from quire.games.history_of_the_book.steps.lock import LockBooks, Window
from quire.games.history_of_the_book.steps.pay import Change, Mode, PickBook
from quire.games.history_of_the_book.steps.settle import SellOrTrade
from quire.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount
from quire.games.history_of_the_book.view import pending

# Where a book is.
AT: Final[dict[int, int]] = {MARKET: 1, CLOSED: 2, WAITING: 3, REMOVED: 4}
UNLOCKED: Final = 5  # and the country: 5 the viewer, 6 the next …
COMPLETED: Final = 11

# What has happened to a book in this turn or decision; several add up.
BOUGHT: Final = 1
SOLD: Final = 2
OFFERED: Final = 4
PICKED: Final = 8

KINDS: Final[dict[type[Step], int]] = {
    Over: 0,
    Mode: 1,
    PickBook: 2,
    Change: 3,
    Bid: 4,
    SellOrTrade: 5,
    Collect: 6,
    Compose: 7,
    ComposeAmount: 8,
    Answer: 9,
    Window: 10,
    LockBooks: 11,
    Pick: 12,
    Choose: 13,
    ChoosePartner: 14,
    Purchase: 15,
}

PLAIN: Final = 7  # decisions up to this kind have no details

NOTHING: Final = bytes(BOOKS)


def _seen_from(players: int, first: Player) -> list[int]:
    """By seat + 1: 0 for nobody, 1 for the viewer, 2 for the next country …"""
    return [0, *[(p - first) % players + 1 for p in range(players)]]


def _places_from(players: int, first: Player) -> bytes:
    """What every place of a book is called, for `bytes.translate`."""
    found = bytearray(256)
    for place, number in AT.items():
        found[place] = number
    for p in range(players):
        found[p] = UNLOCKED + (p - first) % players
        found[LOCKED + p] = COMPLETED + (p - first) % players
    return bytes(found)


# By the number of countries and the seat of the viewer.
SEEN: Final[list[list[list[int]]]] = [
    [_seen_from(players, first) for first in range(players)] for players in range(SEATS + 1)
]
PLACES: Final[list[list[bytes]]] = [
    [_places_from(players, first) for first in range(players)] for players in range(SEATS + 1)
]


def features(position: State, viewer: Player) -> bytes:
    """What everybody may see, counted from the viewer on; a spectator sits in the first seat."""
    g = hob(position)
    first = max(viewer, 0)
    seats = g.seats[first:] + g.seats[:first] if first else g.seats
    numbers = _table(g, first)
    _add_countries(g, seats, first, numbers)
    seen, labels = g.seen(), first * (COUNTRIES + GENRES)
    found: list[bytes | bytearray] = [
        bytearray(numbers),
        seen.place.translate(PLACES[g.players][first]),
        _marks(g),
        seen.order,
        _debts(g, seats, first),
        seen.labels[labels:],
        seen.labels[:labels],
    ]
    turns = CENTURIES * g.per_century * g.players
    if g.phase < LAST_CALL:
        turns = (g.round - 1) * g.players + g.country(g.active) + (1 if g.phase >= EVENT else 0)
    used = g.piles.used(turns, g.players, g.per_century)
    start = g.country(first) * CENTURIES * PILE
    found.append(used[start:])
    found.append(used[:start])
    return b"".join(found)


def _table(g: History, first: Player) -> list[int]:
    """The calendar, the turn, and the payment, bidding or offer in progress."""
    pay, auction, offer = g.payment, g.auction, g.offer
    seen, kind = SEEN[g.players][first], KINDS[type(g.waiting)]
    return [
        g.round,
        g.per_century,
        g.century(),
        g.phase,
        g.trade_limit,
        g.one_pays,
        1 if pending(g) else 0,
        kind,
        _detail(g, kind),
        seen[g.active + 1],
        seen[g.waiting.player + 1],
        g.country(first),
        seen[pay.loser + 1],
        seen[pay.victor + 1],
        min(pay.due, 255),
        min(pay.change, 255),
        pay.received,
        1 if pay.debt else 0,
        auction.reserve,
        auction.bid,
        seen[auction.bidder + 1],
        seen[auction.seller + 1],
        auction.book + 1,
        seen[offer.proposer + 1],
        seen[offer.partner + 1],
        offer.counters,
        128 + offer.credits,
        128 + offer.debt,
    ]


def _detail(g: History, kind: int) -> int:
    """What the decision is about: the label being locked, the item of the offer, the book to be paired, the effect of the card; from 1."""
    if kind <= PLAIN:
        return 0
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


def _add_countries(g: History, seats: list[Seat], first: Player, found: list[int]) -> None:
    """Money, negotiations, whether a country was forced or bids, collections, and the unlocked books among the Most Valuable ones."""
    p = first
    for seat in seats:
        found.append(min(seat.credits, 255))
        found.append(seat.trades)
        found.append(g.forced >> p & 1)
        found.append(g.auction.bidders >> p & 1)
        found.append(len(seat.collections))
        found.append(seat.most_valuable)
        p = p + 1 if p + 1 < g.players else 0


def _marks(g: History) -> bytes | bytearray:
    """What happened to every book."""
    step = g.waiting
    picked = step.picked if isinstance(step, LockBooks) else ()
    if not g.bought and not g.sold and not g.offer.books and not picked:
        return NOTHING
    found = bytearray(BOOKS)
    for b in g.bought:
        found[b] = BOUGHT
    for b in g.sold:
        found[b] += SOLD
    for b in g.offer.books:
        found[b] += OFFERED
    for b in picked:
        found[b] += PICKED
    return found


def _debts(g: History, seats: list[Seat], first: Player) -> bytearray:
    """What every country owes the bank, and the countries from itself on."""
    n = g.players
    found = bytearray(n * (n + 1))
    for k, seat in enumerate(seats):
        for debt in seat.debts:
            found[k * (n + 1) + (0 if debt.creditor == BANK else 1 + (debt.creditor - first - k) % n)] = min(
                debt.amount, 255
            )
    return found
