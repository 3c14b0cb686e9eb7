"""The games that every environment test plays: the toy, and all that are installed, with few and with many players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import games
from quirebox.testkit.mill import GAME as MILL

GAMES = [MILL, *games().values()]


@pytest.fixture(params=GAMES, ids=[game.id for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture(params=[0, -1], ids=["fewest", "most"])
def players(request: pytest.FixtureRequest, game: Game) -> int:
    return game.seats[request.param]


@pytest.fixture
def mill() -> Game:
    return MILL


def whole_game(g: State, seed: int, visit: Callable[[State], Any] = lambda g: None) -> State:
    """A random game to its end; `visit` sees every position on the way."""
    rng = Rng(seed)
    while not g.over():
        visit(g)
        g.apply(g.options[rng.below(len(g.options))])
    visit(g)
    return g
