"""Search: information-set Monte-Carlo tree search over whole turns, for one to six players.

Every iteration imagines the hidden things and the luck to come anew and walks one shared tree of turns through them, so that no
line relies on what the player cannot know.  First opinions come from the game's `evaluate` at the end of a turn.  Where luck or novelty ends
the tree, everybody takes what looks best until all have had equally many turns, and their standing there is told as shares of the victory.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from quire.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quire.bots.quiet import Quiet
from quire.bots.together import grow_together
from quire.bots.tree import ITERATIONS, Edge, Style, Tree
from quire.core.action import Action
from quire.core.game import Json
from quire.core.native import mypyc_attr
from quire.core.rng import Rng
from quire.core.thought import Thought

FAITH: Final = 1.96  # width of the interval of a win share: 95 %


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Somebody who tries out many futures, and goes on with the turn they thought of as long as it goes as expected."""

    def __init__(self, thought: Thought | None = None, style: Style | None = None) -> None:
        super().__init__("search", True, Budget(ITERATIONS))
        self.thought = thought  # None: what the game says of an expert
        self.style = style or Style()
        self.plan: list[Edge] = []  # the turns thought of that go on from here, the best first
        self.done = 0  # how many of their decisions have been made
        self.expected: dict[str, Json] = {}  # what the seat sees if nothing but that has happened since

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """What the turn that was tried most begins with, since it kept looking best."""
        if not self.plan or sight.view() != self.expected:
            with Quiet():
                self.plan = self.think(sight, budget, rng)
            self.done = 0
        thought = self.alternatives()
        chosen = thought[0].action
        self.keep(sight, chosen)
        return Choice(chosen, thought, reason(sight, thought))

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> list[Edge]:
        """Turns and what came of them, the best first."""
        tree = Tree(sight, rng, self.thought or sight.game.expert, self.style, budget)
        if budget.processes > 1:
            return sorted(grow_together(tree, budget, rng), key=preference)
        tree.grow()
        return sorted(tree.root.edges, key=preference)

    def alternatives(self) -> list[Alternative]:
        """The next decision of each turn thought of, with the best turn it begins."""
        found: list[Alternative] = []
        for edge in self.plan:
            action = edge.actions[self.done]
            if all(alternative.action is not action for alternative in found):
                found.append(weigh(edge, action))
        return found

    def keep(self, sight: Sight, chosen: Action) -> None:
        """Remember the turns that go on after this decision, and what the seat will see if they do."""
        self.done += 1
        self.plan = [
            edge for edge in self.plan if edge.actions[self.done - 1] is chosen and len(edge.actions) > self.done
        ]
        if self.plan:
            g = sight.imagine(Rng(0))
            g.apply(chosen)
            self.expected = sight.game.view(g, sight.player)


def preference(edge: Edge) -> tuple[int, float, float]:
    """Most tried, then best, then best at first sight."""
    return (-edge.visits, -edge.value(), -edge.points)


def weigh(edge: Edge, action: Action) -> Alternative:
    """A turn as an alternative."""
    low, high = wilson(edge.value(), edge.visits + 1)
    return Alternative(action, edge.value(), edge.visits, low, high)


def wilson(share: float, tries: int) -> tuple[float, float]:
    """Wilson's interval: it holds the true share 95 times in 100."""
    n = float(tries)
    square = FAITH * FAITH
    middle = (share + square / (2.0 * n)) / (1.0 + square / n)
    half = FAITH / (1.0 + square / n) * sqrt(share * (1.0 - share) / n + square / (4.0 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def reason(sight: Sight, thought: list[Alternative]) -> str:
    """The choice compared with the next best."""
    best = thought[0]
    said = f"“{sight.phrase(best.action)}” promises {best.value:.0%} of the victory ({best.low:.0%} to {best.high:.0%} after {best.visits} tries)"
    if len(thought) == 1:
        return said + "."
    return f"{said}; next comes “{sight.phrase(thought[1].action)}” with {thought[1].value:.0%}."
