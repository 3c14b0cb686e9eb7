"""What a viewer is shown, as types."""

from __future__ import annotations

from typing import TypedDict


class Thing(TypedDict):
    """A space of the board, or a card."""

    name: str
    text: str


class Printed(TypedDict):
    """What lies in the box."""

    spaces: list[Thing]
    cards: list[Thing]


class SeatView(TypedDict):
    """One miller's things."""

    stock: dict[str, int]
    cards: int
    hand: list[str] | None  # None: not for the viewer's eyes
    score: int


class View(TypedDict):
    """The table as the viewer sees it."""

    round: int
    actor: int
    board: dict[str, int]  # who stands on each space
    deck: int
    played: list[str]
    seats: list[SeatView]
