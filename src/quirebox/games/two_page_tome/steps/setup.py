"""Setting up: which cards to keep, and where to start (chapter 2.2 of the rules)."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.two_page_tome.box import DEALT, PAIRS
from quirebox.games.two_page_tome.hexes import SECTORS
from quirebox.games.two_page_tome.position import TomePosition
from quirebox.games.two_page_tome.sheet import UNDECIDED
from quirebox.games.two_page_tome.steps.decision import KEEP, START, Decision
from quirebox.games.two_page_tome.steps.turn import ROUND
from quirebox.games.two_page_tome.verbs import deal_row, hold


class Keep(Decision):
    """A player chooses two of four cards; nobody sees which until all have chosen (TPT-SETUP-8)."""

    def rule(self) -> str:
        return "TPT-SETUP-8"

    def phase(self) -> int:
        return KEEP

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.keeps

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        s = g.sheets[self.player]
        s.kept = action.a
        a, b = PAIRS[action.a]
        g.tell("keep", self.player, (s.hand[a], s.hand[b]), seen_by=self.player)

    def data(self) -> list[int | str]:
        return ["Keep", self.player]


class Reveal(Step):
    """Kept cards are turned face up, the others are shuffled into the deck, and the row is dealt (TPT-SETUP-8,
    TPT-SETUP-9)."""

    def run(self, g: State) -> None:
        assert isinstance(g, TomePosition)
        deck = g.deck[g.drawn :]
        for p in range(g.players):
            deck += turn_up(g, p)
        g.rng.shuffle(deck)
        g.deck = deck
        g.drawn = 0
        deal_row(g)

    def data(self) -> list[int | str]:
        return ["Reveal"]


def turn_up(g: TomePosition, p: Player) -> list[int]:
    """Claim the two cards that p has kept; the others are left."""
    s = g.sheets[p]
    kept = PAIRS[s.kept]
    for slot in range(len(kept)):
        hold(g, p, slot, s.hand[kept[slot]])
    g.reveal("kept", p, (s.cards[0], s.cards[1]))
    left = [s.hand[i] for i in range(DEALT) if i not in kept]
    s.hand = []
    s.kept = UNDECIDED
    return left


class Start(Decision):
    """A player puts the worldbuilder onto a dot; this is no move (TPT-SETUP-10, TPT-SETUP-11)."""

    def rule(self) -> str:
        return "TPT-SETUP-10"

    def phase(self) -> int:
        return START

    def options(self, g: State) -> list[Action]:
        assert isinstance(g, TomePosition)
        return g.printed.actions.starts[: len(g.agreed.map.starts)]

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, TomePosition)
        s = g.sheets[self.player]
        map = g.agreed.map
        s.at = map.starts[action.a]
        if g.events is not None:
            g.tell("start", self.player, (*map.hexes[s.at], SECTORS.index(map.dots[action.a])))

    def data(self) -> list[int | str]:
        return ["Start", self.player]


KEEPS: Final[list[Step]] = [Keep(p) for p in range(SEATS)]
STARTS: Final[list[Step]] = [Start(p) for p in range(SEATS)]
REVEAL: Final[Step] = Reveal(NOBODY)


def opening(players: int, first: Player) -> list[Step]:
    """The agenda of a new game; the last step comes first.  Starting dots are chosen in reverse turn order."""
    clockwise = [(first + k) % players for k in range(players)]
    return [ROUND, *(STARTS[p] for p in clockwise), REVEAL, *(KEEPS[p] for p in reversed(clockwise))]
