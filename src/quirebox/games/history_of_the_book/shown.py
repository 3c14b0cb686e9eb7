"""What a viewer is shown, as types."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from quirebox.core.message import Sentence

Genre = Literal["LIT", "REL", "SCI", "PHI", "HIS", "ART", "MVB"]
GENRES: Final[tuple[Genre, ...]] = ("LIT", "REL", "SCI", "PHI", "HIS", "ART", "MVB")
Phase = Literal[
    "roll", "settle", "event", "collect", "chance", "close", "last call", "final settlement", "final purchases"
]
Kind = Literal["canon", "specialty", "valuable"]
SetState = Literal["waiting", "auctioned", "removed", "released"]


def genre_of(code: str) -> Genre:
    """The genre of a code."""
    return next(genre for genre in GENRES if genre == code)


class Book(TypedDict):
    """A book as its card shows it."""

    id: str
    title: str
    author: str
    year: str
    place: str
    printer: str
    why: str
    country: str
    genre: Genre
    century: int
    value: int
    auction: bool
    most_valuable: bool
    discuss: bool


class EventLine(TypedDict):
    """What an event means for one country or two; the bank is None."""

    payer: str | None
    receiver: str | None
    n: int
    said: Sentence


class EventCard(TypedDict):
    """An event as its card shows it."""

    id: str
    country: str
    century: int
    year: str
    text: str
    lines: list[EventLine]
    auction: bool
    discuss: bool


What = Literal[
    "gain",
    "gain per",
    "gain from richer",
    "wager",
    "pay",
    "pay in full",
    "pay per books",
    "remove",
    "return",
    "give",
    "sell",
    "take",
    "buy for less",
    "swap",
    "exchange",
    "or",
]
Which = Literal[
    "collections",
    "genres",
    "centuries",
    "earliest",
    "latest",
    "dearest",
    "cheapest",
    "random",
    "own country",
    "left",
    "right",
]


class Sign(TypedDict):
    """A part of what a chance card does, to be drawn as icons."""

    what: What
    n: NotRequired[int]  # how many books or credits; of "pay per books": for how many books one credit
    which: NotRequired[Which]  # which books, for each of what, or to whom
    most: NotRequired[int]  # credits at most, or the value of a book at most
    prizes: NotRequired[list[int]]  # for each face of the die


class Chance(TypedDict):
    """A chance card."""

    id: str
    name: str
    tone: str
    signs: list[Sign]  # what it does
    rule: Sentence  # the same in words
    text: str


class PrintedSet(TypedDict):
    """An auction set."""

    century: int
    title: str
    country: str
    genre: Genre
    books: list[Book]


class Printed(TypedDict):
    """What lies in the box."""

    books: list[Book]
    sets: list[PrintedSet]
    events: list[EventCard]
    chances: list[Chance]


class Progress(TypedDict):
    """How far a collection is."""

    label: str
    kind: Kind
    size: int
    have: int
    market: int
    to_come: int
    ready: bool


class Collection(TypedDict):
    """A collection that was completed."""

    label: str
    kind: Kind
    books: list[str]


class Debt(TypedDict):
    """What is owed to somebody; None is the bank."""

    creditor: int | None
    amount: int


class Pile(TypedDict):
    """The events of a country and century by their ids: those used, and those left without their order."""

    century: int
    used: list[str]
    left: list[str]


class SeatView(TypedDict):
    """What one country has."""

    country: str
    credits: int
    score: int
    sheet: dict[str, int]  # the parts of the score that are not 0
    negotiations: int
    shelf: list[str]
    collections: list[Collection]
    debts: list[Debt]
    progress: list[Progress]
    events: list[Pile]


class Stack(TypedDict):
    """The books of a century."""

    century: int
    open: bool


class AuctionSet(TypedDict):
    """An auction set and what has become of it."""

    century: int
    state: SetState


class Payment(TypedDict):
    """The payment in progress."""

    loser: int
    victor: int
    due: int
    change: int
    picked: int
    debt: bool


class Auction(TypedDict):
    """The bidding in progress, with the whole lot: all books, and what they have in common."""

    lot: str
    books: list[str]
    country: str
    genre: Genre
    reserve: int
    bid: int
    bidder: int
    seller: int
    bidders: list[int]


class Side(TypedDict):
    """What one side of an offer gives."""

    books: list[str]
    credits: int
    debt: int
    takes: int  # debts of the other side


class Sides(TypedDict):
    """What both sides of an offer give."""

    gives: Side
    asks: Side


class Offer(TypedDict):
    """The offer on the table, or as far as it has been composed."""

    proposer: int
    partner: int
    counters: int
    changes_left: int
    invited: bool
    lot: str | None  # the auction set that is divided
    goods: list[str]  # the books that can be in it
    item: int | None  # whose amount is asked: credits given, asked; debt paper given, asked; debts handed over, taken
    answers: Sides | None
    gives: Side
    asks: Side


class Locking(TypedDict):
    """The collection whose books are being named."""

    label: str
    size: int
    picked: list[str]


class View(TypedDict):
    """The table as the viewer sees it; books and events are named by their ids."""

    round: int
    rounds: int
    century: int
    phase: Phase
    active: int
    actor: int
    chance_pending: bool
    event: str | None  # the last that was revealed
    order: list[int]
    seats: list[SeatView]
    market: list[str]
    completes: dict[str, list[str]]  # what a book of the market would complete for the viewer
    stacks: list[Stack]
    sets: list[AuctionSet]
    removed: list[str]
    bought: list[str]
    sold: list[str]
    forced: list[int]
    trade_limit: int
    roll_one_pays: int
    talks: Literal["active", "all"]
    owed_books: bool
    payment: Payment | None
    auction: Auction | None
    offer: Offer | None
    locking: Locking | None
