"""Bidding in progress (HOB-AUC)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit, has


@final
class Auction:
    """Bidding in progress: immutable, replaced by every bid."""

    def __init__(self, reserve: int, bid: int, bidder: Player, bidders: int, book: int, seller: Player) -> None:
        self.reserve = reserve
        self.bid = bid  # the highest, 0 if there is none
        self.bidder = bidder
        self.bidders = bidders  # a bit for every seat that has not passed
        self.book = book  # what is sold: a book of the seller, or NOBODY for a whole set
        self.seller = seller

    def lowest_bid(self) -> int:
        """The reserve, or 1 more than the highest bid (HOB-AUC-4)."""
        return self.bid + 1 if self.bid else self.reserve

    def awaits(self, p: Player) -> bool:
        """Whether p has not passed and does not hold the highest bid (HOB-AUC-3)."""
        return p != self.bidder and has(self.bidders, p)

    def with_bid(self, p: Player, bid: int) -> Auction:
        """p bids more than all others."""
        return Auction(self.reserve, bid, p, self.bidders, self.book, self.seller)

    def without(self, p: Player) -> Auction:
        """p passes for good."""
        return Auction(self.reserve, self.bid, self.bidder, self.bidders & ~bit(p), self.book, self.seller)


NO_AUCTION: Final = Auction(0, 0, NOBODY, 0, NOBODY, NOBODY)
