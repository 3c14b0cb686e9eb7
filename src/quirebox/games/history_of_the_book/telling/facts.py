"""What each kind of event tells."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.box import Box
from quirebox.core.fact import Cards, count, declare, fact, number, seat, thing, things
from quirebox.games.history_of_the_book.box import HistoryBox

BOOK = thing("book")
CENTURY = thing("century")
CREDITS = count("credits")

FACTS = declare(
    fact("round", count("round"), CENTURY),
    fact("open", CENTURY),
    fact("roll", count("face"), CREDITS),
    fact("event", thing("event")),
    fact("gain", CREDITS),
    fact("pay", seat("to"), CREDITS),
    fact("owe", seat("to"), CREDITS, count("against")),
    fact("settle", seat("to"), CREDITS),
    fact("seize", seat("of"), BOOK),
    fact("change", seat("to"), BOOK),
    fact("auction", CENTURY),
    fact("bid", CREDITS),
    fact("no bid"),
    fact("win", CENTURY, CREDITS),
    fact("unsold", CENTURY),
    fact("offer up", BOOK),
    fact("knockdown", seat("of"), BOOK, CREDITS),
    fact("negotiate", seat("to"), count("negotiation"), count("most")),
    fact(
        "offer",
        seat("to"),
        count("counters"),
        number("credits"),  # below zero: asked for
        number("debt"),
        count("given"),  # how many of the books are given; the others are asked for
        things("book", "books"),
    ),
    fact("hand debts", seat("to"), CREDITS),
    fact("take debts", seat("of"), CREDITS),
    fact("invite", seat("who")),
    fact("counter", seat("to")),
    fact("accept", seat("of")),
    fact("reject", seat("of")),
    fact("cancel", seat("to")),
    fact("forgive", seat("to"), CREDITS),
    fact("take over", seat("of"), seat("creditor"), CREDITS),
    fact("sell", BOOK, CREDITS),
    fact("buy", BOOK, CREDITS),
    fact("take", BOOK),
    fact("return", BOOK),
    fact("remove", BOOK),
    fact("hand over", seat("to"), BOOK),
    fact("swap", seat("of"), BOOK, thing("book", "other")),
    fact("force", seat("of"), CREDITS),
    fact("chance", thing("chance")),
    fact("no effect"),
    fact("not seated", thing("country")),
    fact("decline"),
    fact("wager", count("face"), CREDITS),
    fact("lock", thing("label"), things("book", "books")),
    fact("end"),
    fact("last call"),
    fact("tie", count("face")),
    fact("final order", things("seat", "seats")),
)


def books(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, HistoryBox)
    return [f"{book.id} {book.title}" for book in box.titles]


def events(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, HistoryBox)
    return [f"{event.id} {event.year}" for event in box.event]


def chances(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, HistoryBox)
    return [f"{card.id} {card.name}" for card in box.chances]


CARDS = (
    Cards("book", books, taken=("buy", "take", "seize", "knockdown"), used=("lock",)),
    Cards("event", events, used=("event",)),
    Cards("chance", chances, used=("chance",)),
)
