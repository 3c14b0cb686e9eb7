"""SCI-TURN: basic actions (SCI-D2), and the course of turns and rounds."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.position import SEATS, ScientiaPosition
from quirebox.games.scientia.slots import HELD, NONE, ONLY
from quirebox.games.scientia.steps.study import STUDIES
from quirebox.games.scientia.steps.taking import why_no_card
from quirebox.games.scientia.verbs import complete, go_home, occupied, rotate, take


class Basic(Step):
    """SCI-TURN-2: a basic action, TAKE or ROTATE; inside an effect an impossible one is skipped (SCI-OP-ACT)."""

    def rule(self) -> str:
        return "SCI-TURN-2"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        seat = g.seats[self.player]
        if HELD[seat.turning] < seat.slots:  # SCI-TAKE-1
            return g.printed.takes[g.present] + g.printed.rotations[seat.turning]
        return g.printed.rotations[seat.turning]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, ScientiaPosition)
        mine = occupied(g, self.player)
        return g.printed.take + g.printed.rotations_of(mine, mine)

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, ScientiaPosition)
        if action.kind != "take":
            return "SCI-ROT-2"
        return why_no_card(g, action.a) if g.seats[self.player].room() > 0 else "SCI-TAKE-1"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        if action.kind == "take":
            take(g, self.player, action.a)
        else:
            rotate(g, self.player, action)

    def data(self) -> list[int | str]:
        return ["Basic", self.player]


@final
class Turn(Basic):
    """SCI-TURN-1: the basic action of a turn; then study completion, if a card is finished, and the end of the turn."""

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, ScientiaPosition)
        p = self.player
        if action.kind == "take":
            take(g, p, action.a)
        else:
            finished = rotate(g, p, action)
            if finished:
                g.agenda.append(END_TURN)
                g.agenda.append(STUDIES[p])
                if ONLY[finished] != NONE:  # nothing to choose
                    complete(g, p, ONLY[finished])
                return
        begin_turn(g, p + 1)

    def data(self) -> list[int | str]:
        return ["Turn", self.player]


@final
class EndTurn(Step):
    """SCI-TURN-6: completed cards go home, and the next player moves."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, g: State) -> None:
        assert isinstance(g, ScientiaPosition)
        go_home(g)
        begin_turn(g, g.active + 1)

    def data(self) -> list[int | str]:
        return ["EndTurn"]


def begin_turn(g: ScientiaPosition, p: Player) -> None:
    """SCI-TURN-4: after the last seat comes the first.  SCI-TURN-7: a round begins with the first player, unless the
    last one is over (SCI-END-2)."""
    if p == g.players:
        p = 0
    if p == g.first:
        if g.round == g.last_round:
            g.tell("end", NOBODY)
            return
        g.round += 1
        if g.events is not None:
            g.tell("round", NOBODY, (g.round,))
    g.active = p
    g.upcoming = TURNS[p]  # nothing else is due


BASICS: Final[list[Basic]] = [Basic(p) for p in range(SEATS)]
TURNS: Final[list[Turn]] = [Turn(p) for p in range(SEATS)]
END_TURN: Final[EndTurn] = EndTurn()
