"""Steps: what must still happen.  One class is one paragraph of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quire.core.action import Action
from quire.core.event import NOBODY, Player
from quire.core.native import mypyc_attr

if TYPE_CHECKING:
    from quire.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something that must still happen.  Immutable: progress replaces a step, never edits it."""

    def __init__(self, player: Player) -> None:
        self.player = player  # who decides; NOBODY: it runs by itself

    def rule(self) -> str:
        """The id of the rule that is being carried out: what refuses everything that is not asked now."""
        raise NotImplementedError

    def candidates(self, g: State) -> list[Action]:
        """Every action worth asking about."""
        return []

    def refusal(self, g: State, action: Action) -> str:
        """The id of the rule that forbids a candidate now, or ''."""
        return ""

    def options(self, g: State) -> list[Action]:
        """The candidates that are not refused, in the same order.  Override with tables where it pays; never edit the list."""
        return [a for a in self.candidates(g) if not self.refusal(g, a)]

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


class Over(Step):
    """The game is over, or has not begun; nobody has to choose."""

    def rule(self) -> str:
        return ""

    def apply(self, g: State, action: Action) -> None:
        pass

    def data(self) -> list[int | str]:
        return ["Over"]


OVER: Final = Over(NOBODY)
