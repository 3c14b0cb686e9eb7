"""Who is connected to a table, here and at other processes."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from quirebox.core.event import Player

NAMED = 12  # of those who look on


class Elsewhere(NamedTuple):
    """Who is connected to another process, as it has told."""

    until: float  # milliseconds since 1970 for which that counts
    members: frozenset[int]
    watching: int
    watchers: tuple[str, ...]


class Listener(Protocol):
    """A connection that is told of changes."""

    visitor: str  # the address from which they come
    member: int | None
    name: str  # of who looks on, as they gave it
    viewer: Player
    ply: int  # how far they have been told
    line: int

    def send(self, text: str) -> None:
        """Tell them."""

    def close(self, code: int, reason: str) -> None:
        """Let them go."""


NOBODY_THERE = Elsewhere(0.0, frozenset(), 0, ())


class Presence:
    """The listeners of this process, and what the other processes have told of theirs."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}

    def members(self, now: float) -> set[int]:
        """The members who are connected to any process."""
        found = {listener.member for listener in self.listeners if listener.member is not None}
        return found.union(*(other.members for other in self.elsewhere.values() if other.until > now))

    def watching(self, now: float) -> int:
        """How many look on without being members."""
        return sum(listener.member is None for listener in self.listeners) + sum(
            other.watching for other in self.elsewhere.values() if other.until > now
        )

    def watchers_here(self) -> tuple[str, ...]:
        """The names of some who look on at this process."""
        names = {listener.name for listener in self.listeners if listener.member is None and listener.name}
        return tuple(sorted(names)[:NAMED])

    def watchers(self, now: float) -> list[str]:
        """The names of some who look on."""
        others = (other.watchers for other in self.elsewhere.values() if other.until > now)
        return sorted({*self.watchers_here()}.union(*others))[:NAMED]

    def anybody(self, now: float) -> bool:
        """Whether somebody is connected to any process."""
        return bool(self.listeners) or any(
            other.until > now and (other.members or other.watching) for other in self.elsewhere.values()
        )

    def visitors(self) -> frozenset[str]:
        """The addresses from which people are here: members if there are any, else those who look on."""
        members = frozenset(listener.visitor for listener in self.listeners if listener.member is not None)
        return members or frozenset(listener.visitor for listener in self.listeners)

    def heard(self, process: str, told: Elsewhere) -> bool:
        """Note what another process tells; whether it is news."""
        before = self.elsewhere.get(process, NOBODY_THERE)
        self.elsewhere[process] = told
        return before[1:] != told[1:]

    def drop_silent(self, now: float) -> bool:
        """Forget the processes that have told nothing for a while; whether there were any."""
        silent = [process for process, other in self.elsewhere.items() if other.until <= now]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)
