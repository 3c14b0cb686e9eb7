"""Auctions (HOB-AUC), and the open bidding that the chance card Forced sale shares with them."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.bank import earn, hand_over
from quire.games.history_of_the_book.shelves import gain, give, put_back
from quire.games.history_of_the_book.state import (
    HIGHEST_AMOUNT,
    MARKET_BOOKS,
    NO_AUCTION,
    REMOVED,
    SET_BOOKS,
    WAITING,
    Auction,
    History,
    hob,
)
from quire.games.history_of_the_book.steps.lock import open_window

RESERVE: Final = 4  # HOB-AUC-2


def bidding(g: History, reserve: int, first: Player, book: int, seller: Player) -> None:
    """Open bids from the first country on, of all that are free of debt and do not sell (HOB-AUC-3)."""
    bidders = 0
    for p in range(g.players):
        if p != seller and not g.seats[p].debts:
            bidders |= 1 << p
    g.auction = Auction(reserve, 0, NOBODY, bidders, book, seller)
    _ask(g, first)


def lowest_bid(auction: Auction) -> int:
    """The reserve, or 1 more than the highest bid (HOB-AUC-4)."""
    return auction.bid + 1 if auction.bid else auction.reserve


def _ask(g: History, first: Player) -> None:
    """The next country that has not passed and does not hold the highest bid; none: bidding is over (HOB-AUC-5)."""
    for k in range(g.players):
        p = (first + k) % g.players
        if g.auction.bidders >> p & 1 and p != g.auction.bidder:
            g.push(BIDS[p])
            return


@final
class Bid(Step):
    """HOB-AUC-3 and HOB-AUC-4: a country bids more than all others, or passes for good."""

    def rule(self) -> str:
        return "HOB-AUC-3"

    def candidates(self, g: State) -> list[Action]:
        return [*hob(g).cards.amount, hob(g).cards.done]

    def refusal(self, g: State, action: Action) -> str:
        h = hob(g)
        if action is h.cards.done or lowest_bid(h.auction) <= action.a <= h.seats[self.player].credits:
            return ""
        if h.auction.bid or action.a >= h.auction.reserve:
            return "HOB-AUC-4"
        return "HOB-AUC-2" if h.auction.seller == NOBODY else "HOB-CHN-1"  # the card says: not below the printed value

    def options(self, g: State) -> list[Action]:
        h = hob(g)
        found = h.cards.amount[lowest_bid(h.auction) - 1 : min(h.seats[self.player].credits, HIGHEST_AMOUNT)]
        found.append(h.cards.done)
        return found

    def apply(self, g: State, action: Action) -> None:
        h = hob(g)
        was = h.auction
        if action is h.cards.done:
            h.auction = Auction(
                was.reserve, was.bid, was.bidder, was.bidders & ~(1 << self.player), was.book, was.seller
            )
            g.tell("no bid", self.player)
        else:
            h.auction = Auction(was.reserve, action.a, self.player, was.bidders, was.book, was.seller)
            g.tell("bid", self.player, (action.a,))
        _ask(h, self.player)

    def data(self) -> list[int | str]:
        return ["Bid", self.player]


@final
class Release(Step):
    """HOB-EVT-7: the set of this century comes under the hammer, if it was not released before."""

    def run(self, g: State) -> None:
        h = hob(g)
        century = h.century()
        if h.place[MARKET_BOOKS + SET_BOOKS * century] == WAITING:
            g.tell("auction", h.active, (century,))
            g.push(HAMMER)
            bidding(h, RESERVE, h.active, NOBODY, NOBODY)

    def data(self) -> list[int | str]:
        return ["Release"]


@final
class Hammer(Step):
    """HOB-AUC-5 and HOB-AUC-6: the highest bidder pays the bank and gains the set; without a bid it is removed."""

    def run(self, g: State) -> None:
        h = hob(g)
        winner, bid = h.auction.bidder, h.auction.bid
        h.auction = NO_AUCTION
        first = MARKET_BOOKS + SET_BOOKS * h.century()
        if winner == NOBODY:
            g.tell("unsold", NOBODY, (h.century(),))
            for b in range(first, first + SET_BOOKS):
                h.place[b] = REMOVED
            h.moved()
            return
        g.tell("win", winner, (h.century(), bid))
        h.seats[winner].credits -= bid
        for b in range(first, first + SET_BOOKS):
            gain(h, winner, b)
        open_window(h, winner)

    def data(self) -> list[int | str]:
        return ["Hammer"]


def offer_up(g: History, seller: Player, b: int) -> None:
    """Forced sale: the others bid for a book, from the left neighbour on, not below its printed value."""
    g.tell("offer up", seller, (b,))
    g.push(KNOCKDOWN)
    bidding(g, g.cards.value[b], (seller + 1) % g.players, b, seller)


@final
class Knockdown(Step):
    """Forced sale: the winner pays the seller and takes the book; without a bid the market takes it at its printed value."""

    def run(self, g: State) -> None:
        h = hob(g)
        was = h.auction
        h.auction = NO_AUCTION
        if was.bidder == NOBODY:
            g.tell("sell", was.seller, (was.book, h.cards.value[was.book]))
            put_back(h, was.seller, was.book)
            earn(h, was.seller, h.cards.value[was.book])
            return
        g.tell("knockdown", was.bidder, (was.seller, was.book, was.bid))
        give(h, was.seller, was.bidder, was.book)
        hand_over(h, was.bidder, was.seller, was.bid)
        open_window(h, was.bidder)

    def data(self) -> list[int | str]:
        return ["Knockdown"]


BIDS: Final[list[Step]] = [Bid(p) for p in range(SEATS)]
RELEASE: Final = Release(NOBODY)
HAMMER: Final = Hammer(NOBODY)
KNOCKDOWN: Final = Knockdown(NOBODY)
