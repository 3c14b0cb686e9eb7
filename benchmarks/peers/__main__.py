"""Quire beside other engines: decisions and copies in a second, in one interleaved run, as multiples of Catanatron's
decisions.

    python benchmarks/peers [--rounds 5] [--seconds 1] [--only TEXT] [--json]

Every subject has a process of its own; they are measured in turn, one at a time, round after round, so that a busy
machine is unfair to all of them alike. Run it with an interpreter that has Quire compiled; the interpreted rows use
`src` of this checkout.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import environment
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table
from subjects import PEERS, Row, ours

from quirebox.games import games
from quirebox.lab.bench import compiled

HERE = Path(__file__).parent
SOURCE = HERE.parent.parent / "src"
WIDTH = 150  # of a table that goes into a file


@dataclass
class Measured:
    """A row, its process, and what came out so far."""

    row: Row
    process: subprocess.Popen[str]
    problem: str = ""
    decisions: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    def read(self) -> dict[str, float | str]:
        """The next answer; a process that ended has a problem."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found: dict[str, float | str] = json.loads(line) if line else {"problem": "the process ended without a word"}
        self.problem = str(found.get("problem", self.problem))
        return found

    def measure(self, seconds: float) -> None:
        """One round."""
        if self.problem:
            return
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        found = self.read()
        for name, values in (("decisions", self.decisions), ("copies", self.copies)):
            if name in found:
                values.append(float(found[name]))


def begin(row: Row) -> Measured:
    """Start the process of a row and wait until it is ready."""
    python = environment.PYTHON if row.where == "peers" else Path(sys.executable)
    variables = {**os.environ, "PYTHONHASHSEED": "0"}
    if row.where == "peers":
        variables.pop("PYTHONPATH", None)
    elif row.where == "interpreted":
        variables["PYTHONPATH"] = str(SOURCE)
    command = [str(python), str(HERE / "worker.py"), row.kind.__name__, row.game, str(row.copies)]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=variables
    )
    measured = Measured(row, process)
    measured.read()
    return measured


def rows(only: str) -> list[Row]:
    """What is measured; Catanatron always, since it is the measure."""
    everything = PEERS + ours(list(games()))
    if not compiled():
        everything = [row for row in everything if row.where != "compiled"]
    return [row for row in everything if only in f"{row.system} {row.game} {row.how}" or row is PEERS[0]]


def run(wanted: list[Row], rounds: int, seconds: float, console: Console) -> list[Measured]:
    """All rows, interleaved; an interrupt ends it early with what there is."""
    found: list[Measured] = []
    try:
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task("starting", total=len(wanted) * (rounds + 1))
            for row in wanted:
                progress.update(task, description=f"starting {row.system} {row.game}")
                found.append(begin(row))
                progress.advance(task)
            for i in range(rounds):
                for measured in found:
                    progress.update(task, description=f"round {i + 1}: {measured.row.system} {measured.row.game}")
                    measured.measure(seconds)
                    progress.advance(task)
    except KeyboardInterrupt:
        console.print("interrupted; this is what was measured so far")
    finally:
        for measured in found:
            measured.process.kill()
            measured.process.wait()
    return found


def report(found: list[Measured], problems: dict[str, str]) -> dict[str, object]:
    """The result as plain data."""
    unit = max(found[0].decisions, default=0.0) if found else 0.0
    middle = statistics.median(found[0].decisions) if unit else 0.0
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "not_installed": problems,
        "rows": [
            {
                "system": m.row.system,
                "game": m.row.game,
                "how": m.row.how,
                "problem": m.problem,
                "decisions_per_s": max(m.decisions, default=None),
                "median": statistics.median(m.decisions) if m.decisions else None,
                "times_catanatron": max(m.decisions) / unit if m.decisions and unit else None,
                "times_catanatron_median": statistics.median(m.decisions) / middle if m.decisions and middle else None,
                "copies_per_s": max(m.copies, default=None),
                "copies_times_catanatron": max(m.copies) / max(found[0].copies)
                if m.copies and found[0].copies
                else None,
            }
            for m in found
        ],
    }


def draw(result: dict[str, object], console: Console) -> None:
    """The result as a table; × are multiples of Catanatron in the same run."""
    table = Table(title_justify="left", title=f"Quire and its peers ({result['machine']})")
    for name in ("system", "game", "how"):
        table.add_column(name)
    for name in ("decisions/s best", "median", "× best", "× median", "copies/s best", "×"):
        table.add_column(name, justify="right")
    rows = result["rows"]
    assert isinstance(rows, list)
    for row in rows:
        figures = [
            row[name]
            for name in (
                "decisions_per_s",
                "median",
                "times_catanatron",
                "times_catanatron_median",
                "copies_per_s",
                "copies_times_catanatron",
            )
        ]
        shown = (
            [row["problem"]]
            if row["problem"]
            else ["–" if x is None else f"{x:,.0f}" if i in (0, 1, 4) else f"{x:.2f}" for i, x in enumerate(figures)]
        )
        table.add_row(row["system"], row["game"], row["how"], *(escape(text) for text in shown))
    console.print(table)
    for line, problem in dict(result["not_installed"]).items():  # type: ignore[call-overload]
        console.print(f"not installed: {line}: {problem}", markup=False)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="benchmarks/peers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one measurement (1)")
    parser.add_argument("--only", default="", help="only rows that contain this text, and Catanatron")
    parser.add_argument("--json", action="store_true", help="for programs")
    wish = parser.parse_args()
    console = Console(stderr=True)
    try:
        problems = environment.install(lambda text: console.print(text, markup=False))
    except KeyboardInterrupt:
        raise SystemExit("interrupted while installing; the next run goes on from there") from None
    if not compiled():
        console.print(
            "this Quire is not compiled: only its interpreted rows are measured; `make peers` compiles it first"
        )
    result = report(run(rows(wish.only), wish.rounds, wish.seconds, console), problems)
    if wish.json:
        print(json.dumps(result, indent=1))
    else:
        draw(result, Console() if sys.stdout.isatty() else Console(width=WIDTH))


if __name__ == "__main__":
    main()
