"""Data: the printed edition, a seat, a position."""

from __future__ import annotations

from typing import Final

from quire.core.action import Action
from quire.core.box import Box
from quire.core.effect import Effect
from quire.core.event import Player
from quire.core.rng import Rng
from quire.core.state import State
from quire.core.step import Step

COIN: Final = 0
GRAIN: Final = 1
FLOUR: Final = 2
POINT: Final = 3
GOODS: Final = ("coin", "grain", "flour", "point")
ROUNDS: Final = 6


class Printed:
    """A space of the board or a card: its name and what it does, in words and in deed."""

    def __init__(self, name: str, text: str, effect: Effect) -> None:
        self.name = name
        self.text = text
        self.effect = effect


class MillBox(Box):
    """What lies in the box of Mill."""

    def __init__(self, edition: str, hash: str, rules: dict[str, str]) -> None:
        super().__init__(edition, hash, rules)
        self.spaces: list[Printed] = []
        self.cards: list[Printed] = []  # one of each kind
        self.deck: list[int] = []  # every card, by its kind
        self.pass_ = self.space.add("pass")
        self.decline = self.space.add("decline")
        self.turn: list[Action] = [self.pass_]  # what can be tried in a turn


class Seat:
    """One player's things."""

    def __init__(self, stock: list[int], hand: list[int]) -> None:
        self.stock = stock  # of each of GOODS
        self.hand = hand  # cards, by their kind

    def copy(self) -> Seat:
        """A seat of its own, equal to this one."""
        return Seat(self.stock[:], self.hand[:])


class Mill(State):
    """A position in Mill."""

    def __init__(
        self,
        box: MillBox,
        players: int,
        rng: Rng,
        agenda: list[Step],
        waiting: Step,
        options: list[Action],
        seats: list[Seat],
        board: list[Player],
        deck: list[int],
        played: list[int],
        round: int,
        open_hands: bool,
    ) -> None:
        super().__init__(box, players, rng, agenda, waiting, options)
        self.printed = box
        self.seats = seats
        self.board = board  # for each space: whose worker stands there, or NOBODY
        self.deck = deck  # hidden; the last is on top
        self.played = played  # out of the game
        self.round = round
        self.open_hands = open_hands

    def copy(self) -> Mill:
        """A position of its own, equal to this one."""
        return Mill(
            self.printed,
            self.players,
            self.rng.copy(),
            self.agenda[:],
            self.waiting,
            self.options,
            [seat.copy() for seat in self.seats],
            self.board[:],
            self.deck[:],
            self.played[:],
            self.round,
            self.open_hands,
        )

    def scores(self) -> list[int]:
        """Points, and the worth of coins (MILL-SCORE-1)."""
        return [seat.stock[POINT] + seat.stock[COIN] // 3 for seat in self.seats]


def mill(g: State) -> Mill:
    """The position as one of Mill."""
    assert isinstance(g, Mill)
    return g


def mill_box(box: Box) -> MillBox:
    """The box as one of Mill."""
    assert isinstance(box, MillBox)
    return box
