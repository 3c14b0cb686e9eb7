"""A position as plain data and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quire.core.game import Json
from quire.core.plain import Node
from quire.core.rng import Rng
from quire.core.step import OVER, Step
from quire.games.scientia.lines import Choose, Line
from quire.games.scientia.state import (
    FIELDS,
    FLASK,
    FULL_TURN,
    NONE,
    QUARTER,
    SLOTS,
    STACKS,
    Scientia,
    ScientiaBox,
    Seat,
    stack_of,
    turns_of,
)
from quire.games.scientia.steps import BASICS, BOTH, DRAFTS, END_TURN, STUDIES, TAKES, TURNS, FreeTurns, TurnSome

NUMBERS: Final = (
    "first",
    "occupied",
    "tie_break",
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


def pack(g: Scientia) -> dict[str, Json]:
    """Every field of a position."""
    return {
        "projects": [*g.projects],
        "seats": [
            {"cards": [*s.laid()], "values": [*s.values], "pool": s.pool, "cubes": s.cubes, "slots": s.slots}
            for s in g.seats
        ],
        "flasks": [*g.flasks],
        "area": [*g.area],
        "numbers": [
            g.first,
            int(g.occupied),
            int(g.tie_break),
            g.present,
            g.twins,
            g.supply,
            g.cubes,
            g.spare_flasks,
            g.spare_cubes,
            g.round,
            g.active,
            g.last_round,
            g.were_here,
            g.those,
            g.hit,
        ],
    }


def unpack(box: ScientiaBox, players: int, data: Node) -> Scientia:
    """The position that `pack` wrote."""
    seats = [board(s) for s in data["seats"]]
    if len(seats) != players:
        raise data["seats"].wrong(f"{players} seats")
    n = exactly(data["numbers"], len(NUMBERS))
    return Scientia(
        box,
        players,
        Rng(0),
        [],
        OVER,
        [],
        bytes(data["projects"].exactly(STACKS).numbers(0, len(box.projects) - 1)),
        n[0],
        bool(n[1]),
        bool(n[2]),
        seats,
        n[3],
        n[4],
        exactly(data["flasks"], STACKS),
        data["area"].numbers(0, STACKS - 1),
        n[5],
        n[6],
        n[7],
        n[8],
        n[9],
        n[10],
        n[11],
        n[12],
        n[13],
        n[14],
    )


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
                f"cards as {NONE} for none, or a stack below {STACKS}, {QUARTER} for each of up to {FULL_TURN} quarter turns, {FLASK} for each flask"
            )
    seat.lay(cards)
    return seat


def exactly(node: Node, n: int) -> list[int]:
    """A list of so many numbers."""
    found = node.numbers()
    if len(found) != n:
        raise node.wrong(f"{n} numbers")
    return found


def load_step(box: ScientiaBox, tag: str, values: list[int]) -> Step:
    """The step that `data()` wrote; ValueError or IndexError if there is none such."""
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
