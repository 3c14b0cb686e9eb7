"""What is printed: countries, genres, books, auction sets, events, chance cards; and every action."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.effect import Effect
from quirebox.core.masks import subsets
from quirebox.games.history_of_the_book.offer import (
    ASK_CREDITS,
    ASK_DEBT,
    GIVE_CREDITS,
    GIVE_DEBT,
    HAND_DEBT,
    TAKE_DEBT,
)
from quirebox.games.history_of_the_book.shown import Book

CENTURIES: Final = 6
FIRST: Final = 15  # the century that the game begins in
BOOKS: Final = 96
MARKET_BOOKS: Final = 72
SET_BOOKS: Final = 4  # books of one auction set
PILE: Final = 4  # events of one country in one century
HIGHEST_AMOUNT: Final = 40  # of a bid or of one item of an offer
DEAREST: Final = 6  # the highest value that a book can have


def pile_of(country: int, century: int) -> int:
    """Where the events of a country and a century begin, among all events."""
    return (country * CENTURIES + century) * PILE


def set_of(century: int) -> range:
    """The books of the auction set of a century."""
    first = MARKET_BOOKS + SET_BOOKS * century
    return range(first, first + SET_BOOKS)


@final
class Country:
    """A national library that a seat can be."""

    def __init__(self, name: str, adjective: str, letter: str, symbol: str, colour: str, dominance: int) -> None:
        self.name = name
        self.adjective = adjective
        self.letter = letter
        self.symbol = symbol
        self.colour = colour
        self.dominance = dominance  # the century in which its events are best


@final
class Genre:
    """What a book is about."""

    def __init__(self, code: str, name: str, icon: str, colour: str) -> None:
        self.code = code
        self.name = name
        self.icon = icon
        self.colour = colour


@final
class Title:
    """A book as its card describes it."""

    def __init__(
        self, id: str, year: str, author: str, title: str, place: str, printer: str, why: str, discuss: bool
    ) -> None:
        self.id = id
        self.year = year
        self.author = author
        self.title = title
        self.place = place  # the true imprint, whatever canon it belongs to
        self.printer = printer
        self.why = why
        self.discuss = discuss  # worth a conversation in class


@final
class AuctionSet:
    """Four books on one topic that are sold together."""

    def __init__(self, title: str, country: int, genre: int, trigger: str) -> None:
        self.title = title
        self.country = country
        self.genre = genre
        self.trigger = trigger


@final
class EventCard:
    """A world event: its text, its lines, and whether it releases the auction set of its century."""

    def __init__(
        self,
        id: str,
        year: str,
        text: str,
        discuss: bool,
        auction: bool,
        climate: str,
        lines: list[Effect],
    ) -> None:
        self.id = id
        self.year = year
        self.text = text
        self.discuss = discuss
        self.auction = auction
        self.climate = climate
        self.lines = lines


@final
class ChanceCard:
    """Something that can happen to a library at any time."""

    def __init__(self, id: str, name: str, tone: str, text: str, mean: float) -> None:
        self.id = id
        self.name = name
        self.tone = tone
        self.text = text
        self.mean = mean  # of credits and printed values, measured


@final
class HistoryBox(Box):
    """The printed game: books by index, events by index, chance cards, and every action."""

    hand_debt: Action
    take_debt: Action

    def __init__(self, edition: str, hash: str, rules: dict[str, str]) -> None:
        super().__init__(edition, hash, rules)
        self.value: list[int] = []  # of a book, in credits
        self.country: list[int] = []
        self.genre: list[int] = []
        self.century: list[int] = []  # 0 is the 15th
        self.labels: list[list[int]] = []  # the collections that a book can belong to
        self.top: list[bool] = []  # whether it has the highest printed value
        self.dearest = 0  # that value
        self.event: list[EventCard] = []  # by country, century and number
        self.chance: list[Effect] = []
        self.chances: list[ChanceCard] = []
        self.countries: list[Country] = []
        self.genres: list[Genre] = []
        self.titles: list[Title] = []  # by index
        self.namesakes: set[str] = set()  # titles that several books have
        self.sets: list[AuctionSet] = []  # by century
        self.faces: list[Book] = []  # books as views show them
        self.stacks: list[list[list[Action]]] = []  # century -> value -> books for sale, by index
        self.later: list[list[int]] = []  # century -> label -> books of all later stacks
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
        self.answers = [self.accept, self.reject, self.counter]
        self.last_answers = [self.accept, self.reject]
        items = [self.give_credits, self.ask_credits, self.give_debt, self.ask_debt, self.submit]
        # lists of actions by bit mask
        self.items = subsets(items, [self.cancel])  # of an offer in version 1
        self.drafts: list[list[Action]] = []  # of an offer
        self.trades: list[list[Action]] = []  # by countries
        self.trades_or_done: list[list[Action]] = []  # the same; then pass

    def add_actions(self) -> None:
        """The rest of the action space, in its fixed order; books follow as they are read."""
        add = self.space.add
        names = [country.name for country in self.countries]
        labels = names + [genre.code for genre in self.genres] + ["MVB"]
        self.trade = [add("trade", i, text=f"trade {name}") for i, name in enumerate(names)]
        self.force = [add("force", i, text=f"force {name}") for i, name in enumerate(names)]
        self.lock = [add("lock", i, text=f"lock {label}") for i, label in enumerate(labels)]
        self.amount = [add("amount", n, text=f"amount {n}") for n in range(1, HIGHEST_AMOUNT + 1)]
        self.trades = subsets(self.trade, [])
        self.trades_or_done = subsets(self.trade, [self.done])

    def add_later_actions(self) -> None:
        """Those of version 2, at the end of the space."""
        self.hand_debt = self.space.add("hand debt", HAND_DEBT)
        self.take_debt = self.space.add("take debt", TAKE_DEBT)
        items = [self.give_credits, self.ask_credits, self.give_debt, self.ask_debt, self.hand_debt, self.take_debt]
        self.drafts = subsets([*items, self.counter, self.submit], [self.cancel])

    def amounts(self, lowest: int, highest: int) -> list[Action]:
        """The numbers between two others, as far as there are any."""
        return self.amount[lowest - 1 : min(highest, HIGHEST_AMOUNT)]

    def label_name(self, label: int) -> str:
        """A collection by the word that locks it."""
        return self.lock[label].text[len("lock ") :]
