"""Points and their parts, and what always holds."""

from __future__ import annotations

from quire.core.event import NOBODY
from quire.testkit.mill.state import COIN, POINT, ROUNDS, Mill, Seat


def sheet(seat: Seat) -> dict[str, int]:
    """Where the points come from (MILL-SCORE-1)."""
    return {"points": seat.stock[POINT], "coins": seat.stock[COIN] // 3}


def check(g: Mill) -> None:
    """Every card is somewhere, nobody owes anything, and nobody stands on two feet too many."""
    cards = g.deck + g.played + [card for seat in g.seats for card in seat.hand]
    assert sorted(cards) == sorted(g.printed.deck), f"the cards are {cards}"
    for p, seat in enumerate(g.seats):
        assert min(seat.stock) >= 0, f"p{p} has {seat.stock}"
        assert g.board.count(p) <= 2, f"p{p} has sent {g.board.count(p)} workers"
    assert all(NOBODY <= p < g.players for p in g.board), f"the board is {g.board}"
    assert 1 <= g.round <= ROUNDS, f"round {g.round}"
