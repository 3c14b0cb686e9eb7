"""Greedy: whatever leaves it best off at the end of its own turn."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from quirebox.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quirebox.bots.quiet import Quiet
from quirebox.bots.turn import Turn
from quirebox.core.message import Said, say
from quirebox.core.rng import Rng

BEAM: Final = 8  # lines kept at each further decision of the turn
NODES: Final = 400  # positions looked at for one choice, shared evenly by the options
GUESSES: Final = 5  # imagined positions over which a line is averaged that reveals something


class Greedy(Bot):
    """Thinks to the end of its own turn and no further."""

    def __init__(self) -> None:
        super().__init__("greedy", True, Budget(NODES))

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """The option that begins the best turn; lots are drawn between equals."""
        options = sight.options()
        deadline = perf_counter() + (budget.seconds or 1e9)
        guesses = [sight.imagine(rng) for _ in range(GUESSES)]
        turn = Turn(
            sight.mind.at_hand,
            sight.mind.worth_trying,
            sight.player,
            guesses,
            max(1, (budget.iterations or NODES) // len(options)),
            BEAM,
            deadline,
        )
        with Quiet():
            thought = [Alternative(option, turn.worth(option)) for option in options]
        top = max(alternative.value for alternative in thought)
        best = [alternative for alternative in thought if alternative.value == top]
        chosen = best[rng.below(len(best))]
        rest = sorted((a for a in thought if a is not chosen), key=lambda a: -a.value)
        return Choice(chosen.action, [chosen, *rest], self.reason(sight, chosen, rest))

    def reason(self, sight: Sight, chosen: Alternative, rest: list[Alternative]) -> Said:
        """The choice compared with the next best."""
        what, value = sight.phrase(chosen.action), round(chosen.value, 1)
        if not rest:
            return say("bot-end", what=what, value=value)
        ahead, versus = chosen.value - rest[0].value, sight.phrase(rest[0].action)
        if ahead < 0.05:
            return say("bot-end-equal", what=what, value=value, versus=versus)
        return say("bot-end-ahead", what=what, value=value, ahead=round(ahead, 1), versus=versus)
