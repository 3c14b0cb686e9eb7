"""Games that bots play against themselves, to learn from: what every seat could know, and what came of it.

Whoever is to move takes the turn that looks best at its end. In every game a share of the decisions, up to a third, is
made by lot instead, so that there is something to learn of positions that good players avoid.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from quirebox.bots.learned import judgement, read_learned
from quirebox.bots.mind import Mind, mind_of
from quirebox.bots.quiet import Quiet
from quirebox.bots.turn import Turn, Worth, by_value
from quirebox.core.action import Action
from quirebox.core.game import Game
from quirebox.core.match import master_seed
from quirebox.core.numbers import collected
from quirebox.core.rng import Rng, key
from quirebox.core.state import State

NODES = 240  # positions looked at for one turn
BY_LOT = 30  # per cent of the decisions at most
BEAM = 5  # lines kept at each further decision
MIDDLE = 0.3  # of the share of positions that are kept where the turn passes on
PLENTY = 1_000  # one in so many


@dataclass
class Lesson:
    """One game to learn from: for each position kept, what every seat saw."""

    seen: list[bytes] = field(default_factory=list)  # position by position, seat by seat
    hand: list[float] = field(default_factory=list)  # how the hand-written evaluation judged that
    doubt: list[float] = field(default_factory=list)  # and the lead, by it, that made a favourite
    scores: list[int] = field(default_factory=list)  # of every seat in the end
    shares: list[float] = field(default_factory=list)  # of the victory


@dataclass(frozen=True)
class School:
    """Where lessons come from: the same number gives the same lesson."""

    game: Game
    players: int
    seed: str
    keep: float = 0.3  # of the positions where the turn passes on
    judged_by: str = ""  # a file of what was learned, by which the players judge; "": by hand

    def play(self, number: int) -> Lesson:
        """The lesson of that number."""
        rng = Rng(key(master_seed(f"lesson {self.seed}"), number))
        mind = mind_of(self.game)
        worth = learned_worth(self.game, self.judged_by) if self.judged_by else mind.at_hand
        with Quiet():
            return self.lesson(mind, worth, rng)

    def lesson(self, mind: Mind, worth: Worth, rng: Rng) -> Lesson:
        """A game from its first decision to its end."""
        g = self.game.new(self.players, rng.next(), dict(self.game.varied))
        lots = rng.below(BY_LOT)
        found = Lesson()
        while not g.over():
            if rng.below(100) < lots:
                actions = [g.options[rng.below(len(g.options))]]
            else:
                actions = best_line(self.game, g, mind, worth, rng)
            self.follow(found, g, actions, mind, rng)
        found.scores = g.scores()
        won = self.game.winners(g)
        found.shares = [1 / len(won) if p in won else 0.0 for p in range(g.players)]
        return found

    def follow(self, lesson: Lesson, g: State, actions: list[Action], mind: Mind, rng: Rng) -> None:
        """Play decisions as far as they are possible, and keep some of the positions, fewer in the middle of a turn."""
        for action in actions:
            if action not in g.options:
                return
            p = g.actor()
            g.apply(action)
            keep = self.keep if g.actor() != p else self.keep * MIDDLE
            if not g.over() and rng.below(PLENTY) < int(keep * PLENTY):
                self.note(lesson, g, mind)

    def note(self, lesson: Lesson, g: State, mind: Mind) -> None:
        """Keep a position."""
        for p in range(g.players):
            lesson.seen.append(collected(self.game.eyes.writer, g, p))
            lesson.hand.append(mind.evaluate(g, p))
            lesson.doubt.append(mind.doubt(g))


@cache
def learned_worth(game: Game, file: str) -> Worth:
    """How well somebody stands by what was learned in a file."""
    return judgement(game, read_learned(Path(file))).value


def best_line(game: Game, g: State, mind: Mind, worth: Worth, rng: Rng) -> list[Action]:
    """The decisions that leave the player best off at the end of the turn; every option is thought about."""
    p, nodes = g.actor(), max(1, NODES // len(g.options))
    turn = Turn(worth, mind.worth_trying, p, [game.eyes.imagine(g, p, rng)], nodes, BEAM, 1e18)
    return min((turn.lines([option])[0] for option in g.options), key=by_value).actions
