"""The table in a terminal: the twelve stacks, and every board with its tracks and cards."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.audience import Part, aid
from quire.core.event import Player
from quire.games.scientia.box import FIELDS, Project
from quire.games.scientia.position import ScientiaPosition, Seat
from quire.games.scientia.slots import NONE, SLOTS, flasks_of, stack_of, turns_of
from quire.games.scientia.view import cubes_at

COLOURS = ("dark_orange3", "yellow", "green", "magenta")
RING = "○◔◑◕●"  # quarter turns made


AID = (
    "SCI-TURN-2",
    "SCI-TAKE-1",
    "SCI-TAKE-3",
    "SCI-ROT-1",
    "SCI-TURN-1",
    "SCI-END-1",
    "SCI-END-2",
    *(f"SCI-SCORE-{n}" for n in range(1, 9)),
)


def draw(g: ScientiaPosition, viewer: Player, names: Sequence[str]) -> list[Part]:
    """The whole table; everything is public."""
    stacks = [row for f in range(FIELDS) for row in board_rows(g, f)]
    order = [(max(viewer, 0) + k) % g.players for k in range(g.players)]
    return [
        Part("round", [head(g)]),
        Part("stacks", stacks, [field_row(g, f) for f in range(FIELDS)], rank=1),
        *(
            Part(names[p], seat_lines(g, p, names[p]), seat_brief(g, p, names[p]), rank=0 if p == order[0] else 2)
            for p in order
        ),
        aid(g.box, AID),
    ]


def head(g: ScientiaPosition) -> str:
    """The round and the supply, and the end stage if it has begun."""
    found = (
        f"[bold]{f'Round {g.round}' if g.round else 'The draft'}[/]   supply: [cyan]⚗ {g.supply} flasks[/]  ■ "
        f"{g.cubes} cubes"
    )
    if g.last_round != NONE:
        found += f"   [bold red]End stage: the game ends after round {g.last_round}[/]"
    return found


def title(project: Project) -> str:
    """The name as it is read: Wave, but DNA."""
    return project.name if len(project.name) <= 3 else project.name.title()


def board_rows(g: ScientiaPosition, f: int) -> list[str]:
    """The three stacks of a field, each with what its card does."""
    rows = []
    for b in range(3 * f, 3 * f + 3):
        project = g.project(b)
        copies = g.copies(b)
        name = f"{project.number:>2}{'*' if project.base else ' '}{title(project)}"
        flasks = f"[cyan]⚗{g.flasks[b]}[/] " if g.flasks[b] else ""
        row = f"{name:<21}{'■' * copies + '□' * (2 - copies)} {flasks}[dim]{project.text}[/]"
        rows.append(f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] " + (row if copies else f"[dim]{row}[/]"))
    return rows


def field_row(g: ScientiaPosition, f: int) -> str:
    """The three stacks of a field in one line."""
    found = []
    for b in range(3 * f, 3 * f + 3):
        flasks = f" [cyan]⚗{g.flasks[b]}[/]" if g.flasks[b] else ""
        text = f"{g.project(b).number:>2} {title(g.project(b))} {'■' * g.copies(b)}"
        found.append((text if g.copies(b) else f"[dim]{text}none[/]") + flasks)
    return f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] " + "   ".join(found)


def seat_head(g: ScientiaPosition, p: Player, name: str) -> str:
    """Who, and what lies beside the board."""
    seat = g.seats[p]
    marker = "▶" if p == g.active and not g.over() else " "
    first = " (first player)" if p == g.first else ""
    return f"{marker} [bold]{name}[/]{first}  [cyan]⚗ {seat.pool}[/]  ■ {seat.cubes}  {g.scores()[p]} points"


def seat_brief(g: ScientiaPosition, p: Player, name: str) -> list[str]:
    """One player's board in two lines."""
    seat = g.seats[p]
    tracks = " ".join(f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/]{seat.values[f]}" for f in range(FIELDS))
    cards = []
    for s, card in enumerate(seat.laid()):
        if card != NONE:
            flasks = f" [cyan]⚗{flasks_of(card)}[/]" if flasks_of(card) else ""
            project = g.project(stack_of(card))
            cards.append(f"{'abcd'[s]} {RING[turns_of(card)]} {project.number} {title(project)}{flasks}")
    room = f"{seat.room()} empty" if seat.room() else "no slot empty"
    return [f"{seat_head(g, p, name)}   {tracks}", f"    {'  '.join([*cards, room])}"]


def seat_lines(g: ScientiaPosition, p: Player, name: str) -> list[str]:
    """One player's board."""
    seat = g.seats[p]
    tracks = "  ".join(track(g, f, seat) for f in range(FIELDS))
    return [
        seat_head(g, p, name),
        f"    {tracks}",
        *(slot_line(g, p, s) for s in range(SLOTS) if s < seat.slots),
    ] + ([f"    completed: {', '.join(title(g.project(b)) for b in g.area)}"] if p == g.active and g.area else [])


def track(g: ScientiaPosition, f: int, seat: Seat) -> str:
    """A track as five boxes, the special ones in brackets, and its value."""
    cubes = cubes_at(seat.values[f])
    boxes = "".join("■" if space in cubes else ("◇" if space >= 3 else "·") for space in range(5))
    return f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] {boxes} {seat.values[f]}"


def slot_line(g: ScientiaPosition, p: Player, s: int) -> str:
    """A slot and its card."""
    card = g.seats[p].laid()[s]
    if card == NONE:
        return f"    {'abcd'[s]} [dim]empty slot[/]"
    project = g.project(stack_of(card))
    flasks = f" [cyan]⚗{flasks_of(card)}[/]" if flasks_of(card) else ""
    symbol = f"[{COLOURS[project.field]}]{g.printed.fields[project.field][2]}[/]"
    return (
        f"    {'abcd'[s]} {symbol} {RING[turns_of(card)]} {turns_of(card)}/4 {project.number} "
        f"{title(project)}{flasks}  [dim]{project.text}[/]"
    )
