"""Coping with world events (HOB-EVT): the card of the turn."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.history_of_the_book.box import pile_of
from quirebox.games.history_of_the_book.position import EVENT, HistoryPosition
from quirebox.games.history_of_the_book.steps.auction import RELEASE
from quirebox.games.history_of_the_book.verbs import sweep


@final
class Draw(Step):
    """HOB-EVT-1: the active country reveals the next card of its pile for this century."""

    def __init__(self, country: Player) -> None:
        super().__init__(NOBODY)
        self.drawer = country

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        g.phase = EVENT
        sweep(g)
        drawn = (g.round - 1) % g.per_century  # HOB-EVT-8: used cards stay out
        card = g.piles.cards[pile_of(g.country(self.drawer), g.century()) + drawn]
        if g.events is not None:
            g.reveal("event", self.drawer, (card,))
        if g.printed.event[card].auction:
            g.push(RELEASE)
        lines = g.printed.event[card].lines
        for i in range(len(lines) - 1, -1, -1):
            g.push(lines[i].later[self.drawer])

    def data(self) -> list[int | str]:
        return ["Draw", self.drawer]


DRAWS: Final[list[Step]] = [Draw(p) for p in range(SEATS)]
