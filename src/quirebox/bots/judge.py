"""What a position promises: everybody's share of the victory; and how judgements go wrong."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final, final

from quirebox.bots.turn import Worth
from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State

Doubt = Callable[[State], float]  # the lead that makes a favourite of e to 1
FINE: Final = 1 << 20


@final
class Judge:
    """Turns a position into shares of the victory."""

    def __init__(self, game: Game, worth: Worth, doubt: Doubt) -> None:
        self.game = game
        self.worth = worth  # how well somebody stands
        self.doubt = doubt
        self.seen = 0
        self.centre = 0.0  # mean standing of somebody alone

    def shares(self, g: State) -> list[float]:
        """Everybody's share of the victory, 0 to 1."""
        if g.players == 1:
            return [self.alone(g)]
        if g.over():
            return self.result(g)
        standing: list[float] = []
        top = -1e300
        for p in range(g.players):
            value = self.worth(g, p)
            standing.append(value)
            top = max(top, value)
        return soften(standing, top, self.doubt(g))

    def result(self, g: State) -> list[float]:
        """The shares in a game that is over."""
        shares = [0.0] * g.players
        winners = self.game.winners(g)
        for p in winners:
            shares[p] = 1.0 / len(winners)
        return shares

    def alone(self, g: State) -> float:
        """For one player: half for winning, half for standing better than usual."""
        value = self.worth(g, 0)
        self.seen += 1
        self.centre += (value - self.centre) / self.seen
        doubt = self.doubt(g)
        better = 1.0 / (1.0 + exp(-max(-50.0, min(50.0, (value - self.centre) / doubt))))
        if not g.over():
            return better
        return 0.5 * self.result(g)[0] + 0.5 * better


def soften(standing: list[float], top: float, doubt: float) -> list[float]:
    """Standings as shares of the victory: a softmax with `doubt` as its temperature, so that such a lead is e to 1."""
    whole = 0.0
    weights: list[float] = []
    for value in standing:
        weight = exp(max(-50.0, (value - top) / doubt))
        weights.append(weight)
        whole += weight
    return [weight / whole for weight in weights]


def mood(rng: Rng) -> float:
    """By how much a judgement goes wrong (Laplace noise): most often a little, rarely a lot, to either side."""
    error = -log((1 + rng.below(FINE)) / FINE)
    return error if rng.below(2) else -error
