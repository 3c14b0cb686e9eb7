"""What a player alone plays for: many points, or one's best score so far (TPT-SOLO-10)."""

from __future__ import annotations

from quirebox.core.message import Said, say
from quirebox.core.state import State
from quirebox.games.two_page_tome.position import position


def goal(g: State) -> Said:
    """The points that are needed, and those that there are."""
    if g.players > 1:
        return ""
    found = position(g)
    need, best, points = found.printed.goal, found.agreed.best, found.scores()[0]
    if not 0 <= best < need:
        if found.over():
            return say("goal-over", need=need, points=points)
        return say("goal-playing", need=need, points=points)
    if found.over():
        return say("goal-over-best", need=need, best=best, points=points)
    return say("goal-playing-best", need=need, best=best, points=points)
