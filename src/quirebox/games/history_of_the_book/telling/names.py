"""What things are called: books by their titles, countries and collections by their names."""

from __future__ import annotations

from collections.abc import Iterable

from quirebox.core.event import Player
from quirebox.core.message import Message, Printed, Value, Who, say
from quirebox.games.history_of_the_book.box import FIRST, HistoryBox
from quirebox.games.history_of_the_book.labels import COUNTRIES, MOST_VALUABLE
from quirebox.games.history_of_the_book.position import BANK


def credits(n: int) -> Message:
    """An amount."""
    return say("credits", n=n)


def book(box: HistoryBox, b: int) -> Message:
    """A book by its title; by its author, too, where another one has the same."""
    found = box.titles[b]
    if found.title in box.namesakes:
        return say("book-by", title=Printed(found.title), author=Printed(found.author))
    return say("book", title=Printed(found.title))


def books(box: HistoryBox, several: Iterable[int]) -> tuple[Message, ...]:
    """Several books."""
    return tuple([book(box, b) for b in several])


def label(box: HistoryBox, number: int) -> Message:
    """A collection by its full name."""
    if number == MOST_VALUABLE:
        return say("label-valuable")
    if number < COUNTRIES:
        found = box.countries[number]
        return say("label-canon", adjective=Printed(found.adjective), country=Printed(found.name))
    return say("label-specialty", genre=Printed(box.genres[number - COUNTRIES].name))


def trait(box: HistoryBox, number: int) -> Value:
    """What the books of a collection have in common, in a word or two."""
    if number == MOST_VALUABLE:
        return say("label-valuable")
    return Printed(box.countries[number].name if number < COUNTRIES else box.genres[number - COUNTRIES].name)


def country(box: HistoryBox, number: int) -> Message:
    """A country, with the article that its name has in some languages."""
    name = box.countries[number].name
    return say("country", key=name, name=Printed(name))


def century(number: int) -> Message:
    """A century by its ordinal."""
    return say("century", n=FIRST + number)


def somebody(p: Player) -> Value:
    """A player, or the bank."""
    return say("bank") if p == BANK else Who(p)
