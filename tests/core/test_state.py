"""Positions: what is refused changes nothing, and a copy goes its own way."""

from __future__ import annotations

import pytest

from quirebox.core.errors import Illegal
from quirebox.core.game import Game
from quirebox.games import game, ids
from quirebox.testkit.anatomy import anatomy
from quirebox.testkit.mill import GAME as MILL

GAMES = [MILL, *map(game, ids())]


@pytest.mark.parametrize("played", GAMES, ids=lambda played: str(played.id))
def test_what_is_refused_changes_nothing(played: Game) -> None:
    g = played.new(played.seats[-1], 1)
    refused = next(action for action in g.box.space.actions if action not in g.options)
    before = anatomy(g)
    with pytest.raises(Illegal):
        g.attempt(refused)
    assert anatomy(g) == before


@pytest.mark.parametrize("played", GAMES, ids=lambda played: str(played.id))
def test_a_copy_goes_its_own_way(played: Game) -> None:
    g = played.new(played.seats[-1], 1)
    before, h = anatomy(g), g.copy()
    h.apply(h.options[0])
    assert anatomy(g) == before != anatomy(h)
