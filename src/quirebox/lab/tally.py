"""What many games say about the bots that played them."""

from __future__ import annotations

from dataclasses import dataclass

from quirebox.bots.search import wilson
from quirebox.lab.plan import Plan, Played


@dataclass(frozen=True)
class Standing:
    """One bot of the plan: its share of the victories over all its seats, an interval for it, and its mean points."""

    name: str
    win_share: float
    low: float
    high: float
    mean_score: float


class Tally:
    """Adds games up."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.shares = [0.0] * len(plan.bots)
        self.points = [0] * len(plan.bots)
        self.seats = [0] * len(plan.bots)
        self.by_seat = [0.0] * plan.players

    def add(self, played: Played) -> None:
        """Count a game; a shared victory counts as a share for each who shares it."""
        self.games += 1
        self.decisions += played.decisions
        won = [0.0] * len(self.shares)
        for seat in played.winners:
            won[played.bots[seat]] += 1 / len(played.winners)
            self.by_seat[seat] += 1 / len(played.winners)
        for bot, share in enumerate(won):
            self.shares[bot] += share
        for bot, score in zip(played.bots, played.scores, strict=True):
            self.points[bot] += score
            self.seats[bot] += 1

    def standings(self) -> list[Standing]:
        """Every bot, in the order given."""
        return [self._standing(bot, name) for bot, name in enumerate(self.plan.bots)]

    def _standing(self, bot: int, name: str) -> Standing:
        """One bot. The interval is the bots' own `wilson`: scipy takes whole victories only, and some are shared."""
        n = max(1, self.games)
        low, high = wilson(self.shares[bot] / n, n)
        return Standing(name, self.shares[bot] / n, low, high, self.points[bot] / max(1, self.seats[bot]))
