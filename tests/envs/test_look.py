"""Other forms of an observation say the same."""

from __future__ import annotations

import pytest

from quirebox.core.game import Game
from quirebox.core.schema import Part, Schema, category, count, flag, mask
from quirebox.core.state import State

from .conftest import whole_game

np = pytest.importorskip("numpy")

from quirebox.envs.look import Look  # noqa: E402
from quirebox.envs.table import EnvError, Table  # noqa: E402

TOY = Schema((Part("", "", (count("coins", "", 8), category("card", "", 2), flag("open", ""), mask("set", "", 2))),))


def test_one_hot_spreads_categories_and_masks_and_nothing_else() -> None:
    look = Look(TOY, one_hot=True)
    assert look.names == ["coins", "card=0", "card=1", "card=2", "open", "set&1", "set&2"]
    assert look(np.array([[6, 2, 1, 1], [3, 0, 0, 2]], np.uint8)).tolist() == [
        [6, 0, 0, 1, 1, 1, 0],
        [3, 1, 0, 0, 0, 0, 1],
    ]
    assert look.highest.tolist() == [8, 1, 1, 1, 1, 1, 1]


def test_floats_lie_between_0_and_1() -> None:
    found = Look(TOY, dtype="float32")(np.array([6, 1, 1, 3], np.uint8))
    assert found.dtype == np.float32 and found.tolist() == [0.75, 0.5, 1.0, 1.0]


@pytest.mark.parametrize("one_hot", [False, True])
def test_every_form_of_every_position_stays_in_its_range(game: Game, players: int, one_hot: bool) -> None:
    table = Table(game, players, one_hot=one_hot, dtype="float32")

    def check(g: State) -> None:
        for p in range(players):
            found = table.observation(g, p)
            assert found.shape == (table.width,) and found.dtype == np.float32
            assert found.min() >= 0 and (found <= table.highest).all()
            if one_hot:
                plain = game.eyes.features(g, p)
                chosen = {name for name, value in zip(table.look.names, found, strict=True) if value and "=" in name}
                assert chosen == {f"{n.name}={plain[n.index]}" for n in table.schema.numbers if n.kind == "category"}

    g = table.deal(3)
    check(g)
    check(whole_game(g, 1))


def test_an_unknown_form_is_refused(mill: Game) -> None:
    with pytest.raises(EnvError, match="dtype cannot be 'float16'; it can be: uint8, float32"):
        Table(mill, dtype="float16")
