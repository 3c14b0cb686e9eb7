"""Steps: what must still happen.  One class is one paragraph of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Player
from quirebox.core.native import mypyc_attr

if TYPE_CHECKING:
    from quirebox.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something that must still happen.  Immutable: progress replaces a step, never edits it.

    A decision states its rule once, in `options`: what is not listed there is not allowed.  `why` only names the rule
    that forbids the rest.
    """

    def __init__(self, player: Player) -> None:
        self.player = player  # who decides; NOBODY: it runs by itself

    def rule(self) -> str:
        """The id of the rule that is being carried out: it refuses everything that is not asked now."""
        raise NotImplementedError

    def options(self, g: State) -> list[Action]:
        """The rule: what may be chosen now.  Take the list from a table where it can be; never edit it."""
        return []

    def candidates(self, g: State) -> list[Action]:
        """Everything worth asking about: the options and what a player may reasonably try, in the same order."""
        return self.options(g)

    def why(self, g: State, action: Action) -> str:
        """The id of the rule that forbids a candidate which is not an option.  It names, and never decides."""
        return self.rule()

    def forced(self, g: State, options: list[Action]) -> bool:
        """Whether the first option is taken without asking."""
        return len(options) == 1

    def apply(self, g: State, action: Action) -> None:
        """Carry out the chosen action.  The step is already off the agenda."""
        raise NotImplementedError

    def run(self, g: State) -> None:
        """Carry out a step that needs no choice, or has none left."""

    def data(self) -> list[int | str]:
        """A tag and plain values, for saving."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judged(Step):
    """A decision whose rule judges each candidate by itself: `refusal` decides and names the rule at once."""

    def refusal(self, g: State, action: Action) -> str:
        """The rule: the id of what forbids a candidate now, or ''."""
        raise NotImplementedError

    def options(self, g: State) -> list[Action]:
        """The candidates that are not refused.  Not to be overridden."""
        return [a for a in self.candidates(g) if not self.refusal(g, a)]

    def candidates(self, g: State) -> list[Action]:
        """Everything worth asking about."""
        raise NotImplementedError

    def why(self, g: State, action: Action) -> str:
        """What `refusal` said.  Not to be overridden."""
        return self.refusal(g, action)


class Over(Step):
    """The game is over, or has not begun; nobody has to choose."""

    def rule(self) -> str:
        return ""

    def apply(self, g: State, action: Action) -> None:
        pass

    def data(self) -> list[int | str]:
        return ["Over"]


OVER: Final = Over(NOBODY)
