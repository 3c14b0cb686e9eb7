"""Games as the rows of a table, for programs that read CSV, Parquet or lines of JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quirebox.core.errors import NotInstalled, QuireError
from quirebox.lab.plan import Plan, Played

if TYPE_CHECKING:
    from polars import DataFrame

Cell = str | int | float | None
Row = Mapping[str, Cell]


class TableError(QuireError):
    """A table that cannot be written."""


WRITERS: Mapping[str, Callable[[DataFrame, Path], object]] = {
    ".csv": lambda table, path: table.write_csv(path),
    ".jsonl": lambda table, path: table.write_ndjson(path),
    ".parquet": lambda table, path: table.write_parquet(path),
}


def check_table() -> None:
    """Complain before anything is played if no table can be written here."""
    try:
        import polars  # noqa: F401
    except ImportError as e:
        raise NotInstalled("writing tables", "lab", e.name) from None


def write_table(rows: Sequence[Row], path: Path) -> None:
    """All rows, in the format that the name says."""
    import polars

    try:
        WRITERS[path.suffix](polars.DataFrame(rows, infer_schema_length=None), path)
    except OSError as e:
        raise TableError(f"{path}: cannot be written: {e.strerror or e}") from None


def row(plan: Plan, played: Played) -> Row:
    """One game: what it was, and for each seat who sat there, the points, and the share of the victory."""
    box = plan.game.box(plan.edition)
    found: dict[str, Cell] = {
        "game": plan.game.id,
        "version": plan.game.version,
        "edition": box.edition,
        "hash": box.hash,
        "seed": plan.seed,
        "number": played.number,
        "players": plan.players,
        "decisions": played.decisions,
        "opening": played.opening,
    }
    for p, bot in enumerate(played.bots):
        found[f"bot_{p + 1}"] = plan.bots[bot]
        found[f"score_{p + 1}"] = played.scores[p]
        found[f"won_{p + 1}"] = 1 / len(played.winners) if p in played.winners else 0.0
    return found
