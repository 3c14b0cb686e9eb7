"""A ladder is played once, kept line by line, and added up the same way by everybody."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from time import monotonic, sleep

import pytest
from bots.coins import COINS
from click.testing import CliRunner, Result
from terminal.typist import environment

from quirebox import games as shelf
from quirebox.bots.mind import mind_of
from quirebox.cli import main
from quirebox.core.errors import NotInstalled
from quirebox.core.state import State
from quirebox.lab import ladder, rating, replay, results
from quirebox.lab.crew import crew_named
from quirebox.lab.ladder import Contest
from quirebox.lab.plan import Plan, Played, Sitting
from quirebox.lab.processes import Done, Job, spread
from quirebox.lab.results import read_results
from quirebox.lab.table import LadderTable, answer, bot_cells
from quirebox.lab.times import Times, read_times
from quirebox.testkit.mill import GAME

SMALL = ("--games", "4", "--pairings", "greedy:40,random", "--processes", "1")


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRE_GAMES", "quirebox.testkit.mill")
    monkeypatch.chdir(tmp_path)


def quire(*args: str) -> Result:
    return CliRunner().invoke(main, ["ladder", *args])


def complaint(*args: str) -> str:
    result = quire(*args)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1), result.output
    return result.stderr.strip()


# ---- what is played


def test_the_usual_tables_are_the_smallest_with_an_opponent_and_the_largest() -> None:
    assert {id: ladder.usual_players(game) for id, game in shelf.games().items() if id in shelf.OURS} == {
        "books_of_time": [2, 4],
        "history_of_the_book": [3, 6],
        "scientia": [2, 4],
        "trekking": [2, 4],
        "two_page_tome": [2, 6],
    }


def test_a_game_that_can_be_played_alone_says_which_option_has_the_levels() -> None:
    for game in shelf.games().values():
        assert (1 in game.seats) == bool(ladder.levels(game)), game.id
        for level in ladder.levels(game):
            game.new(1, 0, {game.solo: level})


def test_every_seat_is_the_stronger_ones_equally_often() -> None:
    plan = Contest(GAME, "greedy", "random", 3).plan("1", 400)
    assert plan.games == 402
    seats = [plan.seating(number).index(0) for number in range(plan.games)]
    assert [seats.count(seat) for seat in range(3)] == [134] * 3
    assert plan.bots == ["greedy", "random", "random"]


def test_alone_the_option_of_the_level_is_set() -> None:
    plan = Contest(shelf.game("trekking"), "greedy", "alone", 1, "S2").plan("1", 10)
    assert (plan.options, plan.players, plan.games, plan.bots) == ({"solo_card": "S2"}, 1, 3, ["greedy"])


def test_a_game_without_luck_is_dealt_differently_each_time() -> None:
    scientia = shelf.game("scientia")
    plan = Contest(scientia, "greedy", "random", 2).plan("1", 6)
    assert len({str(scientia.save(Sitting(plan, number).g)["position"]) for number in range(6)}) == 6


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("nothing",), "there is no game 'nothing'"),
        (("mill", "--pairings", "greedy"), "cannot read the pairing 'greedy'; use STRONGER,WEAKER"),
        (("mill", "--pairings", "greedy,greedy"), "cannot read the pairing 'greedy,greedy'"),
        (("mill", "--pairings", "gready,random"), "there is no bot 'gready'"),
        (("mill", "--players", "9", "--pairings", "greedy,random"), "Mill is played by 2 to 4, not by 9"),
        (("mill", "--pairings", "alone"), "nothing of Mill is left to be played"),
        (
            ("mill", "--on", "moon", "--pairings", "greedy,random"),
            "cannot play on 'moon'; use here, ray, or ray:ADDRESS",
        ),
    ],
)
def test_a_mistake_is_one_clear_line(args: tuple[str, ...], said: str) -> None:
    assert said in complaint(*args)


# ---- the table


def test_the_table_for_programs() -> None:
    found = json.loads(quire("mill", *SMALL, "--json").stdout)
    assert set(found) == {"game", "version", "edition", "seed", "contests", "bots", "missing"}
    assert [(c["stronger"], c["weaker"], c["players"], c["games"], c["fair_share"]) for c in found["contests"]] == [
        ("greedy:40", "random", 2, 4, 1 / 2),
        ("greedy:40", "random", 4, 4, 1 / 4),
    ]
    for contest in found["contests"]:
        assert contest["low"] <= contest["win_share"] <= contest["high"]
        assert contest["ratio"] == pytest.approx(contest["win_share"] * contest["players"])
        assert contest["mean_score"] > contest["mean_score_others"]
    assert [(bot["name"], bot["players"]) for bot in found["bots"]] == [
        ("random", 2),
        ("greedy:40", 2),
        ("random", 4),
        ("greedy:40", 4),
    ]
    assert all(0 < bot["p50_ms"] <= bot["p95_ms"] <= bot["max_ms"] for bot in found["bots"])
    assert all(found["bots"][i]["rating"] < 25 < found["bots"][i + 1]["rating"] for i in (0, 2))
    assert found["missing"] == 0


def test_the_table_for_people() -> None:
    said = quire("mill", *SMALL).stdout
    for words in ("greedy:40 >", "interval", "× fair", "rating", "p95 ms", "Mill, version 1, seed 1"):
        assert words in said
    assert "partial" not in said and "…" not in said


def test_shares_ratings_and_means_are_added_up_over_rotated_seats() -> None:
    contest = Contest(GAME, "greedy", "random", 3)
    found = results.Results(GAME, {"game": "mill", "version": "1", "edition": "house", "seed": "1"})
    for number, (scores, winners) in enumerate([([9, 1, 2], [0]), ([1, 5, 5], [1, 2]), ([1, 6, 2], [1])]):
        found.add(contest, Played(number, contest.plan("1", 3).seating(number), scores, winners, 30, "", 1.5))
    table = LadderTable(found)
    row = table.rows[0]
    assert contest.plan("1", 3).seating(1).index(0) == 2
    assert (row.share, row.points, row.others, row.seconds, row.games) == (
        pytest.approx(2.5 / 3),
        pytest.approx(20 / 3),
        pytest.approx(12 / 6),
        4.5,
        3,
    )
    assert row.ratio == pytest.approx(2.5)
    strong, weak = (next(t.rating for t in table.thinkers if t.name == name) for name in ("greedy", "random"))
    assert strong and weak and strong.strength > 25 > weak.strength
    contest_answer = answer(table)["contests"]
    assert isinstance(contest_answer, list) and contest_answer[0]["ratio"] == row.ratio


def test_winners_come_first_whatever_their_points() -> None:
    assert rating.places(Played(0, [0, 1, 1, 1], [5, 9, 5, 7], [0], 30)) == [0, 1, 3, 2]
    assert rating.places(Played(0, [0, 1], [5, 5], [0, 1], 30)) == [0, 0]
    assert rating.places(Played(0, [0, 1], [5, 4], [], 30)) == [1, 2]


def test_somebody_alone_is_counted_and_not_rated() -> None:
    found = results.Results(COINS, {})
    for number, (score, winners) in enumerate([(9, [0]), (4, [])]):
        contest = Contest(COINS, "greedy", "alone", 1, "easy")
        found.contests[contest.key][number] = Played(number, [0], [score], winners, 3)
    found.times["greedy", 1].add([0.1, 0.2])
    table = LadderTable(found)
    assert (table.rows[0].share, table.rows[0].points) == (0.5, 6.5)
    assert table.thinkers[0].rating is None and table.thinkers[0].times.longest == pytest.approx(200)
    assert bot_cells(table.thinkers[0])[-3:] != ("–", "–", "–")
    table.thinkers[0].times.counts.clear()
    assert bot_cells(table.thinkers[0])[-3:] == ("–", "–", "–"), (
        "what was not written down is not told as no time at all"
    )


def test_a_missing_library_is_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert "pip install 'quirebox[lab]'" in complaint("mill", *SMALL, "--out", "l.tsv")
    assert not (tmp_path / "l.tsv").exists()


# ---- decision times


def test_times_are_right_to_a_twentieth_after_any_number_of_lines() -> None:
    one, two, all = Times(), Times(), Times()
    one.add(ms / 1000 for ms in range(1, 501))
    two.add(ms / 1000 for ms in range(501, 1001))
    for part in (one, two):
        all.merge(read_times(part.write()))
    assert all.within(0.5) == pytest.approx(500, rel=0.05)
    assert all.within(0.95) == pytest.approx(950, rel=0.05)
    assert all.longest == 1000
    assert Times().within(0.5) == 0


def test_only_decisions_that_leave_a_choice_count() -> None:
    played = Plan(GAME, ["random"], 2, 1, "1").play(0)
    assert 0 < sum(map(len, played.thought)) <= played.decisions
    assert played.seconds >= sum(map(sum, played.thought))


def test_an_opening_is_the_same_without_the_rest_of_the_game() -> None:
    plan = Plan(GAME, ["random"], 2, 2, "1")
    first, second = plan.play(0), plan.play(1)
    assert Sitting(plan, 0).opening() == first.opening != second.opening


# ---- the file


def games_of(path: Path) -> list[str]:
    """The lines of games, without the time they took."""
    return sorted(line.rpartition("\t")[0] for line in path.read_text().splitlines() if line.startswith("greedy"))


def test_a_ladder_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = quire("mill", *SMALL, "--out", "whole.tsv", "--json")
    played: list[Job] = []

    def tired(plans: Sequence[Plan], jobs: Sequence[Job], processes: int) -> Done[Played]:
        for job, game in islice(spread(plans, jobs, 1), 3):
            played.append(job)
            yield job, game
        raise KeyboardInterrupt

    monkeypatch.setattr("quirebox.lab.crew.spread", tired)
    monkeypatch.setattr(sys.modules["quirebox.cli.ladder"], "must_be_the_same", lambda *args: None)  # which tires, too
    codes = [quire("mill", *SMALL, "--out", "parts.tsv").exit_code for _ in range(3)]
    assert codes == [130, 130, 130]
    assert len(played) == len(set(played)) == 8
    monkeypatch.undo()
    monkeypatch.setenv("QUIRE_GAMES", "quirebox.testkit.mill")
    monkeypatch.chdir(tmp_path)
    parts = quire("mill", *SMALL, "--out", "parts.tsv", "--json")
    assert games_of(tmp_path / "parts.tsv") == games_of(tmp_path / "whole.tsv")
    one, other = (
        [
            {name: value for name, value in contest.items() if name != "seconds"}
            for contest in json.loads(r.stdout)["contests"]
        ]
        for r in (whole, parts)
    )
    assert one == other
    assert [bot["rating"] for bot in json.loads(whole.stdout)["bots"]] == [
        bot["rating"] for bot in json.loads(parts.stdout)["bots"]
    ]


def test_an_interrupted_table_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plans: Sequence[Plan], jobs: Sequence[Job], processes: int) -> Done[Played]:
        yield from islice(spread(plans, jobs, 1), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr("quirebox.lab.crew.spread", interrupted)
    assert "partial: 5 games have not been played yet" in quire("mill", *SMALL).stdout
    assert json.loads(quire("mill", *SMALL, "--json").stdout)["missing"] == 5


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "l.tsv"
    args = [
        "ladder",
        "mill",
        "--games",
        "100000",
        "--pairings",
        "search:30,random",
        "--processes",
        "2",
        "--out",
        str(path),
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "quirebox", *args],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = monotonic() + 60
    while monotonic() < deadline and not (path.exists() and path.read_text().count("\nsearch:30") > 3):
        sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert "partial: " in out and "search:30 >" in out
    found = read_results(path, GAME)
    assert sum(map(len, found.contests.values())) > 3
    assert found.times["random", 2].longest > 0


def test_more_games_are_added_to_those_that_were_played(tmp_path: Path) -> None:
    quire("mill", *SMALL, "--out", "l.tsv")
    before = (tmp_path / "l.tsv").read_text()
    quire("mill", *SMALL, "--games", "6", "--out", "l.tsv")
    after = (tmp_path / "l.tsv").read_text()
    assert after.startswith(before)
    assert len(games_of(tmp_path / "l.tsv")) == 6 + 8


def test_the_file_keeps_all_that_the_table_says(tmp_path: Path) -> None:
    said = quire("mill", *SMALL, "--out", "l.tsv", "--json")
    again = answer(LadderTable(read_results(tmp_path / "l.tsv", GAME)))
    first = {name: value for name, value in json.loads(said.stdout).items() if name != "missing"}
    for contest in (*first["contests"], *again["contests"]):  # type: ignore[misc]
        contest["seconds"] = 0
    for bot in (*first["bots"], *again["bots"]):  # type: ignore[misc]
        bot["max_ms"] = round(bot["max_ms"], 3)
    assert again == first


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    quire("mill", *SMALL, "--out", "l.tsv")
    path = tmp_path / "l.tsv"
    whole = games_of(path)
    text = path.read_text()
    path.write_text(text[: text.rfind("greedy:40 random") + 30])
    assert quire("mill", *SMALL, "--out", "l.tsv").exit_code == 0
    assert games_of(path) == whole


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# seed\t1", "# seed\t2", "l.tsv: played with seed '2', but this is seed '1'"),
        ("# version\t1", "# version\t7", "l.tsv: played with version '7', but this is version '1'"),
        ("# edition\thouse ", "# edition\tgold ", "l.tsv: played with edition 'gold "),
        ("# game\tmill", "# game\tscientia", "l.tsv: played with game 'scientia', but this is game 'mill'"),
        ("# bots\t", "# bots\t1", "l.tsv: played with bots '1"),
        ("# quire ladder, format 1", "Dear Ann", "l.tsv: line 1: found 'Dear Ann'; a file of a ladder begins with"),
        (
            "greedy:40 random 2\t0\t",
            "greedy:40 random 2\tnone\t",
            "l.tsv: line 11: cannot read 'greedy:40 random 2\\tnone",
        ),
        ("greedy:40 random 2\t0\t", "greedy:40 random 2\t0\t7 ", "l.tsv: line 11: cannot read"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, old: str, new: str, said: str) -> None:
    quire("mill", *SMALL, "--out", "l.tsv")
    path = tmp_path / "l.tsv"
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))
    before = path.read_bytes()
    assert said in complaint("mill", *SMALL, "--out", "l.tsv")
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_is_named() -> None:
    Path("file").touch()
    assert "file/l.tsv: cannot be written" in complaint("mill", *SMALL, "--out", "file/l.tsv")


# ---- a slice again


def spoil(path: Path, key: str, number: int) -> int:
    """Another score in the line of a game; which line that is."""
    lines = path.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{key}\t{number}\t"))
    cells = lines[at].split("\t")
    cells[2] = " ".join(["99", *cells[2].split()[1:]])
    lines[at] = "\t".join(cells)
    path.write_text("\n".join(lines) + "\n")
    return at + 1


def test_a_ladder_goes_on_after_a_rename(tmp_path: Path) -> None:
    """The same choices made by code that has another name, in another place."""
    quire("mill", *SMALL, "--out", "l.tsv")
    path = tmp_path / "l.tsv"
    path.write_text(path.read_text().replace("# begun", "# code\t91eed4e4b360\n# begun"))  # as in older files
    shutil.copytree(GAME.folder, tmp_path / "moved" / "mill")
    for module in (tmp_path / "moved").rglob("*.py"):
        module.write_text(module.read_text().replace("quirebox.testkit.mill", "moved.mill"))
    path_too = f"{tmp_path}{os.pathsep}{environment()['PYTHONPATH']}"
    env = environment(QUIRE_GAMES="moved.mill", PYTHONPATH=path_too)
    command = [sys.executable, "-m", "quirebox", "ladder", "mill", *SMALL, "--games", "6", "--out", "l.tsv"]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "l.tsv: 6 of 6 games went the same again\n")
    assert len(games_of(path)) == 6 + 8


def test_a_changed_choice_is_found_and_the_file_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quire("mill", *SMALL, "--out", "l.tsv")
    before = (tmp_path / "l.tsv").read_bytes()

    def contrary(self: object, g: State, p: int) -> float:
        return -float(g.scores()[p])

    monkeypatch.setattr(type(mind_of(GAME)), "evaluate", contrary)
    said = complaint("mill", *SMALL, "--games", "6", "--out", "l.tsv")
    assert re.search(r"l\.tsv: line \d+: greedy:40 random [24], game \d: .* then, .* now; \d of 6 games", said), said
    assert "name another file with --out; if the change is meant, raise BOTS" in said
    assert (tmp_path / "l.tsv").read_bytes() == before


def test_a_complete_file_is_shown_without_playing(tmp_path: Path) -> None:
    quire("mill", *SMALL, "--out", "l.tsv")
    spoil(tmp_path / "l.tsv", "greedy:40 random 2", 0)
    assert quire("mill", *SMALL, "--out", "l.tsv").exit_code == 0


def test_a_file_can_be_verified_only(tmp_path: Path) -> None:
    quire("mill", *SMALL, "--seed", "two", "--out", "l.tsv")
    path = tmp_path / "l.tsv"
    good = quire("mill", "--out", "l.tsv", "--verify", "--processes", "1")
    assert (good.exit_code, good.stderr) == (0, "l.tsv: 6 of 6 games went the same again\n")
    assert quire("mill", "--out", "l.tsv", "--verify", "3").stderr == "l.tsv: 3 of 3 games went the same again\n"
    line = spoil(path, "greedy:40 random 4", 2)
    before = path.read_bytes()
    bad = quire("mill", "--out", "l.tsv", "--verify", "100", "--processes", "1")
    assert bad.exit_code == 1
    assert f"l.tsv: line {line}: greedy:40 random 4, game 2: 99 : " in bad.stderr
    assert "l.tsv: 7 of 8 games went the same again" in bad.stderr
    told = json.loads(quire("mill", "--out", "l.tsv", "--verify", "100", "--json").stdout)
    assert (told["games"], told["same"], len(told["wrong"]), told["clocked"]) == (8, 7, 1, [])
    assert path.read_bytes() == before


def test_verifying_needs_a_file() -> None:
    assert "name it with --out" in complaint("mill", "--verify")
    assert "l.tsv: cannot be read" in complaint("mill", "--verify", "--out", "l.tsv")


def test_who_thinks_by_the_clock_is_not_compared() -> None:
    clock = ("--games", "2", "--players", "2", "--pairings", "search:0.01s,random", "--processes", "1")
    quire("mill", *clock, "--out", "l.tsv")
    on = quire("mill", *clock, "--games", "4", "--out", "l.tsv")
    assert on.exit_code == 0
    assert "l.tsv: search:0.01s random 2: a bot thinks by the clock, so no game can be compared\n" in on.stderr
    assert quire("mill", "--out", "l.tsv", "--verify").exit_code == 1, "nothing was verified"


def test_a_slice_is_from_all_over_each_contest_and_begins_with_one_of_each() -> None:
    found = results.Results(GAME, {"seed": "1"})
    for contest in (Contest(GAME, "greedy", "random", 2), Contest(GAME, "greedy", "random", 4)):
        for number in range(90):
            seated = contest.plan("1", 1).seating(number)
            cost = 1.0 if number % 30 == 7 else 9.0  # the cheapest of each third
            found.add(contest, Played(number, seated, [1] * contest.players, [0], 30, "", cost))
    chosen = [(contest.players, played.number) for contest, played in replay.choose(found, 3)]
    assert chosen == [(2, 7), (4, 7), (2, 37), (4, 37), (2, 67), (4, 67)]
    assert len(replay.choose_number(found, 5)) == 5
    assert len(replay.choose(found, 1000)) == 180


def test_when_time_is_up_one_game_of_each_contest_is_enough(tmp_path: Path) -> None:
    quire("mill", *SMALL, "--out", "l.tsv")
    found = read_results(tmp_path / "l.tsv", GAME)
    compared = replay.compare(found, replay.choose(found), crew_named("here", 1), seconds=0.0)
    assert (compared.games, compared.same) == (2, 2)


# ---- elsewhere


def test_several_processes_give_the_same_games(tmp_path: Path) -> None:
    quire("mill", *SMALL, "--out", "one.tsv")
    quire("mill", *SMALL, "--processes", "2", "--out", "two.tsv")
    assert games_of(tmp_path / "one.tsv") == games_of(tmp_path / "two.tsv")


def test_a_local_ray_gives_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed; run: pip install 'quirebox[ray]'")
    quire("mill", *SMALL, "--out", "here.tsv")
    command = [sys.executable, "-m", "quirebox", "ladder", "mill", *SMALL, "--out", "ray.tsv", "--on"]
    done = subprocess.run([*command, "ray"], env=environment(), capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert games_of(tmp_path / "ray.tsv") == games_of(tmp_path / "here.tsv")
    assert "p95 ms" in done.stdout
    lost = subprocess.run(
        [*command, "ray:nowhere", "--games", "6"], env=environment(), capture_output=True, text=True, timeout=300
    )
    assert (lost.returncode, lost.stdout) == (2, "")
    assert "quire: no Ray cluster answers at 'nowhere'" in lost.stderr.splitlines()[-1]


def test_a_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'quirebox[ray]'" in complaint("mill", *SMALL, "--on", "ray")
    with pytest.raises(NotInstalled):
        crew_named("ray:auto")
