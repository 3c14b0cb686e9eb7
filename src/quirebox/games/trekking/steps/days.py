"""Days: selecting Itineraries, whose turn it is, the night, the end (TTH-SETUP-9, TTH-DAY, TTH-END)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.trekking.box import DAYS, SEATS
from quirebox.games.trekking.position import TrekkingPosition
from quirebox.games.trekking.rival import rival_turn
from quirebox.games.trekking.steps.turns import CHOOSE
from quirebox.games.trekking.verbs import clear_itinerary, collapse, deal_row


class Morning(Step):
    """The Row and the Warp of the day are laid out, then everybody selects an Itinerary (TTH-SETUP-9, TTH-DAY-7)."""

    def run(self, g: State) -> None:
        assert isinstance(g, TrekkingPosition)
        g.tell("day", NOBODY, (g.day,))
        deal_row(g)
        if g.warps:
            g.reveal("todays_warp", NOBODY, tuple(g.warps[g.day : g.day + 2]))
        g.push(REVEAL)
        for p in range(g.players - 1, -1, -1):
            g.push(SELECT[p])

    def data(self) -> list[int | str]:
        return ["Morning"]


class Select(Step):
    """A player secretly selects one of the unused Itineraries in hand, or draws lots in the first game (TTH-VAR-1)."""

    def rule(self) -> str:
        return "TTH-DAY-7"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return [] if g.lots else g.printed.unused[g.seats[self.player].used]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.selects

    def forced(self, g: State, options: list[Action]) -> bool:
        return False

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        seat = g.seats[self.player]
        seat.choose(action.a)
        g.tell("select", self.player, (seat.hand[action.a],), self.player)

    def run(self, g: State) -> None:
        """Lots are drawn."""
        assert isinstance(g, TrekkingPosition)
        seat = g.seats[self.player]
        unused = g.printed.unused[seat.used]
        seat.choose(unused[g.rng.below(len(unused))].a)

    def data(self) -> list[int | str]:
        return ["Select", self.player]


class Reveal(Step):
    """All selected Itineraries are shown together, and the day begins."""

    def run(self, g: State) -> None:
        assert isinstance(g, TrekkingPosition)
        for p in range(g.players):
            seat = g.seats[p]
            seat.reveal(g.printed.itineraries)
            g.reveal("itinerary", p, (seat.plan.number,))
        g.push(TURN)

    def data(self) -> list[int | str]:
        return ["Reveal"]


class Turn(Step):
    """The player furthest behind has the turn; when nobody is left, night falls (TTH-TURN-1, TTH-DAY-1)."""

    def run(self, g: State) -> None:
        assert isinstance(g, TrekkingPosition)
        p = g.active()
        if p == NOBODY:
            night(g)
            return
        g.push(self)
        if p < g.players:
            g.push(CHOOSE[p])
        else:
            rival_turn(g)

    def data(self) -> list[int | str]:
        return ["Turn"]


MORNING: Final = Morning(NOBODY)
REVEAL: Final = Reveal(NOBODY)
TURN: Final = Turn(NOBODY)
SELECT: Final[list[Step]] = [Select(p) for p in range(SEATS)]


def night(g: TrekkingPosition) -> None:
    """The day ends: Itineraries and tokens go, treks and crystals stay (TTH-DAY-2 to TTH-DAY-9)."""
    for p in range(g.players):
        clear_itinerary(g, p)
    if g.day == DAYS - 1:
        end(g)
        return
    for seat in g.seats:
        seat.hour = 0  # the order of arrival stays: TTH-DAY-8
        seat.warped = False
        seat._changed = True
    g.deck = g.later[g.day]
    g.drawn = g.known = 0
    g.day += 1
    g.rule = g.todays_rule()
    g.push(MORNING)


def end(g: TrekkingPosition) -> None:
    """The game is over: every current trek collapses, and all are counted (TTH-END-1)."""
    for p in range(len(g.seats)):
        if g.seats[p].trek:
            collapse(g, p)
        g.tell("final", p, (g.seats[p].track(), g.seats[p].crystals, g.score(p)))
