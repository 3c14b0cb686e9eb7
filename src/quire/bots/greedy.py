"""Greedy: whatever leaves it best off at the end of its own turn."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from quire.bots.bot import Alternative, Bot, Budget, Choice, Sight
from quire.core.action import Action
from quire.core.rng import Rng
from quire.core.state import State

BEAM: Final = 8             # lines kept at each further decision of the turn
NODES: Final = 400          # positions looked at for one choice, shared evenly by the options
GUESSES: Final = 5          # imagined positions over which a line is averaged that reveals something


@final
class Line:
    """Some decisions of one's own in a row, and where they lead."""

    def __init__(self, actions: list[Action], g: State, value: float) -> None:
        self.actions = actions
        self.g = g
        self.value = value


def by_value(line: Line) -> float:
    """The best come first."""
    return -line.value


@final
class Foresight:
    """One turn thought through: every option followed by the best further decisions of the same player."""

    def __init__(self, sight: Sight, rng: Rng, nodes: int, deadline: float) -> None:
        self.sight = sight
        self.guesses = [sight.imagine(rng) for _ in range(GUESSES)]
        self.nodes = nodes                      # how many positions one option may take
        self.deadline = deadline
        self.seen = 0

    def worth(self, option: Action) -> float:
        """How well the player can stand at the end of a turn that begins with the option."""
        self.seen = 0
        best = -1e300
        lines = [Line([], self.guesses[0], 0.0)]
        while lines:
            longer: list[Line] = []
            for line in lines:
                options = line.g.options if line.actions else [option]
                for action in options:
                    if self.spent() and (longer or best > -1e300):
                        return max(best, max([further.value for further in longer], default=best))
                    further = self.extend(line, action)
                    if self.goes_on(further):
                        longer.append(further)
                    elif further.value > best:
                        best = further.value
            longer.sort(key=by_value)
            lines = longer[:BEAM]
        return best

    def spent(self) -> bool:
        """Whether this option has had its share of the budget."""
        return self.seen >= self.nodes or perf_counter() > self.deadline

    def goes_on(self, line: Line) -> bool:
        """Whether the next decision belongs to the same turn and nothing new has come to light."""
        events = line.g.events
        return line.g.actor() == self.sight.player and (events is None or not any(event.reveals for event in events))

    def extend(self, line: Line, action: Action) -> Line:
        """The line with one more decision; what it reveals is averaged over several guesses."""
        self.seen += 1
        g = line.g.copy()
        g.events = []
        g.apply(action)
        further = Line([*line.actions, action], g, self.sight.game.evaluate(g, self.sight.player))
        if any(event.reveals for event in g.events):
            others = [self.follow(guess.copy(), further.actions) for guess in self.guesses[1:]]
            further.value = (further.value + sum(others)) / GUESSES
        return further

    def follow(self, g: State, actions: list[Action]) -> float:
        """How well the player stands where the same decisions lead from another guess."""
        self.seen += 1
        for action in actions:
            if action not in g.options:
                break
            g.apply(action)
        return self.sight.game.evaluate(g, self.sight.player)


class Greedy(Bot):
    """Somebody who thinks to the end of their own turn and no further."""

    def __init__(self) -> None:
        super().__init__("greedy", True, Budget(NODES))

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """The option that begins the best turn; lots are drawn between equals."""
        options = sight.options()
        deadline = perf_counter() + (budget.seconds or 1e9)
        foresight = Foresight(sight, rng, max(1, (budget.iterations or NODES) // len(options)), deadline)
        thought = [Alternative(option, foresight.worth(option)) for option in options]
        top = max(alternative.value for alternative in thought)
        best = [alternative for alternative in thought if alternative.value == top]
        chosen = best[rng.below(len(best))]
        rest = sorted((a for a in thought if a is not chosen), key=lambda a: -a.value)
        return Choice(chosen.action, [chosen, *rest], self.reason(sight, chosen, rest))

    def reason(self, sight: Sight, chosen: Alternative, rest: list[Alternative]) -> str:
        """The choice compared with the next best."""
        said = f"“{sight.phrase(chosen.action)}” leaves me at {chosen.value:.1f} at the end of my turn"
        if not rest:
            return f"{said}."
        ahead = chosen.value - rest[0].value
        versus = f"“{sight.phrase(rest[0].action)}”"
        return f"{said}, no better and no worse than {versus}." if ahead < 0.05 else f"{said}, {ahead:.1f} more than {versus}."
