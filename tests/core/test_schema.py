"""What is declared of observations: names, places, and the tables on the pages of the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from quirebox.core.game import Game
from quirebox.core.schema import Part, Schema, category, count, flag, mask, unnamed
from quirebox.games import OURS
from quirebox.games import game as game_named
from quirebox.testkit.mill import GAME as MILL
from quirebox.testkit.observation import page_of, table, written

GAMES: list[Game] = [*(game_named(id) for id in OURS), MILL]
ROOT = Path(__file__).parent.parent.parent

TOY = Schema(
    (
        Part("", "the table", (count("round", "the round", 9), flag("open", "it is open", 2))),
        Part("own", "secrets", (category("card", "the card", 5),), whose="viewer"),
        Part(
            "seat",
            "everybody",
            (count("coins", "coins"), Part("slot", "slots", (mask("marks", "marks", 3),), 2)),
            2,
            "seat",
        ),
    )
)


def test_numbers_are_named_by_where_they_are() -> None:
    assert [number.name for number in TOY.numbers] == [
        "round",
        "open[0]",
        "open[1]",
        "own.card",
        "seat[0].coins",
        "seat[0].slot[0].marks",
        "seat[0].slot[1].marks",
        "seat[1].coins",
        "seat[1].slot[0].marks",
        "seat[1].slot[1].marks",
    ]
    assert [number.index for number in TOY.numbers] == list(range(len(TOY)))


def test_it_is_said_whose_a_number_is_and_how_far_it_goes() -> None:
    assert [TOY.by_name[name].whose for name in ("round", "own.card", "seat[1].slot[0].marks")] == [
        "table",
        "viewer",
        "seat 1",
    ]
    assert [TOY.by_name[name].most for name in ("round", "open[1]", "own.card", "seat[0].coins")] == [9, 1, 5, 255]
    assert TOY.by_name["seat[0].slot[0].marks"].most == 7


def test_a_game_that_declares_nothing_has_numbers_without_names() -> None:
    assert [number.name for number in unnamed(2).numbers] == ["number[0]", "number[1]"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_every_game_has_a_name_of_its_own(game: Game) -> None:
    for players in game.seats:
        g = game.new(players, 1)
        schema = game.eyes.schema(g)
        assert len(schema) == len(schema.by_name) == len(game.eyes.features(g, 0))
        assert all(number.about for number in schema.numbers)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_page_of_the_game_lists_what_the_schema_declares(game: Game) -> None:
    page = (ROOT / page_of(game)).read_text(encoding="utf-8")
    assert page == written(page, game), f"write it again: python -m quirebox.testkit.observation {game.id}"
    assert table(game) in page
