"""What is printed in Mill, and what can be done with it."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.effect import Effect

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
