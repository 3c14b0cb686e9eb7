"""Numbers for networks, one byte each; the page of the game lists them by index. Countries count from the viewer on."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.effect import SEATS, Pick
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import BytesWriter, i64, u8
from quirebox.core.numbers import Numbers, collected
from quirebox.core.state import State
from quirebox.core.step import Over, Step
from quirebox.games.history_of_the_book.auction import Auction
from quirebox.games.history_of_the_book.box import BOOKS, CENTURIES, pile_of
from quirebox.games.history_of_the_book.labels import COUNTRIES, GENRES
from quirebox.games.history_of_the_book.position import (
    BANK,
    CLOSED,
    EVENT,
    LAST_CALL,
    LOCKED,
    MARKET,
    NO_PAYMENT,
    REMOVED,
    WAITING,
    HistoryPosition,
    Payment,
    Seen,
)
from quirebox.games.history_of_the_book.steps.auction import Bid
from quirebox.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quirebox.games.history_of_the_book.steps.collect import Collect
from quirebox.games.history_of_the_book.steps.end import Purchase
from quirebox.games.history_of_the_book.steps.lock import LockBooks, Window
from quirebox.games.history_of_the_book.steps.pay import Change, Mode, PickBook
from quirebox.games.history_of_the_book.steps.settle import SellOrTrade
from quirebox.games.history_of_the_book.steps.talks import Divide, Propose
from quirebox.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount, Draft, DraftAmount
from quirebox.games.history_of_the_book.view import pending

# Where a book is.
AT: Final[dict[int, int]] = {MARKET: 1, CLOSED: 2, WAITING: 3, REMOVED: 4}
UNLOCKED: Final = 5  # and the country: 5 the viewer, 6 the next …
COMPLETED: Final = 11

# What has happened to a book in this turn or decision; several add up.
BOUGHT: Final[u8] = u8(1)  # calls, so that they stay native numbers
SOLD: Final[u8] = u8(2)
OFFERED: Final[u8] = u8(4)
PICKED: Final[u8] = u8(8)

KINDS: Final[dict[type[Step], int]] = {
    Over: 0,
    Mode: 1,
    PickBook: 2,
    Change: 3,
    Bid: 4,
    SellOrTrade: 5,
    Collect: 6,
    Compose: 7,
    Draft: 7,
    ComposeAmount: 8,
    DraftAmount: 8,
    Answer: 9,
    Window: 10,
    LockBooks: 11,
    Pick: 12,
    Choose: 13,
    ChoosePartner: 14,
    Purchase: 15,
    Propose: 16,
    Divide: 17,
}

PLAIN: Final = 7  # decisions up to this kind have no details

NOTHING: Final = bytes(BOOKS)
NOTHING_PAID: Final = bytes(6)


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


NO_DEBTS: Final[list[bytes]] = [bytes(n * (n + 1)) for n in range(SEATS + 1)]

# By the number of countries and the seat of the viewer.
SEEN: Final[list[list[list[int]]]] = [
    [_seen_from(players, first) for first in range(players)] for players in range(SEATS + 1)
]
PLACES: Final[list[list[bytes]]] = [
    [_places_from(players, first) for first in range(players)] for players in range(SEATS + 1)
]


@final
class HistoryNumbers(Numbers):
    """The calendar, what is in progress, every country, every book, the ledger, the events."""

    def write(self, g: State, viewer: Player, out: BytesWriter) -> None:
        assert isinstance(g, HistoryPosition)
        first = max(viewer, 0)  # a spectator sits in the first seat
        _table(g, first, out)
        _countries(g, first, out)
        seen = g.seen()
        place = seen.place_from[first]
        out.write(place if len(place) else places_from(g, seen, first))
        _marks(g, out)
        out.write(seen.order)
        _debts(g, first, out)
        out.write(seen.labels_from[first])
        turns = CENTURIES * g.per_century * g.players
        if g.phase < LAST_CALL:
            turns = (g.round - 1) * g.players + g.country(g.active) + (1 if g.phase >= EVENT else 0)
        used, start = g.piles.used(turns, g.players, g.per_century), pile_of(g.country(first), 0)
        out.write(used[start:])
        out.write(used[:start])
        _talks(g, out)


NUMBERS: Final = HistoryNumbers()


def places_from(g: HistoryPosition, seen: Seen, first: Player) -> bytes:
    """Places and labels as a seat sees them, worked out once for as long as no book moves; the places."""
    seen.place_from[first] = place = seen.place.translate(PLACES[g.players][first])
    at = first * (COUNTRIES + GENRES)
    seen.labels_from[first] = seen.labels[at:] + seen.labels[:at]
    return place


def features(g: State, viewer: Player) -> bytes:
    """What everybody may see, counted from the viewer on."""
    return collected(NUMBERS, g, viewer)


def _talks(g: HistoryPosition, out: BytesWriter) -> None:
    """What came in version 2, at the end, so that everything before it stays where it was."""
    offer = g.offer
    opening = offer.proposer != NOBODY and (offer.answers is not None or not offer.invited)
    out.append(u8(1 if g.talks else 0))
    out.append(u8(1 if g.owed_books else 0))
    out.append(u8(128 + offer.taken))
    out.append(u8(offer.changes))
    out.append(u8(1 if opening else 0))
    out.append(u8(offer.lot + 1))


def _table(g: HistoryPosition, first: Player, out: BytesWriter) -> None:
    """The calendar, the turn, and the payment, bidding or offer in progress."""
    seen, kind = SEEN[g.players][first], KINDS[type(g.waiting)]
    out.append(u8(g.round))
    out.append(u8(g.per_century))
    out.append(u8(g.century()))
    out.append(u8(g.phase))
    out.append(u8(g.trade_limit))
    out.append(u8(g.one_pays))
    out.append(u8(1 if pending(g) else 0))
    out.append(u8(kind))
    out.append(u8(_detail(g, kind)))
    out.append(u8(seen[g.active + 1]))
    out.append(u8(seen[g.waiting.player + 1]))
    out.append(u8(g.country(first)))
    if g.payment is NO_PAYMENT:
        out.write(NOTHING_PAID)
    else:
        _payment(g.payment, seen, out)
    _bidding(g.auction, seen, out)
    offer = g.offer
    out.append(u8(seen[offer.proposer + 1]))
    out.append(u8(seen[offer.partner + 1]))
    out.append(u8(offer.counters))
    out.append(u8(128 + offer.credits))
    out.append(u8(128 + offer.debt))


def _payment(pay: Payment, seen: list[int], out: BytesWriter) -> None:
    out.append(u8(seen[pay.loser + 1]))
    out.append(u8(seen[pay.victor + 1]))
    out.append(u8(min(pay.due, 255)))
    out.append(u8(min(pay.change, 255)))
    out.append(u8(pay.received))
    out.append(u8(1 if pay.debt else 0))


def _bidding(auction: Auction, seen: list[int], out: BytesWriter) -> None:
    out.append(u8(auction.reserve))
    out.append(u8(auction.bid))
    out.append(u8(seen[auction.bidder + 1]))
    out.append(u8(seen[auction.seller + 1]))
    out.append(u8(auction.book + 1))


def _detail(g: HistoryPosition, kind: int) -> int:
    """What the decision is about: the label being locked, the item of the offer, the book to be paired, the effect of
    the card; from 1."""
    if kind <= PLAIN:
        return 0
    step = g.waiting
    if isinstance(step, LockBooks):
        return step.label + 1
    if isinstance(step, (ComposeAmount, DraftAmount)):
        return step.item + 1
    if isinstance(step, ChoosePartner):
        return step.book + 1
    if isinstance(step, (Choose, Pick)):
        return step.effect.id + 1
    return 0


def _countries(g: HistoryPosition, first: Player, out: BytesWriter) -> None:
    """Money, negotiations, whether a country was forced or bids, collections, and the unlocked books among the Most
    Valuable ones."""
    forced: i64 = g.forced
    bidders: i64 = g.auction.bidders
    players, p = i64(g.players), i64(first)
    for k in range(p, p + players):
        p = k if k < players else k - players
        seat = g.seats[p]
        out.append(u8(seat.credits if seat.credits < 255 else 255))
        out.append(u8(seat.trades))
        out.append(u8(forced >> p & 1))
        out.append(u8(bidders >> p & 1))
        out.append(u8(len(seat.collections)))
        out.append(u8(seat.most_valuable))


def _marks(g: HistoryPosition, out: BytesWriter) -> None:
    """What happened to every book."""
    start: i64 = len(out)
    out.write(NOTHING)
    for b in g.bought:
        out[start + b] = BOUGHT
    for b in g.sold:
        at = start + b
        out[at] = out[at] + SOLD
    for b in g.offer.books:
        at = start + b
        out[at] = out[at] + OFFERED
    step = g.waiting
    if isinstance(step, LockBooks):
        for b in step.picked:
            at = start + b
            out[at] = out[at] + PICKED


def _debts(g: HistoryPosition, first: Player, out: BytesWriter) -> None:
    """What every country owes the bank, and the countries from itself on."""
    n, start, debtor = i64(g.players), i64(len(out)), i64(first)
    out.write(NO_DEBTS[n])
    for k in range(n):
        for debt in g.seats[debtor].debts:
            at = start + k * (n + 1)
            if debt.creditor != BANK:
                at += 1 + (debt.creditor - debtor + n) % n
            out[at] = u8(debt.amount if debt.amount < 255 else 255)
        debtor = debtor + 1 if debtor + 1 < n else 0
