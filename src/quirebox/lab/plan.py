"""What bots are to play, one game of it, and what came of that game: the same on every machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

from quirebox.bots import bot_named
from quirebox.bots.bot import Bot, Seated, Sight
from quirebox.bots.weights import read_mind
from quirebox.core.action import Action
from quirebox.core.errors import QuireError
from quirebox.core.event import Event, Player
from quirebox.core.game import HOUSE, Game
from quirebox.core.match import master_seed
from quirebox.core.rng import Rng, key

OPENING = 8  # decisions whose mark is kept: enough to tell whether a game goes the same way again


@dataclass(frozen=True)
class Plan:
    """What is to be played.  Bots sit in the order given; fewer bots than players take turns in filling the seats."""

    game: Game
    bots: Sequence[str]
    players: int
    games: int
    seed: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str = HOUSE
    weights: Sequence[str] = ()  # for each bot a file of what it weighs things by, or ""; fewer: the others' own

    def check(self) -> None:
        """Complain about what cannot be played, before a game begins."""
        if not self.bots:
            raise QuireError("no bots were named; use for instance greedy,random")
        if self.games < 1:
            raise QuireError(f"cannot play {self.games} games; use 1 or more")
        if len(self.bots) > self.players:
            raise QuireError(f"{len(self.bots)} bots do not fit into {self.players} seats; name at most {self.players}")
        bots = [self.bot(number) for number in range(len(self.bots))]
        g = self.game.new(self.players, 0, self.options, self.edition)
        for bot in bots:
            bot.check(Sight(self.game, g, g.actor(), Rng(0), bot.mind))

    def seating(self, number: int) -> list[int]:
        """For each seat, which of the bots sits there in the game of that number."""
        return [(seat + number) % self.players % len(self.bots) for seat in range(self.players)]

    def bot(self, number: int) -> Bot:
        """The bot of that number; one that counts its iterations does not look at the clock, so that it plays alike on
        every machine."""
        bot = at_leisure(self.bots[number])
        if number < len(self.weights) and self.weights[number]:
            bot.mind = read_mind(self.game, Path(self.weights[number]))
        return bot

    def luck(self, number: int) -> Rng:
        """What decides the luck of the game of that number: first of its cards, then of each bot."""
        return Rng(key(master_seed(f"sim {self.seed}"), number))

    def play(self, number: int) -> Played:
        """The game of that number."""
        return Sitting(self, number).finish()


@dataclass(frozen=True)
class Played:
    """One game that was played: for each seat which of the plan's bots sat there, and its points."""

    number: int
    bots: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    opening: str = ""  # a mark of the first decisions
    seconds: float = field(default=0.0, compare=False)  # all of it
    # for each seat, the seconds of each decision that left a choice
    thought: list[list[float]] = field(default_factory=list, compare=False)


def at_leisure(name: str) -> Bot:
    """A bot by name; one that counts its iterations does not look at the clock, so that it plays alike on every
    machine."""
    bot = bot_named(name)
    if bot.budget.iterations:
        bot.budget = replace(bot.budget, seconds=0.0)
    return bot


class Sitting:
    """One game of a plan while it is played. It goes the same way on every machine."""

    def __init__(self, plan: Plan, number: int, events: list[Event] | None = None) -> None:
        rng = plan.luck(number)
        self.plan = plan
        self.number = number
        self.g = plan.game.new(plan.players, rng.next(), plan.options, plan.edition, events)
        self.seated = plan.seating(number)
        self.bots = [self.sit(p) for p in range(plan.players)]
        self.luck = [Rng(rng.next()) for _ in self.bots]
        self.start = perf_counter()
        self.decisions = 0
        self.thought: list[list[float]] = [[] for _ in self.bots]
        self.mark = blake2b(digest_size=4)

    def sit(self, p: Player) -> Seated:
        """The bot of a seat, as it begins."""
        return Seated(self.plan.bot(self.seated[p]))

    def choose(self, p: Player) -> Action:
        """What the bot of that seat does now."""
        return self.bots[p].ask(self.plan.game, self.g, self.luck[p]).action

    def decide(self) -> None:
        """One decision."""
        p, begun, choice = self.g.actor(), perf_counter(), len(self.g.options) > 1
        action = self.choose(p)
        if choice:
            self.thought[p].append(perf_counter() - begun)
        if self.decisions < OPENING:
            self.mark.update(f"{p} {action.text};".encode())
        self.g.apply(action)
        self.decisions += 1

    def opening(self) -> str:
        """The mark of the first decisions, which are made if need be."""
        while self.decisions < OPENING and not self.g.over():
            self.decide()
        return self.mark.hexdigest()

    def finish(self) -> Played:
        """The game to its end."""
        while not self.g.over():
            self.decide()
        return Played(
            self.number,
            self.seated,
            self.g.scores(),
            self.plan.game.winners(self.g),
            self.decisions,
            self.opening(),
            perf_counter() - self.start,
            self.thought,
        )
