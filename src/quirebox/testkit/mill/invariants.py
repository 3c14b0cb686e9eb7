"""What always holds."""

from __future__ import annotations

from quirebox.core.event import NOBODY
from quirebox.core.state import State
from quirebox.testkit.mill.box import ROUNDS
from quirebox.testkit.mill.position import MillPosition


def check(g: State) -> None:
    """Every card is somewhere, nobody owes anything, and nobody has sent too many workers."""
    assert isinstance(g, MillPosition)
    cards = g.deck + g.played + [card for seat in g.seats for card in seat.hand]
    assert sorted(cards) == sorted(g.printed.deck), f"the cards are {cards}"
    for p, seat in enumerate(g.seats):
        assert min(seat.stock) >= 0, f"p{p} has {seat.stock}"
        assert g.board.count(p) <= 2, f"p{p} has sent {g.board.count(p)} workers"
    assert all(NOBODY <= p < g.players for p in g.board), f"the board is {g.board}"
    assert 1 <= g.round <= ROUNDS, f"round {g.round}"
