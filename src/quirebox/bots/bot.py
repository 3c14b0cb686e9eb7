"""What a bot is: a player that knows what its seat may know, chooses within a budget, and can say why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from quirebox.bots.mind import Mind, mind_of
from quirebox.bots.plan import Plan
from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.errors import QuireError
from quirebox.core.event import Player
from quirebox.core.game import Game
from quirebox.core.message import Said, say
from quirebox.core.native import mypyc_attr
from quirebox.core.rng import Rng
from quirebox.core.schema import Schema
from quirebox.core.state import State


class BotError(QuireError):
    """A bot that does not exist, cannot be asked for in this way, or chose what is not allowed."""


class BadBudget(BotError):
    """A bot cannot think so long, or does not think at all."""

    def __init__(self, found: str, problem: str) -> None:
        super().__init__(f"{found!r}: {problem}")
        self.found = found
        self.problem = problem

    def __reduce__(self) -> tuple[type[BadBudget], tuple[str, str]]:
        return BadBudget, (self.found, self.problem)


class UnknownBot(BotError):
    """No bot has that name."""

    def __init__(self, found: str, known: Sequence[str]) -> None:
        super().__init__(
            f"there is no bot {found!r}; there are: {', '.join(known)}; a budget may follow, as in search:200 or "
            "search:0.5s; net:FILE is a trained network"
        )
        self.found = found
        self.known = list(known)

    def __reduce__(self) -> tuple[type[UnknownBot], tuple[str, list[str]]]:
        return UnknownBot, (self.found, self.known)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What one seat may know.  It keeps an imagined position, never the real one, so there is nothing to peek at."""

    def __init__(
        self, game: Game, g: State, player: Player, rng: Rng, mind: Mind | None = None, plan: Plan | None = None
    ) -> None:
        self.game = game
        self.player = player
        self.mind = mind or mind_of(game)  # how positions are judged
        self.plan = plan  # what the bot thought of earlier in its turn, if anything
        self._imagined = game.eyes.imagine(g, player, rng)

    def players(self) -> int:
        """How many are at the table."""
        return self._imagined.players

    def options(self) -> list[Action]:
        """What may be chosen."""
        return self._imagined.options

    def view(self) -> Mapping[str, object]:
        """What the seat sees."""
        return self.game.eyes.view(self._imagined, self.player)

    def features(self) -> bytes:
        """What the seat sees, as numbers; `schema` says what they mean."""
        return self.game.eyes.features(self._imagined, self.player)

    def schema(self) -> Schema:
        """What the numbers of `features` mean."""
        return self.game.eyes.schema(self._imagined)

    def box(self) -> Box:
        """What is printed."""
        return self._imagined.box

    def imagine(self, rng: Rng) -> State:
        """A position that could be the real one; play on it as you like."""
        return self.game.eyes.imagine(self._imagined, self.player, rng)

    def phrase(self, action: Action) -> Said:
        """What an option means, in the game's words."""
        return self.game.voice.phrase(self._imagined, action)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think; what comes first.  The seconds are a hard stop."""

    iterations: int = 0  # 0: no limit
    seconds: float = 0.0  # 0: no limit
    processes: int = 1  # that think side by side, each that long


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
    why: Said = ""
    plan: Plan | None = None  # what it means to do next: the caller keeps it for the next question


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code.  Ten lines make another: subclass and choose."""

    def __init__(self, name: str, thinks: bool = False, budget: Budget = NO_LIMIT) -> None:
        self.name = name
        self.thinks = thinks  # whether a budget means anything to it
        self.budget = budget  # what it thinks with unless the caller says otherwise
        self.mind: Mind | None = None  # how it judges positions; None: as the game's own mind does

    def choose(self, sight: Sight, budget: Budget, rng: Rng) -> Choice:
        """One of `sight.options()`; the same for the same sight, iterations and generator."""
        raise NotImplementedError

    def check(self, sight: Sight) -> None:
        """Complain if it cannot play this game at all: asked once, before a game begins."""
        return


def ask(bot: Bot, game: Game, g: State, rng: Rng, budget: Budget | None = None, plan: Plan | None = None) -> Choice:
    """What the bot chooses for the actor of `g`; it gets to know only what that seat may know, and the plan of its turn
    if it has one."""
    if len(g.options) == 1:
        only = g.options[0]
        said = say("bot-only", what=game.voice.phrase(g, only))
        return Choice(only, [Alternative(only, 0.0)], said, plan)
    choice = bot.choose(Sight(game, g, g.actor(), rng, bot.mind, plan), budget or bot.budget, rng)
    if choice.action not in g.options:
        raise BotError(
            f"the bot {bot.name!r} chose {choice.action.text!r}, which is not allowed; "
            f"allowed: {', '.join(a.text for a in g.options)}"
        )
    return choice


class Seated:
    """A bot in its seat: it keeps the plan of its turn from one decision to the next."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.plan: Plan | None = None

    def ask(self, game: Game, g: State, rng: Rng) -> Choice:
        """What the bot chooses now."""
        choice = ask(self.bot, game, g, rng, plan=self.plan)
        self.plan = choice.plan
        return choice
