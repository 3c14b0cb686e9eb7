"""Treks and the Departures Row (TTH-TREK, TTH-ANC, TTH-ROW)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.trekking.printed import NO_CARD, NO_ICON, SLOTS, years_between
from quire.games.trekking.state import NO_TREK, Trekking, tth
from quire.games.trekking.steps.benefits import PLACE_WILD, collect


def place_history(g: Trekking, p: Player, slot: int) -> None:
    """Put a Row card into the trek, then refill the Row; a card that is not later collapses the trek (TTH-TREK-2, TTH-TREK-3)."""
    seat = g.seats[p]
    card = g.printed.cards[g.row[slot]]
    if card.year > seat.date:
        if g.rule.close >= 0 and g.rule.close >= years_between(seat.date, card.year):
            close_connection(g, p)
        add(g, p, card.number, card.year)
    elif g.rule.join >= years_between(card.year, seat.date):
        g.push(JOIN[p][slot])
        return
    else:
        collapse(g, p)
        add(g, p, card.number, card.year)
        after_collapse(g, p, slot)
        return
    refill(g, slot)


def add(g: Trekking, p: Player, number: int, date: int) -> None:
    """Put a card at the end of the current trek, with that date."""
    seat = g.seats[p]
    seat.trek.append(number)
    seat.date = date
    if g.events is not None:
        worth = g.printed.trek_worth(len(seat.trek))
        g.tell("trek", p, (number, len(seat.trek), worth, worth - g.printed.trek_worth(len(seat.trek) - 1)))


def collapse(g: Trekking, p: Player) -> None:
    """Set the current trek aside for scoring; it never grows again."""
    seat = g.seats[p]
    if g.events is not None:
        g.tell("collapse", p, (len(seat.trek), g.printed.trek_worth(len(seat.trek))))
    seat.collapsed.append(seat.trek)
    seat.trek = []
    seat.date = NO_TREK


def after_collapse(g: Trekking, p: Player, slot: int) -> None:
    """What Fresh Start gives for a collapse, then the Row."""
    icons = g.rule.collapse
    if icons is not None:
        collect(g, p, icons, NO_ICON)
    if g.wilds:
        g.row[slot] = NO_CARD  # the gap stays until the Wilds are placed
        g.push(REFILL[slot])
        g.push(PLACE_WILD[p])
    else:
        refill(g, slot)


def close_connection(g: Trekking, p: Player) -> None:
    """Close Connections: points for a short step forward."""
    points = g.rule.close_points
    g.seats[p].warps += points
    g.tell("points", p, (points, g.seats[p].track()))


def add_ancestor(g: Trekking, p: Player) -> None:
    """The top Ancestor joins the trek and takes over its date (TTH-ANC-1)."""
    g.ancestors -= 1
    add(g, p, g.family[g.ancestors], g.seats[p].date)


def refill(g: Trekking, slot: int) -> None:
    """Cards left of the gap slide right, and the next card of the deck is turned up (TTH-ROW-1 to TTH-ROW-3)."""
    row = g.row
    for s in range(slot, 0, -1):
        row[s] = row[s - 1]
    turn_up(g)


def turn_up(g: Trekking) -> None:
    """The next card of the deck becomes slot 0, if there is one."""
    if g.drawn == len(g.deck):
        g.row[0] = NO_CARD
        return
    g.row[0] = g.deck[g.drawn]
    g.drawn += 1
    if g.events is not None:
        g.reveal("turn_up", NOBODY, (g.row[0],))


def deal_row(g: Trekking) -> None:
    """Five cards into slots 5 to 1, and the next one as slot 0 (TTH-SETUP-4)."""
    for s in range(SLOTS - 1, 0, -1):
        g.row[s] = NO_CARD
        if g.drawn < len(g.deck):
            g.row[s] = g.deck[g.drawn]
            g.drawn += 1
    if g.events is not None:
        g.reveal("row", NOBODY, tuple(card for card in g.row[:0:-1] if card != NO_CARD))
    turn_up(g)


class Join(Step):
    """Blurred Calendar: a card that is a little too early may be added all the same (TTH-TW-8)."""

    def __init__(self, player: Player, slot: int) -> None:
        super().__init__(player)
        self.slot = slot

    def rule(self) -> str:
        return "TTH-TW-8"

    def candidates(self, g: State) -> list[Action]:
        return tth(g).printed.yes_no

    def apply(self, g: State, action: Action) -> None:
        h = tth(g)
        card = h.printed.cards[h.row[self.slot]]
        if action is h.printed.yes:
            add(h, self.player, card.number, h.seats[self.player].date)
            refill(h, self.slot)
            return
        collapse(h, self.player)
        add(h, self.player, card.number, card.year)
        after_collapse(h, self.player, self.slot)

    def data(self) -> list[int | str]:
        return ["Join", self.player, self.slot]


class Refill(Step):
    """The Row is refilled once what had to be decided before is decided."""

    def __init__(self, slot: int) -> None:
        super().__init__(NOBODY)
        self.slot = slot

    def run(self, g: State) -> None:
        refill(tth(g), self.slot)

    def data(self) -> list[int | str]:
        return ["Refill", self.slot]


JOIN: Final[list[list[Step]]] = [[Join(p, s) for s in range(SLOTS)] for p in range(4)]
REFILL: Final[list[Step]] = [Refill(s) for s in range(SLOTS)]
