"""Setting up (BOT-SETUP-1 to BOT-SETUP-7, BOT-SETUP-11, BOT-SETUP-13)."""

from __future__ import annotations

from collections.abc import Mapping

from quirebox.core.box import Box
from quirebox.core.errors import ContentError
from quirebox.core.rng import Rng
from quirebox.core.step import OVER
from quirebox.games.books_of_time.book import NONE, Book
from quirebox.games.books_of_time.box import (
    DIFFICULTIES,
    EASY,
    HAND,
    SECTIONS,
    SLOTS,
    START_PAPER,
    START_PEN,
    START_VP,
    TOKENS,
    TYPES,
    BooksOfTimeBox,
)
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat, Solo
from quirebox.games.books_of_time.steps.setup import opening


def set_up(box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> BooksOfTimePosition:
    """The table before anybody has chosen anything."""
    assert isinstance(box, BooksOfTimeBox)
    deck = list(range(box.regular))
    rng.shuffle(deck)
    sets = [list(range(len(stacks))) for stacks in box.tiles]
    for order in sets:
        rng.shuffle(order)
    seats = []
    for p in range(players):
        seats.append(new_seat(box, [order[p] for order in sets], deck[-HAND:]))
        del deck[-HAND:]
    chronicle = list(range(len(box.chronicle)))
    rng.shuffle(chronicle)
    solo = new_solo(options) if players == 1 else None
    used = int(options["chronicle_used"]) + (solo is not None and solo.difficulty == EASY)  # BOT-SOLO-3
    check_edition(box, players, used)
    return BooksOfTimePosition(
        box,
        players,
        rng,
        opening(players),
        OVER,
        [],
        seats,
        int(rng.below(players)),
        0,
        Book(chronicle[:used], 0),
        [NONE] * SLOTS,
        deck,
        [],
        [TOKENS] * TOKENS,
        NONE,
        options["turn_scope"] == "turned",
        options["payment"] == "strict",
        solo,
    )


def check_edition(box: BooksOfTimeBox, players: int, used: int) -> None:
    """Complain of an edition that has not enough pages for these players."""
    needed = HAND * players + SLOTS
    if box.regular < needed:
        raise ContentError(
            "pages.toml", f"found {box.regular} pages; {players} players need {needed}, for their hands and the offer"
        )
    if len(box.chronicle) < used:
        raise ContentError(
            "chronicle.toml",
            f"found {len(box.chronicle)} pages of the Chronicle; this game binds {used} (BOT-SETUP-11)",
        )


def new_seat(box: BooksOfTimeBox, sets: list[int], hand: list[int]) -> Seat:
    """A seat as it begins (BOT-SETUP-1, BOT-SETUP-2, BOT-SETUP-4, BOT-SETUP-5)."""
    books = [Book([box.regular + 2 * t, box.regular + 2 * t + 1], 0) for t in range(TYPES)]
    board = [NONE] * SECTIONS
    return Seat(
        START_PEN, START_PAPER, 0, START_VP, books, board, [0] * TYPES, [1] * TYPES, sets, [0] * TOKENS, hand, []
    )


def new_solo(options: Mapping[str, str]) -> Solo:
    """A game against Scribbles as it begins."""
    difficulty = DIFFICULTIES.index(options["difficulty"])
    return Solo(difficulty, [], [], [], 0, 0, 0, 0, 0, 0, [0] * TYPES, options["discards"] == "all")
