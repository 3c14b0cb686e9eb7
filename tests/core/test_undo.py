"""Undo: one's own decisions, up to what was revealed."""

import pytest

from core.played import fresh, played
from quirebox.core.errors import UndoRefused
from quirebox.core.match import Match, digest
from quirebox.testkit.mill import GAME


def after(*texts: str, players: int = 2) -> Match:
    match = fresh(players)
    for text in texts:
        match.play(text)
    return match


def test_a_decision_can_be_taken_back() -> None:
    match = fresh()
    before = digest(GAME, match.g)
    match.play("place field")
    match.undo(0)
    assert digest(GAME, match.g) == before
    assert match.ply == 0
    assert match.told == []


def test_the_same_decision_leads_to_the_same_position_again() -> None:
    match = after("place field", "pass", "place millstone")
    marks = [move.mark for move in match.record.moves]
    match.undo(0)
    match.play("place millstone")
    assert [move.mark for move in match.record.moves] == marks


def test_several_decisions_of_ones_own_can_be_taken_back_one_by_one() -> None:
    match = after("place field", "pass", "place millstone", "gain 1 flour")
    assert match.floor(0) == 2
    match.undo(0)
    match.undo(0)
    with pytest.raises(UndoRefused, match="the last decision was made by player 1, not 0"):
        match.undo(0)
    assert match.ply == 2


def test_nothing_is_undone_past_somebody_elses_decision() -> None:
    match = after("place field", "pass")
    assert [match.floor(p) for p in (0, 1)] == [2, 1]
    match.undo(1)
    match.undo(0)
    assert match.ply == 0


def test_what_was_revealed_stands() -> None:
    match = after("place guild")
    before = digest(GAME, match.g)
    with pytest.raises(UndoRefused, match="the last decision revealed something that was hidden; it stands"):
        match.undo(0)
    assert digest(GAME, match.g) == before
    assert match.ply == 1


def test_nothing_is_undone_past_what_was_revealed() -> None:
    match = fresh(seed="pedlar 10")
    match.g.seats[0].hand[:] = [1]
    match.g.seats[0].stock[1] = 1
    match.play("play pedlar")
    assert match.floor(0) == 0, "the offer of the pedlar reveals nothing"
    match.play("decline")
    assert match.floor(0) == 2, "the card that was drawn does"


def test_there_may_be_nothing_to_undo() -> None:
    with pytest.raises(UndoRefused, match="there is nothing to undo"):
        fresh().undo(0)


def test_the_last_decision_of_a_game_can_be_taken_back() -> None:
    match = fresh()
    while not match.g.over():
        match.play("pass")
    last = match.record.moves[-1].player
    assert match.record.result
    match.undo(last)
    assert match.record.result == []
    assert not match.g.over()
    match.play("pass", last)
    assert match.record.result == match.g.scores()


def test_undo_keeps_names_times_and_the_beginning() -> None:
    match = fresh()
    match.record.names = {0: "Ann"}
    match.record.started = "2026-01-31"
    match.play("place field", ms=700)
    match.play("pass")
    match.undo(1)
    assert (match.record.names, match.record.started, match.record.moves[0].ms) == ({0: "Ann"}, "2026-01-31", 700)


def test_going_back_to_any_ply_gives_the_match_as_it_was() -> None:
    for ply in (0, 1, 13, 20):
        match = played(3)
        match.back_to(ply)
        expected = played(3, plies=ply)
        assert match.record == expected.record
        assert digest(GAME, match.g) == digest(GAME, expected.g)
        assert [[repr(e) for e in events] for events in match.told] == [
            [repr(e) for e in events] for events in expected.told
        ]
