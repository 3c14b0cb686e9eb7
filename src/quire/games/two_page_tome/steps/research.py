"""Research: taking a tome, swapping cards, drawing replacements (chapters 2.4 and 2.5 of the rules)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.actions import DECK
from quire.games.two_page_tome.effects import discard_claimed, draw_card
from quire.games.two_page_tome.sheet import NO_CARD
from quire.games.two_page_tome.state import tpt
from quire.games.two_page_tome.steps.decision import DRAW, RESEARCH, TAKE, Decision


class Take(Decision):
    """The first player takes a tome and reserves one of its symbols (TPT-RES-1)."""

    def rule(self) -> str:
        return "TPT-RES-1"

    def phase(self) -> int:
        return TAKE

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.takes

    def options(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.takes

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        t.taken = action.a
        t.reserved = action.b
        if g.events is not None:
            g.tell("take", self.player, (t.up[action.a], action.b))

    def data(self) -> list[int | str]:
        return ["Take", self.player]


class Research(Decision):
    """A player may swap claimed cards, for a brew each (TPT-RES-3)."""

    def rule(self) -> str:
        return "TPT-ROUND-1"

    def phase(self) -> int:
        return RESEARCH

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.researching

    def refusal(self, g: State, action: Action) -> str:
        if action.kind == "swap" and not tpt(g).sheets[self.player].brews:
            return "TPT-RES-3"
        return ""

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        return t.edition.actions.researching if t.sheets[self.player].brews else t.edition.actions.only_end_research

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        if action is t.edition.actions.end_research:
            return
        p = self.player
        t.sheets[p].brews -= 1
        if g.events is not None:
            g.tell("swap", p, (t.sheets[p].cards[action.a],))
        discard_claimed(t, p, action.a)
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

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.draws

    def refusal(self, g: State, action: Action) -> str:
        return "" if action in self.options(g) else "TPT-CARD-5"

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        there = 1 << DECK if t.discard or t.drawn < len(t.deck) else 0
        for slot in range(DECK):
            if t.row[slot] != NO_CARD:
                there |= 1 << slot
        return t.edition.actions.drawing[there]

    def apply(self, g: State, action: Action) -> None:
        draw_card(tpt(g), self.player, self.slot, action.a)

    def data(self) -> list[int | str]:
        return ["Draw", self.player, self.slot]


TAKES: Final[list[Step]] = [Take(p) for p in range(SEATS)]
RESEARCHES: Final[list[Step]] = [Research(p) for p in range(SEATS)]
DRAWS: Final[list[list[Step]]] = [[Draw(p, slot) for slot in range(2)] for p in range(SEATS)]
