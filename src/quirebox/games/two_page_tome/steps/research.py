"""Research: taking a tome, swapping cards, drawing replacements (chapters 2.4 and 2.5 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.steps.decision import DRAW, RESEARCH, TAKE, Decision
from quirebox.games.two_page_tome.verbs import discard_claimed, draw_card, sources


class Take(Decision):
    """The first player takes a tome and reserves one of its symbols (TPT-RES-1)."""

    def rule(self) -> str:
        return "TPT-RES-1"

    def phase(self) -> int:
        return TAKE

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.takes

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        g.taken = action.a
        g.reserved = action.b
        if g.events is not None:
            g.tell("take", self.player, (g.up[action.a], action.b))

    def data(self) -> list[int | str]:
        return ["Take", self.player]


class Research(Decision):
    """A player may swap claimed cards, for a brew each (TPT-RES-3)."""

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return RESEARCH

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        a = g.printed.actions
        return a.researching if g.sheets[self.player].brews else a.only_end_research

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.researching

    def why(self, g: State, action: Action) -> str:
        return "TPT-RES-3"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        if action is g.printed.actions.end_research:
            return
        p = self.player
        s = g.sheets[p]
        s.brews -= 1
        if g.events is not None:
            g.tell("swap", p, (s.cards[action.a],))
        discard_claimed(g, p, action.a)
        g.push(self)
        g.push(DRAWS[p][action.a])

    def data(self) -> list[int | str]:
        return ["Research", self.player]


class Draw(Decision):
    """A player draws the replacement for a claimed card from the row or the deck (TPT-CARD-1, TPT-CARD-2)."""

    def __init__(self, player: Player, slot: int) -> None:
        super().__init__(player)
        self.slot = slot

    def rule(self) -> str:
        return "TPT-RES-5"

    def phase(self) -> int:
        return DRAW

    def matter(self) -> int:
        return self.slot

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.drawing[sources(g)]

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.draws

    def why(self, g: State, action: Action) -> str:
        return "TPT-CARD-5"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        draw_card(g, self.player, self.slot, action.a)

    def data(self) -> list[int | str]:
        return ["Draw", self.player, self.slot]


TAKES: Final[list[Step]] = [Take(p) for p in range(SEATS)]
RESEARCHES: Final[list[Step]] = [Research(p) for p in range(SEATS)]
DRAWS: Final[list[list[Step]]] = [[Draw(p, slot) for slot in range(2)] for p in range(SEATS)]
