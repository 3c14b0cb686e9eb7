"""The invariants of a position (HOB-INV)."""

from __future__ import annotations

from quirebox.core.event import NOBODY
from quirebox.core.state import State
from quirebox.games.history_of_the_book.box import BOOKS, CENTURIES, MARKET_BOOKS, PILE, SET_BOOKS
from quirebox.games.history_of_the_book.labels import SIZES, ready
from quirebox.games.history_of_the_book.market import counted, for_sale, set_aside
from quirebox.games.history_of_the_book.position import (
    BANK,
    CLOSE,
    CLOSED,
    EVENT,
    FINAL_PURCHASES,
    LOCKED,
    MARKET,
    WAITING,
    HistoryPosition,
)


def check(g: State) -> None:
    """Assert everything that holds between any two decisions."""
    assert isinstance(g, HistoryPosition)
    check_books(g)
    check_collections(g)
    check_ledger(g)
    check_turn(g)
    check_piles(g)


def check_books(g: HistoryPosition) -> None:
    """HOB-INV-1, 2, 6, 8: every book is in one place, and the lists agree with it."""
    for p, seat in enumerate(g.seats):
        assert len(set(seat.shelf)) == len(seat.shelf), (p, seat.shelf)
        assert sorted(seat.shelf) == [b for b in range(BOOKS) if g.place[b] == p], (p, seat.shelf)
        assert seat.ready() == ready(seat.shelf, g.printed.country, g.printed.genre, g.printed.top), (
            p,
            seat.countries,
            seat.genres,
            seat.most_valuable,
        )
    if g.active != NOBODY:
        assert [action.a for action in g.stock] == [b for b in g.seats[g.active].shelf if b not in g.bought], g.stock
    order = [(action.b, action.a) for action in g.market]
    assert order == sorted(order), g.market
    assert g.upto == counted(g.market), (g.upto, g.market)
    assert not any(set_aside(g, action.a) for action in g.market), (g.market, g.sold)
    assert sorted(for_sale(g)) == [b for b in range(BOOKS) if g.place[b] == MARKET], g.market
    for b in range(MARKET_BOOKS):
        assert (g.place[b] == CLOSED) == (g.printed.century[b] > g.century()), (b, g.place[b])
    for first in range(MARKET_BOOKS, BOOKS, SET_BOOKS):
        places = g.place[first : first + SET_BOOKS]
        assert CLOSED not in places and (WAITING not in places or set(places) == {WAITING}), places


def check_collections(g: HistoryPosition) -> None:
    """HOB-INV-1, 4: collections have the right number of books of their label, each in no other."""
    locked: list[int] = []
    for p, seat in enumerate(g.seats):
        for collection in seat.collections:
            assert len(collection.books) == SIZES[collection.label], collection.books
            assert all(collection.label in g.printed.labels[b] for b in collection.books), collection.books
            assert all(g.place[b] == LOCKED + p for b in collection.books), collection.books
            locked += collection.books
    assert sorted(locked) == [b for b in range(BOOKS) if g.place[b] >= LOCKED], locked


def check_ledger(g: HistoryPosition) -> None:
    """HOB-INV-3, 10: no negative amounts, no debts to oneself or to each other, one entry for each pair, credits
    swept."""
    pairs: list[tuple[int, int]] = []
    for p, seat in enumerate(g.seats):
        assert seat.credits >= 0, (p, seat.credits)
        assert all(debt.amount >= 1 and debt.creditor != p for debt in seat.debts), p
        pairs += [(p, debt.creditor) for debt in seat.debts]
        if g.phase == FINAL_PURCHASES or (p == g.active and EVENT <= g.phase <= CLOSE):
            assert not seat.credits or not seat.debts, (p, seat.credits)
    assert len(set(pairs)) == len(pairs), pairs
    assert not any((creditor, debtor) in pairs for debtor, creditor in pairs if creditor != BANK), pairs


def check_turn(g: HistoryPosition) -> None:
    """HOB-INV-9, 11, 13: the counters of the turn keep their limits."""
    assert all(seat.trades <= g.trade_limit for seat in g.seats), [seat.trades for seat in g.seats]
    assert not set(g.bought) & set(g.sold), (g.bought, g.sold)
    assert g.round > 1 or not g.forced, g.forced
    assert 1 <= g.round <= CENTURIES * g.per_century, g.round


def check_piles(g: HistoryPosition) -> None:
    """HOB-INV-7: every pile has its own four events."""
    cards = g.piles.cards
    assert len(cards) == g.players * CENTURIES * PILE
    for first in range(0, len(cards), PILE):
        assert sorted(cards[first : first + PILE]) == list(range(first, first + PILE)), cards[first : first + PILE]
