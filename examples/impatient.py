"""A bot as a class: whatever looks best at once.  docs/guides/writing-a-bot.md says how to install it."""

from quirebox.bots.bot import Bot, Budget, Choice, Sight
from quirebox.core.rng import Rng


class Impatient(Bot):
    def __init__(self) -> None:
        super().__init__("impatient")

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        worth = []
        for option in sight.options():
            g = sight.imagine(rng)
            g.apply(option)
            worth.append(sight.mind.evaluate(g, sight.player))
        best = sight.options()[worth.index(max(worth))]
        return Choice(best, why=f"{best.text!r} looks best at once.")
