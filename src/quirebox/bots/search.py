"""Search: information-set Monte-Carlo tree search over whole turns, for one to six players.

Every iteration imagines other hidden things and other luck to come, and walks one shared tree of turns through them, so
that no line relies on what the player cannot know. First opinions come from the game's `evaluate` at the end of a turn.
Where luck or novelty ends the tree, everybody takes what looks best until all have had equally many turns, and their
standing there is told as shares of the victory.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from quirebox.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quirebox.bots.mind import EXPERT
from quirebox.bots.plan import Plan, Way
from quirebox.bots.quiet import Quiet
from quirebox.bots.thought import Thought
from quirebox.bots.together import grow_together, ways
from quirebox.bots.tree import ITERATIONS, Style, Tree
from quirebox.core.action import Action
from quirebox.core.message import Said, say
from quirebox.core.native import mypyc_attr
from quirebox.core.rng import Rng

FAITH: Final = 1.96  # width of the interval of a win share: 95 %


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Tries out many futures, and follows its plan as long as the turn goes as expected."""

    def __init__(self, thought: Thought | None = None, style: Style | None = None) -> None:
        super().__init__("search", True, Budget(ITERATIONS))
        self.thought = thought  # None: as much as an expert of the game
        self.style = style or Style()

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """What the turn that was tried most begins with, since it kept looking best."""
        return self.follow_or_think(sight, self.thought or sight.mind.level(EXPERT), budget, rng)

    def follow_or_think(self, sight: Sight, thought: Thought, budget: Budget, rng: Rng) -> Choice:
        """The next decision of the plan if it still fits, else of a new one."""
        plan = sight.plan
        if plan is None or not plan.fits(sight.view(), sight.options()):
            with Quiet():
                plan = self.think(sight, thought, budget, rng)
        found = alternatives(plan)
        chosen = found[0].action
        return Choice(chosen, found, reason(sight, found), go_on(sight, plan, chosen))

    def think(self, sight: Sight, thought: Thought, budget: Budget, rng: Rng) -> Plan:
        """Ways to play the turn and what came of them, the best first."""
        tree = Tree(sight, rng, thought, self.style, budget)
        if budget.processes > 1:
            return Plan(sorted(grow_together(tree, budget, rng), key=preference))
        tree.grow()
        return Plan(sorted(ways(tree), key=preference))


def alternatives(plan: Plan) -> list[Alternative]:
    """The next decision of each way thought of, with the best way that it begins."""
    found: list[Alternative] = []
    for way in plan.ways:
        action = way.actions[plan.done]
        if all(alternative.action is not action for alternative in found):
            found.append(weigh(way, action))
    return found


def go_on(sight: Sight, plan: Plan, chosen: Action) -> Plan | None:
    """The ways that go on after this decision, with what the seat will see if they do; None if there is none."""
    left = plan.after(chosen)
    if not left.ways:
        return None
    g = sight.imagine(Rng(0))
    g.apply(chosen)
    return left.expecting(sight.game.eyes.view(g, sight.player), g.options)


def preference(way: Way) -> tuple[int, float, float]:
    """Most tried, then best, then best at first sight."""
    return (-way.visits, -way.value(), -way.points)


def dearness(alternative: Alternative) -> float:
    """What it promises, however sure that is."""
    return alternative.value


def weigh(way: Way, action: Action) -> Alternative:
    """A way as an alternative."""
    low, high = wilson(way.value(), way.visits + 1)
    return Alternative(action, way.value(), way.visits, low, high)


def wilson(share: float, tries: int) -> tuple[float, float]:
    """Wilson's interval: it holds the true share 95 times in 100."""
    n = float(tries)
    square = FAITH * FAITH
    middle = (share + square / (2.0 * n)) / (1.0 + square / n)
    half = FAITH / (1.0 + square / n) * sqrt(share * (1.0 - share) / n + square / (4.0 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def reason(sight: Sight, thought: list[Alternative]) -> Said:
    """The choice compared with the next best, or with what looks better but was tried less."""
    best = thought[0]
    promise = say(
        "bot-promise",
        what=sight.phrase(best.action),
        value=percent(best.value),
        low=percent(best.low),
        high=percent(best.high),
        tries=best.visits,
    )
    if len(thought) == 1:
        return say("bot-search", promise=promise)
    dearest = max(thought[1:], key=dearness)
    if dearest.value > best.value:
        looks = sight.phrase(dearest.action)
        value = percent(dearest.value)
        return say("bot-search-unsure", promise=promise, other=looks, value=value, tries=dearest.visits)
    following = thought[1]
    return say("bot-search-next", promise=promise, other=sight.phrase(following.action), value=percent(following.value))


def percent(share: float) -> int:
    """A share as people say it."""
    return round(100.0 * share)
