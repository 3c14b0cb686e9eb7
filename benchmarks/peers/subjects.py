"""What is measured: each subject plays random legal actions, listing them at each decision, and copies a position in
mid-game.

Peers are imported where they are measured, since they live in another environment than Quire.
"""

from __future__ import annotations

import os
import random
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module
from itertools import cycle
from time import process_time
from typing import Any

PACKAGE = os.environ.get("QUIRE_PACKAGE", "quirebox")  # earlier ones were called `quire`
MID_GAME = 40  # decisions after which a position is copied
LUCK = 99_991  # random numbers drawn in advance: what is measured is the engine, not the dice


class Subject:
    """Somebody's implementation of a game."""

    def play(self) -> int:
        """One random game to the end; how many decisions it had."""
        raise NotImplementedError

    def copy(self) -> object:
        """A copy of a position in mid-game."""
        raise NotImplementedError

    def decisions(self, seconds: float) -> float:
        """Decisions in a second of processor time."""
        start, n = process_time(), 0
        while process_time() - start < seconds:
            n += self.play()
        return n / (process_time() - start)

    def copies(self, seconds: float) -> float:
        """Copies in a second of processor time."""
        start, n = process_time(), 0
        while process_time() - start < seconds:
            for _ in range(20):
                self.copy()
            n += 20
        return n / (process_time() - start)


class Catan(Subject):
    """Catanatron with four random players."""

    def __init__(self, game: str) -> None:
        self.middle = self.new()
        for _ in range(MID_GAME):
            self.middle.play_tick()

    def new(self) -> Any:
        from catanatron.game import Game
        from catanatron.models.player import Color, RandomPlayer

        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play(self) -> int:
        from catanatron.game import TURNS_LIMIT

        g, n = self.new(), 0
        while g.winning_color() is None and g.state.num_turns < TURNS_LIMIT:
            g.play_tick()
            n += 1
        return n

    def copy(self) -> object:
        return self.middle.copy()


class Spiel(Subject):
    """A game of OpenSpiel, called from Python."""

    def __init__(self, game: str) -> None:
        import pyspiel

        if game.startswith("python_"):
            import open_spiel.python.games  # noqa: F401
        self.game = pyspiel.load_game(game)
        self.middle = self.game.new_initial_state()
        self.go(self.middle, MID_GAME)
        if self.middle.is_terminal():
            self.middle = self.game.new_initial_state()
            self.go(self.middle, 5)

    def go(self, state: Any, limit: int) -> int:
        n = 0
        while n < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                n += 1
        return n

    def play(self) -> int:
        return self.go(self.game.new_initial_state(), 1_000_000)

    def copy(self) -> object:
        return self.middle.clone()


class Cards(Subject):
    """A game of RLCard; it has no copy of its own, so the game (without its environment) is copied deeply."""

    def __init__(self, game: str) -> None:
        import rlcard

        self.env = rlcard.make(game)
        self.go(5)
        self.middle = deepcopy(self.env.game)

    def go(self, limit: int) -> int:
        env, n = self.env, 0
        state, _ = env.reset()
        while n < limit and not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            n += 1
        return n

    def play(self) -> int:
        return self.go(1_000_000)

    def copy(self) -> object:
        return deepcopy(self.middle)


class Zoo(Subject):
    """A classic environment of PettingZoo, wrapped as it comes."""

    def __init__(self, game: str) -> None:
        self.env = import_module(f"pettingzoo.classic.{game}").env()

    def play(self) -> int:
        env, n = self.env, 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = (
                observation["action_mask"]
                if isinstance(observation, dict) and "action_mask" in observation
                else info["action_mask"]
            )
            env.step(random.choice(mask.nonzero()[0]))
            n += 1
        return n


class Vectors(Subject):
    """Many games of Pgx at once on the CPU, on one core: random legal actions, observation, mask, and a new game where
    one has ended, twenty steps in one compiled loop."""

    games, steps = 256, 20

    def __init__(self, game: str) -> None:
        import os

        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        import jax
        import pgx
        from jax import numpy as jnp
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make(game)
        step = jax.vmap(auto_reset(env.step, env.init))

        def once(carry: Any, key: Any) -> Any:
            state, total = carry
            act, luck = jax.random.split(key)
            action = jax.random.categorical(act, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
            state = step(state, action, jax.random.split(luck, self.games))
            return (state, total + state.observation.sum(dtype=jnp.float32)), None  # somebody looks at it

        self.jax = jax
        self.run = jax.jit(lambda state, key: jax.lax.scan(once, (state, 0.0), jax.random.split(key, self.steps))[0])
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, self.games))

    def play(self) -> int:
        self.key, key = self.jax.random.split(self.key)
        self.state, total = self.run(self.state, key)
        total.block_until_ready()
        return self.steps * self.games


class Pool(Subject):
    """Many games of EnvPool at once, in one thread; the actions come from numpy."""

    games = 256

    def __init__(self, game: str) -> None:
        import envpool
        import numpy

        self.numpy = numpy
        self.env = envpool.make(game, env_type="gymnasium", num_envs=self.games, num_threads=1, seed=1)
        self.masks = self.env.reset()[1]["legal_action_mask"]

    def play(self) -> int:
        steps = 20
        for _ in range(steps):
            self.masks = self.env.step(nth_allowed(self.numpy, self.masks))[-1]["legal_action_mask"]
        return steps * self.games


def nth_allowed(numpy: Any, masks: Any) -> Any:
    """A random legal action for every game: the n-th that its mask allows."""
    flat = numpy.flatnonzero(masks) % masks.shape[1]
    counts = masks.astype(bool).sum(1)
    luck = (numpy.random.random(len(masks)) * counts).astype(numpy.intp)
    return flat[counts.cumsum() - counts + luck]


def ours_named(name: str) -> Any:
    """A module of Quire."""
    return import_module(f"{PACKAGE}.{name}")


class Ours(Subject):
    """A game of Quire, called from a Python loop."""

    def __init__(self, game: str) -> None:
        Rng = ours_named("core.rng").Rng
        self.game = ours_named("games").game(game)
        self.players = min(4, self.game.seats[-1])
        self.box, self.options = self.game.box(), self.game.agree({}, self.players)
        self.Rng, self.rng, self.seed = Rng, Rng(1), 0
        self.luck = cycle(random.choices(range(1 << 20), k=LUCK))
        self.middle = self.new()
        for _ in range(MID_GAME):
            self.middle.apply(self.middle.options[next(self.luck) % len(self.middle.options)])

    def new(self) -> Any:
        self.seed += 1
        g = self.game.setup(self.box, self.players, self.Rng(self.seed), self.options)
        g.settle()
        return g

    def play(self) -> int:
        g, n = self.new(), 0
        for luck in self.luck:
            options = g.options
            if not options:
                break
            g.apply(options[luck % len(options)])
            n += 1
        return n

    def copy(self) -> object:
        return self.middle.copy()


class Inside(Ours):
    """A game of Quire, the loop compiled with it."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.playout = ours_named("core.playout").playout

    def play(self) -> int:
        return int(self.playout(self.new(), self.rng))


class Env(Ours):
    """A game of Quire as PettingZoo's raw environment, with numpy's observation and mask of the next agent."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.env = ours_named("envs.pettingzoo").raw_env(game, players=self.players)

    def play(self) -> int:
        env, n = self.env, 0
        env.reset()
        for luck in self.luck:
            env.observe(env.agent_selection)
            options = env.g.options
            if not options:
                break
            env.step(options[luck % len(options)].id)
            n += 1
        return n


class Batched(Ours):
    """Games of Quire stepped by one call, with observation, mask and reward; the actions come from numpy."""

    games = 256

    def __init__(self, game: str) -> None:
        super().__init__(game)
        import numpy

        self.numpy, self.batch = numpy, ours_named("envs.batch").Batch(game, self.games, self.players)
        self.batch.reset(1)

    def play(self) -> int:
        steps = 20
        for _ in range(steps):
            self.batch.step(self.choose())
        return steps * self.games

    def choose(self) -> Any:
        """A random legal action for every game."""
        return nth_allowed(self.numpy, self.batch.seen.mask)


class Stepped(Batched):
    """The same; the actions are drawn by the batch, so that only its own work is measured."""

    def choose(self) -> Any:
        return self.batch.draw()


class Few(Stepped):
    """Fewer games at once: their positions stay in the processor's cache."""

    games = 64


@dataclass(frozen=True)
class Row:
    """A line of the table: who, which game, how it is called, and where it runs."""

    system: str
    game: str
    how: str
    kind: type[Subject]
    where: str  # "peers", "compiled" or "interpreted"
    copies: bool = True


PEERS = [
    Row("Catanatron", "catan", "Python", Catan, "peers"),
    *(
        Row("OpenSpiel", game, "C++ from Python", Spiel, "peers")
        for game in ("gin_rummy", "backgammon", "hearts", "hanabi")
    ),
    *(Row("OpenSpiel", game, "Python", Spiel, "peers") for game in ("python_block_dominoes", "python_liars_poker")),
    *(Row("RLCard", game, "Python", Cards, "peers") for game in ("mahjong", "gin-rummy", "uno")),
    *(
        Row("PettingZoo", game, "wrapped", Zoo, "peers", copies=False)
        for game in ("chess_v6", "hanabi_v5", "tictactoe_v3")
    ),
]


def ours(games: list[str]) -> list[Row]:
    """Five lines for each game of Quire."""
    return [
        row
        for game in games
        for row in (
            Row("Quire", game, "compiled, loop inside", Inside, "compiled"),
            Row("Quire", game, "compiled, from Python", Ours, "compiled", copies=False),
            Row("Quire", game, "compiled, raw PettingZoo", Env, "compiled", copies=False),
            Row("Quire", game, "compiled, batch of 256", Batched, "compiled", copies=False),
            Row("Quire", game, "interpreted", Ours, "interpreted"),
        )
    ]
