"""Chances of victory as an SVG: a line and a band of doubt for every player, and marks for turning points."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from quirebox.review.data import Chance, Turning

WIDTH, HEIGHT, LEFT, TOP = 900, 260, 44, 14
DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 4")  # so that colour is not the only difference
COLOURS = tuple(f"var(--seat-{p})" for p in range(6))


def graph(chances: Sequence[Chance], turning: Sequence[Turning], names: Sequence[str], plies: int, title: str) -> str:
    """The whole picture."""
    place = Place(plies)
    parts = [grid(place), *(curve(place, chances, p) for p in range(len(names)))]
    parts += [mark(place, number, one) for number, one in enumerate(turning, 1)]
    inner = "".join(parts)
    box = f"0 0 {LEFT + WIDTH + 12} {TOP + HEIGHT + 24}"
    return f'<svg class="graph" role="img" aria-label="{escape(title)}" viewBox="{box}">{inner}</svg>'


class Place:
    """Where a number of decisions and a share stand."""

    def __init__(self, plies: int) -> None:
        self.plies = max(1, plies)

    def x(self, ply: int) -> float:
        """From left to right."""
        return round(LEFT + WIDTH * ply / self.plies, 1)

    def y(self, share: float) -> float:
        """From below to above."""
        return round(TOP + HEIGHT * (1 - share), 1)


def grid(place: Place) -> str:
    """Lines to read it by."""
    found = []
    for quarter in range(5):
        y = place.y(quarter / 4)
        found.append(f'<line class="grid" x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y}" y2="{y}"/>')
        found.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{25 * quarter} %</text>')
    return "".join(found)


def curve(place: Place, chances: Sequence[Chance], p: int) -> str:
    """One player's chances, and between which bounds they lie 95 times in 100."""
    above = [f"{place.x(one['ply'])},{place.y(one['shares'][p][2])}" for one in chances]
    below = [f"{place.x(one['ply'])},{place.y(one['shares'][p][1])}" for one in reversed(chances)]
    middle = [f"{place.x(one['ply'])},{place.y(one['shares'][p][0])}" for one in chances]
    colour = COLOURS[p % len(COLOURS)]
    line = f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{DASHES[p % len(DASHES)]}"'
    return (
        f'<polygon fill="{colour}" opacity=".18" points="{" ".join(above + below)}"/>'
        f'{line} points="{" ".join(middle)}"/>'
    )


def mark(place: Place, number: int, one: Turning) -> str:
    """A turning point."""
    x, y = place.x(one["last"] + 1), place.y(one["after"][one["player"]])
    return (
        f'<a href="#t{number}"><circle class="mark {one["cause"]}" cx="{x}" cy="{y}" r="10"/>'
        f'<text class="number" x="{x}" y="{y + 4}" text-anchor="middle">{number}</text></a>'
    )
