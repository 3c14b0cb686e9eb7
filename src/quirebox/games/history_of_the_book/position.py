"""A position of The History of the Book: what every country has, and what is in progress."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import BytesWriter, i64, u8
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.auction import Auction
from quirebox.games.history_of_the_book.box import BOOKS, HistoryBox
from quirebox.games.history_of_the_book.grouping import Grouping, group
from quirebox.games.history_of_the_book.labels import COUNTRIES, GENRES, START, formable, tally
from quirebox.games.history_of_the_book.offer import Offer
from quirebox.games.history_of_the_book.piles import Piles

BANK: Final = NOBODY  # as a creditor

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


NO_PAYMENT: Final = Payment(NOBODY, NOBODY, 0, 0, 0, 0, False)


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

    def ready(self) -> int:
        """A bit for every collection that it could declare."""
        return formable(self.countries, self.genres, self.most_valuable)

    def locked_value(self, value: list[int]) -> int:
        """The printed values of the books in completed collections."""
        total = 0
        for collection in self.collections:
            for b in collection.books:
                total += value[b]
        return total

    def shelf_value(self, value: list[int]) -> int:
        """The printed values of the unlocked books."""
        total = 0
        for b in self.shelf:
            total += value[b]
        return total

    def total_debt(self) -> int:
        """What it owes to everybody."""
        total = 0
        for debt in self.debts:
            total += debt.amount
        return total


def new_seat() -> Seat:
    """A country that has nothing yet (HOB-SETUP-11)."""
    return Seat(0, 0, [], (), (), START, START, 0)


ON_NO_SHELF: Final = bytes(BOOKS)
NOT_YET: Final = b""


@final
class Seen:
    """Where the books are, in bytes: for observations."""

    def __init__(self, seats: list[Seat], place: list[int]) -> None:
        places, order, labels = BytesWriter(), BytesWriter(), BytesWriter()
        for where in place:
            places.append(u8(where))
        order.write(ON_NO_SHELF)
        for seat in seats:
            add_counts(seat.countries - START, COUNTRIES, labels)
            add_counts(seat.genres - START, GENRES, labels)
            for i in range(len(seat.shelf)):
                order[seat.shelf[i]] = u8(i + 1)
        self.place = places.getvalue()
        self.order = order.getvalue()  # places on shelves, from 1 in order of acquisition; 0 on none
        self.labels = labels.getvalue()  # of every seat: its unlocked books by country and by genre
        self.place_from = [NOT_YET] * len(seats)  # the places as each seat calls them; made when they are asked for
        self.labels_from = [NOT_YET] * len(seats)  # the labels from each seat on


def add_counts(counts: i64, kinds: i64, out: BytesWriter) -> None:
    """Counts that lie in the bytes of one number, the lowest first."""
    while kinds:
        out.append(u8(counts & 255))
        counts >>= 8
        kinds -= 1


@final
class HistoryPosition(State):
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
        talks: bool,
        owed_books: bool,
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
        self.printed = box  # the box again, by its own type
        self.germany = germany  # the seat that is Germany
        self.per_century = per_century  # rounds in a century: quick 1, long 2
        self.trade_limit = trade_limit
        self.one_pays = one_pays
        self.talks = talks  # others than the active country may open negotiations, too (HOB-VAR-5)
        self.owed_books = owed_books  # a victor may be owed books that the loser lacks (HOB-VAR-6)
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
        """Where the books are, in bytes; worked out again only if any has moved."""
        found = self._seen
        if found is None:
            found = self._seen = Seen(self.seats, self.place)
        return found

    def moved(self) -> None:
        """A book has moved."""
        self._seen = None

    def copy(self) -> HistoryPosition:
        return HistoryPosition(
            self.printed,
            self.players,
            Rng(self.rng.seed),
            self.agenda[:],
            self.waiting,
            self.options,
            self.germany,
            self.per_century,
            self.trade_limit,
            self.one_pays,
            self.talks,
            self.owed_books,
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
        return [self.wealth(p) - self.seats[p].total_debt() for p in range(self.players)]

    def wealth(self, p: Player) -> int:
        """The score of a seat without its debts (HOB-SCORE-1)."""
        value, seat = self.printed.value, self.seats[p]
        return 2 * seat.locked_value(value) + seat.shelf_value(value) + self.grouping(p).value

    def grouping(self, p: Player) -> Grouping:
        """The best collections that a seat's unlocked books could form."""
        seat = self.seats[p]
        return group(seat.shelf, seat.ready(), self.printed.value, self.printed.labels)

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
