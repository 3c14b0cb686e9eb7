"""What bots hope for: only what a player may know, fewer hopes as the game goes by, and none for the same land
twice."""

from __future__ import annotations

import pytest

from quirebox.bots.bot import ask
from quirebox.bots.random import Random
from quirebox.core.event import NOBODY
from quirebox.core.rng import Rng
from quirebox.games.two_page_tome import GAME
from quirebox.games.two_page_tome.kit import given
from quirebox.games.two_page_tome.mind import MIND
from quirebox.games.two_page_tome.mind.evaluate import TomeMind
from quirebox.games.two_page_tome.mind.weights import Weights
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.roads import brews_to

ROAD = "roads=0,0E/1,0E"
FORESTS = "forest=0,-1/1,-1"
TWINS = ("C19", "C28")  # three in a row, both


def position(*facts: str) -> TomePosition:
    """Two players; p0 moves from the middle with no cards unless the facts say otherwise."""
    g = GAME.new(2, 1, {"first": "0"})
    for fact in ("p0 turn=move", "p0 at=0,0", "p0 cards=none,none", *facts):
        whose, _, rest = fact.rpartition(" ")
        name, _, value = rest.partition("=")
        given(g, int(whose[1:]) if whose else NOBODY, name, value)
    assert isinstance(g, TomePosition)
    return g


def worth(*facts: str) -> float:
    """How well p0 stands then."""
    return MIND.evaluate(position(*facts), 0)


def cards_worth(cards: str, *facts: str) -> float:
    """What these cards add to p0's hopes."""
    return worth(f"p0 cards={cards}", *facts) - worth(*facts)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_hidden_changes_no_hope(players: int) -> None:
    g, rng = GAME.new(players, 5), Rng(7)
    while not g.over():
        for p in range(players):
            assert MIND.evaluate(GAME.eyes.imagine(g, p, rng), p) == MIND.evaluate(g, p)
        g.apply(ask(Random(), GAME, g, rng).action)


@pytest.mark.parametrize("players", [1, 3])
def test_in_the_end_hopes_are_the_score(players: int) -> None:
    g, rng = GAME.new(players, 3), Rng(2)
    while not g.over():
        g.apply(ask(Random(), GAME, g, rng).action)
    assert [MIND.evaluate(g, p) for p in range(players)] == pytest.approx(
        g.scores(), abs=0.5
    )  # half a point for half a pair of cliffs


def test_roads_open_up_the_land_the_more_the_longer_the_game() -> None:
    early, late = (
        worth(f"p0 {ROAD}", f"down={down}", f"round={24 - down}") - worth(f"down={down}", f"round={24 - down}")
        for down in (20, 4)
    )
    assert early > late > 0.0


def test_a_symbol_that_can_still_be_scribbled_counts() -> None:
    moving, done = position(), position("p0 turn=restore")
    assert MIND.evaluate(moving, 0) > MIND.evaluate(done, 0)


def test_a_pattern_promises_less_as_the_tomes_run_out() -> None:
    promises = [cards_worth("C19,none", f"p0 {FORESTS}", f"down={down}") for down in (18, 8, 2)]
    assert promises == sorted(promises, reverse=True) and promises[0] > promises[2] > 0.0


def test_two_cards_do_not_hope_for_the_same_land() -> None:
    one, other, both = (
        cards_worth(cards, f"p0 {FORESTS}") for cards in (f"{TWINS[0]},none", f"none,{TWINS[1]}", ",".join(TWINS))
    )
    assert one == pytest.approx(other) and one < both < one + other


def test_an_exotic_location_at_the_end_of_a_road_is_nearer_than_one_without() -> None:
    road = "p0 roads=0,0E/1,0E"
    others, all = "p0 exotics=E1,E2,E4,E5", "p0 exotics=E1,E2,E3,E4,E5"
    without, with_road = (worth(others, *facts) - worth(all, *facts) for facts in ((), (road,)))
    assert with_road > without  # both are what is hoped for E3 at 2,0, less its two points


def test_a_road_further_on_saves_a_brew() -> None:
    far = position().agreed.map.index[2, 0]
    assert [brews_to(g, g.sheets[0])[far] for g in (position(), position("p0 roads=1,0E"), position(f"p0 {ROAD}"))] == [
        2,
        1,
        0,
    ]


def test_two_minds_with_other_weights_judge_side_by_side() -> None:
    other = Weights()
    other.forest, other.sure, other.near[0] = 9.0, 5.0, 7.0
    forester, usual = TomeMind(other, {}), TomeMind(Weights(), {})
    g = position("p0 forest=0,-1", "p0 at=2,0")
    before = usual.evaluate(g, 0), usual.doubt(g)
    assert forester.evaluate(g, 0) > usual.evaluate(g, 0) and forester.doubt(g) > usual.doubt(g)
    assert (usual.evaluate(g, 0), usual.doubt(g)) == before == (MIND.evaluate(g, 0), MIND.doubt(g))


def test_copied_weights_are_equal_and_apart() -> None:
    other = Weights()
    names = [name for name in dir(other) if isinstance(getattr(other, name), float | list)]
    for name in names:
        value = getattr(other, name)
        setattr(other, name, value + 1.0 if isinstance(value, float) else [n + 1.0 for n in value])
    twin = other.copy()
    assert names and all(getattr(twin, name) == getattr(other, name) for name in names)
    twin.near[0] = twin.faith[0] = 0.0
    assert other.near[0] and other.faith[0]
