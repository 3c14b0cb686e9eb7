"""Scientia's observations: a board is worked out again when anything on it changes, and only then."""

from collections.abc import Callable

import pytest

from quirebox.games.scientia import GAME, verbs
from quirebox.games.scientia import kit as facts
from quirebox.games.scientia.box import CLOSED
from quirebox.games.scientia.effects.flasks import PutBoard
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import FLASK, FULL_TURN, NONE, QUARTER


def new(players: int) -> ScientiaPosition:
    g = GAME.new(players, 1)
    assert isinstance(g, ScientiaPosition)
    return g


def table() -> ScientiaPosition:
    """The first player has two cards, one of them with a flask and one of a closed field."""
    g = new(2)
    seat = g.seats[0]
    seat.lay([10 + FULL_TURN * QUARTER, 7 + 2 * QUARTER + FLASK, NONE, NONE])
    seat.values[:] = [1, 3, 0, CLOSED]
    seat.pool, seat.cubes, seat.slots = 4, 6, 3
    return g


def rotation(g: ScientiaPosition) -> None:
    verbs.rotate(g, 0, g.printed.rotations[g.seats[0].turning][0])


CHANGES: dict[str, Callable[[ScientiaPosition], object]] = {
    "take": lambda g: verbs.take(g, 0, 5),
    "rotate": rotation,
    "turn": lambda g: verbs.turn(g, 0, 1, 1),
    "flasks on a card": lambda g: verbs.put(g, 0, 1, 2),
    "flasks in the pool": lambda g: verbs.fill_pool(g, 0, 1),
    "advance": lambda g: verbs.advance(g, 0, 0),
    "cube": lambda g: verbs.new_cube(g, 0, 1),
    "complete": lambda g: verbs.complete(g, 0, 0),  # brings neither flasks nor technology, and its effect waits
    "clear": lambda g: g.seats[0].clear(1),
    "lay": lambda g: g.seats[0].lay([NONE, 3, NONE, NONE]),
    "given cards": lambda g: facts.given(g, 0, "cards", "-"),
    "given pool": lambda g: facts.given(g, 0, "pool", "9"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_board_that_changes_is_seen_to_change(name: str) -> None:
    g = table()
    before = GAME.eyes.features(g, 0)
    CHANGES[name](g)
    after = GAME.eyes.features(g, 0)
    assert after != before
    assert GAME.eyes.features(g.copy(), 0) == after, "what a board remembers is what another one works out"


def test_a_board_that_has_not_changed_is_not_worked_out_again() -> None:
    g = table()
    seat = g.seats[0]
    board = [4, 3, 6, 1, 3, 0, CLOSED, 11, FULL_TURN, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0]
    assert [*GAME.eyes.features(g, 0)][70 : 70 + len(board)] == board
    seat.pool += 1  # a change of which nothing tells the board
    assert [*GAME.eyes.features(g, 0)][70 : 70 + len(board)] == board


def test_the_completion_area_is_counted_by_stack() -> None:
    g = new(3)
    assert not any(GAME.eyes.features(g, 0)[58:70])
    g.area = [4, 11, 4]
    assert [*GAME.eyes.features(g, 0)[58:70]] == [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]


def test_flasks_on_stacks_that_change_are_seen_to_change() -> None:
    g = new(3)
    assert not any(GAME.eyes.features(g, 0)[46:58])
    put = PutBoard()
    for _ in range(3):
        put.on_stack(g, 0, 2)
    assert g.flasks[2] == 3 and [*GAME.eyes.features(g, 0)[46:58]] == g.flasks
    h = g.copy()
    verbs.take(g, 0, 2)
    assert g.flasks[2] == 0 and [*GAME.eyes.features(g, 0)[46:58]] == g.flasks
    assert [*GAME.eyes.features(h, 0)[46:58]] == h.flasks
