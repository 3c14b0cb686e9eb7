"""SCI-ROT within effects: turns that the player shares out (SCI-D6, SCI-D7)."""

from __future__ import annotations

from typing import final

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import FULL_TURN
from quirebox.games.scientia.steps.study import interchangeable
from quirebox.games.scientia.verbs import occupied, turn, unfinished


@final
class TurnSome(Step):
    """SCI-D7: an own card and how often it is turned, at least once (SCI-Q18)."""

    def __init__(self, player: Player, most: int) -> None:
        super().__init__(player)
        self.most = most

    def rule(self) -> str:
        return "SCI-OP-ROTUP"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.turns_up_to[self.most][g.seats[self.player].turning]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.turns_of(occupied(g, self.player), self.most)

    def why(self, g: State, action: Action) -> str:
        return "SCI-ROT-2"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        turn(g, self.player, action.a, action.b)

    def data(self) -> list[int | str]:
        return ["TurnSome", self.player, self.most]


@final
class FreeTurns(Step):
    """SCI-OP-ROTFREE: quarter turns given one at a time; where they suffice for all cards nobody is asked."""

    def __init__(self, player: Player, left: int) -> None:
        super().__init__(player)
        self.left = left

    def rule(self) -> str:
        return "SCI-OP-ROTFREE"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.card_choices[unfinished(g, self.player)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        return g.printed.card_choices[occupied(g, self.player)]

    def why(self, g: State, action: Action) -> str:
        return "SCI-ROT-2"

    def forced(self, g: State, options: list[Action]) -> bool:
        assert isinstance(g, ScientiaPosition)
        room = 0
        for action in options:
            room += FULL_TURN - g.seats[self.player].turned(action.a)
        return self.left >= room or interchangeable(g, self.player, options)

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        turn(g, self.player, action.a, 1)
        if self.left > 1:
            g.push(FreeTurns(self.player, self.left - 1))

    def data(self) -> list[int | str]:
        return ["FreeTurns", self.player, self.left]
