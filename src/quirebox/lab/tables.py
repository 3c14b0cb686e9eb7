"""Reports and comparisons as tables for other programs: CSV and Parquet, one file for each kind of row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from quirebox.lab.compare import Contrast
from quirebox.lab.estimate import Interval
from quirebox.lab.report import Report
from quirebox.lab.rows import Cell, Row, TableError, row, write_table

Tables = Mapping[str, Sequence[Row]]


def write_tables(folder: Path, tables: Tables) -> None:
    """Every table twice."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as e:
        raise TableError(f"{folder}: cannot be made: {e.strerror or e}") from None
    for name, rows in tables.items():
        if rows:
            for suffix in (".csv", ".parquet"):
                write_table(rows, folder / f"{name}{suffix}")


def spread(prefix: str, found: Interval | None) -> dict[str, Cell]:
    """An interval in three columns."""
    if found is None:
        return {prefix: None, f"{prefix}_low": None, f"{prefix}_high": None}
    return {prefix: found.value, f"{prefix}_low": found.low, f"{prefix}_high": found.high}


def report_tables(report: Report) -> Tables:
    """A report: its games, figures, cards, and distributions."""
    m = report.measures
    figures = {**m.seats, **m.seat_scores, **m.bots, **m.game, **m.sources}
    return {
        "games": [row(report.study, game) for game in report.games],
        "figures": [{"figure": name, **spread("value", ratio.interval())} for name, ratio in figures.items()],
        "cards": [card_row(report, name) for name in m.cards],
        "distributions": [
            {"figure": name, "value": value, "games": times}
            for name, found in report.distributions.items()
            for value, times in sorted(found.counts.items())
        ],
    }


def card_row(report: Report, name: str) -> Row:
    """One card."""
    card, given = report.measures.cards[name], report.trials.cards[name]
    return {
        "card": name,
        "label": report.measures.labels[name],
        **spread("seen", card.seen.share()),
        **spread("taken", card.taken.share()),
        **spread("used", card.used.interval()),
        **spread("points_at_once", card.points.interval()),
        **spread("worth", card.worth.interval()),
        **spread("won", card.won.interval()),
        "trials": given.trial_points.games,
        **spread("trial_points", given.trial_points.interval()),
        **spread("trial_won", given.trial_share.interval()),
    }


def comparison_tables(contrast: Contrast) -> Tables:
    """A comparison: the games of all sides, and every difference."""
    return {
        "games": [{"side": side.name, **row(side.study, game)} for side in contrast.sides for game in side.games],
        "differences": [
            {
                "before": one.before.name,
                "after": one.after.name,
                "figure": line.name,
                "label": one.label(line),
                "family": line.family,
                **spread("was", line.before),
                **spread("is", line.after),
                **spread("difference", line.difference.interval()),
                "games_that_differ": line.difference.games,
                "p": line.difference.chance(),
                "sure": int(line.sure),
            }
            for one in contrast.comparisons
            for line in one.lines
        ],
    }
