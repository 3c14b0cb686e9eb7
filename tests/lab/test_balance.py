"""A search for numbers says what it tried, comes closer to its goal, and goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quirebox.cli import main
from quirebox.lab.balance import BadGoal, Goal, read_goal
from quirebox.lab.study import Study, Watched

SAY = (
    "balance scientia --vary boards.supplies.flasks.2=22..34:4 --goal decisions=70..90 --bots random --budget 60 "
    "--seed 1 -o set=first --processes 1"
)


def quire(command: str) -> Result:
    return CliRunner().invoke(main, command.split())


def test_it_comes_closer_to_its_goal(tmp_path: Path) -> None:
    done = quire(f"{SAY} --json --write {tmp_path / 'mine'}")
    found = json.loads(done.output)
    assert found["proposed"] == {"boards.supplies.flasks.2": 22} and len(found["tried"]) == 4
    assert "-flasks = { 2 = 30, 3 = 40, 4 = 50 }\n+flasks = { 2 = 22, 3 = 40, 4 = 50 }" in found["diff"]
    goal = found["confirmed"][0]
    assert goal["after"]["value"] < goal["before"]["value"] - 5 and goal["after"]["games"] == 10
    assert "2 = 22" in (tmp_path / "mine" / "boards.toml").read_text(encoding="utf-8")
    assert sum(one["games"] for one in found["tried"]) <= 40


def test_a_search_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play, say = Study.play, f"{SAY} --keep {tmp_path / 'games.jsonl'}"
    played: list[int] = []

    def stop(study: Study, number: int) -> Watched:
        played.append(number)
        if len(played) == 30:
            raise KeyboardInterrupt
        return play(study, number)

    monkeypatch.setattr(Study, "play", stop)
    done = quire(say)
    assert done.exit_code == 130 and "the same command goes on from" in done.output
    assert quire(f"{say} --json").exit_code == 0
    before = len(played)
    again = quire(f"{say} --json")
    assert len(played) == before + 2, "only the two games by which the names of figures are learned"
    assert json.loads(again.output)["proposed"] == {"boards.supplies.flasks.2": 22}


def test_goals_are_read() -> None:
    assert read_goal("seat 1=48%..52%") == Goal("seat 1", 0.48, 0.52)
    assert read_goal("worth of page S03=-1..1") == Goal("worth of page S03", -1, 1)


@pytest.mark.parametrize("text", ["seat 1", "seat 1=50%", "seat 1=52%..48%", "=1..2"])
def test_what_is_no_goal_is_refused(text: str) -> None:
    with pytest.raises(BadGoal, match="use"):
        read_goal(text)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("--vary boards.supplies.flasks.2=22..26 --goal decisions=1..2", "is 30 now; use a range that contains it"),
        (
            "--vary boards.supplies.flasks.2=30..31 --goal desicions=1..2",
            "there is no figure 'desicions'; there are: decisions",
        ),
        ("--vary boards.supplies.flasks.2=0..30 --goal decisions=1..2", "supplies.flasks.2: found 0"),
    ],
)
def test_what_cannot_be_searched_is_said_at_once(command: str, said: str) -> None:
    done = quire(f"balance scientia --bots random {command}")
    assert done.exit_code == 2 and said in " ".join(done.output.split())
