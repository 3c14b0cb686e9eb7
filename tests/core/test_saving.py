"""Saved positions that are damaged, or not of this game, are refused with the place to look."""

import json
import re

import pytest

from core.played import fresh, played
from quirebox.core.errors import QuireError
from quirebox.core.match import digest
from quirebox.testkit.mill import GAME


def saved() -> dict:
    """A position in the middle of an effect: p0 chooses what the millstone makes."""
    match = fresh()
    for text in ("place field", "pass", "place millstone"):
        match.play(text)
    return json.loads(json.dumps(GAME.save(match.g)))


def test_a_position_is_saved_and_loaded_in_the_middle_of_an_effect() -> None:
    g = GAME.load(saved())
    assert [action.text for action in g.options] == ["gain 1 flour", "gain 2 coin"]
    assert json.loads(json.dumps(GAME.save(g))) == saved()


def test_a_game_that_is_over_is_loaded_as_such() -> None:
    g = played().g
    again = GAME.load(GAME.save(g))
    assert again.over()
    assert digest(GAME, again) == digest(GAME, g)


DAMAGE = {
    "another game": (["game"], "chess", "the saved position has game 'chess'; this is Mill, game 'mill'"),
    "another version": (["version"], 7, "the saved position has version 7; this is Mill, version 1"),
    "another edition": (["hash"], "0", "the edition 'house' has changed: '0' was saved"),
    "an unknown edition": (["edition"], "gilded", "there is no such edition of Mill"),
    "too many players": (["players"], 9, "saved position: players: found 9; use a whole number from 2 to 4"),
    "no generator": (["rng"], None, "saved position: rng: found None; use a whole number"),
    "a generator too large": (["rng"], 1 << 63, "saved position: rng: found 9223372036854775808"),
    "an empty agenda": (["agenda"], [], "saved position: agenda: found []; use at least one step"),
    "an agenda that is none": (["agenda"], 3, "saved position: agenda: found 3; use a list"),
    "an unknown step": (["agenda", 0], ["Dance"], "saved position: agenda[0]: cannot read the step ['Dance']"),
    "an empty step": (["agenda", 0], [], "saved position: agenda[0]: cannot read the step []"),
    "a step that is no list": (["agenda", 0], "Turn", "saved position: agenda[0]: cannot read the step 'Turn'"),
    "a step of nobody there": (
        ["agenda", 0],
        ["Turn", 8],
        "saved position: agenda[0]: cannot read the step ['Turn', 8]",
    ),
    "a step with a word in it": (
        ["agenda", 0],
        ["Turn", "x"],
        "saved position: agenda[0][1]: found 'x'; use a whole number",
    ),
    "an effect that is not in the box": (
        ["agenda", 0],
        ["Do", 0, 999],
        "saved position: agenda[0]: cannot read the step ['Do', 0, 999]",
    ),
    "an effect for nobody there": (
        ["agenda", 0],
        ["Do", 5, 0],
        "saved position: agenda[0]: cannot read the step ['Do', 5, 0]",
    ),
    "a choice where there is none": (
        ["agenda", 0],
        ["Pick", 0, 0],
        "saved position: agenda[0]: cannot read the step ['Pick', 0, 0]",
    ),
    "a choice without an effect": (
        ["agenda", 0],
        ["Pick", 0],
        "saved position: agenda[0]: cannot read the step ['Pick', 0]",
    ),
    "too few seats": (["position", "seats"], [], "saved position: position.seats: found []; use a list of 2"),
    "a card that does not exist": (
        ["position", "deck"],
        [0, 7],
        "saved position: position.deck[1]: found 7; use a whole number from 0 to 2",
    ),
    "a missing field": (["position"], {}, "saved position: position: the field 'seats' is missing; found: nothing"),
}


@pytest.mark.parametrize(("path", "value", "message"), DAMAGE.values(), ids=DAMAGE)
def test_loading_complains_of(path: list, value: object, message: str) -> None:
    data = saved()
    place = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    with pytest.raises(QuireError, match=re.escape(message)):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, 5, "mill", [], {}])
def test_loading_complains_of_what_is_no_position(data: object) -> None:
    with pytest.raises(QuireError, match="saved position"):
        GAME.load(data)
