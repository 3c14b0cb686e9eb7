"""Effects: what a card does.  Built once from content; they hold no state.

The combinators are shared; the verbs belong to the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import mypyc_attr
from quirebox.core.step import Judged, Step

if TYPE_CHECKING:
    from quirebox.core.state import State

SEATS: Final = 6  # the most players any game has: each effect makes a Do step for each of them, once


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card, space or bonus does."""

    def __init__(self) -> None:
        self.id = NOBODY  # its number in the box
        self.later: list[Step] = [Do(p, self) for p in range(SEATS)]  # `g.push(effect.later[p])`: p resolves it next

    def possible(self, g: State, p: Player) -> bool:
        """Whether it would do anything for p now."""
        return True

    def happen(self, g: State, p: Player) -> None:
        """Do it for p; what needs a choice pushes a step."""
        raise NotImplementedError


class Do(Step):
    """An effect waiting its turn on the agenda; skipped if it can do nothing by then."""

    def __init__(self, beneficiary: Player, effect: Effect) -> None:
        super().__init__(NOBODY)
        self.beneficiary = beneficiary
        self.effect = effect

    def run(self, g: State) -> None:
        if self.effect.possible(g, self.beneficiary):
            self.effect.happen(g, self.beneficiary)

    def data(self) -> list[int | str]:
        return ["Do", self.beneficiary, self.effect.id]


class Parts(Effect):
    """Several parts: possible if any of them is."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts

    def possible(self, g: State, p: Player) -> bool:
        for part in self.parts:
            if part.possible(g, p):
                return True
        return False


class Seq(Parts):
    """One after the other; what can do nothing when its turn comes is skipped."""

    def happen(self, g: State, p: Player) -> None:
        for i in range(len(self.parts) - 1, -1, -1):
            g.push(self.parts[i].later[p])


class When(Effect):
    """`condition -> part`: the part follows only if the condition can be fulfilled, and then the condition happens."""

    def __init__(self, condition: Effect, part: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.part = part

    def possible(self, g: State, p: Player) -> bool:
        return self.condition.possible(g, p)

    def happen(self, g: State, p: Player) -> None:
        g.push(self.part.later[p])
        self.condition.happen(g, p)


class Times(Effect):
    """The part, a number of times, one after the other."""

    def __init__(self, n: int, part: Effect) -> None:
        super().__init__()
        self.n = n
        self.part = part

    def possible(self, g: State, p: Player) -> bool:
        return self.part.possible(g, p)

    def happen(self, g: State, p: Player) -> None:
        for _ in range(self.n):
            g.push(self.part.later[p])


class OneOf(Parts):
    """Several parts of which the player picks one that can happen."""

    def __init__(self, parts: list[Effect], choices: list[Action], rule: str) -> None:
        super().__init__(parts)
        self.choices = choices  # one action for each part; a further one declines
        self.rule = rule  # what refuses a part that can do nothing
        self.picks: list[Step] = [Pick(p, self) for p in range(SEATS)]

    def happen(self, g: State, p: Player) -> None:
        g.push(self.picks[p])


def May(part: Effect, accept: Action, decline: Action, rule: str) -> OneOf:
    """A part that the player may decline."""
    return OneOf([part], [accept, decline], rule)


class Pick(Judged):
    """A player picks one branch of an effect, or declines an optional one."""

    def __init__(self, player: Player, effect: OneOf) -> None:
        super().__init__(player)
        self.effect = effect

    def rule(self) -> str:
        return self.effect.rule

    def candidates(self, g: State) -> list[Action]:
        return self.effect.choices

    def refusal(self, g: State, action: Action) -> str:
        i = self.effect.choices.index(action)
        if i == len(self.effect.parts) or self.effect.parts[i].possible(g, self.player):
            return ""
        return self.effect.rule

    def apply(self, g: State, action: Action) -> None:
        i = self.effect.choices.index(action)
        if i < len(self.effect.parts):
            g.push(self.effect.parts[i].later[self.player])

    def data(self) -> list[int | str]:
        return ["Pick", self.player, self.effect.id]
