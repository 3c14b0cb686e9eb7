"""Who is connected to a table, here and at other processes."""

from __future__ import annotations

from typing import Protocol

from quire.core.event import Player


class Listener(Protocol):
    """A connection that is told of changes."""

    visitor: str  # the address from which they come
    member: int | None
    viewer: Player
    ply: int  # how far they have been told
    line: int

    def send(self, text: str) -> None:
        """Tell them."""

    def close(self, code: int, reason: str) -> None:
        """Let them go."""


class Presence:
    """The listeners of this process, and what the other processes have told of theirs."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}  # until when, members there, how many watch

    def members(self, now: float) -> set[int]:
        """The members who are connected to any process."""
        found = {listener.member for listener in self.listeners if listener.member is not None}
        return found.union(*(members for until, members, _ in self.elsewhere.values() if until > now))

    def watching(self, now: float) -> int:
        """How many look on without being members."""
        return sum(listener.member is None for listener in self.listeners) + sum(
            n for until, _, n in self.elsewhere.values() if until > now
        )

    def anybody(self, now: float) -> bool:
        """Whether somebody is connected to any process."""
        return bool(self.listeners) or any(
            until > now and (members or watching) for until, members, watching in self.elsewhere.values()
        )

    def visitors(self) -> frozenset[str]:
        """The addresses from which people are here: members if there are any, else those who look on."""
        members = frozenset(listener.visitor for listener in self.listeners if listener.member is not None)
        return members or frozenset(listener.visitor for listener in self.listeners)

    def heard(self, process: str, until: float, members: frozenset[int], watching: int) -> bool:
        """Note what another process tells; whether it is news."""
        before = self.elsewhere.get(process, (0.0, frozenset[int](), 0))
        self.elsewhere[process] = (until, members, watching)
        return before[1:] != (members, watching)

    def drop_silent(self, now: float) -> bool:
        """Forget the processes that have told nothing for a while; whether there were any."""
        silent = [process for process, (until, _, _) in self.elsewhere.items() if until <= now]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)
