"""What is printed: countries, genres, books, auction sets, events and chance cards."""

from __future__ import annotations

from typing import final

from quire.core.effect import Effect


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
class Book:
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
        signs: list[str],
        lines: list[Effect],
    ) -> None:
        self.id = id
        self.year = year
        self.text = text
        self.discuss = discuss
        self.auction = auction
        self.climate = climate
        self.signs = signs  # the lines as they are printed: +G4, -G2, G>F2
        self.lines = lines


@final
class ChanceCard:
    """Something that can happen to a library at any time."""

    def __init__(self, id: str, name: str, tone: str, rule: str, text: str, mean: float) -> None:
        self.id = id
        self.name = name
        self.tone = tone
        self.rule = rule
        self.text = text
        self.mean = mean  # of credits and printed values, measured
