"""What a book has in store is looked at once, and again as soon as anything that it depends on has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.games import game
from quirebox.games.books_of_time.box import TYPES
from quirebox.games.books_of_time.mind.outlook import Outlook, look, outlook
from quirebox.games.books_of_time.position import BooksOfTimePosition, Seat

FIELDS = [name for name in dir(Outlook()) if not name.startswith("_")]


def changed_level(seat: Seat) -> None:
    seat.level = [(level + 1) % 7 for level in seat.level]


def changed_tile(seat: Seat) -> None:
    seat.top = [top % 3 + 1 for top in seat.top]


def changed_files(seat: Seat) -> None:
    seat.file += 1


def changed_board(seat: Seat) -> None:
    seat.board = seat.board[1:] + seat.board[:1]


def changed_tokens(seat: Seat) -> None:
    seat.tokens = [seat.tokens[0] + 1, *seat.tokens[1:]]


@pytest.mark.parametrize("change", [changed_level, changed_tile, changed_files, changed_board, changed_tokens])
def test_an_outlook_is_kept_as_long_as_it_holds(change: Callable[[Seat], None]) -> None:
    differed = 0
    for seed in range(30):
        g = game("books_of_time").new(2, seed)
        assert isinstance(g, BooksOfTimePosition)
        playout(g, Rng(seed), 60)
        seat = g.seats[0]
        before = [outlook(g, seat, t) for t in range(TYPES)]
        assert [outlook(g, seat, t) for t in range(TYPES)] == before, "it is the same object"
        change(seat)
        for t in range(TYPES):
            fresh = [getattr(look(g, seat, t), name) for name in FIELDS]
            assert [getattr(outlook(g, seat, t), name) for name in FIELDS] == fresh
            differed += fresh != [getattr(before[t], name) for name in FIELDS]
    assert differed
