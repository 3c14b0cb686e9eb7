"""Scientia's observations: a board is worked out again when anything on it changes, and only then."""

from collections.abc import Callable

import pytest

from quire.games.scientia import GAME
from quire.games.scientia.features import seat_seen
from quire.games.scientia.state import FLASK, PLACE, Seat, sci


def board() -> Seat:
    """Two cards, flasks, some technology."""
    seat = Seat([3, 7 + FLASK, -1, -1], [1, 4, 0, 8], 6, 6, 4, 0)
    seat.turning = 2 * PLACE[0] + 3 * PLACE[1]
    return seat


def twice(seat: Seat) -> None:
    """Another card like the first."""
    seat.cards[2] = seat.cards[0]
    seat.turning += PLACE[2]


def put(seat: Seat) -> None:
    seat.cards[1] += FLASK


def quarter(seat: Seat) -> None:
    seat.turning += PLACE[1]


def swap(seat: Seat) -> None:
    seat.lay([seat.laid()[1], seat.laid()[0], -1, -1])


def advance(seat: Seat) -> None:
    seat.values[3] += 1


def pour(seat: Seat) -> None:
    seat.pool += 1


def cube(seat: Seat) -> None:
    seat.cubes += 1


def close(seat: Seat) -> None:
    seat.slots -= 1


@pytest.mark.parametrize("change", [twice, put, quarter, swap, advance, pour, cube, close, lambda seat: seat.clear(1)])
def test_a_board_that_changes_is_seen_to_change(change: Callable[[Seat], None]) -> None:
    seat = board()
    before = seat_seen(seat)
    change(seat)
    assert seat_seen(seat) != before
    assert seat_seen(seat) == seat_seen(seat.copy()), "what a board remembers is what another one works out"


def test_a_board_that_has_not_changed_is_not_worked_out_again() -> None:
    seat = board()
    assert seat_seen(seat) is seat_seen(seat)
    assert [*seat_seen(seat)] == [6, 4, 6, 1, 4, 0, 8, 4, 1, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0]


def test_the_completion_area_is_counted_by_stack() -> None:
    g = sci(GAME.new(3, 1))
    assert not any(GAME.features(g, 0)[58:70])
    g.area = [4, 11, 4]
    assert [*GAME.features(g, 0)[58:70]] == [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]


def test_flasks_on_stacks_that_change_are_seen_to_change() -> None:
    g = sci(GAME.new(3, 1))
    assert not any(GAME.features(g, 0)[46:58])
    g.flasks[2] = 3
    assert [*GAME.features(g, 0)[46:58]] == g.flasks
    g.flasks[2] = 1
    assert [*GAME.features(g.copy(), 0)[46:58]] == [*GAME.features(g, 0)[46:58]] == g.flasks
