"""The guide for designers: its worked example, step by step as it stands there; and the commands for editions."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quirebox.cli import main
from quirebox.testkit.edition import change, copy_of, remove
from quirebox.testkit.mill import GAME as MILL
from quirebox.testkit.scenario import ScenarioFailed, load, run

GUIDE = (Path(__file__).parents[1] / "docs" / "guides" / "designing.md").read_text(encoding="utf-8")
STEP = re.compile(
    r"^    quire (?P<command>[^\n]+)$"
    r"|In `(?P<file>[\w./]+)`,\s+change `(?P<old>[^`]+)` (?:back )?to\s+`(?P<new>[^`]+)`"
    r"|^```\n(?P<output>.*?)```",
    re.M | re.S,
)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def quire(text: str) -> Result:
    return CliRunner().invoke(main, shlex.split(text))


def steps() -> Iterator[tuple[str, re.Match[str]]]:
    for found in STEP.finditer(GUIDE):
        yield next(name for name in ("command", "file", "output") if found[name]), found


def test_its_example_goes_as_it_says(here: Path) -> None:
    command, done = "", quire("games --ids")
    for kind, found in steps():
        if kind == "command":
            command = found["command"]
            done = quire(command)
            assert done.exit_code == 0, f"{command}: {done.output}"
        elif kind == "file":
            change(here / Path(found["file"]).parent, Path(found["file"]).name, found["old"], found["new"])
            done = quire(command)
        elif "scenario" not in found["output"]:
            said = " ".join(done.output.split())
            assert all(" ".join(line.split()) in said for line in found["output"].splitlines()), done.output


def test_a_folder_needs_no_dot_and_a_record_carries_its_hash(here: Path) -> None:
    assert quire("edition new scientia mine").exit_code == 0
    change(here / "mine", "projects.toml", 'effect = "TAKE(2)"', 'effect = "TAKE(1)"')
    done = quire("watch scientia --edition mine --bots random --no-draw --delay 0 --seed 1 --record game.quire")
    assert done.exit_code == 0, done.output
    edition = next(line for line in Path("game.quire").read_text(encoding="utf-8").splitlines() if "edition" in line)
    assert re.fullmatch(r"edition \./mine [0-9a-f]{16}", edition)
    change(here / "mine", "projects.toml", 'effect = "TAKE(1)"', 'effect = "TAKE(2)"')
    assert "the edition ./mine has changed: it was recorded with" in quire("replay game.quire --quiet").output
    assert quire("replay game.quire --quiet --verify").exit_code == 2


@pytest.mark.parametrize(
    "command",
    [
        "play scientia",
        "sim scientia --games 1 --bots random",
        "bench scientia --seconds 0.01",
        "tune scientia --games 4 --contest 1",
        "ladder scientia --games 2 --players 2",
        "rules scientia",
    ],
)
def test_every_command_takes_an_edition(here: Path, command: str) -> None:
    assert quire("edition new scientia mine").exit_code == 0
    change(here / "mine", "projects.toml", 'effect = "TAKE(2)"', 'effect = "FLY"')
    change(here / "mine", "boards.toml", "2 = 6", "2 = 0")
    line = (here / "mine/projects.toml").read_text(encoding="utf-8").partition("FLY")[0].count("\n") + 1
    done = quire(f"{command} --edition mine")
    assert done.exit_code == 2
    assert f"mine/projects.toml:{line}: 25 DNA, effect: cannot read 'FLY'" in done.output
    assert "mine/boards.toml:5: supplies.cubes.2: found 0" in done.output


def test_diff_tells_what_is_new_and_what_is_gone(here: Path) -> None:
    quire("edition new two_page_tome a")
    quire("edition new two_page_tome b --from a")
    assert quire("edition diff a b").output == "nothing differs\n"
    remove(here / "b", "tomes.toml", '"T01"')
    change(here / "b", "cards.toml", 'id = "C01"', 'id = "C99"')
    change(here / "b", "edition.toml", "solo_goal = 80", "solo_goal = 90")
    found = json.loads(quire("edition diff a b --json").output)
    assert found["game"] == "two_page_tome"
    assert [line.partition(",")[0] for line in found["changes"]] == [
        "cards.toml: C01 Skeletons is gone",
        "cards.toml: C99 Skeletons is new: id “C99”",
        "edition.toml: setup.solo_goal was 80",
        "tomes.toml: T01 is gone",
    ]


def test_check_tells_programs_all_mistakes(here: Path) -> None:
    quire("edition new trekking mine")
    change(here / "mine", "history.toml", "hours = 3", "hours = 9")
    change(here / "mine", "warps.toml", '"gain C C"', '"gain 2"')
    done = quire("edition check mine --json")
    assert done.exit_code == 1
    assert len(json.loads(done.output)["mistakes"]) == 2


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("edition new scientia there", "there is something of that name already"),
        ("edition check there", "these are the files of no game: none; use --game GAME"),
        ("edition diff there house", "these are the files of no game"),
        ("edition diff house other", "neither 'house' nor 'other' is a folder; name the game with --game"),
        ("edition new scientia x --from nowhere", "there is no such edition of Scientia; there are: house"),
    ],
)
def test_what_cannot_be_is_refused(here: Path, command: str, said: str) -> None:
    (here / "there").mkdir()
    done = quire(command)
    assert done.exit_code == 2 and said in " ".join(done.output.split())


def test_a_scenario_brings_cards_of_its_own(tmp_path: Path) -> None:
    folder = copy_of(MILL, tmp_path / "rich")
    change(folder, "spaces.toml", "gain 2 grain", "gain 7 grain")
    page = tmp_path / "rich.play"
    page.write_text("scenario RICH a field of plenty\nedition rich\np0 place field\nthen p0 grain=7\n")
    run(MILL, load(page)[0])
    page.write_text("scenario POOR the usual field\np0 place field\nthen p0 grain=7\n")
    with pytest.raises(ScenarioFailed, match="grain is 2, not 7"):
        run(MILL, load(page)[0])
    page.write_text("scenario LATE too late\np0 place field\nedition rich\n")
    with pytest.raises(ScenarioFailed, match="'edition' belongs to the head of the scenario"):
        load(page)
