"""What each kind of event tells."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.box import Box
from quirebox.core.fact import Cards, count, declare, fact, perhaps, thing, word
from quirebox.games.books_of_time.box import BooksOfTimeBox

PAGE = thing("page")
TYPE = thing("type")  # Science, Industry, Trade: a book, its track and its objectives
SLOT = thing("slot")  # of the offer; the last is the top of the deck
CHALLENGE = thing("challenge")
CHAPTER = thing("chapter")  # a page of the Chronicle
TOP = perhaps("page", "top")  # the page on top of the deck afterwards
LEVEL = count("level")
AMOUNTS = (count("pen"), count("paper"), count("file"), count("vp"))

FACTS = declare(
    fact("pick", PAGE, word("place", "write", "section 1", "section 2"), private=True),
    fact("keep", thing("page", "first"), thing("page", "second")),
    fact("challenge", CHALLENGE),
    fact("fulfilled", CHALLENGE),
    fact("lost", CHALLENGE),
    fact("scribbles", PAGE, SLOT),
    fact("block", PAGE, SLOT),
    fact("round", count("round"), perhaps("chapter", "left"), perhaps("chapter", "right")),
    fact("bookmark"),
    fact("over"),
    fact("turn begins"),
    fact("action", word("action", "activate", "write", "close", "draw", "advance", "turn")),
    fact("event", CHAPTER, word("side", "left", "right")),
    fact("decline"),
    fact("take", PAGE, SLOT),
    fact("recover", PAGE),
    fact("push", PAGE),
    fact("drop", PAGE),
    fact("refresh", PAGE, SLOT),
    fact("refill", SLOT, PAGE, TOP),
    fact("top", PAGE),
    fact("reshuffle", count("pages"), TOP),
    fact("activate", TYPE),
    fact("ability", PAGE, word("side", "left", "right")),
    fact("write", PAGE, TYPE),
    fact("instant", PAGE, *AMOUNTS),
    fact("turn", TYPE, count("spread")),
    fact("close", TYPE, count("turned"), *AMOUNTS),
    fact("gain", *AMOUNTS),
    fact("pay", *AMOUNTS),
    fact("advance", TYPE, LEVEL),
    fact("objective", TYPE, LEVEL),
    fact("token", thing("symbol")),
)


def pages(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, BooksOfTimeBox)
    return [f"{page.code} {page.name}" for page in box.pages]


def chapters(box: Box) -> Sequence[str]:
    """What designers call them."""
    assert isinstance(box, BooksOfTimeBox)
    return [f"{chapter.code} {chapter.name}" for chapter in box.chronicle]


CARDS = (
    Cards("page", pages, taken=("pick", "take", "recover"), used=("write", "ability")),
    Cards("chapter", chapters, used=("event",)),
)
