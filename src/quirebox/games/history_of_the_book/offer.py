"""An offer of a negotiation (HOB-TRADE-3): what one side proposes to the other."""

from __future__ import annotations

from bisect import insort
from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player

# The items of an offer that have an amount.
GIVE_CREDITS: Final = 0
ASK_CREDITS: Final = 1
GIVE_DEBT: Final = 2
ASK_DEBT: Final = 3
HAND_DEBT: Final = 4
TAKE_DEBT: Final = 5
ITEMS: Final = 6

# The sides of an offer.
GIVEN: Final = 1  # the proposer gives something
ASKED: Final = 2  # the partner does
BOTH: Final = 3

MOST_CHANGES: Final = 60  # HOB-TRADE-9


@final
class Offer:
    """What one side of a negotiation proposes to the other: never edited, replaced as it changes."""

    def __init__(self, proposer: Player, partner: Player, goods: list[Action]) -> None:
        self.proposer = proposer
        self.partner = partner
        self.goods = goods  # the actions of all books that may be in it, by index; never edited
        self.counters = 0  # how many counter-offers came before this one
        self.books: tuple[int, ...] = ()  # those in the offer, by index; their owners give them
        self.credits = 0  # what the proposer gives, or (negative) asks
        self.debt = 0  # debt paper that the proposer gives, or (negative) asks
        self.taken = 0  # debts to others that the partner takes over from the proposer, or (negative) the reverse
        self.sides = 0  # who gives something so far: GIVEN, ASKED or BOTH
        self.next = 0  # in version 1, the first of the goods that may still be added
        self.changes = 0  # how often it was changed (HOB-TRADE-9)
        self.invited = False  # the partner asked for it (HOB-TRADE-10)
        self.lot = NOBODY  # the century of the auction set that is being divided (HOB-TRADE-11)
        self.answers: Offer | None = None  # the offer to which it is a counter-offer

    def copy(self) -> Offer:
        """An equal offer, to be changed before anybody sees it."""
        found = Offer(self.proposer, self.partner, self.goods)
        found.counters = self.counters
        found.books, found.credits, found.debt, found.taken = self.books, self.credits, self.debt, self.taken
        found.sides, found.next, found.changes = self.sides, self.next, self.changes
        found.invited, found.lot, found.answers = self.invited, self.lot, self.answers
        return found

    def with_book(self, b: int, place: list[int]) -> Offer:
        """The same offer with the book put in, or taken out if it is in."""
        found = self.copy()
        if b in self.books:
            found.books = tuple([other for other in self.books if other != b])
        else:
            books = [*self.books]
            insort(books, b)
            found.books = tuple(books)
        return found.changed(place)

    def with_amount(self, item: int, n: int, place: list[int]) -> Offer:
        """The same offer with another amount of credits, debt paper or others' debts; 0 takes it out."""
        found = self.copy()
        signed = -n if item in (ASK_CREDITS, ASK_DEBT, TAKE_DEBT) else n
        if item <= ASK_CREDITS:
            found.credits = signed
        elif item <= ASK_DEBT:
            found.debt = signed
        else:
            found.taken = signed
        return found.changed(place)

    def changed(self, place: list[int]) -> Offer:
        """Itself, after a change."""
        self.next = next_good(self.goods, self.books[-1], 0) if self.books else 0
        self.sides = sides_of(self, place)
        self.changes += 1
        return self

    def amount(self, item: int) -> int:
        """How much of an item is in the offer."""
        signed = self.credits if item <= ASK_CREDITS else self.debt if item <= ASK_DEBT else self.taken
        return max(-signed if item in (ASK_CREDITS, ASK_DEBT, TAKE_DEBT) else signed, 0)

    def given(self, place: list[int]) -> list[int]:
        """The books that the proposer gives, by where all books are."""
        return [b for b in self.books if place[b] == self.proposer]

    def asked(self, place: list[int]) -> list[int]:
        """The books that the partner gives."""
        return [b for b in self.books if place[b] == self.partner]

    def countered(self) -> Offer:
        """The counter-offer, with nothing in it yet."""
        found = Offer(self.partner, self.proposer, self.goods)
        found.counters, found.lot, found.answers = self.counters + 1, self.lot, self.made()
        return found

    def made(self) -> Offer:
        """The offer as it was made; how it came about is forgotten."""
        found = self.copy()
        found.changes, found.invited, found.answers = 0, False, None
        return found

    def turned(self) -> Offer:
        """The offer that it answers, as this side would make it (HOB-TRADE-4)."""
        found, other = self.copy(), self.answers
        assert other is not None
        found.books, found.next = other.books, other.next
        found.credits, found.debt, found.taken = -other.credits, -other.debt, -other.taken
        found.sides = other.sides  # both sides give something, or it could not have been made
        return found

    def invitation(self) -> Offer:
        """The partner is asked to propose (HOB-TRADE-10)."""
        found = Offer(self.partner, self.proposer, self.goods)
        found.lot, found.invited = self.lot, True
        return found


NO_OFFER: Final = Offer(NOBODY, NOBODY, [])


def next_good(goods: list[Action], b: int, first: int) -> int:
    """The place after a book among the goods, sought from a place on."""
    while first < len(goods) and goods[first].a <= b:
        first += 1
    return first


def sides_of(offer: Offer, place: list[int]) -> int:
    """Who gives something in an offer."""
    given = offer.credits > 0 or offer.debt > 0 or offer.taken < 0
    asked = offer.credits < 0 or offer.debt < 0 or offer.taken > 0
    for b in offer.books:
        given = given or place[b] == offer.proposer
        asked = asked or place[b] != offer.proposer
    return (GIVEN if given else 0) + (ASKED if asked else 0)
