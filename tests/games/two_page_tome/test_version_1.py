"""Version 1 stays what it was: who wanted to rest ended the move first, and worlds had no names."""

from __future__ import annotations

from pathlib import Path

import pytest

from quirebox.core.editions import as_of
from quirebox.core.errors import BadOption, Illegal
from quirebox.core.match import Match, replay
from quirebox.core.record import read
from quirebox.games.two_page_tome import GAME

FOLDER = Path(__file__).parent / "version_1"
FIRST = as_of(GAME, 1)


@pytest.mark.parametrize("name", ["two", "alone"])
def test_a_record_ends_as_it_ended(name: str) -> None:
    old = read((FOLDER / f"{name}.quire").read_text(encoding="utf-8"))
    match = replay(GAME, old, verify=True)
    assert match.game is FIRST and (match.record.moves, match.record.result) == (old.moves, old.result)
    assert FIRST.save(FIRST.load(FIRST.save(match.g))) == FIRST.save(match.g)


def test_the_move_is_ended_before_a_player_rests() -> None:
    match = Match(FIRST, 2, {"first": "0"}, seed=bytes(32))
    while match.g.options[-1].text != "end move":
        match.apply(match.g.options[-1])
    with pytest.raises(Illegal, match="TPT-ROUND-1"):
        match.play("rest")


def test_worlds_have_no_names() -> None:
    with pytest.raises(BadOption, match="has no option 'worlds'"):
        Match(FIRST, 2, {"worlds": "Inkland"})
