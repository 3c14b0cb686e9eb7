"""The pulse that says when a server was last alive; time after that is charged to nobody."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from quirebox.server.storage.schema import pulse, tables

TOLERANCE = 5_000.0  # milliseconds by which the clocks of several computers may differ
TIMES = ("since", "due", "frozen")


def beat(connection: Connection, now: float, alone: bool) -> float:
    """Note that a server is alive; time since the last one was is given back to every running clock. How much that was,
    in milliseconds."""
    before = connection.scalar(select(pulse.c.beat).where(pulse.c.id == 1).with_for_update())
    if before is None:
        connection.execute(insert(pulse), {"id": 1, "beat": now})
        return 0.0
    gap = now - float(before)
    back = gap < -TOLERANCE  # the clock was ahead, and is right again: the pulse follows it
    connection.execute(update(pulse).where(pulse.c.id == 1), {"beat": now if back else max(now, float(before))})
    if back:
        set_back(connection, now)
        return gap
    if not alone or gap <= 0:
        return 0.0
    running = update(tables).where(tables.c.due.is_not(None))
    connection.execute(running.values(**{name: tables.c[name] + gap for name in TIMES}, seq=tables.c.seq + 1))
    return gap


def set_back(connection: Connection, now: float) -> None:
    """Turns that began in what is the future now begin now, and bots are looked after soon."""
    ahead = update(tables).where(tables.c.since > now)
    connection.execute(ahead.values(due=tables.c.due - tables.c.since + now, since=now, seq=tables.c.seq + 1))
    bots = update(tables).where(tables.c.since.is_(None), tables.c.due > now)
    connection.execute(bots.values(due=now))
