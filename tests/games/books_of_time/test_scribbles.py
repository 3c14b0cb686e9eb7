"""BOT-W26: Scribbles with icons that no page of the house edition has together, so it is played on an edition of its
own."""

import shutil
from pathlib import Path

import pytest

from quirebox.core.state import State
from quirebox.games.books_of_time import GAME
from quirebox.games.books_of_time.kit import fact, given
from quirebox.words import told


def swap(text: str, code: str, old: str, new: str) -> str:
    at = text.index(f'id = "{code}"')
    return text[:at] + text[at:].replace(f"icons = [{old}]", f"icons = [{new}]", 1)


def edition(folder: Path, last: str) -> str:
    """C14 shows sym PLANET, type T and a slot; C01 and C07 take over what it had."""
    shutil.copytree(GAME.folder / "content" / "house", folder)
    text = (folder / "chronicle.toml").read_text(encoding="utf-8")
    text = swap(text, "C01", '"sym PLANET", "pos 2"', '"sym MAP", "pos 2"')
    text = swap(text, "C14", '"type T", "pos 2", "sym MAP"', f'"sym PLANET", "type T", "{last}"')
    if last == "pos 1":
        text = swap(text, "C17", '"sym CARAVAN", "pos 1"', '"sym CARAVAN", "pos 2"')
    (folder / "chronicle.toml").write_text(text, encoding="utf-8")
    return str(folder)


def before_the_event_phase(edition: str) -> State:
    g = GAME.new(1, 1, edition=edition)
    for name, value in (
        ("turn", "p0"),
        ("round", "3"),
        ("left", "C18"),
        ("right", "C05"),
        ("next", "C14"),
        ("challenges", "0,10,20"),
        ("offer", "T01,S03,I07,S01"),
        ("deck", "T09,T10,T11"),
        ("pile", ""),
    ):
        given(g, -1, name, value)
    given(g, 0, "stock", "0/0/1/10")
    g.options = g.waiting.options(g)
    return g


def play(g: State, *lines: str) -> None:
    for line in lines:
        g.attempt(g.box.space.find(line))


def facts(g: State, *names: str) -> list[str]:
    return [fact(g, -1, name) for name in names]


def test_bot_w26_a_page_is_taken_one_is_kept_and_an_empty_slot_is_skipped(tmp_path: Path) -> None:
    g = before_the_event_phase(edition(tmp_path / "w26", "pos 2"))
    play(g, "close", "book S")
    assert "Zhang Heng" in told.question(GAME, g)  # sym PLANET: the leftmost one
    play(g, "skip")
    assert facts(g, "pile", "offer") == ["S03", "T01,-,I07,S01"]  # not refilled yet
    play(g, "block")  # type T
    assert facts(g, "pile", "offer", "files_used") == ["S03", "T01,T09,I07,S01", "1"]
    assert fact(g, 0, "file") == "0"
    GAME.form.check(g)


def test_bot_w26_a_protected_page_is_safe_from_a_later_icon_without_another_file(tmp_path: Path) -> None:
    g = before_the_event_phase(edition(tmp_path / "w26b", "pos 1"))
    play(g, "close", "book S", "skip", "block")
    assert facts(g, "pile", "offer", "files_used") == ["S03", "T01,T09,I07,S01", "1"]


@pytest.mark.parametrize("ply", range(3))
def test_the_step_can_be_saved_in_its_middle(tmp_path: Path, ply: int) -> None:
    g = before_the_event_phase(edition(tmp_path / "w26", "pos 2"))
    play(g, *["close", "book S", "skip"][:ply])
    again = GAME.load(GAME.save(g))
    assert [a.text for a in again.options] == [a.text for a in g.options]
    assert GAME.save(again) == GAME.save(g)
