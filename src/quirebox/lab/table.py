"""The table of a ladder: what its games say about every contest and every bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from quirebox.lab.ladder import RUNGS, Contest, contest_of
from quirebox.lab.plan import Played
from quirebox.lab.rating import Rating, ratings
from quirebox.lab.results import Results
from quirebox.lab.tally import Tally
from quirebox.lab.times import Times


@dataclass(frozen=True)
class Row:
    """One contest: the share of the victories that the stronger had, or of the games that it won alone."""

    contest: Contest
    games: int
    share: float
    low: float
    high: float
    points: float  # mean, of the stronger
    others: float  # mean, of the weaker
    seconds: float  # of all games together

    @property
    def fair(self) -> float:
        """The share of a bot that is as strong as the others."""
        return 1 / self.contest.players

    @property
    def ratio(self) -> float:
        """How many times the fair share."""
        return self.share / self.fair


@dataclass(frozen=True)
class Thinker:
    """One bot at one size of table."""

    name: str
    players: int
    rating: Rating | None  # nobody is rated alone
    times: Times


class LadderTable:
    """Everything together, in the order of the rungs."""

    def __init__(self, results: Results, contests: Sequence[Contest] = ()) -> None:
        self.results = results
        asked = contests or [contest_of(results.game, key, results.edition) for key in results.contests]
        self.contests = sorted((c for c in asked if results.contests.get(c.key)), key=rank)
        self.rows = [self.row(contest) for contest in self.contests]
        self.thinkers = self.bots()

    def games(self, contest: Contest) -> list[Played]:
        """What was played of a contest, by number."""
        found = self.results.contests[contest.key]
        return [found[number] for number in sorted(found)]

    def row(self, contest: Contest) -> Row:
        """One contest added up."""
        games = self.games(contest)
        tally = Tally(contest.plan("", 1))
        for played in games:
            tally.add(played)
        stronger, *weaker = tally.standings()
        others = fmean([standing.mean_score for standing in weaker]) if weaker else 0.0
        return Row(
            contest,
            len(games),
            stronger.win_share,
            stronger.low,
            stronger.high,
            stronger.mean_score,
            others,
            sum(played.seconds for played in games),
        )

    def bots(self) -> list[Thinker]:
        """Every bot at every size of table."""
        found: list[Thinker] = []
        for players in sorted({contest.players for contest in self.contests}):
            here = [contest for contest in self.contests if contest.players == players]
            rated = self.rate(here) if players > 1 else {}
            names = sorted({name for contest in here for name in contest.plan("", 1).bots}, key=rung)
            found += [Thinker(name, players, rated.get(name), self.results.times[name, players]) for name in names]
        return found

    def rate(self, contests: Sequence[Contest]) -> dict[str, Rating]:
        """Ratings from the games of some contests: the first of each, the second of each, and so on."""
        tables = [
            (played.number, contest.plan("", 1).bots, played) for contest in contests for played in self.games(contest)
        ]
        tables.sort(key=lambda table: table[0])
        return ratings([(names, played) for _, names, played in tables])


def rung(name: str) -> tuple[int, str]:
    """The order of bots: up the ladder, then all others."""
    return (RUNGS.index(name) if name in RUNGS else len(RUNGS), name)


def rank(contest: Contest) -> tuple[bool, int, tuple[int, str], tuple[int, str]]:
    """The order of contests: by size of table, then up the ladder; somebody alone last, level by level."""
    return (contest.players == 1, contest.players, rung(contest.stronger), rung(contest.weaker))


def duration(seconds: float) -> str:
    """`45 s`, `12 min`, `3.4 h`."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"


def milliseconds(ms: float) -> str:
    """Two digits that mean something."""
    return f"{ms:.2f}" if ms < 1 else f"{ms:.1f}" if ms < 10 else f"{ms:,.0f}"


def interval(row: Row) -> str:
    """`61.2–70.4%`."""
    return f"{100 * row.low:.1f}–{row.high:.1%}"


PAIRING_HEADINGS = ("pairing", "seats", "won", "interval", "fair", "× fair", "points", "games", "time")
ALONE_HEADINGS = ("alone", "won", "interval", "points", "games", "time")
BOT_HEADINGS = ("bot", "seats", "rating", "p50 ms", "p95 ms", "max ms")


def pairing_cells(row: Row) -> tuple[str, ...]:
    """A contest between several, for people."""
    return (
        row.contest.title,
        str(row.contest.players),
        f"{row.share:.1%}",
        interval(row),
        f"{row.fair:.0%}",
        f"{row.ratio:.2f}",
        f"{row.points:.1f} : {row.others:.1f}",
        str(row.games),
        duration(row.seconds),
    )


def alone_cells(row: Row) -> tuple[str, ...]:
    """A contest of a bot alone, for people."""
    return (
        row.contest.title,
        f"{row.share:.1%}",
        interval(row),
        f"{row.points:.1f}",
        str(row.games),
        duration(row.seconds),
    )


def bot_cells(bot: Thinker) -> tuple[str, ...]:
    """A bot, for people."""
    rating = f"{bot.rating.strength:.1f} ± {2 * bot.rating.doubt:.1f}" if bot.rating else "–"
    return (
        bot.name,
        str(bot.players),
        rating,
        *("–" if time is None else milliseconds(time) for time in spent(bot.times)),
    )


def spent(times: Times) -> tuple[float | None, float | None, float | None]:
    """Half of the decisions, 19 of 20, all took at most these milliseconds; unknown if a run was killed before it
    could write them down."""
    return (times.within(0.5), times.within(0.95), times.longest) if times.counts else (None, None, None)


Grid = tuple[tuple[str, ...], list[tuple[str, ...]]]  # headings and rows


def grids(table: LadderTable) -> list[Grid]:
    """The whole as up to three tables of text."""
    found: list[Grid] = [
        (PAIRING_HEADINGS, [pairing_cells(row) for row in table.rows if row.contest.players > 1]),
        (ALONE_HEADINGS, [alone_cells(row) for row in table.rows if row.contest.players == 1]),
        (BOT_HEADINGS, [bot_cells(bot) for bot in table.thinkers]),
    ]
    return [(headings, rows) for headings, rows in found if rows]


def contest_answer(row: Row) -> dict[str, object]:
    """A contest for programs."""
    alone = row.contest.players == 1
    return {
        "stronger": row.contest.stronger,
        "weaker": None if alone else row.contest.weaker,
        "players": row.contest.players,
        "level": row.contest.level or None,
        "games": row.games,
        "win_share": row.share,
        "low": row.low,
        "high": row.high,
        "fair_share": row.fair,
        "ratio": row.ratio,
        "mean_score": row.points,
        "mean_score_others": None if alone else row.others,
        "seconds": row.seconds,
    }


def bot_answer(bot: Thinker) -> dict[str, object]:
    """A bot for programs."""
    return {
        "name": bot.name,
        "players": bot.players,
        "rating": bot.rating and bot.rating.strength,
        "rating_doubt": bot.rating and bot.rating.doubt,
        **dict(zip(("p50_ms", "p95_ms", "max_ms"), spent(bot.times), strict=True)),
    }


def answer(table: LadderTable) -> dict[str, object]:
    """The whole for programs."""
    heading = table.results.heading
    return {
        "game": heading["game"],
        "version": int(heading["version"]),
        "edition": heading["edition"],
        "seed": heading["seed"],
        "contests": [contest_answer(row) for row in table.rows],
        "bots": [bot_answer(bot) for bot in table.thinkers],
    }
