"""Opponents by level: a novice who overlooks things, a club player, an expert, a master."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from quirebox.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quirebox.bots.judge import mood
from quirebox.bots.search import Search
from quirebox.core.action import Action
from quirebox.core.message import say
from quirebox.core.rng import Rng

CLUB: Final = Budget(iterations=12, seconds=0.9)  # where the game says nothing else
EXPERT: Final = Budget(iterations=48, seconds=0.9)  # the seconds are for slow machines: the iterations take less
MASTER: Final = Budget(iterations=192, seconds=2.0)
OVERLOOKED: Final = 4  # one option in four is not seen
BLUR: Final = 0.5  # how far a judgement goes wrong, in usual differences between options


class Novice(Bot):
    """Sees only this decision, sometimes overlooks an option and misjudges small differences."""

    def __init__(self) -> None:
        super().__init__("novice")

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """The option that looks best at a glance."""
        values = [self.glance(sight, option, rng) for option in sight.options()]
        usual = sum(max(values) - value for value in values) / len(values)
        thought = [
            Alternative(option, value + BLUR * usual * mood(rng))
            for option, value in zip(sight.options(), values, strict=True)
        ]
        seen = [alternative for alternative in thought if rng.below(OVERLOOKED)] or thought
        seen.sort(key=lambda alternative: -alternative.value)
        return Choice(seen[0].action, seen, say("bot-glance", what=sight.phrase(seen[0].action)))

    def glance(self, sight: Sight, option: Action, rng: Rng) -> float:
        """How well the seat stands right after the option."""
        g = sight.imagine(rng)
        g.apply(option)
        return sight.mind.evaluate(g, sight.player)


class Thinker(Search):
    """A search that thinks as much as the game's mind says for its level, or a part or a multiple of that."""

    def __init__(self, name: str, budget: Budget) -> None:
        super().__init__()
        self.name = self.level = name
        self.budget = budget
        self.usual = budget.iterations

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """What comes of the tries that fit the game."""
        thought = sight.mind.level(self.level)
        iterations = -(-budget.iterations * thought.tries // self.usual)
        return self.follow_or_think(sight, thought, replace(budget, iterations=iterations), rng)


def club() -> Bot:
    """A search that is over in a moment."""
    return Thinker("club", CLUB)


def expert() -> Bot:
    """A search that takes its time."""
    return Thinker("expert", EXPERT)


def master() -> Bot:
    """Tries four times as much as an expert, and judges by what was learned from self-play where that is there."""
    return Thinker("master", MASTER)
