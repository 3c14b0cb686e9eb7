"""Auctions (HOB-AUC), and the open bidding that the chance card Forced sale shares with them."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import mask_of
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.auction import NO_AUCTION, Auction
from quirebox.games.history_of_the_book.box import set_of
from quirebox.games.history_of_the_book.position import REMOVED, WAITING, HistoryPosition
from quirebox.games.history_of_the_book.steps.lock import open_window
from quirebox.games.history_of_the_book.steps.talks import Divide
from quirebox.games.history_of_the_book.verbs import earn, gain, give, hand_over, left, put_back

RESERVE: Final = 4  # HOB-AUC-2


def bidding(g: HistoryPosition, reserve: int, first: Player, book: int, seller: Player) -> None:
    """Open bids from the first country on, of all that are free of debt and do not sell (HOB-AUC-3)."""
    bidders = [p for p in range(g.players) if p != seller and not g.seats[p].debts]
    g.auction = Auction(reserve, 0, NOBODY, mask_of(bidders), book, seller)
    _ask(g, first)


def _ask(g: HistoryPosition, first: Player) -> None:
    """The next country that has not passed and does not hold the highest bid; none: bidding is over (HOB-AUC-5)."""
    for k in range(g.players):
        p = (first + k) % g.players
        if g.auction.awaits(p):
            g.push(BIDS[p])
            return


@final
class Bid(Step):
    """HOB-AUC-3 and HOB-AUC-4: a country bids more than all others, or passes for good."""

    def rule(self) -> str:
        return "HOB-AUC-3"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        found = g.printed.amounts(g.auction.lowest_bid(), g.seats[self.player].credits)
        found.append(g.printed.done)
        return found

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*g.printed.amount, g.printed.done]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        if g.auction.bid or action.a >= g.auction.reserve:
            return "HOB-AUC-4"
        return "HOB-AUC-2" if g.auction.seller == NOBODY else "HOB-CHN-1"  # the card says: not below the printed value

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.done:
            g.auction = g.auction.without(self.player)
            g.tell("no bid", self.player)
        else:
            g.auction = g.auction.with_bid(self.player, action.a)
            g.tell("bid", self.player, (action.a,))
        _ask(g, self.player)

    def data(self) -> list[int | str]:
        return ["Bid", self.player]


@final
class Release(Step):
    """HOB-EVT-7: the set of this century comes under the hammer, if it was not released before."""

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        century = g.century()
        if g.place[set_of(century)[0]] == WAITING:
            g.tell("auction", g.active, (century,))
            g.push(HAMMER)
            bidding(g, RESERVE, g.active, NOBODY, NOBODY)

    def data(self) -> list[int | str]:
        return ["Release"]


@final
class Hammer(Step):
    """HOB-AUC-5 and HOB-AUC-6: the highest bidder pays the bank and gains the set; without a bid it is removed."""

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        winner, bid = g.auction.bidder, g.auction.bid
        g.auction = NO_AUCTION
        lot = set_of(g.century())
        if winner == NOBODY:
            g.tell("unsold", NOBODY, (g.century(),))
            for b in lot:
                g.place[b] = REMOVED
            g.moved()
            return
        g.tell("win", winner, (g.century(), bid))
        g.seats[winner].credits -= bid
        for b in lot:
            gain(g, winner, b)
        open_window(g, winner)
        if g.talks and winner != g.active:  # who is active collects next, and trades there
            g.push(Divide(winner, g.century()))

    def data(self) -> list[int | str]:
        return ["Hammer"]


def offer_up(g: HistoryPosition, seller: Player, b: int) -> None:
    """Forced sale: the others bid for a book, from the left neighbour on, not below its printed value."""
    g.tell("offer up", seller, (b,))
    g.push(KNOCKDOWN)
    bidding(g, g.printed.value[b], left(g, seller), b, seller)


@final
class Knockdown(Step):
    """Forced sale: the winner pays the seller and takes the book; without a bid the market takes it at its printed
    value."""

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        was = g.auction
        g.auction = NO_AUCTION
        if was.bidder == NOBODY:
            g.tell("sell", was.seller, (was.book, g.printed.value[was.book]))
            put_back(g, was.seller, was.book)
            earn(g, was.seller, g.printed.value[was.book])
            return
        g.tell("knockdown", was.bidder, (was.seller, was.book, was.bid))
        give(g, was.seller, was.bidder, was.book)
        hand_over(g, was.bidder, was.seller, was.bid)
        open_window(g, was.bidder)

    def data(self) -> list[int | str]:
        return ["Knockdown"]


BIDS: Final[list[Step]] = [Bid(p) for p in range(SEATS)]
RELEASE: Final = Release(NOBODY)
HAMMER: Final = Hammer(NOBODY)
KNOCKDOWN: Final = Knockdown(NOBODY)
