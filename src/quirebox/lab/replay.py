"""A slice of what is in a ladder's file, played again: do our bots still choose as they did?

Only a slice that goes the same lets a ladder go on. Names, folders and speed of the code may change; choices may not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, pairwise, zip_longest
from time import monotonic

from quirebox.lab.crew import Crew
from quirebox.lab.ladder import Contest, contest_of
from quirebox.lab.plan import Played, at_leisure
from quirebox.lab.results import Results

ROUNDS = 3  # games of each contest that are played again before a ladder goes on
SECONDS = 60.0  # after which no further game is waited for, once there is one of each contest

Slice = list[tuple[Contest, Played]]


@dataclass
class Comparison:
    """How many games went the same again, and what is wrong with the others."""

    same: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many were played again."""
        return self.same + len(self.wrong)


def by_the_clock(contest: Contest) -> bool:
    """Whether a bot thinks for some seconds: then no game goes the same way twice, and none is compared."""
    budgets = [at_leisure(name).budget for name in contest.plan("", 1).bots]
    return any(budget.seconds and not budget.iterations for budget in budgets)


def clocked(results: Results) -> list[Contest]:
    """The contests of a file that cannot be compared."""
    return [contest for contest in played_contests(results) if by_the_clock(contest)]


def played_contests(results: Results) -> list[Contest]:
    """The contests of which there are games."""
    return [contest_of(results.game, key, results.edition) for key, games in results.contests.items() if games]


def choose(results: Results, rounds: int = ROUNDS) -> Slice:
    """A few games of each contest, from all over it: first one of each contest, then the second of each."""
    contests = [contest for contest in played_contests(results) if not by_the_clock(contest)]
    columns = [[(contest, game) for game in spread_out(results, contest, rounds)] for contest in contests]
    return [chosen for chosen in chain.from_iterable(zip_longest(*columns)) if chosen is not None]


def choose_number(results: Results, games: int) -> Slice:
    """That many games in all, evenly from all contests."""
    contests = len(played_contests(results)) - len(clocked(results))
    return choose(results, -(-games // contests))[:games] if contests else []


def spread_out(results: Results, contest: Contest, count: int) -> list[Played]:
    """The contest cut into that many stretches, and of each the game that took the least time."""
    found = results.contests[contest.key]
    games = [found[number] for number in sorted(found)]
    cuts = [len(games) * i // count for i in range(count + 1)]
    stretches = [games[begin:end] for begin, end in pairwise(cuts) if begin < end]
    return [min(stretch, key=lambda played: (played.seconds, played.number)) for stretch in stretches]


def compare(
    results: Results, chosen: Slice, crew: Crew, seconds: float = SECONDS, progress: Callable[[], None] = lambda: None
) -> Comparison:
    """Play the slice again. When the seconds are over it ends early, once there is a game of each contest."""
    contests = list(dict.fromkeys(contest for contest, _ in chosen))
    before = {(contests.index(contest), played.number): played for contest, played in chosen}
    plans = [contest.plan(results.heading["seed"], 1) for contest in contests]
    found, missing, start = Comparison(), set(range(len(contests))), monotonic()
    with closing(crew(plans, list(before))) as games:
        for job, now in games:
            found.same += now == before[job]
            found.wrong += difference(results, contests[job[0]], before[job], now)
            missing.discard(job[0])
            progress()
            if not missing and monotonic() - start > seconds:
                break
    return found


def difference(results: Results, contest: Contest, before: Played, now: Played) -> Iterator[str]:
    """What is to be said of a game if it did not go the same."""
    if now != before:
        line = results.lines.get((contest.key, before.number), 0)
        yield f"line {line}: {contest.key}, game {before.number}: {told(before)} then, {told(now)} now"


def told(played: Played) -> str:
    """A game in a few words."""
    return f"{numbers(played.scores)} after {played.decisions} decisions (opening {played.opening})"


def numbers(scores: Sequence[int]) -> str:
    """`61 : 33`."""
    return " : ".join(map(str, scores))
