"""What a decision is called, where the difference is beyond doubt, and how accurate a player was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp

from quirebox.review.data import Accuracy, Judged, Verdict
from quirebox.review.estimate import Estimate

BLUNDER, MISTAKE, INACCURATE = 0.15, 0.07, 0.02  # of the chance of victory, between two players
GOOD = 0.05  # it cannot have cost more
STEEPNESS = 7.0  # of the accuracy: a loss of a tenth on the mean halves it


def scale(players: int, loss: float) -> float:
    """The same loss at a table of that size: with more players everybody has less to lose."""
    return loss * min(1.0, 2.0 / players)


def verdict(players: int, doubt: Estimate, loss: Estimate, choice: bool) -> Verdict:
    """What the decision is called; `doubt` holds the true loss 99 times in 100."""
    if not choice:
        return "only"
    names: list[tuple[Verdict, float]] = [("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccurate", INACCURATE)]
    for name, least in names:
        if doubt.low >= scale(players, least):
            return name
    if loss.value <= 0:
        return "best"
    return "good" if loss.high <= scale(players, GOOD) else "unclear"


def accuracy(judged: Sequence[Judged], p: int, players: int) -> Accuracy:
    """How well a player chose, over all turns where there was a choice."""
    own = [one for one in judged if one["player"] == p and one["verdict"] != "only"]
    if not own:
        return {"value": None, "judged": 0, "verdicts": {}}
    loss = sum(max(0.0, one["loss"][0]) for one in own) / len(own) / scale(players, 1.0)
    verdicts = Counter[str](one["verdict"] for one in own)
    return {"value": round(100 * exp(-STEEPNESS * loss), 1), "judged": len(own), "verdicts": dict(verdicts)}
