"""A slice of a published ladder, played again: does it still go as the table says?"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor, inf

from scipy.stats import binom

from quirebox.lab.crew import crew_named
from quirebox.lab.ladder import contest_of
from quirebox.lab.plan import OPENING, Played, Sitting
from quirebox.lab.replay import Slice, compare
from quirebox.lab.results import Results
from quirebox.lab.table import LadderTable, Row

RARE = 1e-4  # so seldom does chance alone make a slice fail


def affordable(results: Results, seconds: float, part: float = 1.0) -> Slice:
    """The first game of each contest, the second, … as long as they are worth their time; `part` is how much of a game
    is played again."""
    games = [
        (played.number, play_time(played, part), key, played)
        for key, found in results.contests.items()
        for played in found.values()
    ]
    chosen: Slice = []
    edition = results.edition
    for _, cost, key, played in sorted(games, key=lambda game: game[:3]):
        if cost <= seconds:
            seconds -= cost
            chosen.append((contest_of(results.game, key, edition), played))
    return chosen


def play_time(played: Played, part: float) -> float:
    """How long it will take, going by how long it took; with a little for setting the table."""
    return 0.02 + played.seconds * (part if part == 1.0 else min(1.0, OPENING / max(1, played.decisions)))


def same(results: Results, slice: Slice) -> list[str]:
    """Complaints about games that do not go as they went."""
    return compare(results, slice, crew_named("here", 1), inf).wrong


def same_openings(results: Results, slice: Slice) -> Iterator[str]:
    """Complaints about games that do not begin as they began."""
    for contest, before in slice:
        if Sitting(contest.plan(results.heading["seed"], 1), before.number).opening() != before.opening:
            yield f"{contest.key}, game {before.number} begins differently"


def unlikely(results: Results, slice: Slice) -> Iterator[str]:
    """Complaints about contests whose games, played again, fall outside the published interval by more than chance."""
    for row in LadderTable(results).rows:
        numbers = [played.number for contest, played in slice if contest == row.contest]
        won = sum(share(row.contest.plan(results.heading["seed"], 1).play(number)) for number in numbers)
        if numbers and chance(won, len(numbers), row) < RARE:
            yield f"{row.contest.key}: {won} of {len(numbers)} won, but {row.low:.1%} to {row.high:.1%} was published"


def share(played: Played) -> float:
    """The stronger's share of the victory."""
    stronger = played.bots.index(0)
    return 1 / len(played.winners) if stronger in played.winners else 0.0


def chance(won: float, games: int, row: Row) -> float:
    """How likely this few or this many victories are, if the true share is the nearest within the interval."""
    if won > row.high * games:
        return float(binom.sf(floor(won) - 1, games, row.high))
    if won < row.low * games:
        return float(binom.cdf(ceil(won), games, row.low))
    return 1.0
