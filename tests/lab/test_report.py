"""A report says what was played, on a page that needs nothing else; a comparison finds a change where there is one."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quirebox.cli import main
from quirebox.core.game import HOUSE
from quirebox.games import game
from quirebox.lab.compare import Comparison, Contrast, Side
from quirebox.lab.estimate import holm
from quirebox.lab.page import compare_page, report_page
from quirebox.lab.paths import BadPath, look, put, read_knob, with_values
from quirebox.lab.report import Report
from quirebox.lab.study import Study, Watched

SCIENTIA, BOOKS = game("scientia"), game("books_of_time")
STUDY = Study(SCIENTIA, ["random"], 2, 30, "1", {"set": "first"})


def played(study: Study) -> list[Watched]:
    return [study.play(number) for number in range(study.games)]


@pytest.fixture(scope="module")
def games() -> list[Watched]:
    return played(STUDY)


def test_a_report_tells_programs_everything(games: list[Watched]) -> None:
    found = Report(STUDY, games, [replace(STUDY, trials=4).play(1)])
    data = json.loads(json.dumps(found.data()))
    assert data["games"] == 30 and data["missing"] == 0 and data["trials"] == 4
    assert sum(seat["value"] for seat in data["seats"].values()) == pytest.approx(1)
    counts = data["distributions"]["score of each player"]["counts"]
    assert sum(times for _, times in counts) == 60
    assert sum(value * times for value, times in counts) == sum(sum(game.scores) for game in games)
    assert len(data["cards"]) == 48 and data["cards"][1]["seen"]["value"] == 1
    assert set(data["options"]["never chosen"]) == data["options"]["meant"].keys()
    assert not set(data["options"]["never offered"]) & data["options"]["offered"].keys()


def test_options_that_nobody_chose_are_told_in_words() -> None:
    study = replace(STUDY, games=2)
    seen = played(study)
    text = max(seen[0].offered, key=lambda text: seen[0].offered[text])
    for each in seen:
        each.chosen.pop(text, None)
    assert Report(study, seen).meant[text] != ""


def test_a_page_needs_nothing_else(games: list[Watched]) -> None:
    page = report_page(Report(STUDY, games), "quire report scientia")
    assert not re.search(r"""(src|href)=["'](?!#)|url\(|@import""", page)
    assert page.count("<svg") == 5 and "2 Repulsive Force" in page


def test_equal_editions_do_not_differ(games: list[Watched]) -> None:
    found = Comparison(Side("a", STUDY, games), Side("b", STUDY, games))
    assert not found.sure and not found.changed
    assert all(line.difference.value == 0 for line in found.lines)


def test_a_planted_change_is_found(tmp_path: Path) -> None:
    folder = with_values(SCIENTIA.folder / "content" / HOUSE, tmp_path / "mine", {"boards.supplies.flasks.2": 24})
    shorter = replace(STUDY, edition=str(folder))
    sides = [Side("house", STUDY, played(STUDY)), Side("mine", shorter, played(shorter))]
    found = Contrast(sides)
    assert {"decisions", "score"} <= {line.name for line in found.comparisons[0].sure}
    assert "flasks.2 was 30, is 24" in json.dumps(found.data())
    assert "What differs for sure" in compare_page(found, "quire compare scientia", [])


def test_a_changed_card_is_told_by_its_name(tmp_path: Path, games: list[Watched]) -> None:
    folder = with_values(SCIENTIA.folder / "content" / HOUSE, tmp_path / "mine", {"projects.25.name": "DNS"})
    found = Comparison(Side("a", STUDY, games), Side("b", replace(STUDY, edition=str(folder)), games))
    assert found.changed == {"25"}
    assert {line.name.split(" of ")[1] for line in found.lines if line.family == "changed"} == {"project 25"}


def test_holm_keeps_the_chance_of_any_false_alarm() -> None:
    assert holm([0.02, 0.001, 0.9, 0.013], 0.05) == [True, True, False, True]
    assert holm([0.03, 0.03], 0.05) == [False, False]


# ---- numbers of an edition


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("pages.S03.front=2 Paper, {1..3} VP", ("2 Paper, 1 VP", "2 Paper, 2 VP", "2 Paper, 3 VP")),
        ("a.b=70..90:10", (70, 80, 90)),
        ("a.b=-1..1", (-1, 0, 1)),
        ("a.b=0.5..1.0:0.25", (0.5, 0.75, 1.0)),
    ],
)
def test_a_range_is_read(text: str, values: tuple[object, ...]) -> None:
    assert read_knob(text).values == values


@pytest.mark.parametrize("text", ["pages=1..2", "a.b", "a.b=3", "a.b=3..1", "a.b=1..9999", "a.b=1..3:0"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(BadPath, match="use "):
        read_knob(text)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("leaves.S03.front", 1, "there is no file leaves.toml in the edition; there are: boards"),
        ("pages.S99.front", 1, "there is no 'S99'; there are: S01"),
        ("pages.S03.front", 1, "is the text '2 Paper, 2 VP'; use all of it with the range in braces"),
        ("objectives.tile.1.vp", "10", "is the number 10"),
        ("objectives.tile.999.vp", 1, "there is no place '999' in the list"),
    ],
)
def test_a_place_that_does_not_fit_is_told(tmp_path: Path, path: str, value: object, said: str) -> None:
    folder = with_values(BOOKS.folder / "content" / HOUSE, tmp_path / "mine", {})
    with pytest.raises(BadPath, match=re.escape(said)):
        put(folder, path, value)


def test_only_the_number_is_changed(tmp_path: Path) -> None:
    house = BOOKS.folder / "content" / HOUSE
    folder = with_values(house, tmp_path / "mine", {"objectives.tile.1.vp": 11})
    assert look(folder, "objectives.tile.1.vp") == 11
    before, after = ((one / "objectives.toml").read_text().splitlines() for one in (house, folder))
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


# ---- the commands


def quire(command: str) -> Result:
    return CliRunner().invoke(main, command.split())


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    say, kept = "report scientia --bots random --seed 1 --json --trials 0", f"--processes 1 --keep {tmp_path / 'games'}"
    few, more = (json.loads(quire(f"{say} {kept} --games {number}").output) for number in (3, 5))
    whole = json.loads(quire(f"{say} --games 5").output)
    assert few["games"] == 3 and more == whole


def test_ctrl_c_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Study.play

    def stop(study: Study, number: int) -> Watched:
        if number == 3:
            raise KeyboardInterrupt
        return play(study, number)

    monkeypatch.setattr(Study, "play", stop)
    done = quire("report scientia --bots random --processes 1 --trials 0 --games 9")
    assert done.exit_code == 130 and "partial: interrupted after 3 of 9 games" in done.output


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("report scientia --card X1", "has no card 'X1' in this edition; there are: 1, 2"),
        ("report scientia --out nowhere/report.html", "there is no folder nowhere"),
        ("report scientia --out report.pdf", "use a name that ends with .html"),
        ("compare scientia --edition house", "name two editions"),
        ("compare scientia --edition house --edition house --vary a.b=1..2", "name at most one"),
        ("compare scientia --vary boards.supplies.flasks.2=30..30", "is 30 already"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_played(command: str, said: str) -> None:
    done = quire(command)
    assert done.exit_code == 2 and said in done.output
