"""What is said at the table is true and whole."""

from __future__ import annotations

from quire.core.event import NOBODY
from quire.games.history_of_the_book import GAME
from quire.games.history_of_the_book.position import HistoryPosition
from quire.games.history_of_the_book.telling.draw import draw

from .positions import position

NAMES = ["Germany", "Italy", "Spain", "France"]
SET_15 = "X15a", "X15b", "X15c", "X15d"


def auctioned(*facts: str) -> HistoryPosition:
    """The German mathematics of the 15th century are under the hammer."""
    return position(4, "p0 credits=4", "p0 event=G15-3", "p1 credits=5", "p2 credits=6", *facts, "event=p0")


def drawn(g: HistoryPosition) -> str:
    """The table in a terminal, as Italy sees it."""
    return "\n".join(line for part in draw(g, 1, NAMES) for line in part.lines)


def told(g: HistoryPosition, *texts: str) -> list[str]:
    """What is said while these actions are played."""
    g.events = []
    for text in texts:
        g.attempt(g.box.space.find(text))
    return [GAME.voice.sentence(g.box, event, NOBODY, NAMES) for event in g.events]


def test_the_whole_lot_is_shown_while_it_is_auctioned() -> None:
    g = auctioned()
    lot = GAME.eyes.view(g, 1)["auction"]
    assert isinstance(lot, dict)
    assert [book["id"] for book in lot["books"]] == [*SET_15]  # type: ignore[index, union-attr]
    assert (lot["country"], lot["genre"]) == ("Germany", "SCI")
    shown = drawn(g)
    assert all(id in shown for id in SET_15)
    assert "(four books: Germany, Science)" in shown
    assert "(four books: Germany, Science)" in GAME.voice.question(g)


def test_a_set_under_the_hammer_is_not_said_to_be_waiting() -> None:
    g = auctioned()
    assert "may still be released" not in drawn(g)
    assert state_of_first_set(g) == "auctioned"
    g.attempt(g.box.space.find("amount 4"))
    g.attempt(g.box.space.find("pass"))
    assert state_of_first_set(g) == "released"
    assert state_of_first_set(position(3, "collect=p0")) == "waiting"


def state_of_first_set(g: HistoryPosition) -> object:
    """What has become of the set of the 15th century."""
    sets = GAME.eyes.view(g, 0)["sets"]
    assert isinstance(sets, list) and isinstance(sets[0], dict)
    return sets[0]["state"]


def test_a_book_that_must_be_offered_is_the_whole_lot() -> None:
    g = position(3, "round=2", "p0 shelf=G15a,G15b", "p1 credits=9", "luck=C05", "chance=p0")
    lot = GAME.eyes.view(g, 1)["auction"]
    assert isinstance(lot, dict)
    assert [book["id"] for book in lot["books"]] == ["G15a"]  # type: ignore[index, union-attr]
    assert "G15a" in drawn(g).split("Under the hammer:")[1]


def test_a_chance_card_without_effect_says_so() -> None:
    for card in ("C01", "C04", "C05", "C06", "C10", "C11", "C23", "C25"):  # a country that has nothing draws it
        g = position(3, "round=2", "p1 credits=5", f"luck={card}", "collect=p1")
        assert "The card has no effect on Germany." in told(g, "force Germany"), card
    for card in ("C09", "C14", "C16", "C24"):
        g = position(3, "round=2", "p1 credits=5", f"luck={card}", "collect=p1")
        assert "no effect" not in " ".join(told(g, "force Germany")), card


def test_a_line_about_a_country_that_is_not_seated_says_so() -> None:
    g = position(3, "round=6", "collect=p0")
    g.events = []
    (card,) = [card for card in g.printed.event if card.id == "G20-2"]  # -G2, +A1
    card.lines[1].happen(g, 0)
    assert [event.kind for event in g.events] == ["not seated"]


def test_a_seventh_book_of_a_label_begins_another_collection() -> None:
    six = "S16b,I17b,S18b,F19a,A15a,A15b"  # six books of history
    g = position(3, "round=6", "p0 credits=5", f"p0 shelf={six}", "collect=p0")
    said = GAME.voice.phrase(g, g.printed.book[[t.id for t in g.printed.titles].index("G15b")])
    assert "another HIS 1 of 6" in said and "7 of 6" not in said
    seats = GAME.eyes.view(g, 0)["seats"]
    assert isinstance(seats, list) and isinstance(seats[0], dict)
    assert all(bar["have"] <= bar["size"] for bar in seats[0]["progress"])  # type: ignore[index, union-attr, call-overload, operator]
