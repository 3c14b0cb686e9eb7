"""Coins: everybody takes a coin of 0, 1 or 3, three times; there are two kinds of 3; most coins win; alone, six win.
For one to six players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from quirebox.core.action import Action
from quirebox.core.audience import Eyes, Voice
from quirebox.core.box import Box
from quirebox.core.event import Player
from quirebox.core.fact import count, declare, fact
from quirebox.core.game import Game
from quirebox.core.plain import Json
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.core.step import Step

ROUNDS = 3


class Purses(State):
    def __init__(
        self,
        box: Box,
        players: int,
        rng: Rng,
        agenda: list[Step],
        waiting: Step,
        options: list[Action],
        purses: list[int],
    ) -> None:
        super().__init__(box, players, rng, agenda, waiting, options)
        self.purses = purses

    def copy(self) -> Purses:
        return Purses(
            self.box, self.players, self.rng.copy(), self.agenda[:], self.waiting, self.options, self.purses[:]
        )

    def scores(self) -> list[int]:
        return self.purses[:]


class Take(Step):
    def rule(self) -> str:
        return "COIN-1"

    def options(self, g: State) -> list[Action]:
        return g.box.space.actions

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, Purses)
        g.purses[self.player] += action.a
        g.tell("take", self.player, (action.a,))


def view(g: State, viewer: Player) -> dict[str, Json]:
    return {"purses": [*g.scores()], "actor": g.actor()}


def features(g: State, viewer: Player) -> bytes:
    return bytes(g.scores())


@cache
def coins(edition: str) -> Box:
    """What can be taken."""
    box = Box(edition, "0", {"COIN-1": "Take a coin."})
    for n, text in ((0, "take 0"), (1, "take 1"), (3, "take 3"), (3, "take a shiny 3")):
        box.space.add("take", n, 0, text)
    return box


class Coins(Game):
    id = "coins"
    title = "Coins"
    version = 1
    seats = range(1, 7)
    folder = Path(__file__).parent
    package = "quirebox.coins"  # no mind: it is judged by its points
    eyes = Eyes(view, features)
    voice = Voice(declare(fact("take", count("coins"))), lambda box, event, names: event.kind, lambda g: "Take a coin.")

    def box(self, edition: str = "house") -> Box:
        return coins(edition)

    def setup(self, box: Box, players: int, rng: Rng, options: Mapping[str, str]) -> State:
        agenda: list[Step] = [Take(p) for _ in range(ROUNDS) for p in range(players)]
        return Purses(box, players, rng, agenda, agenda[0], [], [0] * players)

    def winners(self, g: State) -> list[Player]:
        return super().winners(g) if g.players > 1 or g.scores()[0] >= 6 else []


COINS = Coins()
