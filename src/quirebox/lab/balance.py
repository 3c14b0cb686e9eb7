"""A few numbers of an edition are searched for values with which it comes closer to goals.

Every choice of values is an edition of its own. Some of them, spread evenly, play a few games; the better half plays
twice as many, beside the neighbours of the best, and so on until the budget is spent. The last third of the budget is
kept for other games, which only the winner and the edition as it is play: a winner was lucky, too, so its own games
tell too well of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches, unified_diff
from functools import cached_property
from itertools import product
from pathlib import Path

from quirebox.core.changes import changes
from quirebox.core.editions import folder_of
from quirebox.core.errors import QuireError
from quirebox.lab.estimate import Difference, Ratio, error
from quirebox.lab.journal import Journal
from quirebox.lab.measures import Measures, estimate
from quirebox.lab.paths import BadPath, Knob, look
from quirebox.lab.processes import Job
from quirebox.lab.report import Data, said
from quirebox.lab.study import Study

START = 16  # candidates in the first round, at most
FEWEST = 8  # games of each in the first round
MOST = 256  # choices of values
CONFIRM = 1_000_000  # the number of the first game that confirms
NUMBER = r"-?\d+(?:\.\d+)?%?"
GOAL = re.compile(rf"(?P<name>.+?)=(?P<low>{NUMBER})\.\.(?P<high>{NUMBER})")
Point = tuple[int, ...]  # which value of each knob
Play = Callable[[Sequence[Job]], bool]  # these games; False: interrupted


class BadGoal(QuireError):
    """A goal that cannot be reached for."""


@dataclass(frozen=True)
class Goal:
    """A figure that should lie between two bounds."""

    name: str
    low: float
    high: float

    def loss(self, ratio: Ratio) -> float:
        """How far off, 1 at the bounds; what luck alone can do counts less."""
        half = (self.high - self.low) / 2
        off = ratio.value - (self.low + self.high) / 2
        return float(off**2 / (half**2 + error(ratio.influence) ** 2))

    def holds(self, ratio: Ratio) -> bool:
        """Whether the estimate lies between the bounds."""
        return self.low <= ratio.value <= self.high

    def data(self) -> Data:
        """For programs."""
        return {"figure": self.name, "low": self.low, "high": self.high}


def read_goal(text: str) -> Goal:
    """`seat 1=48%..52%`."""
    found = GOAL.fullmatch(text.strip())
    if found is None:
        raise BadGoal(f"cannot read the goal {text!r}; use FIGURE=LOW..HIGH, as in 'seat 1=48%..52%'")
    low, high = (float(n[:-1]) / 100 if n.endswith("%") else float(n) for n in (found["low"], found["high"]))
    if low >= high:
        raise BadGoal(f"the goal {text!r} leaves no room; use a lower and a higher bound")
    return Goal(found["name"].strip(), low, high)


def check_goals(goals: Sequence[Goal], study: Study) -> None:
    """Complain about figures that there are not."""
    known = [*Measures(study, [study.play(number) for number in range(2)]).everything]
    for goal in goals:
        if goal.name not in known:
            near = get_close_matches(goal.name, known, 4, 0.4) or known[:8]
            raise BadGoal(
                f"there is no figure {goal.name!r}; there are: {', '.join(near)}; quire compare --json lists all"
            )


def grid(knobs: Sequence[Knob], source: Path) -> tuple[list[Point], Point]:
    """All choices of values, and the one that the edition has now."""
    now = [look(source, knob.path) for knob in knobs]
    for knob, value in zip(knobs, now, strict=True):
        if value not in knob.values:
            raise BadPath(f"{knob.path}: is {value!r} now; use a range that contains it")
    points = [*product(*(range(len(knob.values)) for knob in knobs))]
    if len(points) > MOST:
        raise BadPath(f"{len(points)} choices of values are too many; use at most {MOST}, with fewer values or numbers")
    return points, tuple(knob.values.index(value) for knob, value in zip(knobs, now, strict=True))


def spread(knobs: Sequence[Knob], points: Sequence[Point], present: Point) -> list[Point]:
    """Points to begin with: all, or the present one and some that lie evenly between all (a Latin hypercube)."""
    if len(points) <= START:
        return [*points]
    from scipy.stats.qmc import LatinHypercube

    sizes = [len(knob.values) for knob in knobs]
    drawn = LatinHypercube(len(knobs), rng=1).random(START - 1)
    found = [tuple(int(u * size) for u, size in zip(row, sizes, strict=True)) for row in drawn]
    return [*dict.fromkeys([present, *found])]


@dataclass
class Balance:
    """A search: its candidates, and what they have played."""

    knobs: Sequence[Knob]
    goals: Sequence[Goal]
    points: Sequence[Point]
    present: Point
    journal: Journal
    budget: int
    play: Play
    tried: dict[Point, int] = field(default_factory=dict)  # and how many games

    @cached_property
    def numbers(self) -> dict[Point, int]:
        """The study of each point."""
        return {point: i for i, point in enumerate(self.points)}

    def run(self) -> bool:
        """The whole search; False if it was interrupted."""
        return self.race() and self.confirm()

    def race(self) -> bool:
        """Rounds of ever fewer candidates and ever more games."""
        left, pool = self.budget * 2 // 3, spread(self.knobs, self.points, self.present)
        games = max(FEWEST, min(left // (3 * len(pool)), left // 8))
        while pool:
            jobs = self.wanted(pool, games)
            jobs = jobs if len(jobs) <= left else jobs[: left // len(pool) * len(pool)]
            if not jobs:
                return True
            if not self.play([(self.numbers[point], number) for point, number in jobs]):
                return False
            left -= len(jobs)
            self.tried.update({point: number + 1 for point, number in jobs})
            pool, games = self.survivors(), games * 2
        return True

    def wanted(self, pool: Sequence[Point], games: int) -> list[tuple[Point, int]]:
        """What is still to be played until each has this many games: evenly, so that the budget may end anywhere."""
        return [(point, n) for n in range(games) for point in pool if n >= self.tried.get(point, 0)]

    def survivors(self) -> list[Point]:
        """The better half of those that played most, and the neighbours of the best that nobody tried."""
        most = max(self.tried.values())
        ranked = [point for point in self.ranking if self.tried[point] > most // 2]
        new = [point for point in self.numbers if point not in self.tried and beside(point, self.best)]
        return ranked[: max(1, len(ranked) // 2)] + new if len(ranked) + len(new) > 1 else []

    @property
    def ranking(self) -> list[Point]:
        """Everything that was tried, the best first."""
        return sorted(self.tried, key=self.loss)

    @property
    def best(self) -> Point:
        """What comes closest to the goals, of those that played most."""
        most = max(self.tried.values())
        return next(point for point in self.ranking if self.tried[point] > most // 2)

    def loss(self, point: Point) -> float:
        """How far from the goals."""
        return sum(goal.loss(ratio) for goal, ratio in zip(self.goals, self.ratios(point), strict=True))

    def ratios(self, point: Point) -> list[Ratio]:
        """The figures of the goals in its games."""
        return self.figures(point, range(self.tried[point]))

    def figures(self, point: Point, numbers: range) -> list[Ratio]:
        """The figures of the goals in some of its games."""
        study = self.numbers[point]
        games = [self.journal.games[study, n] for n in numbers if (study, n) in self.journal.games]
        everything = Measures(self.journal.studies[study], games).everything
        return [everything[goal.name] for goal in self.goals]

    # ---- other games for the winner

    @property
    def fresh(self) -> range:
        """The games that confirm."""
        return range(CONFIRM, CONFIRM + max(2, self.budget // 6))

    def confirm(self) -> bool:
        """The winner and the edition as it is play games that had no part in the choice."""
        both = dict.fromkeys([self.present, self.best])
        return self.play([(self.numbers[point], number) for number in self.fresh for point in both])

    @cached_property
    def confirmed(self) -> list[Difference]:
        """The figures of the goals, as they are and with the winner."""
        before, after = (self.figures(point, self.fresh) for point in (self.present, self.best))
        return [Difference(a, b) for a, b in zip(before, after, strict=True)]

    # ---- what it says

    def values(self, point: Point) -> dict[str, object]:
        """The values of a point by their places."""
        return {knob.path: knob.values[i] for knob, i in zip(self.knobs, point, strict=True)}

    def folder(self, point: Point) -> Path:
        """Its edition."""
        study = self.journal.studies[self.numbers[point]]
        return folder_of(study.game, study.edition)

    @cached_property
    def diff(self) -> str:
        """What to change, as a patch."""
        before, after = self.folder(self.present), self.folder(self.best)
        lines: list[str] = []
        for path in sorted(before.glob("*.toml")):
            was, now = (one.read_text(encoding="utf-8").splitlines(True) for one in (path, after / path.name))
            lines += unified_diff(was, now, f"a/{path.name}", f"b/{path.name}", n=2)
        return "".join(lines)

    def attempt(self, point: Point) -> Data:
        """One choice of values, for programs."""
        named = zip(self.goals, self.ratios(point), strict=True)
        return {
            "values": self.values(point),
            "games": self.tried[point],
            "loss": self.loss(point),
            "figures": {goal.name: said(estimate(goal.name, ratio)) for goal, ratio in named},
        }

    def data(self) -> Data:
        """For programs."""
        return {
            "goals": [goal.data() for goal in self.goals],
            "numbers": [knob.data() for knob in self.knobs],
            "tried": [self.attempt(point) for point in self.ranking],
            "present": self.values(self.present),
            "proposed": self.values(self.best),
            "confirmed": [
                {**goal.data(), **outcome(goal, change)}
                for goal, change in zip(self.goals, self.confirmed, strict=True)
            ],
            "changes": [*changes(self.folder(self.present), self.folder(self.best))],
            "diff": self.diff,
        }


def outcome(goal: Goal, change: Difference) -> Data:
    """What came of a goal, for programs."""
    return {
        "before": said(estimate(goal.name, change.before)),
        "after": said(estimate(goal.name, change.after)),
        "difference": said(change.interval()),
        "reached": goal.holds(change.after),
    }


def beside(one: Point, other: Point) -> bool:
    """Whether they differ by one step of one number."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) == 1
