"""What a player alone plays for: many points, or one's best score so far (TPT-SOLO-10)."""

from __future__ import annotations

from quire.core.state import State
from quire.games.two_page_tome.position import position


def goal(g: State) -> str:
    """The points that are needed, and those that there are."""
    if g.players > 1:
        return ""
    found = position(g)
    need, points = found.printed.goal, found.scores()[0]
    best = f", or more than your best score of {found.agreed.best}" if 0 <= found.agreed.best < need else ""
    if found.over():
        return f"You needed more than {need} points{best}, and had {points}."
    return f"You need more than {need} points{best}; you have {points}."
