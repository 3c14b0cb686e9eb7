"""What a book has in store for its player, before anybody weighs it. A book keeps what was found: copies of a position
share it."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.native import i64
from quirebox.games.books_of_time.box import SCIENCE, SECTIONS, TOP, BooksOfTimeBox, Page, Tile
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat
from quirebox.games.books_of_time.scoring import tally, top_tile
from quirebox.games.books_of_time.verbs import paid_by_closing

PAGE: Final[i64] = i64(8)  # bits of the key: an available page
LEVEL: Final[i64] = i64(40)  # and from which bit on other things are told
TILE: Final[i64] = i64(43)
FILES: Final[i64] = i64(45)
TOKENS: Final[i64] = i64(51)
TOKEN: Final[i64] = i64(3)
MOST_FILES: Final = 63  # more are worth nothing on a track


@final
class Outlook:
    """What a book has in store for its player."""

    def __init__(self) -> None:
        self.pages = 0
        self.written = 0  # of those, pages that are no starting pages
        self.material = 0  # Pens and Paper that closing it gives
        self.file = 0  # and Files
        self.vp = 0  # and VP
        self.sections: list[int] = []  # of the board, with an available page of its type
        self.fronts = 0.0  # what their fronts are worth
        self.prize = 0  # VP of its objective
        self.lacking = 0  # symbols that the objective still asks for
        self.helpful = 0  # available pages that bring it nearer
        self.steps: list[int] = []  # on its track, to levels that give VP for what is owned
        self.bonuses: list[int] = []  # those VP


def outlook(g: BooksOfTimePosition, seat: Seat, t: int) -> Outlook:
    """What the book of a type has in store."""
    book = seat.books[t]
    key = everything_else(g.printed, seat, t)
    kept = book.promise(key)
    if isinstance(kept, Outlook):
        return kept
    found = look(g, seat, t)
    book.keep_promise(key, found)
    return found


def everything_else(box: BooksOfTimeBox, seat: Seat, t: int) -> i64:
    """All that an outlook depends on but for the book itself, and the objectives of the seat, which stay."""
    key: i64 = seat.level[t]
    key = key << LEVEL
    key |= i64(seat.top[t]) << TILE
    key |= i64(min(MOST_FILES, seat.file)) << FILES
    at: i64 = 0
    for i in range(SECTIONS):
        page = seat.board[i]
        if page >= 0 and box.pages[page].type == t:
            key |= i64(page + 1) << at
        at += PAGE
    if t == SCIENCE:
        at = TOKENS
        for n in seat.tokens:
            key |= i64(n) << at
            at += TOKEN
    return key


def look(g: BooksOfTimePosition, seat: Seat, t: int) -> Outlook:
    """Work it out."""
    box, book = g.printed, seat.books[t]
    read: list[int] = []
    turned = 0  # of those, how many lie on the left
    for i in range(len(book.pages)):
        if book.pages[i] < box.regular:
            read.append(box.pages[book.pages[i]].symbol)
            turned += i < book.pos
    counts = tally(seat, t, read)
    found = Outlook()
    found.pages = len(book.pages)
    found.written = len(read)
    pen, paper, found.file, found.vp = paid_by_closing(g, book)
    found.material = pen + paper
    look_along_track(found, box, seat, t, counts)
    look_at_objective(found, box, seat, t, read, counts, turned)
    return found


def look_along_track(found: Outlook, box: BooksOfTimeBox, seat: Seat, t: int, counts: list[int]) -> None:
    """The VP that lie ahead on the track for what is owned already."""
    level = seat.level[t]
    ranks = counts[box.first_symbol[t] : box.first_symbol[t + 1]]
    ranks.sort(reverse=True)
    bonuses = box.bonuses[t]
    for i in range(level + 1, TOP):
        bonus = bonuses[i]
        if bonus is not None:
            found.steps.append(i - level)
            found.bonuses.append(bonus.points(ranks, seat.file))


def look_at_objective(
    found: Outlook, box: BooksOfTimeBox, seat: Seat, t: int, read: list[int], counts: list[int], turned: int
) -> None:
    """The objective, and the available pages of its type."""
    tile = top_tile(box, seat, t)
    found.prize = tile.vp
    found.lacking = tile.missing(read, counts)
    for i in range(SECTIONS):
        if seat.board[i] < 0:
            continue
        page = box.pages[seat.board[i]]
        if page.type == t:
            found.sections.append(i)
            found.fronts += page.front_worth
            found.helpful += found.lacking > 0 and helps(tile, page, read, counts, turned)


def helps(tile: Tile, page: Page, read: list[int], counts: list[int], turned: int) -> bool:
    """Whether a page would bring an objective nearer if it were written where the book is open; if so it is read and
    counted from now on."""
    before = tile.missing(read, counts)
    read.insert(turned, page.symbol)
    counts[page.symbol] += 1
    if tile.missing(read, counts) < before:
        return True
    del read[turned]
    counts[page.symbol] -= 1
    return False
