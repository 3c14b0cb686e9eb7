"""What the numbers of an observation mean.  Pages are their number + 1, 0 is none."""

from __future__ import annotations

from quirebox.core.schema import Field, Part, Schema, category, count, flag, mask
from quirebox.core.state import State
from quirebox.games.books_of_time.position import BooksOfTimePosition

LEVELS = 7  # on a track
TILES = 3  # in a stack
SETS = 4  # of objective tiles


def schema(g: State) -> Schema:
    """The table, every seat, the viewer's setup hand, every book; alone also the challenges."""
    assert isinstance(g, BooksOfTimePosition)
    n, pages = g.players, len(g.printed.pages)
    hand = (
        category("page", "the six pages of the setup", pages, 6),
        mask("picked", "those that are picked", 6),
    )
    books = (
        Part("science", "the book of Science", book(pages, 4)),
        Part("industry", "the book of Industry", book(pages, 4)),
        Part("trade", "the book of Trade", (*book(pages, 3), TEN_SYMBOLS)),
    )
    parts = [
        Part("", "the table", table(n, pages, len(g.printed.chronicle))),
        Part("seat", "every seat without its books, the viewer's first, then clockwise", seat(pages), n, "seat"),
        Part("setup", "the viewer's hand in the setup", hand, whose="viewer"),
        Part("books", "the books of every seat", books, n, "seat"),
    ]
    return Schema((*parts, Part("solo", "alone only", SOLO)) if n == 1 else tuple(parts))


def table(n: int, pages: int, chapters: int) -> tuple[Field, ...]:
    """The round, who acts, the Chronicle, the offer."""
    return (
        count("round", "the round; 0 during setup"),
        count("rounds_left", "rounds left"),
        category("actor", "who acts: 1 is the viewer, then clockwise; 0 nobody", n),
        category("first", "who starts; 0 is the viewer", n - 1),
        category("chronicle", "left and right page of the Chronicle; 0 is a cover or closed", chapters, 2),
        category("offer", "offer slots 1 to 4", pages, 4),
        category("deck_top", "the top of the deck", pages),
        count("deck", "pages in the deck"),
        count("discard", "pages in the discard pile"),
        category("activated", "the activated book + 1", 3),
        count("tokens", "Science tokens in the supply", times=4),
    )


def seat(pages: int) -> tuple[Field, ...]:
    """A seat without its books."""
    return (
        count("pens", "Pens"),
        count("paper", "Paper"),
        count("files", "Files"),
        count("vp_high", "VP div 256"),
        count("vp_low", "VP mod 256"),
        category("section", "the page in sections 1 to 5", pages, 5),
    )


TEN_SYMBOLS = category("sequence", "the first ten symbols in reading order: 1 BOAT, 2 CARAVAN, 3 COIN", 3, 10)


def book(pages: int, symbols: int) -> tuple[Field, ...]:
    """One book: its track, its pages, what closing it would pay, its objective."""
    return (
        count("level", "level on the track", LEVELS),
        count("top", "level of the top tile", TILES),
        category("set", "the set of its tiles; 0 is A", SETS - 1),
        count("pages", "pages"),
        count("position", "pages that were turned"),
        category("left", "the page at the left", pages),
        category("right", "the page at the right", pages),
        category("next", "the page after it", pages),
        count("pays", "Pens, Paper, Files, VP that closing it now would pay", times=4),
        count("missing", "symbols missing for the objective"),
        count("symbols", "copies of each symbol, tokens included", times=symbols),
    )


SOLO = (
    category("challenge", "challenges 0 to 23: 1 chosen, 2 fulfilled", 2, 24),
    count("pile", "each symbol in Scribbles' pile", times=11),
    category("difficulty", "the difficulty", 3),
    mask("safe", "protected slots", 4),
    count("files_used", "Files used"),
    flag("lost", "the game is lost"),
    count("taken", "pages taken in this turn"),
    count("discarded", "pages discarded in this turn"),
    count("written", "pages written in this turn"),
    count("advanced", "levels gained in this turn on each track", times=3),
)
