"""Setting up: which cards to keep, and where to start (chapter 2.2 of the rules)."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.two_page_tome.actions import PAIRS
from quire.games.two_page_tome.effects import deal_row, hold, tell_hex
from quire.games.two_page_tome.sheet import UNDECIDED
from quire.games.two_page_tome.state import tpt
from quire.games.two_page_tome.steps.decision import KEEP, START, Decision
from quire.games.two_page_tome.steps.turn import ROUND


class Keep(Decision):
    """A player chooses two of four cards; nobody sees which until all have chosen (TPT-SETUP-8)."""

    def rule(self) -> str:
        return "TPT-SETUP-8"

    def phase(self) -> int:
        return KEEP

    def candidates(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.keeps

    def options(self, g: State) -> list[Action]:
        return tpt(g).edition.actions.keeps

    def apply(self, g: State, action: Action) -> None:
        s = tpt(g).sheets[self.player]
        s.kept = action.a
        a, b = PAIRS[action.a]
        g.tell("keep", self.player, (s.hand[a], s.hand[b]), seen_by=self.player)

    def data(self) -> list[int | str]:
        return ["Keep", self.player]


class Reveal(Step):
    """Kept cards are turned face up, the others are shuffled into the deck, and the row is dealt (TPT-SETUP-8, TPT-SETUP-9)."""

    def run(self, g: State) -> None:
        t = tpt(g)
        deck = t.deck[t.drawn :]
        for p in range(t.players):
            s = t.sheets[p]
            kept = PAIRS[s.kept]
            for i in range(4):
                if i in kept:
                    hold(t, p, kept.index(i), s.hand[i])
                else:
                    deck.append(s.hand[i])
            g.reveal("kept", p, (s.cards[0], s.cards[1]))
            s.hand = []
            s.kept = UNDECIDED
        t.rng.shuffle(deck)
        t.deck = deck
        t.drawn = 0
        deal_row(t)

    def data(self) -> list[int | str]:
        return ["Reveal"]


class Start(Decision):
    """A player puts the worldbuilder onto a dot; this is no move (TPT-SETUP-10, TPT-SETUP-11)."""

    def rule(self) -> str:
        return "TPT-SETUP-10"

    def phase(self) -> int:
        return START

    def candidates(self, g: State) -> list[Action]:
        t = tpt(g)
        return t.edition.actions.starts[: len(t.agreed.map.starts)]

    def apply(self, g: State, action: Action) -> None:
        t = tpt(g)
        s = t.sheets[self.player]
        s.at = t.agreed.map.starts[action.a]
        tell_hex(t, "start", self.player, s.at)

    def data(self) -> list[int | str]:
        return ["Start", self.player]


KEEPS: Final[list[Step]] = [Keep(p) for p in range(SEATS)]
STARTS: Final[list[Step]] = [Start(p) for p in range(SEATS)]
REVEAL: Final[Step] = Reveal(NOBODY)


def opening(players: int, first: Player) -> list[Step]:
    """The agenda of a new game; the last step comes first.  Starting dots are chosen in reverse turn order."""
    clockwise = [(first + k) % players for k in range(players)]
    return [ROUND, *(STARTS[p] for p in clockwise), REVEAL, *(KEEPS[p] for p in reversed(clockwise))]
