"""The position in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.audience import Part
from quirebox.core.event import NOBODY, Player
from quirebox.testkit.mill.box import GOODS, ROUNDS
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.view import sees


def draw(g: MillPosition, viewer: Player, names: Sequence[str]) -> list[Part]:
    """A line for each space of the board, then a line for each player."""
    board = [f"[bold]Round {g.round} of {ROUNDS}[/bold]   deck {len(g.deck)}"]
    board += [
        f"  {space.name:10} {'-' if p == NOBODY else names[p]:10} {space.text}"
        for space, p in zip(g.printed.spaces, g.board, strict=True)
    ]
    hands = []
    for p, seat in enumerate(g.seats):
        goods = "  ".join(f"{name} {n}" for name, n in zip(GOODS, seat.stock, strict=True))
        hand = (
            ", ".join(g.printed.cards[card].name for card in seat.hand)
            if sees(g, viewer, p)
            else f"{len(seat.hand)} hidden"
        )
        hands.append(f"{'>' if p == g.actor() else ' '} [bold]{names[p]:10}[/bold] {goods}   hand: {hand or 'none'}")
    return [Part("board", board), Part("hands", hands)]
