"""Rounds and turns, and how the game ends (chapters 2.3 and 2.10 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.steps.manifest import MANIFESTS
from quirebox.games.two_page_tome.steps.move import ARRIVES, MOVES
from quirebox.games.two_page_tome.steps.research import RESEARCHES, TAKES
from quirebox.games.two_page_tome.steps.restore import restore_of
from quirebox.games.two_page_tome.steps.solo import JOURNEY, PAIR
from quirebox.games.two_page_tome.verbs import close_locations, flip


class Round(Step):
    """Everybody has one turn, clockwise from the holder of the inspiration token (TPT-ROUND-1)."""

    def run(self, g: State) -> None:
        assert isinstance(g, TomePosition)
        g.round += 1
        g.tell("round", g.first, (g.round,))
        g.push(END_ROUND)
        for k in range(g.players - 1, -1, -1):
            g.push(TURNS[(g.first + k) % g.players])

    def data(self) -> list[int | str]:
        return ["Round"]


class Turn(Step):
    """The steps of a turn in their order; only the first player takes a tome (TPT-ROUND-1, TPT-RES-1)."""

    def __init__(self, whose: Player) -> None:
        super().__init__(NOBODY)
        self.whose = whose

    def run(self, g: State) -> None:
        assert isinstance(g, TomePosition)
        p = self.whose
        alone = g.players == 1
        g.push(restore_of(p))
        if not alone:
            g.push(MANIFESTS[p])
        g.push(JOURNEY if alone else MOVES[p])
        g.push(ARRIVES[p])
        g.push(RESEARCHES[p])
        if alone:
            g.push(PAIR)
        elif p == g.first:
            g.push(TAKES[p])

    def data(self) -> list[int | str]:
        return ["Turn", self.whose]


class EndRound(Step):
    """Locations close, the token moves on, the used tomes are replaced, or the game ends (TPT-ROUND-3, TPT-SOLO-9)."""

    def run(self, g: State) -> None:
        assert isinstance(g, TomePosition)
        close_locations(g)
        g.first = (g.first + 1) % g.players
        used = [g.taken] if g.players > 1 else [0, 1]
        g.taken = NOBODY
        enough = g.face_down() >= len(used)
        for slot in used:
            flip(g, slot, enough)
        if enough:
            g.push(ROUND)
        else:
            g.tell("end", NOBODY)

    def data(self) -> list[int | str]:
        return ["EndRound"]


ROUND: Final[Step] = Round(NOBODY)
END_ROUND: Final[Step] = EndRound(NOBODY)
TURNS: Final[list[Step]] = [Turn(p) for p in range(SEATS)]
