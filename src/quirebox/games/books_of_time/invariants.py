"""The invariants of a position (chapter 7 of the specification)."""

from __future__ import annotations

from quirebox.core.state import State
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import LEVELS, SECTIONS, SLOTS, TOKENS, TOP, TYPES
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat
from quirebox.games.books_of_time.steps.scribbles import Block
from quirebox.games.books_of_time.steps.turn import Begin
from quirebox.games.books_of_time.view import picking


def check(g: State) -> None:
    """Assert everything that holds between any two decisions."""
    assert isinstance(g, BooksOfTimePosition)
    check_agenda(g)
    check_pages(g)
    check_offer(g)
    check_chronicle(g)
    for seat in g.seats:
        check_seat(g, seat)
    assert (g.solo is None) == (g.players > 1), f"{g.players} players"
    for i in range(TOKENS):
        assert g.tokens[i] >= 0 and g.tokens[i] + sum([seat.tokens[i] for seat in g.seats]) == TOKENS, (
            f"Science tokens {i}: {g.tokens}"
        )


def check_agenda(g: BooksOfTimePosition) -> None:
    """Only players of this game have something to do, and each at most one turn in a round."""
    turns = [step.who for step in g.agenda if isinstance(step, Begin)]
    assert len(set(turns)) == len(turns), f"turns to come in this round: {turns}"
    for p in [step.player for step in [*g.agenda, g.waiting]] + turns:
        assert p < g.players, f"player {p} has something to do; there are {g.players}"


def check_pages(g: BooksOfTimePosition) -> None:
    """Each regular page is in exactly one place."""
    found = g.deck + g.discard + g.offer + ([] if g.solo is None else g.solo.pile)
    for seat in g.seats:
        found = found + seat.board + seat.hand
        for book in seat.books:
            found = found + book.pages
    regular = sorted([page for page in found if 0 <= page < g.printed.regular])
    assert regular == list(range(g.printed.regular)), (
        f"pages lost or doubled: {sorted(set(range(g.printed.regular)) ^ set(regular))}"
    )


def check_offer(g: BooksOfTimePosition) -> None:
    """An empty slot or deck means that nothing is left to fill it with, outside the setup and Scribbles' step."""
    assert len(g.offer) == SLOTS, g.offer
    midst = picking(g) or isinstance(g.waiting, Block) or (g.solo is not None and g.solo.lost)
    if not midst:
        assert g.deck or not g.discard, f"the deck is empty beside a discard pile of {len(g.discard)}"
        assert NONE not in g.offer or not g.deck, f"the offer {g.offer} has a gap beside a deck of {len(g.deck)}"


def check_chronicle(g: BooksOfTimePosition) -> None:
    """Rounds are counted by the Chronicle."""
    book = g.chronicle
    assert len(set(book.pages)) == len(book.pages) and 0 <= book.pos <= len(book.pages), (book.pos, book.pages)
    assert g.round == (book.pos + 1 if g.round else 0), (g.round, book.pos)
    if g.over() and not (g.solo is not None and g.solo.lost):
        assert g.round == book.spreads(), (g.round, book.spreads())


def check_seat(g: BooksOfTimePosition, seat: Seat) -> None:
    """A player's things are as they can be."""
    assert min(seat.pen, seat.paper, seat.file, seat.vp) >= 0, (seat.pen, seat.paper, seat.file, seat.vp)
    assert len(seat.board) == SECTIONS and len(seat.books) == TYPES
    for t in range(TYPES):
        check_book(g, seat.books[t], t)
        assert 0 <= seat.level[t] <= TOP and 1 <= seat.top[t] <= LEVELS, (seat.level, seat.top)


def check_book(g: BooksOfTimePosition, book: Book, t: int) -> None:
    """A book holds pages of its type, and its starting pages in their order."""
    assert 0 <= book.pos <= len(book.pages), (book.pos, book.pages)
    for page in book.pages:
        assert g.printed.pages[page].type == t, f"page {page} is in the book of type {t}"
    starting = [page for page in book.pages if page >= g.printed.regular]
    assert starting == [g.printed.regular + 2 * t, g.printed.regular + 2 * t + 1], starting
