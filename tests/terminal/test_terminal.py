"""A whole game through a real pseudo-terminal, and what can happen on the way."""

from __future__ import annotations

import re
from pathlib import Path

from quirebox.core.match import replay
from quirebox.terminal.files import read_record
from quirebox.testkit.mill import GAME

from .typist import PROMPT, Typist


def records(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.quire"))


def test_a_whole_game_is_played_in_a_terminal(tmp_path: Path) -> None:
    with Typist("play", "mill", "--seed", "4", "--bots", "greedy:50", "--hint", "search:30", folder=tmp_path) as ann:
        first = ann.read(PROMPT)
        assert "Round 1 of 6" in first and "Send a worker, play a card, or pass." in first
        assert re.search(r"2  place field \(gain 2 grain\) +Player 1 sends a worker to the field\.", first)
        assert "worker to the guild. … (what" in first  # the card is not shown

        assert "MILL-TURN-3 You may go only to a space" in ann.type("?")
        assert re.search(r"[▸>] \d", hint := ann.type("hint")) and "of the victory" in hint
        assert "A space holds one worker." in ann.type("rules MILL-TURN-2")
        assert re.search(r"[✗x] place millstone \(pay.*\)\s+MILL-TURN-3 You may go only", ann.type("place millstone"))
        assert "there is no option 77" in ann.type("77")
        assert "did you mean 'undo'?" in ann.type("undu")
        assert "there is no decision of yours to undo" in ann.type("undo")
        assert "Round 1 begins." in ann.type("log")

        assert "greedy:50 sends a worker to the field." in ann.type("pass")
        assert "Decision 1 is taken back." in ann.type("undo")
        drawn = ann.type("place guild")
        assert re.search(r"Player 1 draws the \w+\.", drawn) and "   2  greedy:50 " in drawn
        assert "revealed something that was hidden" in ann.type("undo")
        assert "sum" in ann.type("score")
        assert "Player 1 draws the" in ann.type("log 5")
        assert "Saved in copy.quire" in ann.type("save copy.quire")
        assert "take back your last decision" in ann.type("help")
        assert "Round" in ann.type("")

        while "The game is over" not in ann.type("1", PROMPT, "The game is over"):
            pass
        assert ann.end() == 0
        everything = ann.raw
    assert "has won." in everything or "share the victory" in everything
    assert "read it with: quire replay" in everything
    copy, game = records(tmp_path)
    assert len(read_record(copy).moves) == 2
    match = replay(GAME, read_record(game), verify=True)
    assert match.g.over() and match.record.names == {0: "Player 1", 1: "greedy:50"}


def test_an_interrupt_keeps_the_game_and_it_can_be_resumed(tmp_path: Path) -> None:
    with Typist("play", "mill", "--seed", "4", folder=tmp_path) as ann:
        ann.read(PROMPT)
        ann.type("place field")
        ann.interrupt()
        assert ann.end() == 130
        assert "go on with: quire play --resume" in ann.rest().replace("\r\n", " ")
        assert "Traceback" not in ann.raw
    (path,) = records(tmp_path)
    before = read_record(path)
    assert before.moves[0].text == "place field"
    with Typist("play", "--resume", path.name, folder=tmp_path) as ann:
        assert "Players: Player 1, greedy" in ann.read(PROMPT)
        assert "Player 1 sends a worker to the field." in ann.type("log")
        ann.type("pass")
        ann.type("quit", "Saved in")
        assert ann.end() == 0
    after = read_record(path)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


def test_the_end_of_the_input_is_like_quitting(tmp_path: Path) -> None:
    with Typist("play", "mill", folder=tmp_path) as ann:
        ann.read(PROMPT)
        ann.press("\x04")
        assert ann.end() == 0
        assert "Saved in" in ann.rest()


def test_without_colours_and_on_a_dumb_terminal_everything_is_plain_text(tmp_path: Path) -> None:
    for env in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        with Typist("play", "mill", "--seed", "4", folder=tmp_path, **env) as ann:
            ann.read(PROMPT)
            assert "✗" in ann.type("?")
            ann.type("1")
            ann.type("quit", "Saved in")
            assert ann.end() == 0
            assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", ann.raw)
            if "TERM" in env:
                assert "\x1b" not in ann.raw


def test_where_signs_cannot_be_shown_letters_stand_for_them(tmp_path: Path) -> None:
    with Typist(
        "play", "mill", "--seed", "4", folder=tmp_path, PYTHONIOENCODING="ascii", LANG="C", LC_ALL="C", PYTHONUTF8="0"
    ) as ann:
        ann.read(PROMPT)
        assert "x place millstone" in ann.type("?")
        ann.type("quit", "* Saved in")
        assert ann.end() == 0


def test_colours_come_with_signs(tmp_path: Path) -> None:
    with Typist("play", "mill", "--seed", "4", folder=tmp_path) as ann:
        ann.read(PROMPT)
        ann.type("?")
        assert re.search(r"\x1b\[31m✗", ann.raw)


def test_two_people_at_one_terminal_do_not_see_each_others_cards(tmp_path: Path) -> None:
    with Typist("play", "mill", "--seed", "4", "--seats", "Ann,Bob", folder=tmp_path) as both:
        assert not re.search(r"coin.*hand:", both.read("Ann, press Enter when nobody else can see the screen. "))
        assert re.search(r"> Ann +coin.*hand: \w+\r\n  Bob +coin.*hand: 1 hidden", both.type("", "Ann> "))
        assert "Ann draws the" in both.type("place guild", "pass to Bob. ")
        wiped = len(both.raw)
        assert "press Enter when nobody else can see the screen. " in both.type("", "see the screen. ")
        assert "\x1b[2J" in both.raw[wiped:]
        shown = both.type("", "Bob> ")
        assert "Ann draws a card." in shown and "Ann draws the" not in shown
        assert re.search(r"  Ann +coin.*hand: 2 hidden\r\n> Bob +coin.*hand: \w+", shown)
        assert "was made by Ann, who alone can take it back" in both.type("undo", "Bob> ")


def test_open_hands_need_no_handing_over(tmp_path: Path) -> None:
    with Typist("play", "mill", "--seed", "4", "--seats", "Ann,Bob", "-o", "hands=open", folder=tmp_path) as both:
        both.read("Ann> ")
        assert "pass to" not in both.type("place guild", "Bob> ")


def test_a_progress_bar_is_shown_and_an_interrupt_keeps_what_was_done(tmp_path: Path) -> None:
    with Typist("sim", "mill", "--games", "100000", "--bots", "random", "--seed", "1", folder=tmp_path) as ann:
        while not re.search(r"[1-9]\d*/100000", ann.read("/100000")):
            pass
        ann.interrupt()
        assert ann.end() == 130
        shown = ann.rest()
        assert "partial: interrupted after" in shown and "win share" in shown
        assert "Traceback" not in ann.raw
