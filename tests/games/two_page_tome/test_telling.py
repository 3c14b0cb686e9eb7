"""What is said of a position of Two Page Tome is so."""

from __future__ import annotations

import pytest

from quire.games import game, parts
from quire.games.two_page_tome.kit import given
from quire.games.two_page_tome.position import TomePosition
from quire.testkit.table import work_out_options

TOME = game("two_page_tome")


def position(**things: str) -> TomePosition:
    """A position in which Ann has these things."""
    g = TOME.new(2, 1, {"first": "0"})
    assert isinstance(g, TomePosition)
    for name, value in things.items():
        given(g, 0, name, value)
    work_out_options(g)
    return g


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ({}, "no symbols yet"),
        ({"village": "0,0"}, " lacks 2: "),
        ({"restored": "village:C20", "village": "0,0"}, "none of the symbols can be a part of it"),
    ],
)
def test_a_card_says_why_no_land_has_begun_it(things: dict[str, str], said: str) -> None:
    g = position(symbol="cave", at="0,-1", **things, cards="C19,C01")
    part = next(part for part in parts(TOME, g, 0, ["Ann", "Ben"]) if part.name == "card 0")
    assert said in " ".join(part.lines)


def test_a_place_for_cliffs_says_how_many_segments_they_get() -> None:
    g = position(symbol="cliffs", at="1,-2", cliffs="2,-3")
    g.attempt(next(option for option in g.options if option.text == "symbol cliffs"))
    phrases = {option.text: TOME.voice.phrase(g, option) for option in g.options}
    assert phrases["place NW"] == "place NW to (1,-3): 2 segments, 5 in all"
