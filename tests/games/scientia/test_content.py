"""A damaged edition of Scientia is refused, and the message names the place."""

import shutil
from pathlib import Path

import pytest

from quire.core.effect import Seq, When
from quire.core.errors import ContentError
from quire.core.rng import Rng
from quire.games import game
from quire.games.scientia.content import effect, illegal_set, random_set
from quire.games.scientia.state import ScientiaBox

SCIENTIA = game("scientia")


def edition(tmp_path: Path, file: str, old: str, new: str) -> str:
    folder = tmp_path / "edition"
    shutil.copytree(SCIENTIA.folder / "content" / "house", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "projects.toml",
            'effect = "TAKE(2)"',
            'effect = "GAIN 3 GOLD"',
            r"projects\.toml: project\[24\]\.effect: cannot read 'GAIN 3 GOLD'; say one of",
        ),
        (
            "projects.toml",
            'effect = "PUT_BOARD(1) -> FINISH"',
            'effect = "PUT_MOON(1) -> FINISH"',
            r"cannot read the condition 'PUT_MOON\(1\)'; say one of PUT_BOARD",
        ),
        (
            "projects.toml",
            'name = "WAVE"',
            'name = "ATOM"',
            r"project\[12\]\.name: found 'ATOM'; say a name of its own; number 5 has it already",
        ),
        (
            "projects.toml",
            "number = 7\n",
            "number = 8\n",
            r"project\[6\]\.number: found 8; say a whole number from 7 to 7",
        ),
        (
            "projects.toml",
            'name = "WAVE"',
            'title = "WAVE"',
            r"project\[4\]: unknown field 'title'; the fields are: number",
        ),
        (
            "projects.toml",
            'field = "chemistry"',
            'field = "alchemy"',
            r"project\[12\]\.field: found 'alchemy'; say one of physics",
        ),
        (
            "projects.toml",
            'number = 6\nfield = "physics"\nname = "VIBRATION"\nkorean = "진동"\nbase = true',
            'number = 6\nfield = "physics"\nname = "VIBRATION"\nkorean = "진동"\nbase = false',
            r"project\[5\]\.base: .*the same on both sides of a card",
        ),
        (
            "projects.toml",
            'effect = "COPY_OWN"',
            'effect = "ROT(1)"',
            r"the projects \[9\] copy effects; exactly two do",
        ),
        (
            "sets.toml",
            "numbers = [2, 3, 5,",
            "numbers = [2, 1, 5,",
            r"the set 'first' is not legal: SCI-SETUP-2: 2 and 1 are the two sides of one card",
        ),
        (
            "boards.toml",
            "2 = 6",
            "2 = 0",
            r"boards\.toml: supplies\.cubes\.2: found 0; say a whole number of at least 1",
        ),
        ("boards.toml", "[[field]]", "[[field", r"boards\.toml: is not TOML"),
    ],
)
def test_a_damaged_edition_names_the_place(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    path = edition(tmp_path, file, old, new)
    with pytest.raises(ContentError, match=complaint):
        SCIENTIA.box(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = edition(tmp_path, "sets.toml", "first", "first")
    (Path(path) / "sets.toml").unlink()
    with pytest.raises(ContentError, match=r"sets\.toml: this file is missing"):
        SCIENTIA.box(path)


def test_the_arrow_binds_everything_to_its_right() -> None:
    whole = effect("RETURN -> ACT(2); GAIN(1)", "here")
    assert isinstance(whole, When)
    assert isinstance(whole.part, Seq)
    assert len(whole.part.parts) == 2


def test_random_sets_are_legal_and_various() -> None:
    box = SCIENTIA.box()
    assert isinstance(box, ScientiaBox)
    sets = [tuple(random_set(box.projects, Rng(seed))) for seed in range(300)]
    assert all(illegal_set([*numbers], box.projects) == "" for numbers in sets)
    assert len(set(sets)) == 300
    assert {n for numbers in sets for n in numbers} == set(range(1, 49))


def test_every_set_of_the_edition_is_an_option() -> None:
    box = SCIENTIA.box()
    assert isinstance(box, ScientiaBox)
    assert {*box.sets, "random"} == set(SCIENTIA.options[0].values)


def test_the_sets_use_all_projects() -> None:
    box = SCIENTIA.box()
    assert isinstance(box, ScientiaBox)
    assert {index for projects in box.sets.values() for index in projects} == set(range(48))
