"""Reviews in the database: which games wait for one, who works on it, what is done."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, case, insert, or_, select, update

from quirebox.server.storage.schema import records, reviews, tables

SILENT = 120_000.0  # milliseconds without a word after which a reviewer is taken for gone
TRIES = 3  # so often a reviewer may die before its game is given up
PAUSE = 10_000.0  # milliseconds before the second try; twice that before the third


class Kept(NamedTuple):
    """A review as it is kept."""

    state: str
    share: float
    text: str


class Begun(NamedTuple):
    """A review to work on: the record, and what came of the jobs that are done."""

    table: str
    record: str
    jobs: str


def kept(connection: Connection, table: str) -> Kept | None:
    """The review of a table, if somebody wants one."""
    found = connection.execute(
        select(reviews.c.state, reviews.c.share, reviews.c.text).where(reviews.c.table_id == table)
    ).first()
    return Kept(str(found[0]), float(found[1]), str(found[2])) if found else None


def wish(connection: Connection, table: str, now: float) -> None:
    """Let a game be reviewed, unless that is so already."""
    if kept(connection, table) is None:
        row = {"table_id": table, "state": "waiting", "share": 0.0, "jobs": "", "text": "", "failures": 0}
        connection.execute(insert(reviews), {**row, "changed": now})


def ended_lately(connection: Connection, since: float, most: int) -> list[str]:
    """Games that ended since then and have no review, the latest first."""
    query = (
        select(tables.c.id)
        .join(records, records.c.table_id == tables.c.id)
        .outerjoin(reviews, reviews.c.table_id == tables.c.id)
        .where(tables.c.status == "over", tables.c.changed >= since, reviews.c.table_id.is_(None))
    )
    return [str(id) for id in connection.scalars(query.order_by(tables.c.changed.desc()).limit(most))]


def claim(connection: Connection, now: float) -> Begun | None:
    """The review that has waited longest, or that a reviewer left behind; from now on it is the caller's."""
    waiting = (reviews.c.state == "waiting") & (reviews.c.changed <= now - PAUSE * reviews.c.failures)
    left = (reviews.c.state == "working") & (reviews.c.changed < now - SILENT)
    query = (
        select(reviews.c.table_id, records.c.text, reviews.c.jobs, reviews.c.changed)
        .join(records, records.c.table_id == reviews.c.table_id)
        .where(or_(waiting, left))
        .order_by(reviews.c.changed)
        .limit(1)
    )
    found = connection.execute(query).first()
    if found is None:
        return None
    ours = update(reviews).where(reviews.c.table_id == found[0], reviews.c.changed == found[3])
    if connection.execute(ours.values(state="working", changed=now)).rowcount != 1:
        return None  # another process was faster
    return Begun(str(found[0]), str(found[1]), str(found[2]))


def note(connection: Connection, table: str, share: float, jobs: str, now: float) -> None:
    """Keep what is done so far."""
    connection.execute(
        update(reviews).where(reviews.c.table_id == table).values(state="working", share=share, jobs=jobs, changed=now)
    )


def leave(connection: Connection, table: str, now: float) -> None:
    """Let somebody else go on."""
    connection.execute(
        update(reviews)
        .where(reviews.c.table_id == table, reviews.c.state == "working")
        .values(state="waiting", changed=now)
    )


def finish(connection: Connection, table: str, text: str, now: float) -> None:
    """Keep the review."""
    connection.execute(
        update(reviews)
        .where(reviews.c.table_id == table)
        .values(state="done", share=1.0, jobs="", text=text, changed=now)
    )


def refuse(connection: Connection, table: str, now: float) -> None:
    """The game ended early, by a resignation or a clock: there is nothing to compare its chances with."""
    connection.execute(update(reviews).where(reviews.c.table_id == table).values(state="early", jobs="", changed=now))


def fail(connection: Connection, table: str, now: float) -> None:
    """A reviewer has died: another goes on with what is done, unless too many have."""
    failures = reviews.c.failures + 1
    connection.execute(
        update(reviews)
        .where(reviews.c.table_id == table)
        .values(state=case((failures < TRIES, "waiting"), else_="failed"), failures=failures, changed=now)
    )
