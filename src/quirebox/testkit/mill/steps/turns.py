"""Rounds and turns (MILL-ROUND, MILL-TURN, MILL-CARD)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Judged, Step
from quirebox.testkit.mill.box import ROUNDS
from quirebox.testkit.mill.position import MillPosition


class Round(Step):
    """MILL-ROUND: the workers come home, and everybody has two turns; after the last round the game is over."""

    def __init__(self, turns: list[Step]) -> None:
        super().__init__(NOBODY)
        self.turns = turns

    def run(self, g: State) -> None:
        assert isinstance(g, MillPosition)
        if g.round == ROUNDS:
            return
        g.board = [NOBODY] * len(g.board)  # MILL-ROUND-3
        g.push(self)
        for k in range(2 * g.players - 1, -1, -1):
            g.push(self.turns[(g.round + k) % g.players])  # MILL-ROUND-2
        g.round += 1
        g.tell("round", NOBODY, (g.round,))

    def data(self) -> list[int | str]:
        return ["Round"]


class Turn(Judged):
    """MILL-TURN: send a worker, play a card, or pass."""

    def rule(self) -> str:
        return "MILL-TURN-1"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, MillPosition)
        return g.printed.turn

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, MillPosition)
        if action.kind == "place":
            if g.board[action.a] != NOBODY:
                return "MILL-TURN-2"
            if not g.printed.spaces[action.a].effect.possible(g, self.player):
                return "MILL-TURN-3"
        elif action.kind == "play":
            if action.a not in g.seats[self.player].hand:
                return "MILL-CARD-1"
            if not g.printed.cards[action.a].effect.possible(g, self.player):
                return "MILL-CARD-2"
        return ""

    def forced(self, g: State, options: list[Action]) -> bool:
        return False  # to pass unasked would tell everybody that no card in hand can be played

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, MillPosition)
        if action.kind == "place":
            g.board[action.a] = self.player
            g.push(g.printed.spaces[action.a].effect.later[self.player])
        elif action.kind == "play":
            g.seats[self.player].hand.remove(action.a)
            g.played.append(action.a)
            g.push(g.printed.cards[action.a].effect.later[self.player])
        g.tell(action.kind, self.player, () if action.kind == "pass" else (action.a,))

    def data(self) -> list[int | str]:
        return ["Turn", self.player]


TURNS: Final[list[Step]] = [Turn(p) for p in range(4)]
ROUND: Final = Round(TURNS)


def turn_of(p: Player) -> Step:
    """The turn of a player; IndexError if there is no such seat."""
    return TURNS[range(len(TURNS))[p]]
