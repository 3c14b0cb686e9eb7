"""A History card goes into the trek (TTH-TREK, TTH-TW-8)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.trekking.box import NO_CARD, NO_ICON, SEATS, SLOTS, Card, years_between
from quirebox.games.trekking.position import Seat, TrekkingPosition
from quirebox.games.trekking.steps.benefits import PLACE_WILD
from quirebox.games.trekking.verbs import add, collapse, collect, refill, score_warp


class Join(Step):
    """Blurred Calendar: a card that is a little too early may be added all the same (TTH-TW-8)."""

    def __init__(self, player: Player, slot: int) -> None:
        super().__init__(player)
        self.slot = slot

    def rule(self) -> str:
        return "TTH-TW-8"

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TrekkingPosition)
        return g.printed.yes_no

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TrekkingPosition)
        if action is g.printed.no:
            start_again(g, self.player, self.slot)
            return
        add(g, self.player, g.row[self.slot], g.seats[self.player].date)
        refill(g, self.slot)

    def data(self) -> list[int | str]:
        return ["Join", self.player, self.slot]


class Refill(Step):
    """The Row is refilled once what had to be decided before is decided."""

    def __init__(self, slot: int) -> None:
        super().__init__(NOBODY)
        self.slot = slot

    def run(self, g: State) -> None:
        assert isinstance(g, TrekkingPosition)
        refill(g, self.slot)

    def data(self) -> list[int | str]:
        return ["Refill", self.slot]


JOIN: Final[list[list[Step]]] = [[Join(p, s) for s in range(SLOTS)] for p in range(SEATS)]
REFILL: Final[list[Step]] = [Refill(s) for s in range(SLOTS)]


def place_history(g: TrekkingPosition, p: Player, slot: int) -> None:
    """Put a Row card into the trek, then refill the Row; a card that is not later collapses the trek (TTH-TREK-2,
    TTH-TREK-3)."""
    seat = g.seats[p]
    card = g.printed.cards[g.row[slot]]
    if card.year > seat.date:
        if g.rule.close >= 0 and g.rule.close >= years_between(seat.date, card.year):
            score_warp(g, p, g.rule.close_points)  # Close Connections
        add(g, p, card.number, card.year)
        refill(g, slot)
    elif may_join(g, seat, card):
        g.push(JOIN[p][slot])
    else:
        start_again(g, p, slot)


def start_again(g: TrekkingPosition, p: Player, slot: int) -> None:
    """The current trek collapses, and a Row card starts a new one; Fresh Start gives something for that."""
    card = g.printed.cards[g.row[slot]]
    collapse(g, p)
    add(g, p, card.number, card.year)
    icons = g.rule.collapse
    if icons is not None:
        collect(g, p, icons, NO_ICON)
    if g.wilds:
        g._row = b""
        g.row[slot] = NO_CARD  # the gap stays until the Wilds are placed
        g.push(REFILL[slot])
        g.push(PLACE_WILD[p])
    else:
        refill(g, slot)


def may_join(g: TrekkingPosition, seat: Seat, card: Card) -> bool:
    """Whether Blurred Calendar lets a card join that is a little too early."""
    return card.year <= seat.date and g.rule.join >= years_between(card.year, seat.date)
