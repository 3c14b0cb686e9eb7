"""What a player alone plays for: more than the Rival Tour (TTH-SOLO-7)."""

from __future__ import annotations

from quirebox.core.message import Said, say
from quirebox.core.state import State
from quirebox.games.trekking.box import NO_CARD
from quirebox.games.trekking.position import RIVAL, TrekkingPosition
from quirebox.games.trekking.scoring import sheet

RIVAL_NAME = "The Rival Tour"


def goal(g: State) -> Said:
    """The Rival's points beside one's own."""
    assert isinstance(g, TrekkingPosition)
    if g.solo == NO_CARD:
        return ""
    mine, theirs = g.score(0), g.score(RIVAL)
    if not g.over():
        return say("goal-now", theirs=theirs, mine=mine)
    if mine == theirs:
        return say("goal-tied", mine=mine)
    return say("goal-then", theirs=theirs, mine=mine)


def others(g: State) -> list[tuple[str, dict[str, int]]]:
    """The Rival's points by where they come from."""
    assert isinstance(g, TrekkingPosition)
    if g.solo == NO_CARD:
        return []
    return [(RIVAL_NAME, {part: points for part, points in sheet(g, RIVAL).items() if points})]
