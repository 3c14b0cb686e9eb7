"""Numbers for networks: round, deck, board, then for each player from the viewer on: goods, number of cards, cards of
each kind that are seen."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.view import sees


def features(g: State, viewer: Player) -> bytes:
    """What the viewer may see, one byte each; players count from the viewer on."""
    assert isinstance(g, MillPosition)
    found = bytearray((g.round, len(g.deck)))
    for p in g.board:
        found.append((p - viewer) % g.players + 1 if p >= 0 else 0)
    for k in range(g.players):
        p = (viewer + k) % g.players
        seat = g.seats[p]
        for n in seat.stock:
            found.append(min(n, 255))
        found.append(len(seat.hand))
        for card in range(len(g.printed.cards)):
            found.append(seat.hand.count(card) if sees(g, viewer, p) else 0)
    return bytes(found)
