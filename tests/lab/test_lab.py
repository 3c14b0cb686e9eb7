"""Many games give the same result however they are spread, and measuring measures."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, perf_counter, sleep

import pytest
from scipy.stats import binomtest
from terminal.typist import environment

from quirebox.core.errors import BadOption, QuireError, WrongPlayers
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.lab.bench import Bencher, compiled
from quirebox.lab.peer import LENGTHS, peer_for
from quirebox.lab.plan import Plan, Played, Sitting
from quirebox.lab.simulate import simulate
from quirebox.lab.tally import Tally
from quirebox.testkit.mill import GAME, MillGame


def test_the_number_of_processes_does_not_change_the_games() -> None:
    plan = Plan(GAME, ["greedy:100", "random"], 2, 9, "seven")
    alone, together = list(simulate(plan, 1)), list(simulate(plan, 2))
    assert alone == together
    assert [played.number for played in together] == list(range(9))


def test_another_seed_gives_other_games() -> None:
    one, two = ([played.scores for played in simulate(Plan(GAME, ["random"], 2, 5, seed), 1)] for seed in ("1", "2"))
    assert one != two


def test_seats_rotate() -> None:
    plan = Plan(GAME, ["random", "greedy:50", "random"], 3, 6, "1")
    assert [played.bots for played in simulate(plan, 1)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]] * 2


def test_fewer_bots_than_players_fill_the_seats_in_turn() -> None:
    plan = Plan(GAME, ["random", "greedy:50"], 4, 2, "1")
    assert [played.bots for played in simulate(plan, 1)] == [[0, 1, 0, 1], [1, 0, 1, 0]]


def test_options_reach_the_game() -> None:
    assert Plan(GAME, ["random"], 2, 1, "1", {"hands": "open"}).play(0).decisions > 10
    with pytest.raises(BadOption):
        simulate(Plan(GAME, ["random"], 2, 1, "1", {"hands": "ajar"}), 1)


@pytest.mark.parametrize(
    ("name", "budget"), [("expert", (48, 0.0)), ("search:40", (40, 0.0)), ("search:0.5s", (0, 0.5))]
)
def test_who_counts_iterations_does_not_look_at_the_clock(name: str, budget: tuple[int, float]) -> None:
    (bot,) = Sitting(Plan(GAME, [name], 2, 1, "1"), 0).bots[:1]
    assert (bot.bot.budget.iterations, bot.bot.budget.seconds) == budget


class Broken(MillGame):
    """Mill with a mistake that shows while it is played."""

    def winners(self, g: State) -> list[Player]:
        raise ValueError("a planted mistake")


@pytest.mark.parametrize("processes", [1, 2])
def test_a_mistake_in_a_game_is_reported_and_ends_everything(processes: int) -> None:
    with pytest.raises((RuntimeError, ValueError), match="a planted mistake"):
        list(simulate(Plan(Broken(), ["greedy"], 2, 4), processes))
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan(GAME, [], 2, 1), "no bots were named"),
        (Plan(GAME, ["random"], 2, 0), "cannot play 0 games"),
        (Plan(GAME, ["random"] * 3, 2, 1), "3 bots do not fit into 2 seats"),
        (Plan(GAME, ["nobody"], 2, 1), "there is no bot 'nobody'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_anything_is(plan: Plan, complaint: str) -> None:
    with pytest.raises(QuireError, match=complaint):
        simulate(plan, 2)


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(WrongPlayers):
        simulate(Plan(GAME, ["random"], 7, 1), 1)


def test_processes_end_when_nobody_wants_more() -> None:
    games: Iterator[Played] = simulate(Plan(GAME, ["search:100"], 2, 1000, "1"), 2)
    assert next(games).number == 0
    assert len(multiprocessing.active_children()) == 2
    start = perf_counter()
    games.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()
    assert perf_counter() - start < 5


def run(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    path = folder / "script.py"
    path.write_text(script)
    return subprocess.run([sys.executable, path], env=environment(), capture_output=True, text=True, timeout=60)


SCRIPT = """from quirebox.lab.simulate import Plan, simulate
from quirebox.testkit.mill import GAME
"""


def test_a_script_that_starts_processes_whenever_it_is_imported_is_told_so(tmp_path: Path) -> None:
    done = run(tmp_path, SCRIPT + "print(len(list(simulate(Plan(GAME, ['random'], 2, 4, '1'), 2))))\n")
    assert (done.returncode, done.stdout, done.stderr.count("Traceback")) == (1, "", 1), done.stderr
    assert 'put what it does below: if __name__ == "__main__":' in done.stderr.splitlines()[-1]
    assert "memory" not in done.stderr


def test_a_script_from_standard_input_is_told_to_be_a_file() -> None:
    script = SCRIPT + "list(simulate(Plan(GAME, ['random'], 2, 4, '1'), 2))\n"
    done = subprocess.run(
        [sys.executable, "-"], input=script, env=environment(), capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr.count("Traceback")) == (1, 1), done.stderr
    assert "comes from standard input; put it into a file" in done.stderr.splitlines()[-1]


def test_a_script_with_a_guard_plays(tmp_path: Path) -> None:
    guard = "if __name__ == '__main__':\n    "
    done = run(tmp_path, SCRIPT + guard + "print(len(list(simulate(Plan(GAME, ['random'], 2, 4, '1'), 2))))\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "4\n", "")


def test_a_process_that_is_killed_is_reported() -> None:
    games = simulate(Plan(GAME, ["search:100"], 2, 1000, "1"), 2)
    next(games)
    os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
    with pytest.raises(RuntimeError, match="was killed; was there enough memory"):
        list(games)
    assert not multiprocessing.active_children()


def test_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    kill = """import multiprocessing, os, signal
if __name__ == "__main__":
    next(simulate(Plan(GAME, ["search:100"], 2, 1000, "1"), 2))
    games = simulate(Plan(GAME, ["search:100"], 2, 1000, "1"), 2)
    next(games)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
    pids = [int(word) for word in run(tmp_path, SCRIPT + kill).stdout.split()]
    deadline = monotonic() + 20
    while monotonic() < deadline and any(Path(f"/proc/{pid}").exists() for pid in pids):
        sleep(0.05)
    assert len(pids) == 2 and not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_a_shared_victory_counts_as_a_share() -> None:
    tally = Tally(Plan(GAME, ["greedy", "random"], 2, 3))
    tally.add(Played(0, [0, 1], [7, 7], [0, 1], 30))
    tally.add(Played(1, [1, 0], [3, 9], [1], 34))
    tally.add(Played(2, [0, 1], [4, 5], [], 32))  # everybody lost
    greedy, random = tally.standings()
    assert (greedy.name, greedy.win_share, greedy.mean_score) == ("greedy", 0.5, 20 / 3)
    assert (random.name, random.win_share, random.mean_score) == ("random", 0.5 / 3, 5.0)
    assert greedy.low < greedy.win_share < greedy.high
    assert tally.by_seat == [0.5, 1.5]


@pytest.mark.parametrize(("won", "games"), [(0, 1), (0, 400), (1, 2), (57, 100), (266, 400), (402, 402)])
def test_an_interval_is_what_scipy_says_of_whole_victories(won: int, games: int) -> None:
    tally = Tally(Plan(GAME, ["greedy", "random"], 2, games))
    for number in range(games):
        tally.add(Played(number, [0, 1], [1, 0], [0 if number < won else 1], 30))
    found, known = tally.standings()[0], binomtest(won, games).proportion_ci(method="wilson")
    assert (found.low, found.high) == (pytest.approx(known.low, abs=2e-5), pytest.approx(known.high, abs=2e-5))


def test_measuring_gives_positive_figures_and_reports_progress() -> None:
    ticks: list[int] = []
    bencher = Bencher(GAME, 3, {}, seconds=0.2)
    found = bencher.measure(lambda: ticks.append(1))
    assert len(ticks) == bencher.steps
    assert (
        min(
            found.decisions_per_s,
            found.python_decisions_per_s,
            found.games_per_s,
            found.copy_us,
            found.search_iterations_per_s,
        )
        > 0
    )
    assert found.decisions_per_game > 20
    assert found.compiled is compiled()


def test_openspiel_is_measured_on_a_game_of_similar_length() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; run: pip install 'quirebox[openspiel]'")
    for length, name in ((1, "connect_four"), (50, "othello"), (130, "backgammon"), (229, "amazons"), (900, "chess")):
        peer = peer_for(length)
        assert peer and peer.name == name and LENGTHS[name] / 2 < peer.length < LENGTHS[name] * 2
    found = Bencher(GAME, 3, {}, seconds=0.2).measure().peer
    assert found and found.game == "othello" and found.iterations_per_s > 0


def test_without_openspiel_everything_else_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    bencher = Bencher(GAME, 3, {}, seconds=0.1)
    assert bencher.measure().peer is None and bencher.steps == 20
