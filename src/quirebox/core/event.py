"""Events: the facts that log, animation, statistics, undo and triggers read."""

from __future__ import annotations

from typing import Final, final

Player = int
NOBODY: Final = -1  # no player: a step that runs by itself, a public fact, a spectator


@final
class Event:
    """A fact.  `seen_by` is NOBODY for public facts, else the only player who learns `args`."""

    def __init__(self, kind: str, player: Player, args: tuple[int, ...], seen_by: Player, reveals: bool) -> None:
        self.kind = kind
        self.player = player
        self.args = args
        self.seen_by = seen_by
        self.reveals = reveals  # somebody learned something hidden: no undo past it
        self.hidden = False

    def seen(self, viewer: Player) -> Event:
        """The event as the viewer learns it: the fact always, the numbers only if they are theirs to know."""
        if self.seen_by == NOBODY or self.seen_by == viewer:
            return self
        event = Event(self.kind, self.player, (), self.seen_by, self.reveals)
        event.hidden = True
        return event

    def __repr__(self) -> str:
        return f"{self.kind} p{self.player} {'?' if self.hidden else self.args}"
