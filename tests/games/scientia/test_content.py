"""A damaged edition of Scientia is refused, and the message names the place."""

import shutil
from pathlib import Path

import pytest

from quirebox.core.effect import Seq, When
from quirebox.core.errors import BadOption, ContentError
from quirebox.core.rng import Rng
from quirebox.games import game
from quirebox.games.scientia.box import ScientiaBox
from quirebox.games.scientia.content import effect
from quirebox.games.scientia.proof import prove
from quirebox.games.scientia.sets import illegal_set, random_set
from quirebox.testkit.conformance import check
from quirebox.testkit.edition import add, change, copy_of, remove

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
            r"projects\.toml:276: 25 DNA, effect: cannot read 'GAIN 3 GOLD'; use one of",
        ),
        (
            "projects.toml",
            'effect = "PUT_BOARD(1) -> FINISH"',
            'effect = "PUT_MOON(1) -> FINISH"',
            r"cannot read the condition 'PUT_MOON\(1\)'; use one of PUT_BOARD",
        ),
        (
            "projects.toml",
            'name = "WAVE"',
            'name = "ATOM"',
            r"13 ATOM, name: found 'ATOM'; use a name of its own; 5 ATOM in line 50 has it already",
        ),
        (
            "projects.toml",
            "number = 7\n",
            "number = 8\n",
            r"8 FISSION, number: found 8; use a number of its own; 8 FUSION in line \d+ has it already",
        ),
        (
            "projects.toml",
            'name = "WAVE"',
            'title = "WAVE"',
            r"5 WAVE: the field 'name' is missing; found: number, .*\n.*5 WAVE, title: unknown field 'title'",
        ),
        (
            "projects.toml",
            'field = "chemistry"',
            'field = "alchemy"',
            r"13 ATOM, field: found 'alchemy'; use one of physics",
        ),
        (
            "projects.toml",
            'number = 6\nfield = "physics"\nname = "VIBRATION"\nkorean = "진동"\nbase = true',
            'number = 6\nfield = "physics"\nname = "VIBRATION"\nkorean = "진동"\nbase = false',
            r"6 VIBRATION: is the other side of the card of 5, so its field and `base` have to be the same",
        ),
        (
            "projects.toml",
            'effect = "TAKE(2)"',
            'effect = "COPY_OWN"',
            r"the projects .*25.* copy effects; only the two sides of one card may",
        ),
        (
            "sets.toml",
            "numbers = [2, 3, 5,",
            "numbers = [2, 1, 5,",
            r"sets\.toml:6: first The first step of science, numbers: this set is not legal: SCI-SETUP-2: 2 and 1 are",
        ),
        (
            "boards.toml",
            "2 = 6",
            "2 = 0",
            r"boards\.toml:5: supplies\.cubes\.2: found 0; use a whole number of at least 1",
        ),
        ("boards.toml", "[[field]]", "[[field", r"boards\.toml:8: is not TOML"),
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


def test_cards_may_be_changed_removed_and_added(tmp_path: Path) -> None:
    path = copy_of(SCIENTIA, tmp_path / "own")
    change(path, "projects.toml", 'effect = "TAKE(2)"', 'effect = "TAKE(1)"')
    remove(path, "projects.toml", "number = 7\n")
    remove(path, "projects.toml", "number = 8\n")
    remove(path, "projects.toml", "number = 48\n")
    add(path, "projects.toml", "number = 1\n", ("number = 1\n", "number = 51\n"), ("ATTRACTIVE FORCE", "NEW FORCE"))
    for seed in range(3):
        check(SCIENTIA, 2, {"set": "random"}, seed, edition=str(path))
    check(SCIENTIA, 3, {"set": "51,3,5,13,16,17,25,27,29,37,39,41"}, 1, edition=str(path))
    box = SCIENTIA.box(str(path))
    assert isinstance(box, ScientiaBox)
    warnings = "\n".join(prove(box, path))
    assert "found 46 projects; use 1 to 48" in warnings
    assert "best For the best of scientific achievement: cannot be used: there is no project" in warnings
    with pytest.raises(BadOption, match="it needs the projects 8, 48, which this edition lacks; use first"):
        SCIENTIA.new(2, 1, {"set": "best"}, str(path))
    with pytest.raises(BadOption, match=r"option set cannot be 'worst' \(SCI-SETUP-4\); use first"):
        SCIENTIA.new(2, 1, {"set": "worst"}, str(path))


def test_the_house_edition_keeps_its_promises() -> None:
    box = SCIENTIA.box()
    assert isinstance(box, ScientiaBox)
    assert prove(box, SCIENTIA.folder / "content" / "house") == []


def test_the_arrow_binds_everything_to_its_right() -> None:
    whole = effect("RETURN -> ACT(2); GAIN(1)", "here")
    assert isinstance(whole, When)
    assert isinstance(whole.part, Seq)
    assert len(whole.part.parts) == 2


def test_random_sets_are_legal_and_various() -> None:
    box = SCIENTIA.box()
    assert isinstance(box, ScientiaBox)
    sets = [tuple(random_set(box.projects, Rng(seed))) for seed in range(300)]
    assert all(illegal_set([*numbers], box) == "" for numbers in sets)
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
