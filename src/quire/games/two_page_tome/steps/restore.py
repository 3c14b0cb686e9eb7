"""Restore: scoring claimed cards (chapter 2.9 of the rules)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.effects import discard_claimed
from quire.games.two_page_tome.sheet import LANDS, NO_CARD
from quire.games.two_page_tome.state import TwoPageTome, tpt
from quire.games.two_page_tome.steps.decision import RESTORE, Decision
from quire.games.two_page_tome.steps.research import DRAWS

ONE_CARD: Final = (1 << LANDS) - 1
OLD_CARDS: Final[list[int]] = [
    ONE_CARD << LANDS | ONE_CARD,
    ONE_CARD << LANDS,
    ONE_CARD,
    0,
]  # matches that count, by fresh slots
UNSCORED: Final[list[int]] = [
    (ONE_CARD & ~done) << LANDS | (ONE_CARD & ~done) for done in range(ONE_CARD + 1)
]  # by lands scored


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

    def candidates(self, g: State) -> list[Action]:
        actions = tpt(g).edition.actions
        return [*actions.restores, actions.end_restore]

    def refusal(self, g: State, action: Action) -> str:
        t = tpt(g)
        s = t.sheets[self.player]
        if action.kind != "restore":
            return ""
        if s.done >> action.b & 1:
            return "TPT-RST-7"
        if self.fresh >> action.a & 1:
            return "TPT-RST-10"
        if s.matches >> LANDS * action.a + action.b & 1:
            return ""
        return self.pattern_refusal(t, s.cards[action.a], s.lands[action.b])

    def pattern_refusal(self, t: TwoPageTome, card: int, land: int) -> str:
        """Whether the pattern is incomplete everywhere, or spoilt by x cells wherever it is complete."""
        complete = [
            required for required in t.agreed.patterns.required[t.edition.shape_of[card]] if land & required == required
        ]
        return "TPT-RST-4" if complete else "TPT-RST-3"

    def options(self, g: State) -> list[Action]:
        t = tpt(g)
        s = t.sheets[self.player]
        return t.edition.actions.restoring[s.matches & UNSCORED[s.done] & OLD_CARDS[self.fresh]]

    def apply(self, g: State, action: Action) -> None:
        if action.kind != "restore":
            return
        t = tpt(g)
        p = self.player
        s = t.sheets[p]
        card = s.cards[action.a]
        assert card != NO_CARD
        restored = s.restored[:]
        restored[action.b] = card
        s.restored = restored
        s.done |= 1 << action.b
        g.tell("restore", p, (action.b, card))
        discard_claimed(t, p, action.a)
        g.push(RESTORES[p][0 if t.agreed.chain else self.fresh | 1 << action.a])
        g.push(DRAWS[p][action.a])

    def data(self) -> list[int | str]:
        return ["Restore", self.player, self.fresh]


RESTORES: Final[list[list[Step]]] = [[Restore(p, fresh) for fresh in range(4)] for p in range(SEATS)]
