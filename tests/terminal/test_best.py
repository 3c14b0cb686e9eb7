"""The best score of a player alone is remembered from game to game."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from quirebox.bots import bot_named
from quirebox.bots.bot import Seated
from quirebox.cli.tables import begin
from quirebox.core.errors import QuireError
from quirebox.games import game
from quirebox.terminal import best
from quirebox.terminal.screen import Screen
from quirebox.terminal.seats import Seat
from quirebox.terminal.table import Table

TOME = game("two_page_tome")
ALONE = [Seat("Ann")]


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(best, "user_data_path", lambda *_, **__: tmp_path / "data")
    return tmp_path / "data" / "best.json"


def play(folder: Path) -> int:
    """Ann plays alone to the end, always the first option; her points."""
    match = begin(TOME, ALONE, (), "house", "3")
    screen = Screen(StringIO(), lambda prompt: "y" if prompt.startswith("Do it?") else match.g.options[0].text)
    Table(match, ALONE, screen, folder / "game.quire", Seated(bot_named("random"))).run()
    assert match.g.over()
    return match.g.scores()[0]


def test_a_whole_game_leaves_its_score_and_the_next_one_has_to_beat_it(tmp_path: Path) -> None:
    assert begin(TOME, ALONE, (), "house", "").record.options["best"] == "none"
    points = play(tmp_path)
    assert best.known() == {"two_page_tome": points}
    assert begin(TOME, ALONE, (), "house", "").record.options["best"] == str(points)
    assert begin(TOME, ALONE, ("best=3",), "house", "").record.options["best"] == "3"
    assert begin(TOME, [*ALONE, Seat("Ben")], (), "house", "").record.options["best"] == "none"


def test_only_a_better_score_takes_its_place(tmp_path: Path, kept: Path) -> None:
    best.write({"two_page_tome": 999, "other": 1})
    play(tmp_path)
    assert best.known() == {"two_page_tome": 999, "other": 1}


@pytest.mark.parametrize("text", ["", "[1]", '{"two_page_tome": "x"}', '{"two_page_tome": true}'])
def test_a_file_that_is_none_is_no_score(kept: Path, text: str) -> None:
    best.write({})
    kept.write_text(text)
    assert best.with_best(TOME, 1, {}) == {}


def test_a_folder_that_cannot_be_written_is_named(kept: Path) -> None:
    kept.parent.write_text("in the way")
    with pytest.raises(QuireError, match="cannot be written"):
        best.write({"two_page_tome": 3})
