"""Alone against Scribbles, bots take on challenges that they can meet."""

from __future__ import annotations

import pytest

from quirebox.bots.bot import ask
from quirebox.bots.greedy import Greedy
from quirebox.core.rng import Rng
from quirebox.games.books_of_time import GAME
from quirebox.games.books_of_time.position import BooksOfTimePosition, Solo

LOSE, NO_FILE = (21, 22, 23), 8  # cells of the board that hold at first and are easily spoilt (BOT-SOLO-11)


def challenged(seed: int, difficulty: str) -> Solo:
    """A lone greedy bot once it has chosen its challenges."""
    g, rng = GAME.new(1, seed, {"difficulty": difficulty}), Rng(seed)
    assert isinstance(g, BooksOfTimePosition)
    while not g.solo or len(g.solo.chosen) < (4 if difficulty == "hard" else 3):
        g.apply(ask(Greedy(), GAME, g, rng).action)
    return g.solo


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_challenge_that_holds_as_yet_is_not_taken_for_met(difficulty: str, seed: int) -> None:
    assert not {*LOSE, NO_FILE} & {*challenged(seed, difficulty).chosen}
