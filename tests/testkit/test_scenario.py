"""Scenarios that fail, or cannot be read, say where and what would be right."""

from pathlib import Path

import pytest

from quirebox.testkit.mill import GAME
from quirebox.testkit.scenario import ScenarioFailed, load, run
from testkit.test_planted import RefusalThatCosts


def play(folder: Path, text: str) -> None:
    path = folder / "page.play"
    path.write_text(text, encoding="utf-8")
    for scenario in load(path):
        run(GAME, scenario)


def failure(folder: Path, lines: str, head: str = "players 2") -> ScenarioFailed:
    """How a scenario with these lines fails; they begin at line 3."""
    with pytest.raises(ScenarioFailed) as failed:
        play(folder, f"scenario X-1 something to see\n{head}\n{lines}\n")
    return failed.value


def test_a_scenario_knows_its_head_and_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "page.play"
    path.write_text(
        "# a page\nscenario X-1 two words\nrules A-1 A-2 A-1\nplayers 3\noption hands open\noption set 1, 2\nseed "
        "9\np0 ! take 5  A-3\n\nscenario X-2 another  # one\n"
    )
    first, second = load(path)
    assert (first.name, first.title, first.line, first.path) == ("X-1", "two words", 2, path)
    assert (first.players, first.options, first.seed, first.rules) == (
        3,
        {"hands": "open", "set": "1, 2"},
        9,
        ["A-1", "A-2", "A-3"],
    )
    assert [str(line) for line in first.lines][-1] == "p0 ! take 5 A-3"
    assert (second.name, second.title, second.line, second.lines) == ("X-2", "another", 10, [])


def test_a_failure_names_file_line_and_what_was_found(tmp_path: Path) -> None:
    failed = failure(tmp_path, "p0   place field    # two grain\nthen p0 grain=3")
    assert str(failed) == f"{tmp_path / 'page.play'}:4: then p0 grain=3\n    grain is 2, not 3"
    assert failed.line == 4


FAILURES = {
    "it is the other player's decision": ("p1 pass", "it is p0's decision: Send a worker, play a card, or pass."),
    "an action that is refused": (
        "p0 place millstone",
        "'place millstone' is refused by MILL-TURN-3: You may go only to a space that can do something for you. "
        "Allowed now:",
    ),
    "an action that does not exist": ("p0 place feild", "no action reads 'place feild'; did you mean 'place field'"),
    "an action that resembles nothing": ("p0 xyzzy", "no action reads 'xyzzy'; did you mean 'pass' or 'place field'"),
    "a refusal by another rule": (
        "p0 ! place millstone MILL-TURN-2",
        "refused by MILL-TURN-3 (You may go only to a space that can do something for you.), not by MILL-TURN-2",
    ),
    "a refusal that does not come": ("p0 ! place field MILL-TURN-2", "was allowed; MILL-TURN-2 should refuse it"),
    "a refusal by a rule that does not exist": (
        "p0 ! place field MILL-TRUN-2",
        "there is no rule MILL-TRUN-2; did you mean MILL-TURN-2",
    ),
    "a listed rule that does not exist": (
        "rules MILL-TURN-1 MILL-TURN-7",
        "there is no rule MILL-TURN-7; did you mean MILL-TURN-",
    ),
    "a refusal without a rule": ("p0 ! pass", "write: p0 ! what is refused, and the id of the rule that refuses it"),
    "a player who does not exist": ("p5 pass", "there is no player p5; there are p0 to p1"),
    "a word that is unknown": ("when p0 coin=1", "unknown word 'when'; a line begins with scenario, rules, players"),
    "a fact that is unknown": (
        "given p0 gold=1",
        "cannot read 'gold=1' as a fact of a player: there is no 'gold'; there are: coin, grain, flour, point, hand",
    ),
    "a fact of the table that is unknown": (
        "then coin=1",
        "cannot read 'coin=1' as a fact of the table: there is no 'coin'; there are: round, deck, field",
    ),
    "a value that cannot be read": (
        "given p0 coin=many",
        "cannot read 'coin=many' as a fact of a player: invalid literal",
    ),
    "a name in a value that is unknown": (
        "given p0 hand=backer",
        "there is no card 'backer'; there are: baker, pedlar, harvest",
    ),
    "a fact without a value": ("given p0 coin", "found 'coin'; use NAME=VALUE, without spaces"),
    "no fact at all": ("then p0", "write one or more facts"),
    "an option that is not offered": (
        "then offered place millstone",
        "is not offered; offered are: pass, place field, place toll",
    ),
    "an option that is offered": ("then not offered pass", "is offered"),
    "an option that could never be offered": ("then not offered place sun", "no action reads 'place sun'"),
    "something half said": ("then offered", "write: then [not] offered ACTION"),
    "an event that was not told": ("p0 pass\nthen told draw", "was not told; told were: pass"),
    "a wrong number of options": ("then options=2", "options is 4, not 2"),
    "a wrong actor": ("then actor=p1", "actor is p0, not p1"),
    "a wrong score": ("then score p0=0 p1=7", "the score of p1 is 0, not 7"),
    "winners before the end": ("then winners=p0", "the game is not over"),
    "a number that is none": ("seed x", "found 'x'; use a whole number, e.g. 'seed 7'"),
    "an option without a value": ("option hands", "write: option NAME VALUE"),
    "a head that comes too late": ("p0 pass\nplayers 3", "'players' belongs to the head of the scenario"),
    "a set-up that is not refused": ("setup ! hands=open MILL-SETUP-3", "was allowed; MILL-SETUP-3 should refuse it"),
    "a set-up refused for another reason": (
        "setup ! hands=closed MILL-SETUP-3",
        "was refused, but the message does not name MILL-SETUP-3: option hands cannot be 'closed'",
    ),
}


@pytest.mark.parametrize(("lines", "problem"), FAILURES.values(), ids=FAILURES)
def test_complains_of(tmp_path: Path, lines: str, problem: str) -> None:
    failed = failure(tmp_path, lines)
    assert problem in failed.problem
    assert failed.line == 2 + len(lines.splitlines()), "the last line is the wrong one"


def test_an_action_after_the_end_is_refused(tmp_path: Path) -> None:
    passes = "p0 pass\np1 pass\np0 pass\np1 pass\n"
    assert "the game is over" in failure(tmp_path, f"given round=6\n{passes}p0 pass").problem


def test_a_refusal_that_changes_something_is_no_refusal(tmp_path: Path) -> None:
    path = tmp_path / "page.play"
    path.write_text("scenario X-1 a refusal\np0 ! place millstone MILL-TURN-3\n")
    with pytest.raises(ScenarioFailed, match="was refused, but changed the position"):
        run(RefusalThatCosts(), load(path)[0])


def test_a_phrase_may_be_cut_short_where_one_candidate_begins_so(tmp_path: Path) -> None:
    head = "scenario X-1 phrases\ngiven p0 grain=1 hand=pedlar\np0 play pedlar\n"
    play(tmp_path, head + "p0 pay 1\nthen p0 point=1\n")
    play(tmp_path, head + "p0 pay 1 grain to gain 1 point\nthen p0 point=1\n")
    assert (
        "no action reads 'pay 1 gra'"
        in failure(tmp_path, "given p0 grain=1 hand=pedlar\np0 play pedlar\np0 pay 1 gra").problem
    )
    assert (
        "several actions begin so: pay 1 coin, pay 1 grain, pay 1 flour"
        in failure(tmp_path, "given p1 grain=1\np0 place toll\np1 pay 1").problem
    )


def test_given_works_out_the_options_anew_and_asks_even_for_the_only_one(tmp_path: Path) -> None:
    play(
        tmp_path,
        "scenario X-1 one option\ngiven p1 coin=1 grain=1\np0 place toll\ngiven p1 grain=0\nthen actor=p1 "
        "options=1\np1 pay 1 coin\nthen p1 coin=0\n",
    )


def test_given_passes_over_a_decision_without_options(tmp_path: Path) -> None:
    play(
        tmp_path,
        "scenario X-1 no option\ngiven p1 coin=1 grain=1\np0 place toll\ngiven p1 coin=0 grain=0\nthen actor=p1 "
        "options=4\nthen offered pass\n",
    )


def test_a_file_begins_with_a_scenario(tmp_path: Path) -> None:
    with pytest.raises(
        ScenarioFailed, match=r"page.play:1: p0 pass\n    a file begins with: scenario ID what it shows"
    ):
        play(tmp_path, "p0 pass\n")
    with pytest.raises(ScenarioFailed, match=r"page.play:1: scenario X-1\n    write: scenario ID what it shows"):
        play(tmp_path, "scenario X-1\n")
