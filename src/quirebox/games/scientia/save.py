"""A position as plain data and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quirebox.core.box import Box
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.games.scientia.box import FIELDS, ScientiaBox
from quirebox.games.scientia.effects.lines import Choose, Line
from quirebox.games.scientia.position import ScientiaPosition, Seat
from quirebox.games.scientia.slots import FLASK, FULL_TURN, NONE, QUARTER, SLOTS, STACKS, stack_of, turns_of
from quirebox.games.scientia.steps.draft import DRAFTS
from quirebox.games.scientia.steps.rotating import FreeTurns, TurnSome
from quirebox.games.scientia.steps.study import STUDIES
from quirebox.games.scientia.steps.taking import BOTH, TAKES
from quirebox.games.scientia.steps.turns import BASICS, END_TURN, TURNS

FLAGS: Final = ("occupied", "tie_break")
NUMBERS: Final = (
    "first",
    *FLAGS,
    "present",
    "twins",
    "supply",
    "cubes",
    "spare_flasks",
    "spare_cubes",
    "round",
    "active",
    "last_round",
    "were_here",
    "those",
    "hit",
)
SIMPLE: Final[dict[str, Sequence[Step]]] = {
    "Draft": DRAFTS,
    "Turn": TURNS,
    "Basic": BASICS,
    "Study": STUDIES,
    "TakeOne": TAKES,
    "TakeBoth": BOTH,
}


def pack(g: State) -> dict[str, Json]:
    """Every field of a position."""
    assert isinstance(g, ScientiaPosition)
    return {
        "projects": [*g.projects],
        "seats": [
            {"cards": [*s.laid()], "values": [*s.values], "pool": s.pool, "cubes": s.cubes, "slots": s.slots}
            for s in g.seats
        ],
        "flasks": [*g.flasks],
        "area": [*g.area],
        "numbers": [int(getattr(g, name)) for name in NUMBERS],
    }


def unpack(box: Box, players: int, data: Node) -> ScientiaPosition:
    """The position that `pack` wrote."""
    assert isinstance(box, ScientiaBox)
    seats = [board(s) for s in data["seats"]]
    if len(seats) != players:
        raise data["seats"].wrong(f"{players} seats")
    numbers = exactly(data["numbers"], len(NUMBERS))
    projects = bytes(data["projects"].exactly(STACKS).numbers(0, len(box.projects) - 1))
    flasks, area = exactly(data["flasks"], STACKS), data["area"].numbers(0, STACKS - 1)
    g = ScientiaPosition(box, players, Rng(0), [], projects, seats, flasks, area)
    for name, number in zip(NUMBERS, numbers, strict=True):
        if name in FLAGS:  # in a conditional expression the compiler would make an int of it
            setattr(g, name, number != 0)
        else:
            setattr(g, name, number)
    return g


def board(data: Node) -> Seat:
    """One player's board."""
    seat = Seat(
        [NONE] * SLOTS,
        exactly(data["values"], FIELDS),
        data["pool"].number(0),
        data["cubes"].number(4),
        data["slots"].number(2, SLOTS),
        0,
    )
    cards = exactly(data["cards"], SLOTS)
    for card in cards:
        if card != NONE and (card < 0 or stack_of(card) >= STACKS or turns_of(card) > FULL_TURN):
            raise data["cards"].wrong(
                f"cards as {NONE} for none, or a stack below {STACKS}, {QUARTER} for each of up to {FULL_TURN} "
                f"quarter turns, {FLASK} for each flask"
            )
    seat.lay(cards)
    return seat


def exactly(node: Node, n: int) -> list[int]:
    """A list of n numbers."""
    found = node.numbers()
    if len(found) != n:
        raise node.wrong(f"{n} numbers")
    return found


def step(box: Box, tag: str, values: list[int]) -> Step:
    """The step that `data()` wrote; ValueError or IndexError if there is none."""
    if tag == "EndTurn":
        return END_TURN
    p = values[0]
    if tag in SIMPLE:
        return SIMPLE[tag][p]
    if tag == "TurnSome":
        return TurnSome(p, values[1])
    if tag == "FreeTurns":
        return FreeTurns(p, values[1])
    line = box.effects[values[1]]
    if tag == "Choose" and isinstance(line, Line):
        return Choose(p, line)
    raise ValueError(tag)
