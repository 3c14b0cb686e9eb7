"""A world can be given its name; it is shown wherever its sheet is."""

from __future__ import annotations

import pytest

from quirebox.core.errors import BadOption
from quirebox.core.event import NOBODY
from quirebox.core.match import Match, replay
from quirebox.core.record import read
from quirebox.games import game, parts
from quirebox.words import speech

TOME = game("two_page_tome")
NAMED = {"worlds": "Inkland; Terra Pulpa"}


def test_the_names_are_seen_by_everybody_and_stay_with_the_record() -> None:
    match = Match(TOME, 3, NAMED)
    again = replay(TOME, read(match.record.write()), verify=True)
    sheets = TOME.eyes.view(again.g, NOBODY)["sheets"]
    assert isinstance(sheets, list) and [sheet["world"] for sheet in sheets] == ["Inkland", "Terra Pulpa", ""]
    loaded = TOME.eyes.view(TOME.load(TOME.save(match.g)), 0)["sheets"]
    assert isinstance(loaded, list) and loaded[0]["world"] == "Inkland"


def test_the_terminal_draws_the_name_beside_its_player() -> None:
    table = parts(TOME, TOME.new(2, 1, NAMED), 0, ["Ann", "Ben"], speech(TOME).tell)
    drawn = {part.name: part.lines for part in table}
    assert "Inkland" in drawn["Ann"][0] and "Terra Pulpa" in drawn["Ben"][0]


@pytest.mark.parametrize("worlds", ["a;b;c", "[red]", "x\ny", "x" * 31])
def test_a_name_that_cannot_be_shown_is_refused(worlds: str) -> None:
    with pytest.raises(BadOption, match="option worlds"):
        TOME.new(2, 1, {"worlds": worlds})
