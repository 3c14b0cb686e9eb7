"""Places beyond the winner, by the tie-breaks of each game."""

from __future__ import annotations

import pytest

from quirebox.core.playout import playout
from quirebox.core.ranking import ranks
from quirebox.core.rng import Rng
from quirebox.games import game, ids
from quirebox.testkit.mill import MillGame


def test_equal_standings_share_a_place_and_the_next_is_left_out() -> None:
    title = MillGame()
    title.standings = lambda g: [[7, 1], [9, 0], [7, 1], [7, 2]]
    g = title.new(4, 1)
    assert ranks(title, g) == [3, 1, 3, 2]
    assert title.winners(g) == [1]


@pytest.mark.parametrize("id", ids())
def test_who_has_won_is_first_and_points_come_before_all_else(id: str) -> None:
    title = game(id)
    for players in title.seats:
        g = title.new(players, 4)
        playout(g, Rng(4), 100_000)
        places, scores = ranks(title, g), g.scores()
        assert g.over() and [p for p in range(players) if places[p] == 1] == title.winners(g)
        assert all(places[p] > places[q] for p in range(players) for q in range(players) if scores[p] < scores[q])


def test_who_loses_alone_is_second() -> None:
    title = game("two_page_tome")
    g = title.new(1, 4)
    playout(g, Rng(4), 100_000)
    assert title.winners(g) == [] and ranks(title, g) == [2]


def test_ties_are_broken_beyond_the_winner() -> None:
    title = game("scientia")
    g = title.new(3, 4, {"tie_break": "tournament"})
    assert ranks(title, g) == [1, 1, 1]
    g.seats[2].cubes += 1  # type: ignore[attr-defined]
    g.seats[1].cubes += 2  # type: ignore[attr-defined]
    assert len({*g.scores()}) == 1
    assert ranks(title, g) == [3, 1, 2]
