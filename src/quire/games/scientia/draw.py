"""The table in a terminal: the twelve stacks, and every board with its tracks and cards."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.event import Player
from quire.games.scientia.state import FIELDS, NONE, SLOTS, Project, Scientia, Seat, flasks_of, stack_of, turns_of
from quire.games.scientia.view import cubes_at

COLOURS = ("dark_orange3", "yellow", "green", "magenta")
RING = "○◔◑◕●"  # quarter turns made


def draw(g: Scientia, viewer: Player, names: Sequence[str]) -> str:
    """The whole table; everything is public."""
    head = f"[bold]{f'Round {g.round}' if g.round else 'The draft'}[/]   supply: [cyan]⚗ {g.supply} flasks[/]  ■ {g.cubes} cubes"
    if g.last_round != NONE:
        head += f"   [bold red]End stage: the game ends after round {g.last_round}[/]"
    lines = [head, ""]
    for f in range(FIELDS):
        lines += board_rows(g, f)
    order = [(max(viewer, 0) + k) % g.players for k in range(g.players)]
    for p in order:
        lines += ["", *seat_lines(g, p, names[p])]
    return "\n".join(lines)


def title(project: Project) -> str:
    """The name as one reads it: Wave, but DNA."""
    return project.name if len(project.name) <= 3 else project.name.title()


def board_rows(g: Scientia, f: int) -> list[str]:
    """The three stacks of a field, each with what its card does."""
    rows = []
    for b in range(3 * f, 3 * f + 3):
        project = g.project(b)
        copies = (g.present >> b & 1) + (g.twins >> b & 1)
        name = f"{project.number:>2}{'*' if project.base else ' '}{title(project)}"
        flasks = f"[cyan]⚗{g.flasks[b]}[/] " if g.flasks[b] else ""
        row = f"{name:<21}{'■' * copies + '□' * (2 - copies)} {flasks}[dim]{project.text}[/]"
        rows.append(f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] " + (row if copies else f"[dim]{row}[/]"))
    return rows


def seat_lines(g: Scientia, p: Player, name: str) -> list[str]:
    """One player's board."""
    seat = g.seats[p]
    marker = "▶" if p == g.active and not g.over() else " "
    tracks = "  ".join(track(g, f, seat) for f in range(FIELDS))
    first = " (first player)" if p == g.first else ""
    return [
        f"{marker} [bold]{name}[/]{first}  [cyan]⚗ {seat.pool}[/]  ■ {seat.cubes}  {g.scores()[p]} points",
        f"    {tracks}",
        *(slot_line(g, p, s) for s in range(SLOTS) if s < seat.slots),
    ] + ([f"    completed: {', '.join(title(g.project(b)) for b in g.area)}"] if p == g.active and g.area else [])


def track(g: Scientia, f: int, seat: Seat) -> str:
    """A track as five boxes, the special ones in brackets, and its value."""
    cubes = cubes_at(seat.values[f])
    boxes = "".join("■" if space in cubes else ("◇" if space >= 3 else "·") for space in range(5))
    return f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] {boxes} {seat.values[f]}"


def slot_line(g: Scientia, p: Player, s: int) -> str:
    """A slot and its card."""
    card = g.seats[p].laid()[s]
    if card == NONE:
        return f"    {'abcd'[s]} [dim]empty slot[/]"
    project = g.project(stack_of(card))
    flasks = f" [cyan]⚗{flasks_of(card)}[/]" if flasks_of(card) else ""
    symbol = f"[{COLOURS[project.field]}]{g.printed.fields[project.field][2]}[/]"
    return f"    {'abcd'[s]} {symbol} {RING[turns_of(card)]} {turns_of(card)}/4 {project.number} {title(project)}{flasks}  [dim]{project.text}[/]"
