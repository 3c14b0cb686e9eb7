"""Rounds and turns, and how the game ends (chapters 2.3 and 2.10 of the rules)."""

from __future__ import annotations

from typing import Final

from quire.core.effect import SEATS
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.effects import close, closing
from quire.games.two_page_tome.hexes import bits
from quire.games.two_page_tome.state import NO_TOME, TwoPageTome, tpt
from quire.games.two_page_tome.steps.manifest import MANIFESTS
from quire.games.two_page_tome.steps.move import ARRIVES, MOVES
from quire.games.two_page_tome.steps.research import RESEARCHES, TAKES
from quire.games.two_page_tome.steps.restore import RESTORES
from quire.games.two_page_tome.steps.solo import JOURNEYS, ME, PAIR


class Round(Step):
    """Everybody has one turn, clockwise from the holder of the inspiration token (TPT-ROUND-1)."""

    def run(self, g: State) -> None:
        t = tpt(g)
        t.round += 1
        t.tell("round", t.first, (t.round,))
        g.push(END_ROUND)
        for k in range(t.players - 1, -1, -1):
            g.push(TURNS[(t.first + k) % t.players])

    def data(self) -> list[int | str]:
        return ["Round"]


class Turn(Step):
    """The steps of a turn in their order; only the first player takes a tome (TPT-ROUND-1, TPT-RES-1)."""

    def __init__(self, whose: Player) -> None:
        super().__init__(NOBODY)
        self.whose = whose

    def run(self, g: State) -> None:
        p = self.whose
        g.push(RESTORES[p][0])
        if g.players == 1:
            g.push(JOURNEYS[0])
            g.push(ARRIVES[ME])
            g.push(RESEARCHES[ME])
            g.push(PAIR)
            return
        g.push(MANIFESTS[p])
        g.push(MOVES[p][0])
        g.push(ARRIVES[p])
        g.push(RESEARCHES[p])
        if p == tpt(g).first:
            g.push(TAKES[p])

    def data(self) -> list[int | str]:
        return ["Turn", self.whose]


class EndRound(Step):
    """Locations close, the token moves on, the used tomes are replaced, or the game ends (TPT-ROUND-3, TPT-SOLO-9)."""

    def run(self, g: State) -> None:
        t = tpt(g)
        close_locations(t)
        t.first = (t.first + 1) % t.players
        used = [t.taken] if t.players > 1 else [0, 1]
        t.taken = NOBODY
        enough = t.face_down() >= len(used)
        for slot in used:
            flip(t, slot, enough)
        if enough:
            g.push(ROUND)
        else:
            g.tell("end", NOBODY)

    def data(self) -> list[int | str]:
        return ["EndRound"]


def flip(t: TwoPageTome, slot: int, enough: bool) -> None:
    """Discard the tome in the slot and turn up another, if there are enough of them."""
    up = t.up[:]
    up[slot] = NO_TOME
    if enough:
        up[slot] = t.tomes[t.flipped]
        t.flipped += 1
        t.reveal("flip", t.first, (up[slot], slot))
    t.up = up


def close_locations(t: TwoPageTome) -> None:
    """Close every location that somebody has claimed to all who have not (TPT-VAR-3)."""
    for p in range(t.players):
        for h in bits(closing(t, p)):
            close(t, p, h)


ROUND: Final[Step] = Round(NOBODY)
END_ROUND: Final[Step] = EndRound(NOBODY)
TURNS: Final[list[Step]] = [Turn(p) for p in range(SEATS)]
