"""The position in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.event import NOBODY, Player
from quire.testkit.mill.state import GOODS, ROUNDS, Mill
from quire.testkit.mill.view import sees


def draw(g: Mill, viewer: Player, names: Sequence[str]) -> str:
    """A line for the board, then a line for each player."""
    lines = [f"[bold]Round {g.round} of {ROUNDS}[/bold]   deck {len(g.deck)}"]
    lines += [
        f"  {space.name:10} {'-' if p == NOBODY else names[p]:10} {space.text}"
        for space, p in zip(g.printed.spaces, g.board, strict=True)
    ]
    for p, seat in enumerate(g.seats):
        goods = "  ".join(f"{name} {n}" for name, n in zip(GOODS, seat.stock, strict=True))
        hand = (
            ", ".join(g.printed.cards[card].name for card in seat.hand)
            if sees(g, viewer, p)
            else f"{len(seat.hand)} hidden"
        )
        lines.append(f"{'>' if p == g.actor() else ' '} [bold]{names[p]:10}[/bold] {goods}   hand: {hand or 'none'}")
    return "\n".join(lines)
