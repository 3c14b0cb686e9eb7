"""What things are called: pages, kinds, symbols, amounts, levels."""

from __future__ import annotations

from quirebox.core.event import NOBODY
from quirebox.core.message import Message, Printed, Who, say
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import BooksOfTimeBox

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII")
KINDS = ("pen", "paper", "file", "vp")


def somebody(p: int) -> Who | Message:
    """A player, or Scribbles where nobody acts."""
    return say("noun-scribbles") if p == NOBODY else Who(p)


def page(box: BooksOfTimeBox, number: int) -> Printed | Message:
    """A page by its name, and by its place among those of one name; a cover where there is no page."""
    if number == NONE:
        return say("noun-cover")
    name = box.pages[number].name
    alike = [i for i, one in enumerate(box.pages) if one.name == name]
    return Printed(name) if len(alike) == 1 else say("noun-twin", name=Printed(name), n=alike.index(number) + 1)


def pages(box: BooksOfTimeBox, numbers: list[int]) -> tuple[Printed | Message, ...]:
    """Several pages."""
    return tuple([page(box, number) for number in numbers])


def kind(box: BooksOfTimeBox, t: int) -> Printed:
    """A type: the name of its book, track and objective."""
    return Printed(box.types[t])


def kinds(box: BooksOfTimeBox, types: list[int]) -> tuple[Printed, ...]:
    """Several types."""
    return tuple([kind(box, t) for t in types])


def either(box: BooksOfTimeBox, types: list[int]) -> Printed | Message:
    """One type or another."""
    first, *rest = kinds(box, types)
    return say("noun-or", first=first, second=rest[0]) if rest else first


def symbol(box: BooksOfTimeBox, number: int) -> Printed:
    """A symbol as one reads it: Planet."""
    return Printed(box.symbols[number].capitalize())


def amounts(pen: int, paper: int, file: int, vp: int) -> Message | tuple[Message, ...]:
    """`1 Pen and 2 VP`; `nothing` if there is nothing."""
    found = [say(f"noun-{name}", n=n) for name, n in zip(KINDS, (pen, paper, file, vp), strict=True) if n]
    return tuple(found) if found else say("noun-nothing")
