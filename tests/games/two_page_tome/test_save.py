"""Saved positions that are damaged are refused with a message; nothing else is ever raised."""

import copy
from collections.abc import Iterator

import pytest

from quirebox.core.errors import QuireError
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.games.two_page_tome import GAME

Path = list[int | str]


def places(data: object, path: Path) -> Iterator[Path]:
    """Where the values of plain data are."""
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], [*path, key])
    else:
        yield path


def damaged(data: object, path: Path, value: object) -> object:
    """The data with another value in that place."""
    whole = copy.deepcopy(data)
    part = whole
    for key in path[:-1]:
        part = part[key]  # type: ignore[index]
    part[path[-1]] = value  # type: ignore[index]
    return whole


@pytest.mark.parametrize(("players", "plies"), [(1, 1), (1, 60), (2, 0), (2, 150), (3, 333)])
def test_damage_is_refused_or_leaves_a_sound_position(players: int, plies: int) -> None:
    g = GAME.new(players, 5)
    playout(g, Rng(5), plies)
    saved = GAME.save(g)
    refused = 0
    for path in places(saved, []):
        for value in (-2, 1 << 50, "nonsense", None):
            try:
                GAME.form.check(GAME.load(damaged(saved, path, value)))  # type: ignore[arg-type]
            except QuireError as e:
                assert str(e)
                refused += 1
    assert refused > 200


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (
            ["position", "sheets", 0, "lands", 0],
            1 << 40,
            r"position.sheets\[0\].lands\[0\]: found .*; use a whole number from 0 to",
        ),
        (["position", "options", "map"], "M9", "TPT-SETUP-1"),
        (["agenda", 0, 0], "Rest", r"agenda\[0\]: cannot read the step \['Rest'\]"),
        (["position", "tomes", 0], 26, "the saved position cannot be: g.tomes="),
    ],
)
def test_the_message_says_where(path: Path, value: object, message: str) -> None:
    with pytest.raises(QuireError, match=message):
        GAME.load(damaged(GAME.save(GAME.new(2, 7)), path, value))  # type: ignore[arg-type]
