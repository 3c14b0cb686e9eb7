"""The tables in docs/bots.md are those of docs/ladder, and a slice of each goes as it was published."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from terminal.typist import environment

from quirebox import games as shelf
from quirebox.cli import main
from quirebox.lab.bench import compiled
from quirebox.lab.results import Results, heading_of, read_results
from quirebox.testkit.mill import GAME

from . import published

ROOT = Path(__file__).parent.parent.parent
FILES = sorted((ROOT / "docs" / "ladder").glob("*.tsv"))
WHOLE, OPENINGS = 5.0, 5.0  # seconds for whole games and for openings of one ladder, as they were measured
VERSIONS = ("game", "version", "edition", "bots")


@pytest.mark.skipif(not compiled(), reason="the bots are replayed compiled, where they are fast")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_slice_goes_as_published(path: Path) -> None:
    results = read_results(path, shelf.game(path.stem))
    now = heading_of(results.game, results.heading["seed"], results.edition)
    if all(now[name] == results.heading[name] for name in VERSIONS):
        wrong = [
            *published.same(results, published.affordable(results, WHOLE)),
            *published.same_openings(results, published.affordable(results, OPENINGS, part=0.0)),
        ]
        assert not wrong, (
            "the same versions choose differently; raise BOTS in quirebox.lab.ladder or the game's version, and play "
            "again: "
            f"quire ladder {path.stem} --out {path.relative_to(ROOT)}\n" + "\n".join(wrong)
        )
    else:
        assert not list(published.unlikely(results, published.affordable(results, WHOLE)))


def test_the_page_says_what_the_files_say() -> None:
    done = subprocess.run(
        [sys.executable, "tools/ladder_page.py", "--check"],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")


# ---- the slice finds what it is there to find


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUIRE_GAMES", "quirebox.testkit.mill")
    path = tmp_path / "mill.tsv"
    args = ["ladder", "mill", "--games", "8", "--pairings", "greedy:40,random", "--processes", "1", "--out", str(path)]
    assert CliRunner().invoke(main, args).exit_code == 0
    return path


def test_the_page_is_written_between_its_marks(ladder: Path) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "ladder_page.py"))
    old = f"# Bots\n{tool['BEGIN']}something old\n{tool['END']}the rest\n"
    new = tool["page"](old, ladder.parent)
    assert (
        new.startswith(f"# Bots\n{tool['BEGIN']}")
        and new.endswith(f"{tool['END']}the rest\n")
        and "something old" not in new
    )
    assert "### Mill" in new and "| greedy:40 > random | 2 |" in new and "16 games in" in new
    assert tool["page"](new, ladder.parent) == new
    assert "No ladder has been played yet." in tool["page"](new, ladder.parent / "empty")
    with pytest.raises(ValueError, match="marks"):
        tool["page"]("# Bots\n", ladder.parent)


def change(path: Path, column: int, value: str) -> Results:
    """The ladder with another value in the first game."""
    lines = path.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("greedy:40 random 2\t0\t"))
    cells = lines[first].split("\t")
    cells[column] = value
    lines[first] = "\t".join(cells)
    path.write_text("\n".join(lines) + "\n")
    return read_results(path, GAME)


def test_a_slice_of_what_was_just_played_is_the_same(ladder: Path) -> None:
    results = read_results(ladder, GAME)
    slice = published.affordable(results, 10.0)
    assert len(slice) == 16
    assert not [
        *published.same(results, slice),
        *published.same_openings(results, slice),
        *published.unlikely(results, slice),
    ]


def test_a_slice_is_what_can_be_afforded(ladder: Path) -> None:
    slow = change(ladder, 6, "500.00")
    chosen = [(contest.players, played.number) for contest, played in published.affordable(slow, 10.0)]
    assert (2, 0) not in chosen and (4, 0) in chosen and (2, 1) in chosen
    assert (2, 0) in [
        (contest.players, played.number) for contest, played in published.affordable(slow, 300.0, part=0.0)
    ]
    assert not published.affordable(slow, 0.0)


@pytest.mark.parametrize(("column", "value"), [(2, "99 0"), (3, ""), (4, "1000"), (5, "00000000")])
def test_a_game_that_goes_another_way_is_named(ladder: Path, column: int, value: str) -> None:
    results = change(ladder, column, value)
    complaints = list(published.same(results, published.affordable(results, 10.0)))
    assert len(complaints) == 1 and "greedy:40 random 2, game 0: " in complaints[0]


def test_a_game_that_begins_differently_is_named(ladder: Path) -> None:
    results = change(ladder, 5, "00000000")
    assert list(published.same_openings(results, published.affordable(results, 10.0))) == [
        "greedy:40 random 2, game 0 begins differently"
    ]


def test_bots_that_have_become_much_weaker_or_stronger_are_found(ladder: Path) -> None:
    results = read_results(ladder, GAME)
    slice = published.affordable(results, 10.0)
    text = ladder.read_text()
    for number in range(400):  # the published table says that greedy nearly always loses
        text += (
            f"greedy:40 random 2\t{1000 + number}\t0 "
            f"9\t{1 - number % 2 if number > 4 else number % 2}\t30\t00000000\t0.01\n"
        )
    ladder.write_text(text)
    weak = read_results(ladder, GAME)
    found = list(published.unlikely(weak, slice))
    assert len(found) == 1 and found[0].startswith("greedy:40 random 2: 8")
