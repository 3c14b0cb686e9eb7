"""What is said of a position of Two Page Tome is so."""

from __future__ import annotations

import re

import pytest

from quirebox.core.event import Event
from quirebox.core.match import Match
from quirebox.core.rng import Rng
from quirebox.core.staging import work_out_options
from quirebox.games import game, parts
from quirebox.games.two_page_tome.kit import given
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.words import speech, told

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
        ({"village": "0,0"}, "Village: 2 missing"),
        ({"restored": "village:C20", "village": "0,0"}, "none of the symbols can be a part of it"),
    ],
)
def test_a_card_says_why_no_land_has_begun_it(things: dict[str, str], said: str) -> None:
    g = position(symbol="cave", at="0,-1", **things, cards="C19,C01")
    part = next(part for part in parts(TOME, g, 0, ["Ann", "Ben"], speech(TOME).tell) if part.name == "card 1")
    assert said in " ".join(part.lines)


def test_a_place_for_cliffs_says_how_many_segments_they_get() -> None:
    g = position(symbol="cliffs", at="1,-2", cliffs="2,-3")
    g.attempt(next(option for option in g.options if option.text == "symbol cliffs"))
    phrases = {option.text: told.phrase(TOME, g, option) for option in g.options}
    assert phrases["place NW"] == "Scribble to the north-west, on the empty hex: 2 segments, 5 in all"


def test_german_says_the_same_place() -> None:
    g = position(turn="move", at="0,0", forest="1,0")
    said = {option.text: speech(TOME, "de").tell(TOME.voice.phrase(g, option)) for option in g.options}
    assert said["brew E"] == "Geh für einen Trank nach Osten auf den Wald"
    assert said["rest"] == "Ruhe: Alles ist schon frisch"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "options"), [(1, {"best": "40"}), (3, {"exotics": "competitive"})])
def test_a_whole_game_is_told_without_coordinates(language: str, players: int, options: dict[str, str]) -> None:
    tell, names = speech(TOME, language).tell, ["Ann", "Ben", "Cyd"][:players]
    match, rng = Match(TOME, players, options, seed=bytes(32)), Rng(3)
    while not match.g.over():
        g = match.g
        said = [tell(TOME.voice.phrase(g, option)) for option in g.options]
        said += [
            tell(TOME.voice.question(g)),
            *(line for part in parts(TOME, g, 0, names, tell) for line in part.lines),
        ]
        heard = match.apply(g.options[rng.below(len(g.options))])
        said += [tell(TOME.voice.sentence(g.box, event, p, names), names) for event in heard for p in range(players)]
        assert not [text for text in said if re.search(r"-?\d,-?\d", text)]


def test_what_tables_were_told_before_the_way_was_known_is_still_said() -> None:
    box = TOME.box()
    for kind, args in (
        ("start", (0, 0)),
        ("travel", (1, 0)),
        ("brew", (1, 0)),
        ("scribble", (2, 1, 0)),
        ("fill", (2, 1, 0)),
    ):
        event = Event(kind, 0, args, -1, False)
        assert speech(TOME).tell(TOME.voice.sentence(box, event, 0, ["Ann"]), ["Ann"]).count("Ann") == 1
        assert TOME.voice.named(event)
