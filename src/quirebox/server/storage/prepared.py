"""Statements that run with every decision: compiled once for each kind of database, because building them costs more
than running them."""

from __future__ import annotations

from sqlalchemy import Connection, CursorResult, Insert, Table, Update, insert


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
        if connection.dialect.name not in self.compiled:
            compiled = self.statement.compile(dialect=connection.dialect, column_keys=self.columns)
            self.compiled[connection.dialect.name] = (str(compiled), getattr(compiled, "positiontup", None))
        text, order = self.compiled[connection.dialect.name]
        return connection.exec_driver_sql(text, tuple(values[name] for name in order) if order else values)


def prepared_insert(table: Table) -> Prepared:
    """An insertion of whole rows."""
    return Prepared(insert(table), [column.name for column in table.columns])
