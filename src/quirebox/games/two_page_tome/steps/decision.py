"""What all decisions have in common: a phase of the game, and what they are about."""

from __future__ import annotations

from typing import Final

from quirebox.core.step import Step
from quirebox.games.two_page_tome.shown import Phase

PHASES: Final[list[Phase]] = [
    "over",
    "keep",
    "start",
    "take",
    "research",
    "draw",
    "move",
    "manifest",
    "place",
    "road",
    "restore",
]
OVER: Final = 0
KEEP: Final = 1
START: Final = 2
TAKE: Final = 3  # alone: one symbol from each tome
RESEARCH: Final = 4
DRAW: Final = 5
MOVE: Final = 6  # alone: the journey
MANIFEST: Final = 7
PLACE: Final = 8  # alone: or declining
ROAD: Final = 9
RESTORE: Final = 10


class Decision(Step):
    """A step that asks a player."""

    def phase(self) -> int:
        """Where the game is, as an index of PHASES."""
        raise NotImplementedError

    def matter(self) -> int:
        """What it is about: the land to place, the hex of a road, the slot of a card to replace; 1 in Move once roads
        were walked."""
        return 0

    def more(self) -> int:
        """What else: the roads to draw; 1 in Move after a brew move; in Restore the slots, as bits, that cannot be
        scored."""
        return 0


def phase(step: Step) -> int:
    """The phase of the step that is waiting."""
    return step.phase() if isinstance(step, Decision) else OVER
