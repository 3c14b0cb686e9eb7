"""Data: a seat and a position."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step
from quirebox.testkit.mill.box import COIN, POINT, MillBox


class Seat:
    """One player's things."""

    def __init__(self, stock: list[int], hand: list[int]) -> None:
        self.stock = stock  # of each of GOODS
        self.hand = hand  # cards, by their kind

    def copy(self) -> Seat:
        """A seat of its own, equal to this one."""
        return Seat(self.stock[:], self.hand[:])


class MillPosition(State):
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

    def copy(self) -> MillPosition:
        """A position of its own, equal to this one."""
        return MillPosition(
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


def position(g: State) -> MillPosition:
    """The position as one of Mill."""
    assert isinstance(g, MillPosition)
    return g
