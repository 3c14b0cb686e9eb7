"""A position of The History of the Book, and what is printed in its box."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import Effect
from quire.core.event import NOBODY, Player
from quire.core.game import Json
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.cards import AuctionSet, Book, ChanceCard, Country, EventCard, Genre
from quire.games.history_of_the_book.labels import ready
from quire.games.history_of_the_book.scoring import Grouping, group

CENTURIES: Final = 6
BOOKS: Final = 96
MARKET_BOOKS: Final = 72
SET_BOOKS: Final = 4                # books of one auction set
PILE: Final = 4                     # events of one country in one century
HIGHEST_AMOUNT: Final = 40          # of a bid or of one item of an offer

BANK: Final = NOBODY                # as a creditor

# Where a book is: the seat of its owner, or one of these.
MARKET: Final = -1
CLOSED: Final = -2                  # in a stack that is not open yet
WAITING: Final = -3                 # in an auction set that was not released yet
REMOVED: Final = -4
LOCKED: Final = -5                  # in a completed collection; its owner's list of collections tells whose

# The steps of a turn and of the end of the game (HOB-TURN-1, chapter 2.12).
ROLL: Final = 0
SETTLE: Final = 1
EVENT: Final = 2
COLLECT: Final = 3
CHANCE: Final = 4
CLOSE: Final = 5
LAST_CALL: Final = 6
FINAL_SETTLEMENT: Final = 7
FINAL_PURCHASES: Final = 8


@final
class HistoryBox(Box):
    """The printed game: books by index, events by index, chance cards, and every action."""

    def __init__(self, edition: str, hash: str, rules: dict[str, str]) -> None:
        super().__init__(edition, hash, rules)
        self.value: list[int] = []              # of a book, in credits
        self.country: list[int] = []
        self.genre: list[int] = []
        self.century: list[int] = []            # 0 is the 15th
        self.labels: list[list[int]] = []       # the collections that a book can belong to
        self.country_tally: list[int] = []      # what it adds to the counts of countries and of genres: see labels.py
        self.genre_tally: list[int] = []
        self.top: list[bool] = []               # whether it has the highest printed value
        self.event: list[EventCard] = []        # by country, century and number
        self.chance: list[Effect] = []
        self.chances: list[ChanceCard] = []
        self.countries: list[Country] = []
        self.genres: list[Genre] = []
        self.titles: list[Book] = []            # by index
        self.sets: list[AuctionSet] = []        # by century
        self.faces: list[dict[str, Json]] = []  # books as views show them
        self.done = self.space.add("pass")
        self.credits = self.space.add("credits")
        self.books = self.space.add("books")
        self.rest = self.space.add("rest")
        self.accept = self.space.add("accept")
        self.reject = self.space.add("reject")
        self.counter = self.space.add("counter")
        self.submit = self.space.add("submit")
        self.cancel = self.space.add("cancel")
        self.give_credits = self.space.add("give credits")
        self.ask_credits = self.space.add("ask credits")
        self.give_debt = self.space.add("give debt")
        self.ask_debt = self.space.add("ask debt")
        self.trade: list[Action] = []           # by country
        self.force: list[Action] = []
        self.lock: list[Action] = []            # by label
        self.amount: list[Action] = []          # amount[0] is 1 credit
        self.book: list[Action] = []            # by index; its second number is the value


@final
class Collection:
    """A completed collection: out of everybody's reach."""

    def __init__(self, label: int, books: tuple[int, ...]) -> None:
        self.label = label
        self.books = books


@final
class Debt:
    """An entry of the ledger (HOB-DEBT-1)."""

    def __init__(self, creditor: Player, amount: int) -> None:
        self.creditor = creditor
        self.amount = amount


@final
class Payment:
    """A payment in progress (HOB-PAY): immutable, replaced as it goes on."""

    def __init__(self, loser: Player, victor: Player, due: int, change: int, received: int, returned: int, debt: bool) -> None:
        self.loser = loser
        self.victor = victor
        self.due = due              # still to be covered
        self.change = change        # still to be given back
        self.received = received    # books picked so far: the last of the victor's shelf
        self.returned = returned    # books given back as change
        self.debt = debt            # whether it pays an entry of the ledger


@final
class Auction:
    """Bidding in progress: immutable, replaced by every bid."""

    def __init__(self, reserve: int, bid: int, bidder: Player, bidders: int, book: int, seller: Player) -> None:
        self.reserve = reserve
        self.bid = bid              # the highest, 0 if there is none
        self.bidder = bidder
        self.bidders = bidders      # a bit for every seat that has not passed
        self.book = book            # what is sold: a book of the seller, or NOBODY for a whole set
        self.seller = seller


@final
class Offer:
    """What one side of a negotiation proposes to the other: immutable, replaced as it grows."""

    def __init__(
        self, proposer: Player, partner: Player, counters: int, goods: list[Action], books: tuple[int, ...], credits: int, debt: int,
    ) -> None:
        self.proposer = proposer
        self.partner = partner
        self.counters = counters    # how many counter-offers came before this one
        self.goods = goods          # the actions of all unlocked books of both sides, by index; never edited
        self.books = books          # those in the offer, by index; who owns them gives them
        self.credits = credits      # what the proposer gives, or (negative) asks
        self.debt = debt            # debt paper that the proposer gives, or (negative) asks


NO_PAYMENT: Final = Payment(NOBODY, NOBODY, 0, 0, 0, 0, False)
NO_AUCTION: Final = Auction(0, 0, NOBODY, 0, NOBODY, NOBODY)
NO_OFFER: Final = Offer(NOBODY, NOBODY, 0, [], (), 0, 0)


@final
class Seat:
    """What one country has."""

    def __init__(self, credits: int, trades: int, shelf: list[int], collections: tuple[Collection, ...], debts: tuple[Debt, ...]) -> None:
        self.credits = credits
        self.trades = trades                # negotiations that it opened in its latest turn
        self.shelf = shelf                  # its unlocked books, in the order in which it gained them
        self.collections = collections
        self.debts = debts                  # oldest first

    def copy(self) -> Seat:
        """An equal seat with a shelf of its own."""
        return Seat(self.credits, self.trades, self.shelf[:], self.collections, self.debts)


@final
class History(State):
    """A position.  Countries are numbered in turn order, so Germany is 0; seats are the players of the table."""

    def __init__(
        self, box: HistoryBox, players: int, rng: Rng, agenda: list[Step], waiting: Step, options: list[Action],
        germany: Player, per_century: int, trade_limit: int, one_pays: int, piles: list[int],
        round: int, active: Player, phase: int, seats: list[Seat], place: list[int], market: list[Action],
        bought: tuple[int, ...], sold: tuple[int, ...], forced: int,
        payment: Payment, auction: Auction, offer: Offer,
    ) -> None:
        super().__init__(box, players, rng, agenda, waiting, options)
        self.cards = box                    # the box again, by its own type
        self.germany = germany              # the seat that is Germany
        self.per_century = per_century      # rounds in a century: quick 1, long 2
        self.trade_limit = trade_limit
        self.one_pays = one_pays
        self.piles = piles                  # events of the seated countries, 4 for each century, the next one first; never edited
        self.round = round                  # from 1
        self.active = active
        self.phase = phase
        self.seats = seats
        self.place = place                  # of every book
        self.market = market                # the actions of the books for sale, by value, then by index
        self.bought = bought                # by the active country in this turn
        self.sold = sold
        self.forced = forced                # a bit for every seat that was forced in this turn
        self.payment = payment
        self.auction = auction
        self.offer = offer

    def copy(self) -> History:
        return History(
            self.cards, self.players, Rng(self.rng.seed), self.agenda[:], self.waiting, self.options,
            self.germany, self.per_century, self.trade_limit, self.one_pays, self.piles,
            self.round, self.active, self.phase, [seat.copy() for seat in self.seats], self.place[:], self.market[:],
            self.bought, self.sold, self.forced, self.payment, self.auction, self.offer)

    def scores(self) -> list[int]:
        return [self.wealth(p) - self.total_debt(p) for p in range(self.players)]

    def wealth(self, p: Player) -> int:
        """The score of a seat without its debts (HOB-SCORE-1)."""
        return 2 * self.locked_value(p) + self.shelf_value(p) + self.grouping(p).value

    def locked_value(self, p: Player) -> int:
        """The printed values of the books in completed collections."""
        total = 0
        for collection in self.seats[p].collections:
            for b in collection.books:
                total += self.cards.value[b]
        return total

    def shelf_value(self, p: Player) -> int:
        """The printed values of the unlocked books."""
        total = 0
        for b in self.seats[p].shelf:
            total += self.cards.value[b]
        return total

    def total_debt(self, p: Player) -> int:
        """What a seat owes to everybody."""
        total = 0
        for debt in self.seats[p].debts:
            total += debt.amount
        return total

    def ready(self, p: Player) -> int:
        """A bit for every collection that a seat could declare."""
        return ready(self.seats[p].shelf, self.cards.country_tally, self.cards.genre_tally, self.cards.top)

    def grouping(self, p: Player) -> Grouping:
        """The best collections that a seat's unlocked books could form."""
        return group(self.seats[p].shelf, self.ready(p), self.cards.value, self.cards.labels)

    def century(self) -> int:
        """The century that is being played; 0 is the 15th."""
        return (self.round - 1) // self.per_century

    def country(self, p: Player) -> int:
        """The country of a seat (HOB-SETUP-3)."""
        return (p - self.germany) % self.players

    def seat_of(self, country: int) -> Player:
        """The seat of a country, NOBODY if it is not seated."""
        return (self.germany + country) % self.players if country < self.players else NOBODY


def hob(g: State) -> History:
    """The position as what it is."""
    assert isinstance(g, History)
    return g
