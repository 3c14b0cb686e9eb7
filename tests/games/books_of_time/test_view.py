"""The view says what a client draws, so that it need not know a rule."""

from __future__ import annotations

from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games.books_of_time import GAME
from quirebox.games.books_of_time.kit import fact, given
from quirebox.words import told


def opened(seed: int) -> State:
    """A game of two whose set-up is over."""
    g = GAME.new(2, seed)
    while GAME.eyes.view(g, 0)["phase"] == "setup":
        g.apply(g.options[0])
    return g


def test_the_setup_says_what_every_pick_is_for() -> None:
    g, asked = GAME.new(2, 1), list[str]()
    while g.actor() == 0:
        asked.append(told.question(GAME, g).removeprefix("Pick one of your six pages "))
        g.apply(g.options[0])
    assert asked == ["to write.", "for section 1.", "for section 2."]


def test_the_bookmark_is_reached_three_pages_before_the_end_and_stays() -> None:
    g = opened(1)
    reached = {}
    while not g.over():
        chronicle = GAME.eyes.view(g, 0)["chronicle"]
        assert isinstance(chronicle, dict)
        assert chronicle["bookmark"] == 12
        reached[chronicle["position"]] = chronicle["bookmark_reached"]
        playout(g, Rng(len(reached)), 1)
    assert reached == {position: position >= 12 for position in range(16)}


def test_a_closed_chronicle_has_its_bookmark_ahead() -> None:
    chronicle = GAME.eyes.view(GAME.new(3, 1, {"chronicle_used": "14"}), 0)["chronicle"]
    assert isinstance(chronicle, dict)
    assert (chronicle["bookmark"], chronicle["bookmark_reached"]) == (11, False)


def test_levels_end_at_the_top_and_an_advance_leads_one_up() -> None:
    g = opened(1)
    for value, then in (("0,3,6", [1, 4, 7]), ("7,7,1", [7, 7, 2])):
        given(g, 0, "levels", value)
        view = GAME.eyes.view(g, 1)
        assert isinstance(view["seats"], list) and isinstance(view["seats"][0], dict)
        assert view["seats"][0]["next_levels"] == then
    tracks = GAME.eyes.printed(g.box)["tracks"]
    assert isinstance(tracks, list)
    for track in tracks:
        assert isinstance(track, dict) and isinstance(track["levels"], list)
        assert track["top"] == len(track["levels"]) == 7


def test_a_book_says_what_turning_it_would_pay() -> None:
    for value in ("S03,S-I,S-II@0", "S03,S-I,S-II@2", "S03,S-I,S-II@3"):
        g = GAME.new(2, 1, {"turn_scope": "turned"})
        given(g, -1, "turn", "p0")
        given(g, 0, "science", value)
        g.options = g.waiting.options(g)
        seats = GAME.eyes.view(g, 1)["seats"]
        assert (
            isinstance(seats, list)
            and isinstance(seats[0], dict)
            and isinstance(seats[0]["books"], list)
            and isinstance(seats[0]["books"][0], dict)
        )
        promised = seats[0]["books"][0]["turning"]
        before = stock(g)
        for text in ("turn", "turn S"):
            g.attempt(g.box.space.find(text))
        assert isinstance(promised, dict) and [*promised.values()] == [
            now - then for now, then in zip(stock(g), before, strict=True)
        ]


def stock(g: State) -> list[int]:
    """Pens, Paper, Files and VP of the first seat."""
    return [int(n) for n in fact(g, 0, "stock").split("/")]
