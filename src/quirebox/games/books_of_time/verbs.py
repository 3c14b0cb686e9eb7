"""What players do with their books: write, turn, close, gain instant benefits (chapters 2.2 and 2.5)."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.challenges import watch
from quirebox.games.books_of_time.position import BooksOfTimePosition


def gain(g: BooksOfTimePosition, p: Player, pen: int, paper: int, file: int, vp: int) -> None:
    """Gain resources and VP; supply and number are unlimited (BOT-RES-1)."""
    seat = g.seats[p]
    seat.pen += pen
    seat.paper += paper
    seat.file += file
    seat.vp += vp
    seat._looks = b""
    if g.solo is not None:
        watch(g)


def instant(g: BooksOfTimePosition, p: Player, number: int) -> None:
    """Gain the instant benefit of a page (BOT-BOOK-12)."""
    page = g.printed.pages[number]
    if g.events is not None:
        g.tell("instant", p, (number, page.pen, page.paper, page.file, page.vp))
    gain(g, p, page.pen, page.paper, page.file, page.vp)


def write(g: BooksOfTimePosition, p: Player, number: int) -> None:
    """Write a page into the book of its type, where it is open, and gain its instant benefit (BOT-BOOK-5,
    BOT-BOOK-6)."""
    seat = g.seats[p]
    t = g.printed.pages[number].type
    seat.books[t] = seat.books[t].write(number)
    seat._shown = b""
    g.tell("write", p, (number, t))
    if g.solo is not None:
        g.solo.written += 1
    instant(g, p, number)


def write_from(g: BooksOfTimePosition, p: Player, section: int) -> None:
    """Write an available page; the others do not move (BOT-ACT-WRITE-3)."""
    seat = g.seats[p]
    page = seat.board[section]
    seat.board[section] = NONE
    seat._looks = b""
    write(g, p, page)


def turn(g: BooksOfTimePosition, p: Player, t: int) -> None:
    """Turn a page of a book, or its back cover, which closes it (BOT-BOOK-7, BOT-BOOK-8)."""
    seat = g.seats[p]
    book = seat.books[t]
    if book.at_end():
        close(g, p, t)
        return
    seat.books[t] = book.turn()
    seat._shown = b""
    if g.events is not None:
        g.tell("turn", p, (t, book.pos + 1))


def close(g: BooksOfTimePosition, p: Player, t: int) -> None:
    """Close a book where it is open: its turned pages give their instant benefits; it opens again at its first page
    (BOT-BOOK-9)."""
    seat = g.seats[p]
    book = seat.books[t]
    pen, paper, file, vp = paid_by_closing(g, book)
    seat.books[t] = book.close()
    seat._shown = b""
    g.tell("close", p, (t, book.pos, pen, paper, file, vp))
    gain(g, p, pen, paper, file, vp)


def paid_by_closing(g: BooksOfTimePosition, book: Book) -> tuple[int, int, int, int]:
    """Pens, Paper, Files and VP that closing a book would give."""
    pen = paper = file = vp = 0
    pages = g.printed.pages
    for i in range(book.pos):
        page = pages[book.pages[i]]
        pen += page.pen
        paper += page.paper
        file += page.file
        vp += page.vp
    return pen, paper, file, vp


def paid_by_turning(g: BooksOfTimePosition, book: Book) -> tuple[int, int, int, int]:
    """Pens, Paper, Files and VP that the action Turn pages would give for turning this book (BOT-ACT-TURN-2)."""
    pen, paper, file, vp = paid_by_closing(g, book) if book.at_end() else (0, 0, 0, 0)
    number = book.turn().right()
    if number != NONE:
        page = g.printed.pages[number]
        return pen + page.pen, paper + page.paper, file + page.file, vp + page.vp
    return pen, paper, file, vp
