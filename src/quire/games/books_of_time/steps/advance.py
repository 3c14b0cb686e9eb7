"""Advance (chapter 2.14)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import Effect
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.books_of_time.library import TOP, TYPES
from quire.games.books_of_time.paying import PLAYERS
from quire.games.books_of_time.state import BooksOfTime, bot


def payable_tracks(g: BooksOfTime, p: Player) -> int:
    """The tracks on which a step could be paid now, as a bit mask; none is printed above the top (BOT-CIV-6)."""
    levels = g.seats[p].level
    costs = g.library.step_costs
    mask = 0
    for t in range(TYPES):
        level = levels[t]
        if level < TOP and costs[t][level + 1].possible(g, p):
            mask |= 1 << t
    return mask


@final
class AdvanceOn(Step):
    """Pay for the next level of a track and advance; again as often as wanted and payable (BOT-ACT-ADVANCE-1, BOT-ACT-ADVANCE-2)."""

    def __init__(self, player: Player, again: bool) -> None:
        super().__init__(player)
        self.again = again

    def rule(self) -> str:
        return "BOT-ACT-ADVANCE-1"

    def candidates(self, g: State) -> list[Action]:
        library = bot(g).library
        return [*library.tracks, library.done]

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "done":
            return "" if self.again else "BOT-ACT-ADVANCE-2"
        position = bot(g)
        level = position.seats[self.player].level[action.a]
        if level == TOP:
            return "BOT-CIV-6"
        return "" if self.cost(position, action.a, level).possible(g, self.player) else "BOT-RES-3"

    def cost(self, g: BooksOfTime, track: int, level: int) -> Effect:
        """What the step from a level costs."""
        return g.library.step_costs[track][level + 1]

    def options(self, g: State) -> list[Action]:
        position = bot(g)
        mask = payable_tracks(position, self.player)
        return position.library.track_done[mask] if self.again else position.library.track_options[mask]

    def apply(self, g: State, action: Action) -> None:
        if action.kind == "done":
            return
        position = bot(g)
        g.push(ADVANCES[self.player][1])
        position.library.paid_steps[action.a][position.seats[self.player].level[action.a] + 1].happen(g, self.player)

    def data(self) -> list[int | str]:
        return ["AdvanceOn", self.player, int(self.again)]


ADVANCES: Final = [[AdvanceOn(p, False), AdvanceOn(p, True)] for p in range(PLAYERS)]
