"""A trial: one random game in which the kit looks for mistakes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NoReturn

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.game import HOUSE, Game
from quirebox.core.match import Match, master_seed
from quirebox.core.rng import Rng, key
from quirebox.core.state import State
from quirebox.testkit.anatomy import anatomy, difference

NAMES = ("Ann", "Bob", "Cyd", "Dee", "Eve", "Fay")


class Nonconformance(AssertionError):
    """A game that breaks the contract: what is wrong, in which game, at which decision."""

    def __init__(self, what: str, ply: int, seed: int, game: str) -> None:
        super().__init__(f"{game}, seed {seed}, ply {ply}: {what}")
        self.what = what
        self.ply = ply
        self.seed = seed


class Trial:
    """A game being played at random, and how to complain of it."""

    def __init__(self, game: Game, players: int, options: Mapping[str, str], seed: int, edition: str = HOUSE) -> None:
        self.game = game
        self.edition = edition
        self.players = players
        self.options = options
        self.seed = seed
        self.rng = Rng(seed * 2 + 1)
        self.names = NAMES[:players]
        self.viewers: list[Player] = [*range(players), NOBODY]
        self.match = Match(game, players, options, edition, master_seed(f"trial {seed}"))
        self.told: list[Event] = []
        self.action: Action | None = None  # what will be played next

    @property
    def g(self) -> State:
        """The position now."""
        return self.match.g

    def choose(self) -> None:
        """Settle on a random action, to be played when the checks are done."""
        options = self.g.options
        self.action = options[self.rng.below(len(options))] if options else None

    def play(self) -> None:
        """Play the action."""
        assert self.action is not None
        self.told = self.match.apply(self.action)

    def ahead(self, g: State) -> State:
        """The position after the action, from a copy of `g`, with the generator that the match will use."""
        assert self.action is not None
        h = g.copy()
        h.rng = Rng(key(self.match.master, self.match.ply + 1))
        h.events = []
        h.apply(self.action)
        return h

    def fail(self, what: str) -> NoReturn:
        """Complain."""
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        raise Nonconformance(
            what, self.match.ply, self.seed, f"{self.game.id}, {self.players} players{', ' if chosen else ''}{chosen}"
        )

    def same(self, found: object, expected: object, what: str) -> None:
        """Complain if two things differ, and say where."""
        if found != expected:
            self.fail(f"{what}: {difference(found, expected)}")

    def untouched(self, before: object, what: str) -> None:
        """Complain if the position is not what it was."""
        self.same(anatomy(self.g), before, f"{what} changed the position")

    def run(self, check: Callable[[Trial], None]) -> None:
        """Carry out a check; whatever the game raises in it is a complaint too."""
        try:
            check(self)
        except Nonconformance:
            raise
        except Exception as e:
            self.fail_in(check, e)

    def fail_in(self, check: Callable[[Trial], None], error: Exception) -> NoReturn:
        """Complain of an error in the game's own code."""
        try:
            self.fail(f"{check.__name__.replace('_', ' ')}: {type(error).__name__}: {error}")
        except Nonconformance as e:
            raise e from error


def viewer_name(viewer: Player) -> str:
    """How complaints call a viewer."""
    return "a spectator" if viewer == NOBODY else f"p{viewer}"
