"""Turns that complete a collection at one stroke: all that a country has is put into the dearest collections that it
pays for."""

from __future__ import annotations

from quirebox.games.history_of_the_book.mind.schemes import schemes
from quirebox.games.history_of_the_book.position import HistoryPosition

from .positions import position

GERMAN = "G15a,G15b,G16a,G16b,G17a,G17b,G18a,G18b"  # worth 5 3 5 4 4 2 3 1
ITALIAN = "I15a,I15b,I16a,I16b,I17b,I18b"  # worth 4 4 4 1 2 3
ODD = "S15a,F15a,E15a"  # worth 4 3 5; no two of a country


def last_turn(*facts: str) -> HistoryPosition:
    return position(3, "round=6", *facts, "collect=p0")


def carried_out(g: HistoryPosition) -> HistoryPosition:
    """The position after the first scheme."""
    for action in schemes(g, 0)[0]:
        g.attempt(action)
    return g


def locked(g: HistoryPosition) -> int:
    """What the collections of p0 are worth."""
    return g.seats[0].locked_value(g.printed.value)


def test_all_money_goes_into_the_collection() -> None:
    for credits, value in ((17, 17), (19, 19), (23, 23), (30, 24)):  # the cheapest six cost 17, the dearest 24
        g = carried_out(last_turn(f"p0 credits={credits}", f"market={GERMAN}"))
        assert locked(g) == value
        assert [c.label for c in g.seats[0].collections] == [0]


def test_books_that_do_not_fit_are_sold_as_far_as_needed() -> None:
    g = carried_out(last_turn("p0 credits=8", f"p0 shelf={ODD}", f"market={GERMAN}"))
    assert locked(g) == 20 and not g.seats[0].shelf
    g = carried_out(last_turn("p0 credits=24", f"p0 shelf={ODD}", f"market={GERMAN}"))
    assert locked(g) == 24 and len(g.seats[0].shelf) == 3


def test_debts_are_paid_first() -> None:
    poor = last_turn("p0 credits=0", f"p0 shelf={ODD},I16a", "p0 debts=bank:2", f"market={GERMAN}")
    assert not schemes(poor, 0)  # 16 less 2 do not pay for six books
    g = carried_out(last_turn("p0 credits=0", f"p0 shelf={ODD},I16a,A16a", "p0 debts=bank:2", f"market={GERMAN}"))
    assert not g.seats[0].debts and locked(g) == 17


def test_money_for_two_collections_goes_into_two() -> None:
    g = carried_out(last_turn("p0 credits=38", f"market={GERMAN},{ITALIAN}"))
    assert sorted(c.label for c in g.seats[0].collections) == [0, 1]
    assert locked(g) == 38


def test_of_more_books_than_a_collection_takes_the_dearest_are_locked() -> None:
    g = carried_out(last_turn("p0 credits=0", f"p0 shelf={GERMAN}", "market="))
    assert locked(g) == 24 and sorted(g.printed.value[b] for b in g.seats[0].shelf) == [1, 2]


def test_what_was_bought_in_this_turn_is_kept() -> None:
    g = last_turn("p0 credits=22", f"market={GERMAN},S15a")
    g.attempt(g.printed.book[g.printed.book[4].a])  # S15a, for 4: it cannot be sold again, so 18 are left
    assert g.printed.titles[4].id == "S15a"
    assert locked(carried_out(g)) == 18
    g = last_turn("p0 credits=22", f"market={GERMAN}")
    g.attempt(g.printed.book[0])  # G15a, for 5: it goes into the collection
    assert locked(carried_out(g)) == 22


def test_who_does_not_collect_has_no_schemes() -> None:
    g = last_turn("p0 credits=20", f"market={GERMAN}")
    assert schemes(g, 0) and not schemes(g, 1)
    g.attempt(g.printed.trade[1]) if g.printed.trade[1] in g.options else g.attempt(g.printed.done)
    assert not schemes(g, 0)
