"""Clocks: whose time runs, and what is left of it.  Times are milliseconds since 1970."""

from __future__ import annotations

from quirebox.server.table.kept import ClockKept, Row

DAY = 86_400_000.0
MINUTE = 60_000.0


def full(clock: ClockKept) -> float | None:
    """What everybody has at the start."""
    return {"none": None, "live": clock.minutes * MINUTE, "slow": clock.days * DAY}[clock.kind]


def left(row: Row, seat: int, now: float, actor: int) -> float | None:
    """What a seat has left now."""
    kept = row.state.seats[seat].left
    if kept is None or row.since is None or seat != actor:
        return kept
    return kept - max(0.0, (now if row.frozen is None else row.frozen) - row.since)


def stop(row: Row, seat: int, now: float) -> None:
    """Charge the seat for the time that has run, and let no clock run."""
    if seat >= 0:
        row.state.seats[seat].left = left(row, seat, now, seat)
    row.since = row.due = None


def run(row: Row, actor: int, now: float) -> None:
    """Let the clock of the actor run, if there is one."""
    remaining = row.state.seats[actor].left
    if remaining is not None:
        row.since, row.due = now, now + remaining


def pass_on(row: Row, before: int, actor: int) -> None:
    """The turn goes from one seat to another: what both gain by it."""
    clock = row.setup.agreed.clock
    seats = row.state.seats
    gone = seats[before].left
    if clock.kind == "live" and gone is not None:
        seats[before].left = gone + 1000 * clock.increment
    elif clock.kind == "slow":
        seats[actor].left = clock.days * DAY
