"""Judgement that was learned: a small network for one game, edition and number of players, and the shelf of them all.

How they are learned: `quire train`. How a file of one is read: `quirebox.bots.learned`.
"""

from __future__ import annotations

from typing import Final, final

from quirebox.bots.kernel import Kernel
from quirebox.core.box import Box
from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.native import BytesWriter
from quirebox.core.numbers import Numbers
from quirebox.core.state import State

UNIT: Final = 65536.0  # that a network says for 1


@final
class Judgement:
    """How well somebody stands, as a network was taught to see it: a mix of the chance to win, of their own points in
    the end, and of the best rival's."""

    def __init__(
        self, kernel: Kernel, numbers: Numbers, won: float, own: float, rival: float, sure: float, doubt: float
    ) -> None:
        self.kernel = kernel
        self.numbers = numbers
        self.won = won  # what winning for certain is worth, and losing less
        self.own = own
        self.rival = rival
        self.sure = sure  # the lead that makes a favourite of e to 1, whatever the position,
        self.doubt = doubt  # and what that of the game's own evaluation adds, times this

    def value(self, g: State, p: Player) -> float:
        """How well p stands, by what p may know."""
        if g.over():
            return self.outcome(g, p)
        out = BytesWriter()
        self.numbers.write(g, p, out)
        return self.kernel.value(out.getvalue()) / UNIT

    def outcome(self, g: State, p: Player) -> float:
        """The same once the game is over."""
        assert g.box.game is not None
        winners = g.box.game.winners(g)
        scores = g.scores()
        best = 0
        for q in range(g.players):
            if q != p and (scores[q] > best or best == 0):
                best = scores[q]
        share = 1.0 / len(winners) if p in winners else 0.0
        return self.won * (2.0 * share - 1.0) + self.own * scores[p] + self.rival * best


@final
class Shelf:
    """All that was learned for a game; each network is read when a table first asks for it."""

    def __init__(self, game: Game, only: Judgement | None = None) -> None:
        self.game = game
        self.only = only  # for every table, whatever is kept for the game
        self.box: Box | None = None  # of the table that asked last
        self.players = 0
        self.found: Judgement | None = None  # and what fitted it

    def fitting(self, g: State) -> Judgement | None:
        """The judgement for such a table, or None."""
        if self.only is not None:
            return self.only
        if g.box is not self.box or g.players != self.players:
            from quirebox.bots.learned import judgement_for

            self.found = judgement_for(self.game, g)
            self.box = g.box
            self.players = g.players
        return self.found
