"""Pages on the move: deck, offer and discard pile (chapter 2.4), and the sections of the boards (chapter 2.3)."""

from __future__ import annotations

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit, count, each, has
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import SECTIONS, SLOTS
from quirebox.games.books_of_time.challenges import watch
from quirebox.games.books_of_time.position import BooksOfTimePosition


def top_of_deck(g: BooksOfTimePosition) -> int:
    """The page that lies open on the deck, or NONE (BOT-OFFER-2)."""
    return g.deck[-1] if g.deck else NONE


def filled(g: BooksOfTimePosition) -> int:
    """The filled slots of the offer as a mask."""
    a, b, c, d = g.offer
    return (a >= 0) + 2 * (b >= 0) + 4 * (c >= 0) + 8 * (d >= 0)


def available(g: BooksOfTimePosition, p: Player, types: int) -> int:
    """The sections of a board with a page of one of the types, as masks."""
    pages = g.printed.pages
    board = g.seats[p].board
    sections = 0
    for i in range(SECTIONS):
        if board[i] >= 0 and has(types, pages[board[i]].type):
            sections |= bit(i)
    return sections


def discard(g: BooksOfTimePosition, page: int) -> None:
    """Put a page on the discard pile; or into an incomplete offer that nothing else can fill (BOT-OFFER-4)."""
    if not g.deck and not g.discard and NONE in g.offer:
        slot = g.offer.index(NONE)
        g.offer[slot] = page
        g.tell("refill", NOBODY, (slot, page, NONE))
    else:
        g.discard.append(page)


def reshuffle(g: BooksOfTimePosition) -> None:
    """Shuffle the discard pile to form a new deck (BOT-OFFER-3)."""
    g.deck = g.discard
    g.discard = []
    g.rng.shuffle(g.deck)
    g.reveal("reshuffle", NOBODY, (len(g.deck), g.deck[-1]))


def restore(g: BooksOfTimePosition) -> None:
    """Fill the empty slots from the deck, lowest first, and never leave the deck empty beside a discard pile
    (BOT-OFFER-6)."""
    offer = g.offer
    if not g.deck and g.discard:
        reshuffle(g)
    for slot in range(SLOTS):
        if offer[slot] < 0 and g.deck:
            offer[slot] = g.deck.pop()
            if g.events is not None:
                g.reveal("refill", NOBODY, (slot, offer[slot], top_of_deck(g)))
            if not g.deck and g.discard:
                reshuffle(g)


def add(g: BooksOfTimePosition, p: Player, page: int) -> None:
    """Add a page to a board; it pushes others on until a gap, or out of the last section (BOT-BOARD-2, BOT-BOARD-3)."""
    seat = g.seats[p]
    board = seat.board
    seat._looks = b""
    moving = page
    for i in range(SECTIONS):
        found = board[i]
        board[i] = moving
        moving = found
        if found < 0:
            break
    if g.solo is not None:
        g.solo.taken += 1
    if moving >= 0:
        leave(g, p, moving, "push")
    watch(g)


def leave(g: BooksOfTimePosition, p: Player, page: int, how: str) -> None:
    """A page leaves a board for the discard pile."""
    g.tell(how, p, (page,))
    discard(g, page)
    if g.solo is not None:
        g.solo.discarded += 1
        watch(g)


def drop(g: BooksOfTimePosition, p: Player, section: int) -> None:
    """Discard an available page as a cost (BOT-EFF-2)."""
    seat = g.seats[p]
    page = seat.board[section]
    seat.board[section] = NONE
    seat._looks = b""
    leave(g, p, page, "drop")
    restore(g)


def take(g: BooksOfTimePosition, p: Player, slot: int) -> None:
    """Take a page from the offer, or from the top of the deck (slot SLOTS); the offer is refilled after it was
    added."""
    if slot == SLOTS:
        page = g.deck.pop()
    else:
        page = g.offer[slot]
        g.offer[slot] = NONE
    g.tell("take", p, (page, slot))
    if slot == SLOTS and g.events is not None and g.deck:
        g.reveal("top", NOBODY, (g.deck[-1],))
    add(g, p, page)
    restore(g)


def refresh(g: BooksOfTimePosition, p: Player, mask: int) -> None:
    """Discard the offer pages of a mask, then refill (BOT-EFF-6)."""
    for slot in each(mask):
        page = g.offer[slot]
        g.offer[slot] = NONE
        g.tell("refresh", p, (page, slot))
        discard(g, page)
    restore(g)
    if g.solo is not None and g.solo.offer_counts:
        g.solo.discarded += count(mask)
        watch(g)


def recover(g: BooksOfTimePosition, p: Player, page: int) -> None:
    """Take a page from the discard pile onto the board (BOT-EFF-8)."""
    g.discard.remove(page)
    g.tell("recover", p, (page,))
    add(g, p, page)
    restore(g)
