"""A match is reopened where it was left, without playing it again."""

import json

import pytest

from core.played import fresh, played
from quirebox.core.errors import UndoRefused
from quirebox.core.match import Match, digest, reopen
from quirebox.core.record import read
from quirebox.testkit.mill import GAME


def reopened(match: Match) -> Match:
    """The match as somebody else would find it: from texts only."""
    return reopen(GAME, read(match.record.write()), match.told, json.loads(json.dumps(GAME.save(match.g))), match.chain)


@pytest.mark.parametrize("plies", [0, 1, 17, 1000])
def test_a_reopened_match_is_the_same(plies: int) -> None:
    match = played(3, plies=plies)
    again = reopened(match)
    assert again.record == match.record
    assert digest(GAME, again.g) == digest(GAME, match.g)
    assert again.chain == match.chain


def test_a_reopened_match_goes_on_as_if_nothing_had_happened() -> None:
    match = played(plies=9)
    again = reopened(match)
    while not match.g.over():
        text = match.g.options[-1].text
        match.play(text)
        again.play(text)
        assert again.record.moves[-1] == match.record.moves[-1]
    assert again.record.result == match.record.result


def test_a_reopened_match_remembers_what_was_revealed() -> None:
    match = fresh()
    match.play("place guild")
    with pytest.raises(UndoRefused, match="revealed"):
        reopened(match).undo(0)
    match.play("place field")
    again = reopened(match)
    again.undo(1)
    assert again.ply == 1


def test_playing_on_leaves_what_it_was_reopened_from_alone() -> None:
    match = played(plies=9)
    record, told = read(match.record.write()), list(match.told)
    again = reopen(GAME, record, told, GAME.save(match.g), match.chain)
    again.apply(again.g.options[0])
    assert len(record.moves) == len(told) == 9
