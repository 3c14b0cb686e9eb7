"""What is asked once more before it is done: only what one may regret, and it is true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quirebox.core.action import Action
from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game as open_game
from quirebox.words import told


def cautions(game: Game, most: int) -> Iterator[tuple[State, Action, str]]:
    """The cautions of some games played at random."""
    for seed in range(12):
        g, rng = game.new(game.seats[1], seed), Rng(seed)
        while not g.over() and most:
            for action in g.options:
                if said := told.caution(game, g, action):
                    yield g, action, said
                    most -= 1
            g.apply(g.options[rng.below(len(g.options))])


def followed(g: State, action: Action) -> list[str]:
    """The kinds of events that a choice leads to, forced steps included."""
    h = g.copy()
    h.events = []
    h.apply(action)
    while (
        not h.over()
        and h.actor() == g.actor()
        and "collapse" not in [event.kind for event in h.events]
        and len(h.events) < 40
    ):
        h.apply(h.options[0])
    return [event.kind for event in h.events]


@pytest.mark.parametrize(
    "name, begins",
    [
        (
            "books_of_time",
            ("You have not used an event", "An ability of this spread", "Nothing that this ability gives"),
        ),
        (
            "history_of_the_book",
            (
                "A collection could be locked",
                "The books of this",
                "This costs 5",
                "Of the ",
                "It is worth more",
                "This ends the negotiation",
                "You both have only credits",
            ),
        ),
        ("scientia", ("This empties a supply: the game ends after round",)),
        ("trekking", ("This ends your trek of",)),
        ("two_page_tome", ("A race can be restored now", "The pattern of")),
    ],
)
def test_some_options_are_cautioned_against(name: str, begins: tuple[str, ...]) -> None:
    """In every game something can be regretted, and the sentence says what."""
    found = [said for _, _, said in cautions(open_game(name), 40)]
    assert found
    assert all(said.startswith(begins) and said.endswith(".") for said in found)


def test_a_trek_really_ends() -> None:
    """TTH-TREK-3."""
    for g, action, _ in cautions(open_game("trekking"), 20):
        assert "collapse" in followed(g, action)


def test_the_end_stage_really_begins() -> None:
    """SCI-END-1, SCI-END-2."""
    for g, action, _ in cautions(open_game("scientia"), 20):
        assert "end stage" in followed(g, action)


def heard(name: str, begins: str) -> tuple[State, Action, str]:
    """The first caution of random games that begins so."""
    return next(found for found in cautions(open_game(name), 4000) if found[2].startswith(begins))


def test_an_ability_that_gives_nothing_is_cautioned_against() -> None:
    g, action, _ = heard("books_of_time", "Nothing that this ability gives")
    h = g.copy()
    h.apply(action)
    before, after = (owned(position, g.actor()) for position in (g, h))
    assert all(a <= b for a, b in zip(after, before, strict=True))


def owned(g: State, p: int) -> list[int]:
    """What a player of Books of Time owns: tracks, tiles, pages."""
    seat = g.seats[p]  # type: ignore[attr-defined]
    return [*seat.level, *seat.top, *(len(book.pages) for book in seat.books)]


@pytest.mark.parametrize("begins", ["The books of this", "This costs 5", "Of the "])
def test_what_the_page_of_the_rules_wants_confirmed_is_cautioned_against(begins: str) -> None:
    assert heard("history_of_the_book", begins)
