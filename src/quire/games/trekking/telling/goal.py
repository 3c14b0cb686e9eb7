"""What a player alone plays for: more than the Rival Tour (TTH-SOLO-7)."""

from __future__ import annotations

from quire.core.state import State
from quire.games.trekking.box import NO_CARD
from quire.games.trekking.position import RIVAL, TrekkingPosition
from quire.games.trekking.scoring import sheet
from quire.games.trekking.telling.nouns import RIVAL_NAME


def goal(g: State) -> str:
    """The Rival's points beside one's own."""
    assert isinstance(g, TrekkingPosition)
    if g.solo == NO_CARD:
        return ""
    mine, theirs = g.score(0), g.score(RIVAL)
    if not g.over():
        return f"You need more points than {RIVAL_NAME}: it has {theirs}, you have {mine}."
    if mine == theirs:
        return f"You and {RIVAL_NAME} had {mine} points each; the lengths of the treks decided."
    return f"You needed more points than {RIVAL_NAME}: it had {theirs}, you had {mine}."


def others(g: State) -> list[tuple[str, dict[str, int]]]:
    """The Rival's points by where they come from."""
    assert isinstance(g, TrekkingPosition)
    if g.solo == NO_CARD:
        return []
    return [(RIVAL_NAME, {part: points for part, points in sheet(g, RIVAL).items() if points})]
