"""What a player alone plays for is said during play and in the result, with the reason."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.games import game, parts
from quirebox.terminal import show
from quirebox.terminal.screen import Screen
from quirebox.words import speech, told


@pytest.mark.parametrize(
    ("id", "playing", "after"),
    [
        (
            "books_of_time",
            r"You need 110 points and 1 challenge; you have -?\d+, and have met \d of 1\.",
            r"You needed 110 points and 1 challenge; you had (-?\d+), and met \d of 1\.",
        ),
        (
            "trekking",
            r"You need more points than the Rival Tour: it has \d+, you have \d+\.",
            r"You needed more points than the Rival Tour: it had \d+, you had (\d+)\.",
        ),
        (
            "two_page_tome",
            r"You need more than 80 points; you have \d+\.",
            r"You needed more than 80 points, and had (\d+)\.",
        ),
    ],
)
def test_a_goal_is_said_and_why_it_was_missed(id: str, playing: str, after: str) -> None:
    title = game(id)
    g = title.new(1, 5)
    assert re.fullmatch(playing, told.goal(title, g), re.IGNORECASE)
    playout(g, Rng(5), 100_000)
    said = show.verdict(title, g, ["Ann"])
    assert title.winners(g) == [] and said.startswith("Ann has not won. ")
    found = re.search(after, said, re.IGNORECASE)
    assert found and int(found[1]) == g.scores()[0]
    assert told.goal(title, title.new(max(2, title.seats[0]), 5)) == ""


def test_a_challenge_that_may_be_lost_is_not_met_before_the_end_and_is_named_when_lost() -> None:
    title = game("books_of_time")
    lost = []
    for seed in range(1, 12):
        g = title.new(1, seed)
        while type(g.waiting).__name__ != "ChooseChallenge":
            g.apply(g.options[0])
        g.apply(g.box.space.find("challenge 21"))
        assert told.goal(title, g).endswith("have met 0 of 1 (one is not lost so far).")
        drawn = next(part for part in parts(title, g, 0, ["Ann"], speech(title).tell) if part.name == "Scribbles")
        assert drawn.lines[1].startswith("  · lose if") and drawn.lines[1].endswith("(not lost so far)")
        playout(g, Rng(seed), 100_000)
        lost += [told.goal(title, g)] if g.solo.lost else []  # type: ignore[attr-defined]
    expected = "The challenge “lose if Scribbles gets 3 pages of any one Science symbol” was lost"
    assert lost and all(said.startswith(expected) for said in lost)


def test_the_rival_stands_in_the_table_of_points() -> None:
    title = game("trekking")
    g = title.new(1, 5)
    playout(g, Rng(5), 100_000)
    screen = Screen(out := StringIO())
    screen.put(show.score(title, g, 0, ["Ann"]))
    assert "Rival Tour" in out.getvalue() and str(g.score(1)) in out.getvalue()  # type: ignore[attr-defined]


def test_places_are_told_at_the_end() -> None:
    title = game("scientia")
    g = title.new(3, 5)
    playout(g, Rng(5), 100_000)
    screen = Screen(out := StringIO())
    screen.put(show.score(title, g, 0, ["Ann", "Bob", "Cyd"]))
    assert re.search(r"^place +[123] +[123] +[123]$", out.getvalue(), re.MULTILINE)


def test_what_one_may_look_up_has_its_part() -> None:
    for id, players, names in (
        ("books_of_time", 1, {"levels", "objectives", "discard", "taken", "aid"}),
        ("two_page_tome", 2, {"tomes", "legend", "aid"}),
        ("trekking", 2, {"dates", "aid"}),
        ("scientia", 2, {"aid"}),
        ("history_of_the_book", 3, {"aid", "market"}),
    ):
        g = game(id).new(players, 3)
        assert names <= {part.name for part in parts(game(id), g, 0, ["Ann", "Bob", "Cyd"], speech(game(id)).tell)}


def test_scribbles_says_what_it_takes() -> None:
    title = game("books_of_time")
    g, rng = title.new(1, 5), Rng(5)
    while told.question(title, g).find("Scribbles wants") < 0:
        g.apply(g.options[rng.below(len(g.options))])
    (said,) = [part.lines[0] for part in parts(title, g, 0, ["Ann"], speech(title).tell) if part.name == "Scribbles"]
    assert "takes " in said and "slot" in said
