"""Statements that run with every decision: compiled once for each kind of database, because building them costs more
than running them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Table, Update, insert


class Prepared:
    """A statement and how its values are handed over."""

    def __init__(self, statement: Insert | Update, columns: list[str]) -> None:
        self.statement = statement
        self.columns = columns  # that get a value
        self.compiled: dict[
            str, tuple[str, list[str] | None]
        ] = {}  # text, and the order of the values if they have no names

    def run(self, connection: Connection, values: dict[str, object]) -> CursorResult[tuple[object, ...]]:
        """Run it with these values."""
        text, order = self._compiled(connection.dialect)
        return connection.exec_driver_sql(text, arranged(values, order))

    def run_all(self, connection: Connection, many: list[dict[str, object]]) -> int:
        """Run it with each of them, in as few messages to the database as it can; how many rows there were."""
        text, order = self._compiled(connection.dialect)
        return connection.exec_driver_sql(text, [arranged(values, order) for values in many]).rowcount if many else 0

    def _compiled(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        if dialect.name not in self.compiled:
            compiled = self.statement.compile(dialect=dialect, column_keys=self.columns)
            self.compiled[dialect.name] = (str(compiled), getattr(compiled, "positiontup", None))
        return self.compiled[dialect.name]


def arranged(values: dict[str, object], order: list[str] | None) -> Any:
    """Values as the database takes them: by name, or in the order of the statement."""
    return values if order is None else tuple(values[name] for name in order)


def prepared_insert(table: Table) -> Prepared:
    """An insertion of whole rows."""
    return Prepared(insert(table), [column.name for column in table.columns])
