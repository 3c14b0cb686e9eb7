"""Positions and steps as plain data, and back."""

from __future__ import annotations

from quirebox.core.box import Box
from quirebox.core.event import NOBODY
from quirebox.core.plain import Json, Node
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import OVER, Step
from quirebox.testkit.mill.box import GOODS, ROUNDS, MillBox
from quirebox.testkit.mill.position import MillPosition, Seat
from quirebox.testkit.mill.steps.turns import ROUND, turn_of


def pack(g: State) -> Json:
    """Every field of the position."""
    assert isinstance(g, MillPosition)
    return {
        "seats": [{"stock": [*seat.stock], "hand": [*seat.hand]} for seat in g.seats],
        "board": [*g.board],
        "deck": [*g.deck],
        "played": [*g.played],
        "round": g.round,
        "open_hands": g.open_hands,
    }


def unpack(box: Box, players: int, data: Node) -> State:
    """The position that `pack` describes."""
    assert isinstance(box, MillBox)
    kinds = len(box.cards) - 1
    seats = [
        Seat(seat["stock"].exactly(len(GOODS)).numbers(0), seat["hand"].numbers(0, kinds))
        for seat in data["seats"].exactly(players)
    ]
    board = data["board"].exactly(len(box.spaces)).numbers(NOBODY, players - 1)
    return MillPosition(
        box,
        players,
        Rng(0),
        [],
        OVER,
        [],
        seats,
        board,
        data["deck"].numbers(0, kinds),
        data["played"].numbers(0, kinds),
        data["round"].number(0, ROUNDS),
        data["open_hands"].flag(),
    )


def step(box: Box, tag: str, values: list[int]) -> Step:
    """The step that `data` describes; ValueError or IndexError if there is none."""
    if tag == "Round" and not values:
        return ROUND
    if tag == "Turn" and len(values) == 1:
        return turn_of(values[0])
    raise ValueError(tag)
