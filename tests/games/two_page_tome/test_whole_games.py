"""What only whole games show: their length (TPT-S1), and who sees what."""

from collections import Counter

import pytest

from quirebox.core.rng import Rng
from quirebox.games import draw
from quirebox.games.two_page_tome import GAME
from quirebox.games.two_page_tome.kit import given
from quirebox.games.two_page_tome.position import position
from quirebox.words import speech


@pytest.mark.parametrize(("players", "rounds", "first"), [(2, 24, 12), (3, 24, 8), (4, 24, 6), (5, 25, 5), (6, 24, 4)])
def test_everybody_is_first_equally_often(players: int, rounds: int, first: int) -> None:
    g = position(GAME.new(players, 11))
    rng = Rng(players)
    firsts: Counter[int] = Counter()
    while not g.over():
        action = g.options[rng.below(len(g.options))]
        if action.kind == "take":
            firsts[g.actor()] += 1
        g.apply(action)
    assert g.round == rounds
    assert firsts == dict.fromkeys(range(players), first)
    assert (g.face_down(), len([tome for tome in g.up if tome >= 0])) == (0, 1)


def test_alone_there_are_twelve_turns() -> None:
    g = position(GAME.new(1, 11))
    turns = 0
    while not g.over():
        turns += g.options[0].kind == "pair"
        g.apply(g.options[0])
    assert (turns, g.round, g.face_down(), g.up) == (12, 12, 1, [-1, -1])


def test_dealt_cards_and_the_choice_are_seen_by_their_owner_only() -> None:
    g = GAME.new(2, 4, {"first": "0"})
    g.apply(g.options[2])
    mine, other, nobody = (GAME.eyes.view(g, viewer)["sheets"] for viewer in (0, 1, -1))
    assert isinstance(mine, list) and isinstance(other, list) and isinstance(nobody, list)
    assert [(sheet["kept"], sheet["hand"] is None) for sheet in mine] == [([0, 3], False), (None, True)]
    assert [(sheet["kept"], sheet["hand"] is None) for sheet in other] == [(None, True), (None, False)]
    assert [(sheet["kept"], sheet["hand"] is None) for sheet in nobody] == [(None, True), (None, True)]


def test_claimed_cards_row_and_discards_are_seen_by_everybody() -> None:
    g = position(GAME.new(3, 4))
    rng = Rng(1)
    while not g.discard:
        g.apply(g.options[rng.below(len(g.options))])
    views = [GAME.eyes.view(g, viewer) for viewer in (-1, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    cards = views[0]["cards"]
    assert isinstance(cards, dict) and cards["discard"] and cards["row"]


def test_the_map_is_drawn_with_symbols_roads_and_reach() -> None:
    g = position(GAME.new(2, 1, {"first": "0"}))
    for name, value in (
        ("at", "0,-1"),
        ("village", "0,-1"),
        ("roads", "0,-1E"),
        ("forest", "1,0/2,0"),
        ("cliffs", "2,0"),
        ("cards", "C19,C01"),
        ("turn", "move"),
    ):
        given(g, 0, name, value)
    drawn = draw(GAME, g, 0, ["Ann", "Bob"], speech(GAME).tell)
    for part in (
        "[bold]==[/bold]",
        "[green]F■[/green]",
        "[yellow]V□[/yellow]",
        "[red]^[/red]",
        "@",
        "[cyan]1[/cyan]",
        "Forest: 1 missing[/green]: one step south-east",
    ):
        assert part in drawn, part
