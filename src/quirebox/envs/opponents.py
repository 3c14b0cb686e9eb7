"""Bots in the seats that nobody learns with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quirebox.bots import bot_named
from quirebox.bots.bot import Bot, Sight
from quirebox.bots.plan import Plan, read_plan
from quirebox.bots.random import Random
from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.envs.table import EnvError, Table

Opponent = str | Bot


class Opponents:
    """One bot for each other seat, clockwise from the learner's, with their plans and their luck."""

    def __init__(self, table: Table, named: Opponent | Sequence[Opponent]) -> None:
        self.table = table
        self.named = named
        self.bots = seated(named, table.players - 1)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Forget the game before."""
        self._rng = Rng(seed)
        self._plans: dict[Player, Plan | None] = {}

    def choose(self, g: State, seat: Player) -> Action:
        """What the bot does whose turn it is; `seat` is the learner's."""
        actor, rng = g.actor(), self._rng
        bot = self.bots[(actor - seat) % g.players - 1]
        if type(bot) is Random:  # who looks at nothing needs nothing imagined
            return g.options[rng.below(len(g.options))]
        sight = Sight(self.table.game, g, actor, Rng(rng.next()), bot.mind, self._plans.get(actor))
        choice = bot.choose(sight, bot.budget, Rng(rng.next()))
        self._plans[actor] = choice.plan
        return choice.action

    def __getstate__(self) -> dict[str, Any]:
        """For `pickle` and `deepcopy`: bots by their names, plans as plain data."""
        plans = {p: plan and plan.plain() for p, plan in self._plans.items()}
        return {**vars(self), "bots": None, "_plans": plans}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.bots = seated(self.named, self.table.players - 1)
        self._plans = {p: read_plan(self.table.box, plan) for p, plan in state["_plans"].items()}


def seated(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Bot]:
    """A bot for each other seat, clockwise."""
    several = [opponents] * seats if isinstance(opponents, (str, Bot)) else list(opponents)
    if len(several) != seats:
        raise EnvError(f"found {len(several)} opponents for {seats} seats; name one for all of them, or one for each")
    return [bot_named(bot) if isinstance(bot, str) else bot for bot in several]
