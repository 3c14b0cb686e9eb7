"""Random: any option, all equally likely."""

from __future__ import annotations

from quirebox.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quirebox.core.message import say
from quirebox.core.rng import Rng


class Random(Bot):
    """Chooses at random and does not think."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """Any of the options."""
        options = sight.options()
        action = options[rng.below(len(options))]
        share = 1 / len(options)
        others = [Alternative(option, share) for option in options if option is not action]
        why = say("bot-lot", what=sight.phrase(action), options=len(options))
        return Choice(action, [Alternative(action, share), *others], why)
