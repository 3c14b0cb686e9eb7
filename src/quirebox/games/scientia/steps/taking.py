"""SCI-TAKE within effects (SCI-D4, SCI-D5), and what forbids to take a card."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.position import SEATS, ScientiaPosition
from quirebox.games.scientia.verbs import remember, take


def why_no_card(g: ScientiaPosition, b: int) -> str:
    """Why a stack has no card: it was completed this turn (SCI-STUDY-10), or none is there (SCI-TAKE-1)."""
    return "SCI-STUDY-10" if b in g.area else "SCI-TAKE-1"


class Taking(Step):
    """A card of a stack that has one."""

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.takes[g.present]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.take


@final
class TakeOne(Taking):
    """SCI-D4: a card to take by an effect."""

    def rule(self) -> str:
        return "SCI-OP-TAKE"

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, ScientiaPosition)
        return why_no_card(g, action.a)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        remember(g, take(g, self.player, action.a))

    def data(self) -> list[int | str]:
        return ["TakeOne", self.player]


@final
class TakeBoth(Step):
    """SCI-D5: twins to take by an effect."""

    def rule(self) -> str:
        return "SCI-OP-TWINS"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.twin_takes[g.twins]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.twins

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        remember(g, take(g, self.player, action.a))
        remember(g, take(g, self.player, action.a))

    def data(self) -> list[int | str]:
        return ["TakeBoth", self.player]


TAKES: Final[list[TakeOne]] = [TakeOne(p) for p in range(SEATS)]
BOTH: Final[list[TakeBoth]] = [TakeBoth(p) for p in range(SEATS)]
