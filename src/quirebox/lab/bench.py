"""How fast the engine is: random legal play, copies in mid-game, and search, beside OpenSpiel's where that is
installed.

Seconds are those of the processor, so that other work on the machine counts little.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

from quirebox.bots.bot import Budget, Sight
from quirebox.bots.mind import CLUB, mind_of
from quirebox.bots.quiet import Quiet
from quirebox.bots.tree import Style, Tree
from quirebox.core import state
from quirebox.core.game import HOUSE, Game
from quirebox.core.playout import playout
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.lab.peer import peer_for

ROUNDS = 5  # every figure is the median of these runs


@dataclass(frozen=True)
class PeerBench:
    """OpenSpiel's search in the same run."""

    game: str
    decisions_per_game: int
    iterations_per_s: float


@dataclass(frozen=True)
class Bench:
    """What was measured."""

    decisions_per_s: float  # random play, the loop inside the engine
    python_decisions_per_s: float  # the same from a loop in Python
    games_per_s: float  # the loop inside, set-up included
    copy_us: float  # microseconds for a copy in mid-game
    search_iterations_per_s: float  # with the care of the level `club`, in mid-game
    decisions_per_game: int  # in one random game
    compiled: bool
    peer: PeerBench | None  # if OpenSpiel is installed


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return Path(state.__file__).suffix != ".py"


class Bencher:
    """One game set up for measuring."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str], edition: str = HOUSE, seconds: float = 2.0
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.edition = edition
        self.seed = 0
        self.length = playout(self.fresh(), Rng(1))  # of one random game
        self.peer = peer_for(self.length)
        self.steps = ROUNDS * (5 if self.peer else 4)  # how many things are measured
        self.slice = seconds / self.steps
        self.middle = self.mid_game()

    def fresh(self) -> State:
        """Another game."""
        self.seed += 1
        return self.game.new(self.players, self.seed, self.options, self.edition)

    def mid_game(self) -> State:
        """The same game after half of its decisions."""
        self.seed = 0
        g = self.fresh()
        playout(g, Rng(1), self.length // 2)
        return g

    def measure(self, progress: Callable[[], None] = lambda: None) -> Bench:
        """All figures; `progress` is called `steps` times."""
        inside: list[tuple[float, float]] = []
        outside: list[float] = []
        copies: list[float] = []
        search: list[float] = []
        peer: list[float] = []
        for _ in range(ROUNDS):  # interleaved, so that a noisy moment does not fall on one figure
            inside.append(self.inside())
            progress()
            outside.append(self.outside())
            progress()
            copies.append(self.copies())
            progress()
            search.append(self.search())
            progress()
            if self.peer:
                peer.append(self.peer.search(self.slice))
                progress()
        decisions, games = (median(run[i] for run in inside) for i in (0, 1))
        return Bench(
            decisions,
            median(outside),
            games,
            1e6 / median(copies),
            median(search),
            self.length,
            compiled(),
            PeerBench(self.peer.name, self.peer.length, median(peer)) if self.peer else None,
        )

    def inside(self) -> tuple[float, float]:
        """Decisions in a second, the loop inside; and games in a second, set-up included."""
        decisions, games, playing = 0, 0, 0.0
        rng = Rng(7)
        start = process_time()
        while not games or process_time() - start < self.slice:
            g = self.fresh()
            begun = process_time()
            decisions += playout(g, rng)
            playing += process_time() - begun
            games += 1
        return decisions / playing, games / (process_time() - start)

    def outside(self) -> float:
        """Decisions in a second, the loop in Python."""
        decisions, playing = 0, 0.0
        below = Rng(7).below
        while playing < self.slice:
            g = self.fresh()
            begun = process_time()
            while options := g.legal():
                g.apply(options[below(len(options))])
                decisions += 1
            playing += process_time() - begun
        return decisions / playing

    def copies(self) -> float:
        """Copies of a position in mid-game in a second."""
        copy, made = self.middle.copy, 0
        start = process_time()
        while not made or process_time() - start < self.slice:
            for _ in range(100):
                copy()
            made += 100
        return made / (process_time() - start)

    def search(self) -> float:
        """Iterations of search in a second, from the middle of a game."""
        sight = Sight(self.game, self.middle, self.middle.actor(), Rng(3))
        start = process_time()
        with Quiet():
            tree = Tree(sight, Rng(5), mind_of(self.game).level(CLUB), Style(), Budget(seconds=self.slice))
            tree.grow()
        return tree.root.visits / (process_time() - start)
