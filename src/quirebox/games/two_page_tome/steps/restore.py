"""Restore: scoring claimed cards (chapter 2.9 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import Player
from quirebox.core.masks import has
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.patterns import NONE_FRESH, fresh_after, restorable, spoilt
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.steps.decision import RESTORE, Decision
from quirebox.games.two_page_tome.steps.research import DRAWS
from quirebox.games.two_page_tome.verbs import restore


class Restore(Decision):
    """A player may score claimed cards, one after another (TPT-RST-1)."""

    def __init__(self, player: Player, fresh: int) -> None:
        super().__init__(player)
        self.fresh = fresh  # slots, as bits, whose cards were drawn in this step and cannot be scored in it

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return RESTORE

    def more(self) -> int:
        return self.fresh

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.restoring[restorable(g.sheets[self.player], self.fresh)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return [*g.printed.actions.restores, g.printed.actions.end_restore]

    def why(self, g: State, action: Action) -> str:
        assert isinstance(g, TomePosition)
        s = g.sheets[self.player]
        if has(s.done, action.b):
            return "TPT-RST-7"
        if has(self.fresh, action.a):
            return "TPT-RST-10"
        return "TPT-RST-4" if spoilt(g, s.cards[action.a], s.lands[action.b]) else "TPT-RST-3"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        if action is g.printed.actions.end_restore:
            return
        p = self.player
        restore(g, p, action.a, action.b)
        g.push(RESTORES[p][fresh_after(g, self.fresh, action.a)])
        g.push(DRAWS[p][action.a])

    def data(self) -> list[int | str]:
        return ["Restore", self.player, self.fresh]


RESTORES: Final[list[list[Step]]] = [[Restore(p, fresh) for fresh in range(4)] for p in range(SEATS)]


def restore_of(p: Player) -> Step:
    """The Restore of a player who has not drawn a card in it."""
    return RESTORES[p][NONE_FRESH]
