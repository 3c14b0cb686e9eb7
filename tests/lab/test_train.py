from pathlib import Path

import pytest

from quirebox.core.schema import Number
from quirebox.games import game
from quirebox.lab.selfplay import School

GAME = game("scientia")
np = pytest.importorskip("numpy")


def test_a_lesson_is_the_same_for_the_same_number() -> None:
    school = School(GAME, 2, "x", keep=1.0)
    one, same, other = school.play(3), school.play(3), school.play(4)
    assert one == same != other
    assert len(one.seen) == len(one.hand) == len(one.doubt) and len(one.seen) % 2 == 0
    assert sum(one.shares) == 1.0 and len(one.scores) == 2


def test_rows_lie_between_knots_and_sets_add_up() -> None:
    from quirebox.lab.layout import KNOTS, layout, parts

    kinds = ("count", "category", "mask", "flag")
    plan = layout([Number(i, kind, kind, 40, "", "") for i, kind in enumerate(kinds)], [40, 3, 5, 1])
    assert plan.rows == 49 and plan.starts.tolist() == [0, 40, 43, 48]
    assert plan.learned == len(KNOTS) - 1 + 40 + 8 + 40
    assert parts("count", 16) == [(15, 1.0)] and parts("count", 18) == [(16, 0.5), (15, 0.5)]
    assert parts("mask", 5) == [(0, 1.0), (2, 1.0)] and parts("category", 3) == [(2, 1.0)]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A course that is over soon."""
    lab = pytest.importorskip("quirebox.lab.train", reason="torch is not installed")
    monkeypatch.setattr(lab, "PIECE", 6)
    monkeypatch.setattr(lab, "ROUNDS", 2)


def test_integers_say_what_the_network_says(short: None, tmp_path: Path) -> None:
    """Half of the sum's unit in the last place of every layer is all that is lost."""
    import torch

    from quirebox.bots.kernel import Plain
    from quirebox.bots.learned import Mix
    from quirebox.lab.fitting import CERTAIN, Network, fit, written
    from quirebox.lab.layout import layout
    from quirebox.lab.train import Course, play_lessons, read_lessons

    course = Course(GAME, 2, tmp_path)
    play_lessons(course, 1, 12, 1, 1e18, lambda: None)
    taught = read_lessons(course.lessons(1))
    seen = taught.lessons.seen
    plan = layout(GAME.eyes.schema(GAME.new(2, 1)).numbers, [int(most) for most in seen.max(0)])
    network = Network(plan, taught.lessons)
    fit(network, taught.lessons, 3, lambda done, steps, wrong: None)
    mix = Mix(won=8.0, own=0.5, rival=-0.25)
    whole = Plain(written(network, plan, mix))
    with torch.no_grad():
        heads = network(torch.from_numpy(seen[:50])).numpy()
    points = heads[:, 1:] * network.scale + network.mean
    said = mix.won / CERTAIN * heads[:, 0] + mix.own * points[:, 0] + mix.rival * points[:, 1]
    found = [whole.value(row.tobytes()) / 65536 for row in seen[:50]]
    assert np.abs(np.array(found) - said).max() < 0.3


def test_lessons_go_on_where_they_stopped(short: None, tmp_path: Path) -> None:
    from quirebox.lab.train import Course, play_lessons

    course = Course(GAME, 2, tmp_path)
    play_lessons(course, 1, 6, 1, 1e18, lambda: None)
    [first] = course.lessons(1)
    before = first.read_bytes()
    play_lessons(course, 1, 12, 1, 1e18, lambda: None)
    assert len(course.lessons(1)) == 2 and first.read_bytes() == before


def test_a_judgement_that_loses_is_not_taken(short: None, tmp_path: Path) -> None:
    from quirebox.cli.training import take
    from quirebox.lab import train as lab

    course = lab.Course(GAME, 2, tmp_path)
    table: list[tuple[str, str, int, float]] = []
    assert not take(course, tmp_path / "x.net", 2, table) and not table


def test_a_course_is_learned_resumed_and_kept_apart(short: None, tmp_path: Path) -> None:
    from click.testing import CliRunner

    from quirebox.cli import main

    folder, out = tmp_path / "course", tmp_path / "x.net"
    said = ["train", "scientia", "--games", "6", "--contest", "2", "--generations", "1", "--processes", "1"]
    said += ["--folder", str(folder), "--out", str(out)]
    ran = CliRunner().invoke(main, said)
    assert ran.exit_code == 0, ran.output
    assert "generation 1, win" in ran.output and "hand" in ran.output
    assert ("Not taken" in ran.output) == (not out.exists())
    assert (folder / "generation-1.done").exists()
    again = CliRunner().invoke(main, said)
    assert again.exit_code == 0 and "generation 1, win" not in again.output
    other = CliRunner().invoke(main, [*said, "--players", "3"])
    assert other.exit_code == 2 and "something else was learned there" in other.output
