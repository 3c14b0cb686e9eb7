"""A golden game in which deck and discard pile run out: the offer stays incomplete, and what is pushed off a board
comes into it."""

from difflib import unified_diff
from pathlib import Path

import pytest

from quirebox.bots import bots
from quirebox.core.rng import Rng
from quirebox.games.books_of_time import GAME
from quirebox.games.books_of_time.kit import fact
from quirebox.testkit.golden import Golden

from .hoarder import Hoarder

KEPT = Path(__file__).parents[2] / "golden" / "books_of_time" / "hoarders" / "incomplete-offer.txt"
GOLDEN = Golden(GAME, 4, 7, ["hoarder"], edition="house1")


@pytest.fixture(autouse=True)
def hoarders_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots(), "hoarder", Hoarder)


def test_the_golden_game_is_still_played_so() -> None:
    kept, now = KEPT.read_text(encoding="utf-8"), GOLDEN.text()
    assert kept == now, "\n".join(unified_diff(kept.splitlines(), now.splitlines(), lineterm="", n=2))


def test_invariants_hold_while_the_offer_is_incomplete() -> None:
    g, bot, rng = GAME.new(4, 7), Hoarder(), Rng(7)
    incomplete = 0
    while not g.over():
        g.apply(bot.decide(g, rng))
        GAME.form.check(g)
        incomplete += "-" in fact(g, -1, "offer").split(",") and g.actor() >= 0
    assert incomplete > 20
