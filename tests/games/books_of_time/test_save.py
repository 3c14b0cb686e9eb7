"""Saved positions that no game leads to are refused with a sentence, whatever has been changed in them."""

import copy
from collections.abc import Iterator

import pytest

from quirebox.core.errors import QuireError
from quirebox.core.plain import Json
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.games.books_of_time import GAME

Path = tuple[str | int, ...]


def places(data: Json, path: Path = ()) -> Iterator[Path]:
    """Where single values stand in plain data."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from places(value, (*path, name))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from places(value, (*path, i))
    else:
        yield path


def changed(data: Json, path: Path, value: Json) -> Json:
    """The same data with another value in one place."""
    again = copy.deepcopy(data)
    part = again
    for step in path[:-1]:
        part = part[step]  # type: ignore[index]
    part[path[-1]] = value  # type: ignore[index]
    return again


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("value", [None, "x", -5, 999, 3, [1]])
def test_whatever_is_changed_the_position_is_sound_or_refused(players: int, value: Json) -> None:
    g = GAME.new(players, 1)
    playout(g, Rng(1), 30 * players)
    saved = GAME.save(g)
    refused = 0
    for path in places(saved):
        try:
            h = GAME.load(changed(saved, path, value))
        except QuireError as e:
            assert str(e)
            refused += 1
        else:
            GAME.form.check(h)
            assert h.over() or h.options
    assert refused > 20


def test_a_position_saved_before_an_option_was_there_has_its_default() -> None:
    old, new = (GAME.new(1, 4, {"discards": value}) for value in ("board", "all"))
    data = GAME.save(old)
    assert "offer counts" not in str(data) and "offer counts" in str(GAME.save(new))
    assert GAME.save(GAME.load(data)) == data
    assert GAME.save(GAME.load(GAME.save(new))) == GAME.save(new)
