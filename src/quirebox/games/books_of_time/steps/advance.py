"""Advance (chapter 2.14)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.masks import add
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.books_of_time.box import SEATS, TOP, TYPES
from quirebox.games.books_of_time.position import BooksOfTimePosition


def can_advance(g: BooksOfTimePosition, p: Player) -> bool:
    """Whether a step on any track could be paid now; asked in every turn, so it stops at the first."""
    levels = g.seats[p].level
    costs = g.printed.step_costs
    for t in range(TYPES):
        level = levels[t]
        if level < TOP and costs[t][level + 1].possible(g, p):
            return True
    return False


def payable_tracks(g: BooksOfTimePosition, p: Player) -> int:
    """The tracks on which a step could be paid now, as a mask; none is printed above the top (BOT-CIV-6)."""
    levels = g.seats[p].level
    costs = g.printed.step_costs
    tracks = 0
    for t in range(TYPES):
        level = levels[t]
        if level < TOP and costs[t][level + 1].possible(g, p):
            tracks = add(tracks, t)
    return tracks


@final
class AdvanceOn(Step):
    """Pay for the next level of a track and advance; again as often as wanted and payable (BOT-ACT-ADVANCE-1,
    BOT-ACT-ADVANCE-2)."""

    def __init__(self, player: Player, again: bool) -> None:
        super().__init__(player)
        self.again = again

    def rule(self) -> str:
        return "BOT-ACT-ADVANCE-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        tracks = payable_tracks(g, self.player)
        return actions.advancing_on[tracks] if self.again else actions.advancing[tracks]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, BooksOfTimePosition)
        actions = g.printed.actions
        return [*actions.tracks, actions.done]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "done":
            return "BOT-ACT-ADVANCE-2"
        return "BOT-CIV-6" if g.seats[self.player].level[action.a] == TOP else "BOT-RES-3"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, BooksOfTimePosition)
        if action.kind == "done":
            return
        g.push(ADVANCES[self.player][1])
        g.printed.paid_steps[action.a][g.seats[self.player].level[action.a] + 1].happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["AdvanceOn", self.player, int(self.again)]


ADVANCES: Final = [[AdvanceOn(p, False), AdvanceOn(p, True)] for p in range(SEATS)]
