"""The table in a terminal: the twelve stacks, and every board with its tracks and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quirebox.core.audience import Part, aid
from quirebox.core.event import Player
from quirebox.core.message import Printed, Said, say
from quirebox.games.scientia.box import FIELDS, Project
from quirebox.games.scientia.position import ScientiaPosition, Seat
from quirebox.games.scientia.slots import NONE, SLOTS, flasks_of, stack_of, turns_of
from quirebox.games.scientia.telling.cards import words
from quirebox.games.scientia.view import cubes_at

Tell = Callable[[Said], str]  # in the language of the terminal

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


def draw(g: ScientiaPosition, viewer: Player, names: Sequence[str], tell: Tell) -> list[Part]:
    """The whole table; everything is public."""
    order = [(max(viewer, 0) + k) % g.players for k in range(g.players)]
    stacks = [row for f in range(FIELDS) for row in board_rows(g, f, tell)]
    return [
        Part(tell(say("draw-part-round")), [head(g, tell)]),
        Part(tell(say("draw-part-stacks")), stacks, [field_row(g, f, tell) for f in range(FIELDS)], rank=1),
        *(
            Part(
                names[p],
                seat_lines(g, p, names[p], tell),
                seat_brief(g, p, names[p], tell),
                rank=0 if p == order[0] else 2,
            )
            for p in order
        ),
        aid(g.box, AID),
    ]


def head(g: ScientiaPosition, tell: Tell) -> str:
    """The round and the supply, and the end stage if it has begun."""
    begun = tell(say("draw-round", round=g.round) if g.round else say("draw-draft"))
    flasks, cubes = tell(say("draw-flasks", flasks=g.supply)), tell(say("draw-cubes", cubes=g.cubes))
    found = f"[bold]{begun}[/]   {tell(say('draw-supply'))} [cyan]⚗ {flasks}[/]  ■ {cubes}"
    if g.last_round != NONE:
        found += f"   [bold red]{tell(say('draw-end-stage', round=g.last_round))}[/]"
    return found


def title(project: Project, tell: Tell) -> str:
    """The number and the name, as on the card."""
    return f"{project.number} {tell(say('draw-name', name=Printed(project.title)))}"


def board_rows(g: ScientiaPosition, f: int, tell: Tell) -> list[str]:
    """The three stacks of a field, each with what its card does."""
    rows = []
    for b in range(3 * f, 3 * f + 3):
        project, copies = g.project(b), g.copies(b)
        name = f"{title(project, tell)}{'*' if project.base else ''}"
        flasks = f"[cyan]⚗{g.flasks[b]}[/] " if g.flasks[b] else ""
        row = f"{name:<21}{'■' * copies + '□' * (2 - copies)} {flasks}[dim]{tell(words(project.effect))}[/]"
        rows.append(f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] " + (row if copies else f"[dim]{row}[/]"))
    return rows


def field_row(g: ScientiaPosition, f: int, tell: Tell) -> str:
    """The three stacks of a field in one line."""
    found = []
    for b in range(3 * f, 3 * f + 3):
        flasks = f" [cyan]⚗{g.flasks[b]}[/]" if g.flasks[b] else ""
        text = f"{title(g.project(b), tell)} {'■' * g.copies(b)}"
        found.append((text if g.copies(b) else f"[dim]{text}{tell(say('draw-none'))}[/]") + flasks)
    return f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] " + "   ".join(found)


def seat_head(g: ScientiaPosition, p: Player, name: str, tell: Tell) -> str:
    """Who, and what lies beside the board."""
    seat = g.seats[p]
    marker = "▶" if p == g.active and not g.over() else " "
    first = f" ({tell(say('draw-first-player'))})" if p == g.first else ""
    points = tell(say("draw-points", points=g.scores()[p]))
    return f"{marker} [bold]{name}[/]{first}  [cyan]⚗ {seat.pool}[/]  ■ {seat.cubes}  {points}"


def seat_brief(g: ScientiaPosition, p: Player, name: str, tell: Tell) -> list[str]:
    """One player's board in two lines."""
    seat = g.seats[p]
    tracks = " ".join(f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/]{seat.values[f]}" for f in range(FIELDS))
    cards = []
    for card in seat.laid():
        if card != NONE:
            flasks = f" [cyan]⚗{flasks_of(card)}[/]" if flasks_of(card) else ""
            cards.append(f"{RING[turns_of(card)]} {title(g.project(stack_of(card)), tell)}{flasks}")
    room = tell(say("draw-room", slots=seat.room()))
    return [f"{seat_head(g, p, name, tell)}   {tracks}", f"    {'  '.join([*cards, room])}"]


def seat_lines(g: ScientiaPosition, p: Player, name: str, tell: Tell) -> list[str]:
    """One player's board."""
    seat = g.seats[p]
    tracks = "  ".join(track(g, f, seat) for f in range(FIELDS))
    lines = [seat_head(g, p, name, tell), f"    {tracks}"]
    lines += [slot_line(g, p, s, tell) for s in range(SLOTS) if s < seat.slots]
    if p == g.active and g.area:
        done = tuple(Printed(g.project(b).title) for b in g.area)
        lines.append(f"    {tell(say('draw-completed', projects=done))}")
    return lines


def track(g: ScientiaPosition, f: int, seat: Seat) -> str:
    """A track as five boxes, the special ones in brackets, and its value."""
    cubes = cubes_at(seat.values[f])
    boxes = "".join("■" if space in cubes else ("◇" if space >= 3 else "·") for space in range(5))
    return f"[{COLOURS[f]}]{g.printed.fields[f][2]}[/] {boxes} {seat.values[f]}"


def slot_line(g: ScientiaPosition, p: Player, s: int, tell: Tell) -> str:
    """A slot and its card."""
    card = g.seats[p].laid()[s]
    if card == NONE:
        return f"    · [dim]{tell(say('draw-empty'))}[/]"
    project = g.project(stack_of(card))
    flasks = f" [cyan]⚗{flasks_of(card)}[/]" if flasks_of(card) else ""
    symbol = f"[{COLOURS[project.field]}]{g.printed.fields[project.field][2]}[/]"
    return (
        f"    {symbol} {RING[turns_of(card)]} {turns_of(card)}/4 {title(project, tell)}{flasks}  "
        f"[dim]{tell(words(project.effect))}[/]"
    )
