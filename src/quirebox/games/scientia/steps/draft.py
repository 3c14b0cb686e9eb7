"""SCI-SETUP-10: the draft before the first turn (SCI-D1)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.state import State
from quirebox.games.scientia.position import SEATS, ScientiaPosition
from quirebox.games.scientia.steps.taking import Taking
from quirebox.games.scientia.steps.turns import begin_turn
from quirebox.games.scientia.verbs import take


@final
class Draft(Taking):
    """SCI-SETUP-10: a card before the game begins; always asked (SCI-DEC-1)."""

    def rule(self) -> str:
        return "SCI-SETUP-10"

    def forced(self, g: State, options: list[Action]) -> bool:
        return False

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        take(g, self.player, action.a)
        if self.player == g.first:
            begin_turn(g, g.first)  # SCI-SETUP-11
        else:
            g.active = (self.player - 1) % g.players
            g.push(DRAFTS[g.active])

    def data(self) -> list[int | str]:
        return ["Draft", self.player]


DRAFTS: Final[list[Draft]] = [Draft(p) for p in range(SEATS)]
