"""Tables as operators list them: nothing of the games themselves."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Select, select

from quirebox.server.storage.rows import Unreadable, row_of
from quirebox.server.storage.schema import tables
from quirebox.server.table.kept import Row

log = logging.getLogger("quire.overview")
PAGE = 100
AT_ONCE = 500  # rows


def overview(connection: Connection, status: str | None, opener: str | None, text: str, skip: int) -> list[Row]:
    """The tables that changed last, one page of them."""
    query = select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    if status is not None:
        query = query.where(tables.c.status == status)
    if opener is not None:
        query = query.where(tables.c.opener == opener)
    return list(islice(matching(connection, query, text), skip, skip + PAGE))


def matching(connection: Connection, query: Select[Any], text: str) -> Iterator[Row]:
    """Those that are meant by a word and can be read."""
    for part in connection.execute(query).mappings().partitions(AT_ONCE):
        for values in part:
            try:
                row = row_of(values)
            except Unreadable as e:
                log.error("a table cannot be read", extra={"table": e.table, "problem": str(e)})
                continue
            if mentions(row, text):
                yield row


def mentions(row: Row, text: str) -> bool:
    """Whether a table is meant by a word."""
    names = (member.name for member in row.state.members)
    return any(text.casefold() in word.casefold() for word in (row.id, row.game, *names))
