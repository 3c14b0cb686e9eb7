"""What a table knows of a person, and how it forgets them."""

from __future__ import annotations

from quirebox.server.names import likeness
from quirebox.server.table import course, seats
from quirebox.server.table.kept import Change, Member, State
from quirebox.server.table.table import Table

NOBODY_KNOWN = "N. N."  # who had a name once


def called(state: State, name: str) -> list[Member]:
    """The people at a table whose name looks like this one, gone or not."""
    return [member for member in state.members if member.name and likeness(member.name) == likeness(name)]


def names_without(table: Table, name: str) -> list[str]:
    """What the players are called once that person is forgotten."""
    names = [NOBODY_KNOWN if likeness(one) == likeness(name) else one for one in table.row.state.names]
    for member in called(table.row.state, name):
        if member.seat is not None and member.seat < len(names):
            others = [other for other in table.people_of(member.seat) if other.name]
            left = [other.name for other in others if likeness(other.name) != likeness(name)]
            names[member.seat] = " & ".join(left)[:60] or NOBODY_KNOWN
    return names


def forget(table: Table, name: str, stand_in: str, now: float) -> Change:
    """Nothing at this table names the person any more; their links open nothing, a bot plays on for them."""
    state = table.row.state
    state.names = names_without(table, name)
    for member in called(state, name):
        if member.hash:
            seats.remove(table, member, stand_in)
        member.name = NOBODY_KNOWN
    state.sent_away = [one for one in state.sent_away if one != likeness(name)]
    state.vote = None
    course.bots_changed(table, now)
    return Change(table.row)
