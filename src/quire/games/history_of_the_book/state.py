"""A position of The History of the Book, and what is printed in its box."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import Effect
from quire.core.event import NOBODY, Player
from quire.core.game import Json
from quire.core.native import i64
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.cards import AuctionSet, Book, ChanceCard, Country, EventCard, Genre
from quire.games.history_of_the_book.labels import COUNTRIES, GENRES, START, formable, tally
from quire.games.history_of_the_book.scoring import Grouping, group

CENTURIES: Final = 6
BOOKS: Final = 96
MARKET_BOOKS: Final = 72
SET_BOOKS: Final = 4  # books of one auction set
PILE: Final = 4  # events of one country in one century
HIGHEST_AMOUNT: Final = 40  # of a bid or of one item of an offer
DEAREST: Final = 5  # the highest value that a book can have

BANK: Final = NOBODY  # as a creditor

# The items of an offer that have an amount.
GIVE_CREDITS: Final = 0
ASK_CREDITS: Final = 1
GIVE_DEBT: Final = 2
ASK_DEBT: Final = 3

# The sides of an offer.
GIVEN: Final = 1  # the proposer gives something
ASKED: Final = 2  # the partner does

# Where a book is: the seat of its owner, or one of these; a byte is enough for each.
MARKET: Final = 6
CLOSED: Final = 7  # in a stack that is not open yet
WAITING: Final = 8  # in an auction set that was not released yet
REMOVED: Final = 9
LOCKED: Final = 10  # and the seat of its owner: in a completed collection

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
        self.value: list[int] = []  # of a book, in credits
        self.country: list[int] = []
        self.genre: list[int] = []
        self.century: list[int] = []  # 0 is the 15th
        self.labels: list[list[int]] = []  # the collections that a book can belong to
        self.top: list[bool] = []  # whether it has the highest printed value
        self.event: list[EventCard] = []  # by country, century and number
        self.chance: list[Effect] = []
        self.chances: list[ChanceCard] = []
        self.countries: list[Country] = []
        self.genres: list[Genre] = []
        self.titles: list[Book] = []  # by index
        self.sets: list[AuctionSet] = []  # by century
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
        self.give_credits = self.space.add("give credits", GIVE_CREDITS)
        self.ask_credits = self.space.add("ask credits", ASK_CREDITS)
        self.give_debt = self.space.add("give debt", GIVE_DEBT)
        self.ask_debt = self.space.add("ask debt", ASK_DEBT)
        self.trade: list[Action] = []  # by country
        self.force: list[Action] = []
        self.lock: list[Action] = []  # by label
        self.amount: list[Action] = []  # amount[0] is 1 credit
        self.book: list[Action] = []  # by index; its second number is the value
        # lists of actions by bit mask
        self.trades: list[list[Action]] = []  # six countries
        self.trades_or_done: list[list[Action]] = []  # the same; then pass
        self.answers: list[list[Action]] = []  # accept, reject; then whether counter
        self.stacks: list[list[list[Action]]] = []  # century -> value -> books for sale, by index
        self.later: list[list[int]] = []  # century -> label -> books of all later stacks
        self.items: list[list[Action]] = []  # give or ask credits, give or ask debt paper, submit; then cancel


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

    def __init__(
        self, loser: Player, victor: Player, due: int, change: int, received: int, returned: int, debt: bool
    ) -> None:
        self.loser = loser
        self.victor = victor
        self.due = due  # still to be covered
        self.change = change  # still to be given back
        self.received = received  # books picked so far: the last of the victor's shelf
        self.returned = returned  # books given back as change
        self.debt = debt  # whether it pays an entry of the ledger


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


@final
class Offer:
    """What one side of a negotiation proposes to the other: immutable, replaced as it grows."""

    def __init__(
        self,
        proposer: Player,
        partner: Player,
        counters: int,
        goods: list[Action],
        books: tuple[int, ...],
        credits: int,
        debt: int,
        next: int,
        sides: int,
    ) -> None:
        self.proposer = proposer
        self.partner = partner
        self.counters = counters  # how many counter-offers came before this one
        self.goods = goods  # the actions of all unlocked books of both sides, by index; never edited
        self.books = books  # those in the offer, by index; who owns them gives them
        self.credits = credits  # what the proposer gives, or (negative) asks
        self.debt = debt  # debt paper that the proposer gives, or (negative) asks
        self.next = next  # the first of the goods that may still be added
        self.sides = sides  # who gives something so far: GIVEN, ASKED or both


NO_PAYMENT: Final = Payment(NOBODY, NOBODY, 0, 0, 0, 0, False)
NO_AUCTION: Final = Auction(0, 0, NOBODY, 0, NOBODY, NOBODY)
NO_OFFER: Final = Offer(NOBODY, NOBODY, 0, [], (), 0, 0, 0, 0)


@final
class Piles:
    """The events of the seated countries, 4 for each century, the next one first: immutable, shared by copies."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self._used: list[bytes] = []  # after no turn, one turn, two …; made when it is asked for

    def used(self, turns: int, players: int, per_century: int) -> bytes:
        """1 for every event that is used once so many turns have drawn theirs, by country, century and number."""
        if not self._used:
            used = bytearray(len(self.cards))
            found = [bytes(used)]
            for round in range(CENTURIES * per_century):
                for country in range(players):
                    used[self.cards[(country * CENTURIES + round // per_century) * PILE + round % per_century]] = 1
                    found.append(bytes(used))
            self._used = found
        return self._used[turns]


@final
class Seat:
    """What one country has."""

    def __init__(
        self,
        credits: int,
        trades: int,
        shelf: list[int],
        collections: tuple[Collection, ...],
        debts: tuple[Debt, ...],
        countries: i64,
        genres: i64,
        most_valuable: i64,
    ) -> None:
        self.credits = credits
        self.trades = trades  # negotiations that it opened in its latest turn
        self.shelf = shelf  # its unlocked books, in the order in which it gained them
        self.collections = collections
        self.debts = debts  # oldest first
        self.countries = countries  # how many books of each country are on its shelf: see labels.py
        self.genres = genres  # the same for genres
        self.most_valuable = most_valuable

    def copy(self) -> Seat:
        """An equal seat with a shelf of its own."""
        return Seat(
            self.credits,
            self.trades,
            self.shelf[:],
            self.collections,
            self.debts,
            self.countries,
            self.genres,
            self.most_valuable,
        )

    def shelve(self, box: HistoryBox, b: int) -> None:
        """A book comes onto the shelf, as the latest."""
        self.shelf.append(b)
        self.countries += tally(box.country[b])
        self.genres += tally(box.genre[b])
        if box.top[b]:
            self.most_valuable += 1

    def unshelve(self, box: HistoryBox, b: int) -> None:
        """A book leaves the shelf."""
        self.shelf.remove(b)
        self.countries -= tally(box.country[b])
        self.genres -= tally(box.genre[b])
        if box.top[b]:
            self.most_valuable -= 1


def new_seat() -> Seat:
    """A country that has nothing yet (HOB-SETUP-11)."""
    return Seat(0, 0, [], (), (), START, START, 0)


@final
class Seen:
    """Where the books are, in bytes: for observations."""

    def __init__(self, seats: list[Seat], place: list[int]) -> None:
        self.place = bytes(place)
        self.order = bytearray(BOOKS)  # places on shelves, from 1 in order of acquisition; 0 on none
        self.labels = b""  # of every seat: its unlocked books by country and by genre
        for seat in seats:
            self.labels += int(seat.countries - START).to_bytes(COUNTRIES, "little") + int(
                seat.genres - START
            ).to_bytes(GENRES, "little")
            for i, b in enumerate(seat.shelf):
                self.order[b] = i + 1


@final
class History(State):
    """A position.  Countries are numbered in turn order, so Germany is 0; seats are the players of the table."""

    def __init__(
        self,
        box: HistoryBox,
        players: int,
        rng: Rng,
        agenda: list[Step],
        waiting: Step,
        options: list[Action],
        germany: Player,
        per_century: int,
        trade_limit: int,
        one_pays: int,
        piles: Piles,
        round: int,
        active: Player,
        phase: int,
        seats: list[Seat],
        place: list[int],
        market: list[Action],
        upto: i64,
        stock: list[Action],
        bought: list[int],
        sold: list[int],
        forced: int,
        payment: Payment,
        auction: Auction,
        offer: Offer,
    ) -> None:
        super().__init__(box, players, rng, agenda, waiting, options)
        self.cards = box  # the box again, by its own type
        self.germany = germany  # the seat that is Germany
        self.per_century = per_century  # rounds in a century: quick 1, long 2
        self.trade_limit = trade_limit
        self.one_pays = one_pays
        self.piles = piles
        self.round = round  # from 1
        self.active = active
        self.phase = phase
        self.seats = seats
        self.place = place  # of every book
        self.market = market  # the actions of the books for sale but for those in `sold`, by value, then by index
        self.upto = upto  # how many of them cost up to 1, 2 … credits: a byte each
        self.stock = stock  # the actions of the active country's unlocked books that were not bought in this turn
        self.bought = bought  # by the active country in this turn
        self.sold = sold
        self.forced = forced  # a bit for every seat that was forced in this turn
        self.payment = payment
        self.auction = auction
        self.offer = offer
        self._seen: Seen | None = None  # made when it is asked for

    def seen(self) -> Seen:
        """Where the books are, in bytes; worked out anew only if any has moved."""
        found = self._seen
        if found is None:
            found = self._seen = Seen(self.seats, self.place)
        return found

    def moved(self) -> None:
        """A book has moved."""
        self._seen = None

    def copy(self) -> History:
        return History(
            self.cards,
            self.players,
            Rng(self.rng.seed),
            self.agenda[:],
            self.waiting,
            self.options,
            self.germany,
            self.per_century,
            self.trade_limit,
            self.one_pays,
            self.piles,
            self.round,
            self.active,
            self.phase,
            [seat.copy() for seat in self.seats],
            self.place[:],
            self.market[:],
            self.upto,
            self.stock[:],
            self.bought[:],
            self.sold[:],
            self.forced,
            self.payment,
            self.auction,
            self.offer,
        )

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
        seat = self.seats[p]
        return formable(seat.countries, seat.genres, seat.most_valuable)

    def grouping(self, p: Player) -> Grouping:
        """The best collections that a seat's unlocked books could form."""
        return group(self.seats[p].shelf, self.ready(p), self.cards.value, self.cards.labels)

    def century(self) -> int:
        """The century that is being played; 0 is the 15th."""
        return (self.round - 1) // self.per_century

    def country(self, p: Player) -> int:
        """The country of a seat (HOB-SETUP-3)."""
        return p - self.germany if p >= self.germany else p - self.germany + self.players

    def seat_of(self, country: int) -> Player:
        """The seat of a country, NOBODY if it is not seated."""
        if country >= self.players:
            return NOBODY
        p = self.germany + country
        return p if p < self.players else p - self.players


def hob(g: State) -> History:
    """The position as what it is."""
    assert isinstance(g, History)
    return g
