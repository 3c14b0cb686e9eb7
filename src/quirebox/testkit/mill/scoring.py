"""Points and their parts."""

from __future__ import annotations

from quirebox.core.state import State
from quirebox.testkit.mill.box import COIN, POINT
from quirebox.testkit.mill.position import MillPosition


def sheet(g: State) -> list[dict[str, int]]:
    """Where everybody's points come from (MILL-SCORE-1)."""
    assert isinstance(g, MillPosition)
    return [{"points": seat.stock[POINT], "coins": seat.stock[COIN] // 3} for seat in g.seats]
