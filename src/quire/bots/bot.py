"""What a bot is: somebody who knows what their seat may know, chooses within a budget, and can say why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quire.core.action import Action
from quire.core.errors import QuireError
from quire.core.event import Player
from quire.core.game import Game, Json
from quire.core.native import mypyc_attr
from quire.core.rng import Rng
from quire.core.state import State


class BotError(QuireError):
    """A bot that does not exist, cannot be had so, or chose what is not allowed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What one seat may know.  It keeps an imagined position, never the real one, so there is nothing to peek at."""

    def __init__(self, game: Game, g: State, player: Player, rng: Rng) -> None:
        self.game = game
        self.player = player
        self._imagined = game.imagine(g, player, rng)

    def players(self) -> int:
        """How many are at the table."""
        return self._imagined.players

    def options(self) -> list[Action]:
        """What may be chosen."""
        return self._imagined.options

    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        return self.game.view(self._imagined, self.player)

    def imagine(self, rng: Rng) -> State:
        """A position that could be the real one; play on it as you like."""
        return self.game.imagine(self._imagined, self.player, rng)

    def phrase(self, action: Action) -> str:
        """What an option means, in the game's words."""
        return self.game.phrase(self._imagined, action)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think; whichever comes first.  The seconds are a hard stop."""

    iterations: int = 0  # 0: no limit
    seconds: float = 0.0  # 0: no limit
    processes: int = 1  # that think side by side, each so long


NO_LIMIT: Final = Budget()


@dataclass(frozen=True)
class Alternative:
    """An action that was thought about."""

    action: Action
    value: float  # win share where the bot estimates one, else its own measure
    visits: int = 0
    low: float = 0.0  # interval of the win share
    high: float = 0.0


@dataclass(frozen=True)
class Choice:
    """What a bot chose, what else it thought about (best first, the choice included), and why in a sentence."""

    action: Action
    alternatives: list[Alternative] = field(default_factory=list)
    why: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code.  Ten lines make another: subclass and choose."""

    def __init__(self, name: str, thinks: bool = False, budget: Budget = NO_LIMIT) -> None:
        self.name = name
        self.thinks = thinks  # whether a budget means anything to it
        self.budget = budget  # what it thinks with unless somebody says otherwise

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """One of `sight.options()`; the same for the same sight, iterations and generator."""
        raise NotImplementedError


def ask(bot: Bot, game: Game, g: State, rng: Rng, budget: Budget | None = None) -> Choice:
    """What the bot chooses for whoever has to choose in `g`; it gets to know only what that seat may know."""
    if len(g.options) == 1:
        only = g.options[0]
        return Choice(only, [Alternative(only, 0.0)], f"“{game.phrase(g, only)}” is all that is allowed.")
    choice = bot.choose(Sight(game, g, g.actor(), rng), budget or bot.budget, rng)
    if choice.action not in g.options:
        raise BotError(
            f"the bot {bot.name!r} chose {choice.action.text!r}, which is not allowed; "
            f"allowed: {', '.join(a.text for a in g.options)}"
        )
    return choice
