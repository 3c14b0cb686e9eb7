"""A review adds up, is the same for the same seed, goes on where it stopped, and holds nothing against anybody that
they could not know."""

import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.review.honesty import BAD, blunders, good_moves, played

from quirebox.bots.mind import mind_of
from quirebox.cli import main
from quirebox.core.game import Game
from quirebox.core.match import Match
from quirebox.games import OURS
from quirebox.games import game as game_named
from quirebox.review.assemble import assembled
from quirebox.review.course import Unfinished, course_of
from quirebox.review.data import Review
from quirebox.review.depth import QUICK
from quirebox.review.estimate import BEYOND_DOUBT, Estimate, estimate, reach
from quirebox.review.futures import Futures
from quirebox.review.journal import Journal, JournalError
from quirebox.review.page import page
from quirebox.review.text import lines
from quirebox.review.verdicts import verdict
from quirebox.review.work import LUCK, TABLE, TURN, Work
from quirebox.testkit.mill import GAME as MILL
from quirebox.words.speech import languages, speech

CASES = int(os.environ.get("QUIRE_REVIEWS", "0"))  # planted moves in each game: hours for 100
counted = pytest.mark.skipif(not CASES, reason="takes hours; QUIRE_REVIEWS says how many")
SHALLOW = QUICK._replace(table=4, ways=3, first=3, then=3, duel=8, plan=60)


def whole(match: Match, seed: str = "") -> tuple[Work, Review]:
    """A shallow review, whole."""
    work = Work(course_of(match.game, match.record), SHALLOW, seed)
    while work.next():
        pass
    return work, assembled(work)


@pytest.fixture(scope="module")
def mill() -> Match:
    return played(MILL, 3, "review")


@pytest.fixture(scope="module")
def reviewed(mill: Match) -> Review:
    return whole(mill)[1]


def test_luck_and_choice_add_up_to_the_result(reviewed: Review) -> None:
    for account in reviewed["accounts"]:
        parts = [account[name] for name in ("start", "choices", "luck", "rivals", "rest")]  # type: ignore[literal-required]
        assert sum(parts) == pytest.approx(account["result"], abs=0.01)
        assert account["choices"] <= 0
    assert sum(account["luck"] for account in reviewed["accounts"]) == pytest.approx(0, abs=0.01)
    assert sum(reviewed["result"]) == pytest.approx(1)


def test_every_look_shares_one_victory_and_lies_within_its_interval(reviewed: Review) -> None:
    assert reviewed["chances"][0]["ply"] == 0
    assert reviewed["chances"][-1]["ply"] == reviewed["plies"]
    for chance in reviewed["chances"]:
        assert sum(share[0] for share in chance["shares"]) == pytest.approx(1, abs=0.001)
        assert all(0 <= low <= value <= high <= 1 for value, low, high in chance["shares"])
    assert [share[0] for share in reviewed["chances"][-1]["shares"]] == reviewed["result"]


def test_luck_is_found_only_where_something_came_to_light(mill: Match, reviewed: Review) -> None:
    course = course_of(MILL, mill.record)
    for moved in reviewed["moved"]:
        if not course.moments[moved["last"]].reveals:
            assert not any(moved["luck"])


def test_the_same_seed_gives_the_same_review_and_another_one_does_not(mill: Match, reviewed: Review) -> None:
    assert whole(mill)[1] == reviewed
    assert whole(mill, "another")[1]["chances"] != reviewed["chances"]


def test_a_review_that_was_stopped_goes_on_and_comes_to_the_same(mill: Match, reviewed: Review, tmp_path: Path) -> None:
    course, file = course_of(MILL, mill.record), tmp_path / "review.jsonl"
    first = Work(course, SHALLOW)
    with Journal(file, first) as journal:
        for job in first.missing()[:7]:
            first.do(job)
            journal.add(job.key)
    with file.open("a") as broken:
        broken.write('["table 9", [[0.1')  # the power failed in the middle of a line
    again = Work(course, SHALLOW)
    with Journal(file, again) as journal:
        assert again.done == first.done
        while left := again.missing():
            again.do(left[0])
            journal.add(left[0].key)
    assert json.loads(json.dumps(assembled(again))) == json.loads(json.dumps(reviewed))
    with pytest.raises(JournalError, match="another review"), Journal(file, Work(course, SHALLOW, "other")):
        pass


def test_a_running_game_is_not_reviewed() -> None:
    match = played(MILL, 2, "review", until=3)
    with pytest.raises(Unfinished, match="not over after 3 decisions"):
        course_of(MILL, match.record)


def test_progress_grows_to_the_whole(mill: Match) -> None:
    work, seen = Work(course_of(MILL, mill.record), SHALLOW), [0.0]
    while work.next():
        seen.append(work.progress())
    assert seen[-1] == 1 and all(0 <= share <= 1 for share in seen)


@pytest.mark.parametrize("game", [game_named(name) for name in OURS], ids=lambda game: game.id)
def test_a_decision_is_judged_by_what_its_player_could_know(game: Game) -> None:
    """What the player could not see is dealt in another way: nothing that is said of the decision changes."""
    match = played(game, game.seats[-1], "hidden", until=25)
    g = match.g
    swapped = game.eyes.imagine(g, g.actor(), Futures(game, mind_of(game), g, "x", 60).luck("other", 1))
    one, other = (Futures(game, mind_of(game), h, "same", 60) for h in (g, swapped))
    chosen = [[action.text for action in line.actions] for line in one.lines()]
    assert chosen == [[action.text for action in line.actions] for line in other.lines()]
    for number in range(2):
        line = one.lines()[0].actions
        assert one.shares(one.after(line, number)) == other.shares(other.after(line, number))


@pytest.mark.parametrize("game", [game_named(name) for name in OURS], ids=lambda game: game.id)
def test_looks_and_turns_of_every_game_can_be_told(game: Game) -> None:
    """One look, one piece of luck and one judgement of each; the chances in the middle are between 0 and 1."""
    match = played(game, game.seats[-1], "told")
    work = Work(course_of(game, match.record), SHALLOW)
    jobs = work.jobs()
    middle = [[job for job in jobs if job.kind == kind] for kind in (TABLE, LUCK, TURN)]
    for job in (found[len(found) // 2] for found in middle if found):
        work.do(job)
    turn = next(value for value in work.done.values() if isinstance(value, dict))
    for said in (*turn["told"], *(deed["phrase"] for deed in turn["line"])):  # type: ignore[misc,union-attr,call-overload,index]
        assert said
    for language in languages():
        for part in game.score_sheet(match.g)[0]:
            assert speech(game, language).named("sheet", part, "") or len(game.score_sheet(match.g)[0]) == 1


@counted
@pytest.mark.parametrize("game", [game_named(name) for name in OURS], ids=lambda game: game.id)
def test_planted_blunders_are_found(game: Game) -> None:
    verdicts = [one["verdict"] for one in blunders(game, game.seats[0] if game.seats[0] > 1 else 2, CASES)]
    assert sum(verdict in BAD for verdict in verdicts) >= 0.95 * CASES, verdicts


@counted
@pytest.mark.parametrize("game", [game_named(name) for name in OURS], ids=lambda game: game.id)
def test_good_moves_are_not_called_mistakes(game: Game) -> None:
    verdicts = [one["verdict"] for one in good_moves(game, game.seats[0] if game.seats[0] > 1 else 2, CASES)]
    assert sum(verdict in BAD for verdict in verdicts) <= 0.02 * CASES, verdicts


def test_what_cannot_be_told_apart_is_not_judged() -> None:
    wide, sure = Estimate(0.2, -0.1, 0.5), Estimate(0.2, 0.16, 0.24)
    assert verdict(2, wide, wide, True) == "unclear"
    assert verdict(2, sure, sure, True) == "blunder"
    assert verdict(2, Estimate(0.1, 0.08, 0.12), Estimate(0.1, 0.08, 0.12), True) == "mistake"
    assert verdict(4, Estimate(0.05, 0.04, 0.06), Estimate(0.05, 0.04, 0.06), True) == "mistake"
    assert verdict(2, Estimate(0, 0, 0), Estimate(0, 0, 0), False) == "only"


def test_intervals_reach_as_far_as_students() -> None:
    """Against tables of the t distribution."""
    assert reach(11, 0.95) == pytest.approx(2.228, abs=0.005)
    assert reach(31, 0.99) == pytest.approx(2.750, abs=0.005)
    assert estimate([0.5]).low == -1
    assert estimate([0.2, 0.4], BEYOND_DOUBT, 0.0).low == 0


def test_terminal_and_page_tell_it_in_every_language(mill: Match, reviewed: Review) -> None:
    for language in languages():
        text = page(MILL, reviewed, language)
        assert f'<html lang="{language}">' in text and "<svg" in text
        assert "http" not in text.replace("http-equiv", ""), "the page must open without a network"
        for account in reviewed["accounts"]:
            assert f"{100 * account['luck']:+.0f}" in text
    assert any("Chances of victory" in line for line in lines(MILL, reviewed))


def test_the_command_writes_text_json_and_a_page(mill: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRE_GAMES", "quirebox.testkit.mill")
    file, html = tmp_path / "game.quire", tmp_path / "game.html"
    file.write_text(mill.record.write())
    runner = CliRunner()
    told = runner.invoke(main, ["review", str(file), "--depth", "quick", "--html", str(html)])
    assert told.exit_code == 0, told.output
    assert "Turning points" in told.output and html.read_text().startswith("<!doctype html>")
    found = json.loads(runner.invoke(main, ["review", str(file), "--depth", "quick", "--json"]).output)
    assert found["plies"] == mill.ply and found["depth"] == "quick"
    file.write_text(played(MILL, 2, "review", until=3).record.write())
    refused = runner.invoke(main, ["review", str(file)])
    assert refused.exit_code == 2
