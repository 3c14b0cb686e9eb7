"""The command line: what programs read, to the letter; what people did wrong, in one line; and how it ends."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from terminal.typist import environment

from quirebox import games as shelf
from quirebox.cli import main
from quirebox.lab.bench import compiled
from quirebox.lab.simulate import Plan, Played, simulate
from quirebox.terminal.files import read_record
from quirebox.words import speak

COMMANDS = [
    "games",
    "play",
    "watch",
    "sim",
    "report",
    "compare",
    "balance",
    "ladder",
    "train",
    "tune",
    "bench",
    "replay",
    "rules",
]


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRE_GAMES", "quirebox.testkit.mill")
    monkeypatch.chdir(tmp_path)


def quire(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


def answer(*args: str) -> dict[str, object]:
    result = quire(*args)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def program(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "quirebox", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )


def complaint(*args: str) -> str:
    """The one line on standard error."""
    result = quire(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


# ---- contract for programs


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    said = quire("--version").output
    assert ("compiled" in said) is compiled()
    assert ("interpreted" in said) is not compiled()
    assert said.startswith("quire ")


def test_games_json() -> None:
    games = json.loads(quire("games", "--json").stdout)
    assert [set(game) for game in games] == [{"id", "title", "seats", "options", "edition", "version"}] * len(games)
    mill = next(game for game in games if game["id"] == "mill")
    assert mill == {
        "id": "mill",
        "title": "Mill",
        "seats": [2, 3, 4],
        "edition": "house",
        "version": mill["version"],
        "options": [
            {
                "id": "hands",
                "title": "Cards in hand",
                "default": "hidden",
                "free": "",
                "values": {"hidden": "everybody sees only their own cards", "open": "all cards lie open on the table"},
            }
        ],
    }


def test_sim_json() -> None:
    found = answer(
        "sim", "mill", "--games", "6", "--bots", "greedy:50,random", "--seed", "7", "--processes", "1", "--json"
    )
    what = {"game", "title", "version", "players", "games", "missing", "edition", "hash", "options", "seed", "bots"}
    assert set(found) == {*what, "wins_by_seat", "decisions_per_game", "seconds", "games_per_s"}
    assert (found["missing"], found["edition"], len(found["wins_by_seat"])) == (0, "house", 2)
    assert sum(found["wins_by_seat"]) == pytest.approx(1)
    assert found["decisions_per_game"] > 1 and found["games_per_s"] > 0
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("mill", 2, 6, 7)
    bots = found["bots"]
    assert isinstance(bots, list)
    assert [set(bot) for bot in bots] == [{"name", "win_share", "low", "high", "mean_score"}] * 2
    assert all(bot["low"] - 1e-9 <= bot["win_share"] <= bot["high"] + 1e-9 for bot in bots)
    assert [bot["name"] for bot in bots] == ["greedy:50", "random"]
    assert sum(bot["win_share"] for bot in bots) == pytest.approx(1)


def test_sim_gives_the_same_for_the_same_seed_however_many_processes_work() -> None:
    args = ("sim", "mill", "--games", "6", "--bots", "random,greedy:50", "--seed", "a text", "--json")
    one, two = answer(*args, "--processes", "1"), answer(*args, "--processes", "2")
    for measured in ("games_per_s", "seconds"):
        assert one.pop(measured) and two.pop(measured)
    assert one == two
    assert one["seed"] == "a text"


def test_sim_without_a_seed_says_which_it_took() -> None:
    first = answer("sim", "mill", "--games", "3", "--bots", "random", "--json", "--processes", "1")
    again = answer(
        "sim", "mill", "--games", "3", "--bots", "random", "--json", "--processes", "1", "--seed", str(first["seed"])
    )
    for measured in ("games_per_s", "seconds"):
        assert first.pop(measured) and again.pop(measured)
    assert first == again


def test_bench_json() -> None:
    found = answer("bench", "mill", "--seconds", "0.2", "--json")
    assert set(found) == {
        "decisions_per_s",
        "games_per_s",
        "copy_us",
        "search_iterations_per_s",
        "compiled",
        "openspiel",
    }
    assert found.pop("compiled") is compiled()
    peer = found.pop("openspiel")
    assert peer is None or (
        isinstance(peer, dict) and set(peer) == {"game", "decisions_per_game", "search_iterations_per_s", "ratio"}
    )
    assert all(isinstance(figure, float) and figure > 0 for figure in found.values())


def test_coverage_json() -> None:
    found = answer("rules", "mill", "--coverage", "--json")
    covered, gaps = found["covered"], found["gaps"]
    assert isinstance(covered, dict) and isinstance(gaps, list)
    assert "MILL-TURN-2" in covered and all(isinstance(tests, list) and tests for tests in covered.values())
    assert not set(gaps) & set(covered)


def test_a_rule_is_printed_by_its_id() -> None:
    assert quire("rules", "mill", "MILL-TURN-2").stdout == "MILL-TURN-2  A space holds one worker.\n"
    assert answer("rules", "mill", "mill-turn-2", "--json") == {"MILL-TURN-2": "A space holds one worker."}
    assert quire("rules", "mill", "MILL-TURN").stdout.count("\n") == 3
    assert "MILL-SCORE-3" in quire("rules", "mill").stdout


def test_games_json_of_one_game() -> None:
    assert [game["id"] for game in json.loads(quire("games", "mill", "--json").stdout)] == ["mill"]


def test_games_ids() -> None:
    assert quire("games", "--ids").stdout.split("\n") == [*shelf.ids(), ""]
    assert "mill" in shelf.ids()


# ---- for people


def test_games_lists_options_with_their_meanings() -> None:
    assert "Mill" in quire("games").stdout and "everybody sees" not in quire("games").stdout
    said = quire("games", "mill").stdout
    assert "-o hands=…  Cards in hand" in said and "everybody sees only their own cards (default)" in said


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_fits_a_terminal(command: str) -> None:
    said = quire(command, "--help")
    assert said.exit_code == 0
    assert said.output.startswith(f"Usage: quire {command}")
    assert max(map(len, said.output.splitlines())) <= 100
    assert command in quire("--help").output


def test_sim_prints_a_table() -> None:
    said = quire("sim", "mill", "--games", "4", "--seed", "7", "--processes", "1").stdout
    assert "greedy" in said and "win share" in said and "seed 7" in said
    assert "partial" not in said


def test_bench_prints_a_table() -> None:
    said = quire("bench", "mill", "--seconds", "0.2").stdout
    assert "called from a Python loop" in said and "search iterations/s" in said


def test_coverage_counts_the_gaps() -> None:
    assert " 0 gaps" in quire("rules", "mill", "--coverage").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("sim", "nothing"), "there is no game 'nothing'; there are: "),
        (
            ("sim", "mill", "--bots", "gready"),
            "there is no bot 'gready'; there are: random, novice, greedy, club, expert, master, search",
        ),
        (("sim", "mill", "--players", "9"), "Mill is for 2 to 4 players, not 9"),
        (("sim", "mill", "--bots", "random,random,random", "--players", "2"), "3 bots do not fit into 2 seats"),
        (("sim", "mill", "-o", "hands"), "cannot read the option 'hands'; use NAME=VALUE"),
        (("sim", "mill", "-o", "hands=ajar"), "option hands cannot be 'ajar'; it can be: hidden, open"),
        (("sim", "mill", "-o", "feet=two"), "Mill has no option 'feet'; it has: hands"),
        (("sim", "mill", "-o", "hands=open", "-o", "hands=hidden"), "the option 'hands' was given twice"),
        (("sim", "mill", "--edition", "gold"), "there is no such edition of Mill; there are: house"),
        (("rules", "mill", "MILL-TURN-9"), "Mill has no rule 'MILL-TURN-9'; did you mean MILL-TURN-"),
        (("rules", "mill", "zzz"), "Mill has no rule 'zzz'; see: quire rules mill"),
        (("watch", "mill", "--eyes", "p7"), "there is no seat 'p7'; use all, spectator, or p0 to p1"),
        (("watch", "mill", "--bots", "a,b"), "there is no bot 'a'"),
        (("play", "mill", "--seats", "Ann,Ann"), "two seats have the same name"),
        (("play", "mill", "--seats", "A[n]n,bot"), "cannot use the name 'A[n]n'"),
        (("play", "mill", "--seats", "me,bot", "--players", "3"), "2 seats were named for 3 players"),
        (("play", "mill", "--players", "0"), "Mill is for 2 to 4 players, not 0"),
        (("watch", "mill", "--players", "0"), "Mill is for 2 to 4 players, not 0"),
        (
            ("play", "mill", "--seats", "greedy,random"),
            "only bots sit at this table; to look on, use: quire watch mill --bots greedy,random",
        ),
        (("play", "mill", "--resume", "x.quire"), "--resume goes on with a saved game, so leave out the game"),
        (("play", "mill", "--bots", ","), "--bots names no bot; found: ','"),
        (("play", "mill", "--bots", ""), "--bots names no bot; found: ''"),
        (("play", "--resume", "x.quire"), "x.quire: cannot be read (No such file or directory)"),
        (("replay", "x.quire"), "x.quire: cannot be read (No such file or directory)"),
        (("replay", "."), "Is a directory"),
    ],
)
def test_a_mistake_is_one_clear_line(args: tuple[str, ...], said: str) -> None:
    if args == ("replay", "."):
        assert quire(*args).exit_code == 2
    else:
        assert said in complaint(*args)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "mill", "--bots", "nosuch"), "es gibt keinen Bot „nosuch“; es gibt: random, "),
        (("play", "nosuch"), "es gibt kein Spiel „nosuch“; es gibt: "),
        (("play", "mill", "-o", "feet=two"), "Mill hat keine Option „feet“; es gibt: hands"),
        (("play", "mill", "-o", "hands=x"), "die Option hands kann nicht „x“ sein; möglich ist: "),
        (("play", "mill", "--players", "9"), "Mill ist für 2 bis 4 Personen, nicht 9"),
    ],
)
def test_a_mistake_is_told_in_the_language_that_was_asked_for(args: tuple[str, ...], said: str) -> None:
    try:
        assert said in complaint(*args, "--language", "de")
    finally:
        speak("en")


def test_nobody_to_answer_the_menu_starts_nothing(tmp_path: Path) -> None:
    result = quire("play")
    assert result.exit_code == 2
    assert "nobody answered" in result.stderr
    assert not list(tmp_path.iterdir())


def test_the_menu_leads_to_a_game(tmp_path: Path) -> None:
    result = quire("play", typed="99\nMill\n9\n3\nquit\n")
    assert "cannot read '99'" in result.stdout and "cannot read '9'" in result.stdout
    assert "Players: Player 1, greedy 2, greedy 3" in result.stdout
    assert [path.suffix for path in tmp_path.iterdir()] == [".quire"]


# ---- watching and records


def test_watching_shows_decisions_reasons_and_the_result(tmp_path: Path) -> None:
    said = quire("watch", "mill", "--bots", "greedy:50,random", "--seed", "3", "--record", "w.quire").stdout
    assert "drawn by lot" in said and "at the end of my turn" in said and "Round 6 begins." in said
    assert "has won." in said or "share the victory" in said
    assert read_record(tmp_path / "w.quire").result


def test_a_spectator_does_not_see_what_a_player_sees() -> None:
    spectator, first, second = (
        quire("watch", "mill", "--bots", "random", "--seed", "5", *eyes).stdout
        for eyes in (("--eyes", "spectator"), ("--eyes", "p0"), ("--eyes", "p1"))
    )
    for name, own, other in (("random 1", first, second), ("random 2", second, first)):
        assert f"{name} draws a card." in spectator and f"{name} draws a card." in other
        assert f"{name} draws the" in own
        assert f"{name} draws the" not in spectator + other


def test_what_somebody_chose_is_not_shown_to_others() -> None:
    everybody, second = (
        [
            json.loads(line)
            for line in quire(
                "watch", "mill", "--bots", "random", "--seed", "5", "--eyes", eyes, "--json"
            ).stdout.splitlines()
        ]
        for eyes in ("all", "p1")
    )
    for full, partial in zip(everybody, second, strict=True):
        assert partial == full or full["player"] == 0
        if full["player"] == 0:
            assert (partial["action"], partial["phrase"], partial["why"]) == (None, None, None)


def test_watch_json_is_one_line_for_each_decision() -> None:
    lines = [
        json.loads(line)
        for line in quire("watch", "mill", "--bots", "random", "--seed", "3", "--json").stdout.splitlines()
    ]
    assert [line["ply"] for line in lines] == list(range(1, len(lines) + 1))
    assert {frozenset(line) for line in lines} == {frozenset({"ply", "player", "action", "phrase", "why", "sentences"})}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    quire("watch", "mill", "--bots", "random", "--seed", "3", "--record", "game.quire", "--json")
    return tmp_path / "game.quire"


def test_a_record_is_told_in_sentences(record: Path) -> None:
    said = quire("replay", "game.quire").stdout
    assert "random 1 sends a worker to the" in said and "draws the" in said and "sum" in said


def test_a_record_is_told_up_to_a_ply(record: Path) -> None:
    said = quire("replay", "game.quire", "--until", "2").stdout
    assert "   2  random 2: " in said and "   3  " not in said and "has won" not in said
    assert "so there is no ply 999" in complaint("replay", "game.quire", "--until", "999")


def test_replay_json(record: Path) -> None:
    found = answer("replay", "game.quire", "--verify", "--json")
    assert set(found) == {
        "game",
        "version",
        "edition",
        "players",
        "names",
        "options",
        "plies",
        "over",
        "scores",
        "winners",
        "ranks",
        "verified",
        "setup",
        "moves",
    }
    assert found["setup"] == ["Round 1 begins."]
    moves = found["moves"]
    assert isinstance(moves, list) and len(moves) == found["plies"]
    assert set(moves[0]) == {"ply", "player", "action", "sentences"}
    assert (found["verified"], found["over"], found["names"]) == (True, True, ["random 1", "random 2"])


def test_a_record_is_verified(record: Path) -> None:
    said = quire("replay", "game.quire", "--verify", "--quiet")
    assert said.exit_code == 0
    assert "game.quire: verified, " in said.stdout


def test_a_changed_line_is_found_at_its_ply(record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    fifth = lines.index("---\n") + 5
    lines[fifth] = lines[fifth].partition(" ~")[0] + " ~000000\n"
    record.write_text("".join(lines))
    assert "game.quire: ply 5: the line" in complaint("replay", "game.quire", "--verify")


def test_a_record_that_was_cut_off_is_explained(record: Path) -> None:
    record.write_text(record.read_text()[:-3])
    assert "may have been cut off" in complaint("replay", "game.quire")
    record.write_bytes(b"\xff\xfe\x00")
    assert "this is not a text file" in complaint("replay", "game.quire")


def test_a_game_goes_on_where_its_lines_lead_and_says_if_that_has_changed(tmp_path: Path) -> None:
    quire("play", "mill", "--record", "g.quire", "--bots", "random", "--seed", "1", typed="pass\nquit\n")
    assert "have changed" not in quire("play", "--resume", "g.quire", typed="quit\n").stdout
    path = tmp_path / "g.quire"
    lines = path.read_text().splitlines()
    lines[-1] = lines[-1].partition(" ~")[0] + " ~000000"
    path.write_text("\n".join(lines) + "\n")
    assert "have changed since this was saved" in quire("play", "--resume", "g.quire", typed="quit\n").stdout


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    for command in ("play", "watch"):
        assert "there is such a file already" in complaint(command, "mill", "--record", "letter.txt")
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann"


# ---- how it ends


def test_the_program_runs_by_itself() -> None:
    out, err = (process := program("rules", "mill", "MILL-TURN-2")).communicate(timeout=30)
    assert (out, err, process.returncode) == ("MILL-TURN-2  A space holds one worker.\n", "", 0)
    out, err = (process := program("rules", "mill", "MILL-TURN-7")).communicate(timeout=30)
    assert (out, process.returncode) == ("", 2)
    assert err.startswith("quire: Mill has no rule 'MILL-TURN-7'")


def test_no_progress_bar_where_nobody_sees_it() -> None:
    _, err = program("sim", "mill", "--games", "4", "--bots", "random", "--processes", "1").communicate(timeout=30)
    assert err == ""


@pytest.mark.parametrize("done", [0, 3])
def test_an_interrupted_simulation_keeps_what_was_done(done: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, processes: int) -> Iterator[Played]:
        yield from islice(simulate(plan, 1), done)
        raise KeyboardInterrupt

    monkeypatch.setattr("quirebox.cli.laboratory.simulate", interrupted)
    args = ("sim", "mill", "--games", "50", "--bots", "random", "--seed", "1")
    people, programs = quire(*args), quire(*args, "--json")
    assert (people.exit_code, programs.exit_code) == (130, 130)
    assert f"partial: interrupted after {done} of 50 games" in people.stdout
    assert json.loads(programs.stdout)["games"] == done


def test_an_interrupted_watch_keeps_its_record(tmp_path: Path) -> None:
    with program("watch", "mill", "--delay", "0.2", "--record", "w.quire", "--json") as process:
        assert process.stdout and process.stderr
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 130
        assert process.stderr.read().strip() == ""
    assert read_record(tmp_path / "w.quire").moves


def test_a_reader_who_goes_away_is_no_error() -> None:
    for args in (["games"], ["watch", "mill", "--bots", "random"]):
        with program(*args) as process:
            assert process.stdout and process.stderr
            process.stdout.close()
            assert process.wait(timeout=30) == 1
            assert process.stderr.read() == ""
