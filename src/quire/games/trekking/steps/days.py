"""Days: selecting Itineraries, whose turn it is, the night, the end (TTH-SETUP-9, TTH-DAY, TTH-END)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.trekking.printed import COLOURS, DAYS, NO_CARD, NO_ITINERARY, WILD, DayRule
from quire.games.trekking.rival import rival_turn
from quire.games.trekking.state import Trekking, tth
from quire.games.trekking.steps.treks import collapse, deal_row
from quire.games.trekking.steps.turns import CHOOSE


class Morning(Step):
    """The Row and the Warp of the day are laid out, then everybody selects an Itinerary (TTH-SETUP-9, TTH-DAY-7)."""

    def run(self, g: State) -> None:
        h = tth(g)
        h.tell("day", NOBODY, (h.day,))
        deal_row(h)
        if h.warps:
            h.reveal("todays_warp", NOBODY, tuple(h.warps[h.day : h.day + 2]))
        h.push(REVEAL)
        for p in range(h.players - 1, -1, -1):
            h.push(SELECT[p])

    def data(self) -> list[int | str]:
        return ["Morning"]


class Select(Step):
    """A player secretly selects one of the unused Itineraries in hand, or draws lots in the first game (TTH-VAR-1)."""

    def rule(self) -> str:
        return "TTH-DAY-7"

    def candidates(self, g: State) -> list[Action]:
        h = tth(g)
        return [] if h.lots else h.printed.selects

    def refusal(self, g: State, action: Action) -> str:
        return "TTH-DAY-7" if tth(g).seats[self.player].used >> action.a & 1 else ""

    def options(self, g: State) -> list[Action]:
        h = tth(g)
        return [] if h.lots else h.printed.unused[15 & ~h.seats[self.player].used]

    def forced(self, g: State, options: list[Action]) -> bool:
        return False

    def apply(self, g: State, action: Action) -> None:
        h = tth(g)
        h.seats[self.player].chosen = action.a
        h.tell("select", self.player, (h.seats[self.player].hand[action.a],), self.player)

    def run(self, g: State) -> None:
        """Lots are drawn."""
        h = tth(g)
        seat = h.seats[self.player]
        unused = h.printed.unused[15 & ~seat.used]
        seat.chosen = unused[h.rng.below(len(unused))].a

    def data(self) -> list[int | str]:
        return ["Select", self.player]


class Reveal(Step):
    """All selected Itineraries are shown together, and the day begins."""

    def run(self, g: State) -> None:
        h = tth(g)
        for p in range(h.players):
            seat = h.seats[p]
            seat.plan = h.printed.itineraries[seat.hand[seat.chosen]]
            seat.used |= 1 << seat.chosen
            seat.chosen = NO_CARD
            h.reveal("itinerary", p, (seat.plan.number,))
        h.push(TURN)

    def data(self) -> list[int | str]:
        return ["Reveal"]


class Turn(Step):
    """Whoever is furthest behind has the turn; when nobody is left, night falls (TTH-TURN-1, TTH-DAY-1)."""

    def run(self, g: State) -> None:
        h = tth(g)
        p = h.active()
        if p == NOBODY:
            night(h)
            return
        h.push(self)
        if p < h.players:
            h.push(CHOOSE[p])
        else:
            rival_turn(h)

    def data(self) -> list[int | str]:
        return ["Turn"]


MORNING: Final = Morning(NOBODY)
REVEAL: Final = Reveal(NOBODY)
TURN: Final = Turn(NOBODY)
SELECT: Final[list[Step]] = [Select(p) for p in range(4)]


def night(g: Trekking) -> None:
    """The day ends: Itineraries and tokens go, treks and crystals stay (TTH-DAY-2 to TTH-DAY-9)."""
    for p in range(g.players):
        clear_itinerary(g, p)
    if g.day == DAYS - 1:
        end(g)
        return
    for seat in g.seats:
        seat.hour = 0  # the order of arrival stays: TTH-DAY-8
        seat.warped = False
    g.deck = g.later[g.day]
    g.drawn = g.known = 0
    g.day += 1
    g.rule = day_rule(g)
    g.push(MORNING)


def clear_itinerary(g: Trekking, p: Player) -> None:
    """All tokens return to the supply, and the Itinerary leaves the game (TTH-DAY-5)."""
    seat = g.seats[p]
    for column in range(COLOURS):
        wilds = (seat.wilds >> 8 * column & 255).bit_count()
        g.supply[WILD] += wilds
        g.supply[column] += seat.filled[column] - wilds
        seat.filled[column] = 0
    seat.wilds = 0
    seat.plan = NO_ITINERARY
    g.tell("night", p, (g.day, seat.hour))


def end(g: Trekking) -> None:
    """The game is over: every current trek collapses, and all are counted (TTH-END-1)."""
    for p in range(len(g.seats)):
        if g.seats[p].trek:
            collapse(g, p)
        g.tell("final", p, (g.seats[p].track(), g.seats[p].crystals, g.score(p)))


def day_rule(g: Trekking) -> DayRule:
    """The rules of today, as an Unlimited Warp changes them (TTH-TW-6)."""
    rule = g.printed.warps[g.warps[g.day]].rule if g.warps else None
    return g.printed.rule if rule is None else rule
