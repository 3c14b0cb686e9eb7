"""SCI-STUDY: finished cards are completed (SCI-D3)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.position import SEATS, ScientiaPosition
from quirebox.games.scientia.slots import FINISHED
from quirebox.games.scientia.verbs import complete, occupied


@final
class Study(Step):
    """SCI-STUDY-1: while cards are finished, one of them is completed; the player chooses which is next."""

    def rule(self) -> str:
        return "SCI-STUDY-1"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.completions[FINISHED[g.seats[self.player].turning]]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.completions[occupied(g, self.player)]

    def forced(self, g: State, options: list[Action]) -> bool:
        assert isinstance(g, ScientiaPosition)
        return len(options) == 1 or interchangeable(g, self.player, options)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        g.agenda.append(self)  # SCI-STUDY-6: the others wait until this card is done
        complete(g, self.player, action.a)

    def data(self) -> list[int | str]:
        return ["Study", self.player]


def interchangeable(g: ScientiaPosition, p: Player, options: list[Action]) -> bool:
    """SCI-DEC-2: cards with equal project, turns and flasks need no choice."""
    seat, first = g.seats[p], options[0].a
    for action in options:
        if seat.cards[action.a] != seat.cards[first] or seat.turned(action.a) != seat.turned(first):
            return False
    return True


STUDIES: Final[list[Study]] = [Study(p) for p in range(SEATS)]
