"""What bots weigh things by is written to a file, and bots that are named can be told to use it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from quirebox.bots.mind import mind_of
from quirebox.bots.weights import BadWeights, apart, read_mind, weights, written_mind
from quirebox.cli import main
from quirebox.games import game
from quirebox.lab.plan import Plan

SCIENTIA = game("scientia")
BOOKS = game("books_of_time")


def quire(text: str) -> Result:
    return CliRunner().invoke(main, text.split())


@pytest.mark.parametrize("boxed", [SCIENTIA, BOOKS], ids=lambda boxed: boxed.id)
def test_what_is_written_is_read_again(tmp_path: Path, boxed: object) -> None:
    mind = apart(boxed)
    for place, weight in enumerate(weights(mind)):
        weight.set(weight.get() + place)
    path = tmp_path / "weights.toml"
    path.write_text(written_mind(boxed, mind))
    again = weights(read_mind(boxed, path))
    assert [(w.title, w.get()) for w in again] == [(w.title, pytest.approx(w.get(), rel=1e-5)) for w in weights(mind)]


def test_what_a_file_does_not_say_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text('game = "scientia"\n[weights]\nflask = 9\n')
    read = {weight.title: weight.get() for weight in weights(read_mind(SCIENTIA, path))}
    own = {weight.title: weight.get() for weight in weights(mind_of(SCIENTIA))}
    assert read == {**own, "flask": 9.0} and own["flask"] != 9.0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = 1", "says game = 1; weights for Scientia say game = 'scientia'"),
        ('game = "scientia"', "has no [weights]"),
        ("game =", "is not TOML"),
        ('game = "scientia"\n[weights]\nflasks = 1', "there is no weight 'flasks'; there are: flask"),
        ('game = "scientia"\n[weights]\nflask = "much"', "flask is 'much'; use a number"),
        ('game = "scientia"\n[weights]\nflask = nan', "flask is nan; use a number"),
        ('game = "scientia"\n[weights]\nflask = [1]', "flask is [1]; use a number"),
    ],
)
def test_a_file_that_says_no_weights_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(text)
    with pytest.raises(BadWeights) as refused:
        read_mind(SCIENTIA, path)
    assert said in str(refused.value) and str(path) in str(refused.value)


def test_a_list_of_weights_has_its_length(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text('game = "books_of_time"\n[weights]\navailable = [1, 2]\n')
    with pytest.raises(BadWeights, match="use a list of 5 numbers"):
        read_mind(BOOKS, path)


def test_only_the_bot_that_is_named_uses_them(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    mind = apart(SCIENTIA)
    for weight in weights(mind):
        weight.set(-3.0 if weight.name in ("turn", "flask", "low_step") else weight.get())
    path.write_text(written_mind(SCIENTIA, mind))
    plan = Plan(SCIENTIA, ["greedy:60", "greedy:60"], 2, 6, "1", weights=("", str(path)))
    won = [0, 0]
    for number in range(plan.games):
        played = plan.play(number)
        for seat in played.winners:
            won[played.bots[seat]] += 1
    assert won[0] >= 5 > 1 >= won[1]


def test_tune_writes_what_sim_and_watch_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tuned = quire("tune scientia --games 4 --contest 1 --bot novice --out w.toml --json")
    assert tuned.exit_code == 0, tuned.output
    found = {weight.title: weight.get() for weight in weights(read_mind(SCIENTIA, Path("w.toml")))}
    assert found == {
        title: pytest.approx(change["is"], abs=1e-4) for title, change in json.loads(tuned.output)["weights"].items()
    }
    sim = "sim scientia --games 2 --bots novice,novice --seed 1 --processes 1 --json --weights"
    assert quire(f"{sim} 2=w.toml").exit_code == 0
    assert quire("watch scientia --bots novice --no-draw --delay 0 --seed 1 --weights w.toml").exit_code == 0
    for text, said in (("3=w.toml", "there is no bot 3; use 1 to 2"), ("x.toml", "x.toml: cannot be read")):
        refused = quire(f"{sim} {text}")
        assert refused.exit_code == 2 and said in " ".join(refused.output.split())
    assert "there is no folder none" in quire("tune scientia --out none/w.toml").output


def test_in_a_ladder_bots_of_a_name_use_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mind = apart(SCIENTIA)
    for weight in weights(mind):
        weight.set(-3.0 if weight.name in ("turn", "flask", "low_step") else weight.get())
    Path("bad.toml").write_text(written_mind(SCIENTIA, mind))
    ladder = "ladder scientia --games 6 --players 2 --pairings greedy:60,novice --processes 1 --json --weights"
    shares = [
        json.loads(quire(f"{ladder} {bot}=bad.toml").output)["contests"][0]["win_share"]
        for bot in ("greedy:60", "novice")
    ]
    assert shares[0] < 0.5 < shares[1]
    for text, said in (
        ("club=bad.toml", "no bot 'club' plays here, so it has no weights; there are: greedy:60, novice"),
        ("none.toml", "none.toml: cannot be read"),
        ("bad.toml --out kept.tsv", "kept.tsv keeps games of the bots as they are; leave out --out or --weights"),
    ):
        refused = quire(f"{ladder} {text}")
        assert refused.exit_code == 2 and said in " ".join(refused.output.split()), refused.output
    assert not Path("kept.tsv").exists()
