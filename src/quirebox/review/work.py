"""The work of a review in small jobs, each with luck of its own: it can be stopped after any of them, and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from quirebox.bots.mind import mind_of
from quirebox.bots.quiet import Quiet
from quirebox.core.plain import Json
from quirebox.review.course import Course, Stretch
from quirebox.review.data import Judged
from quirebox.review.depth import Depth
from quirebox.review.estimate import estimate, exactly
from quirebox.review.futures import Futures
from quirebox.review.judging import Judging
from quirebox.review.verdicts import INACCURATE, scale

TABLE, LUCK, TURN, STEP = "table", "luck", "turn", "step"
USUAL = 120  # stretches, times players, for which a depth is meant: of longer games less is tried of each
LEAST = 3


class Job(NamedTuple):
    """One piece of work."""

    kind: str
    ply: int

    @property
    def key(self) -> str:
        """Its name in a journal."""
        return f"{self.kind} {self.ply}"


class Work:
    """All jobs of one review, and what came of those that are done."""

    def __init__(self, course: Course, depth: Depth, seed: str = "") -> None:
        self.course = course
        self.depth = depth
        self.seed = seed or course.record.seed
        self.mind = mind_of(course.game)
        self.stretches = course.stretches()
        self.thin = min(1.0, USUAL / max(1, len(self.stretches) * course.record.players))
        self.done: dict[str, Json] = {}

    def jobs(self) -> list[Job]:
        """What is known to be needed; single decisions come once their turn proved to be weak."""
        looks = [Job(TABLE, 0), *(Job(TABLE, one.last + 1) for one in self.stretches)]
        luck = [Job(LUCK, one.last) for one in self.stretches if one.reveals]
        turns = [Job(TURN, first) for one in self.stretches if (first := self.first_choice(one)) >= 0]
        return [*looks, *luck, *turns, *self.steps()]

    def first_choice(self, stretch: Stretch) -> int:
        """The first decision of a stretch that leaves a choice; -1 if none does."""
        for ply in range(stretch.first, stretch.last + 1):
            if len(self.course.moments[ply].g.options) > 1:
                return ply
        return -1

    def steps(self) -> Iterator[Job]:
        """The single decisions of turns that lost something: which of them was it?"""
        for one in self.stretches:
            first = self.first_choice(one)
            turn = self.done.get(f"{TURN} {first}")
            if first < 0 or turn is None or not weak(cast(Judged, turn), self.course.record.players):
                continue
            for ply in range(first, one.last + 1):
                if len(self.course.moments[ply].g.options) > 1 and one.last > first:
                    yield Job(STEP, ply)

    def missing(self) -> list[Job]:
        """What is still to be done."""
        return [job for job in self.jobs() if job.key not in self.done]

    def progress(self) -> float:
        """How much of it is done, 0 to 1, by what jobs usually cost."""
        jobs = self.jobs()
        return sum(cost(job) for job in jobs if job.key in self.done) / sum(map(cost, jobs))

    def next(self) -> bool:
        """Do one more job; False if nothing is left."""
        left = self.missing()
        if not left:
            return False
        self.do(left[0])
        return True

    def do(self, job: Job) -> Json:
        """What comes of a job: always the same."""
        with Quiet():
            found = self.judged(job) if job.kind in (TURN, STEP) else self.looked(job)
        self.done[job.key] = found
        return found

    def number(self, usual: int) -> int:
        """How many futures are tried in a game of this length."""
        return max(LEAST, round(usual * self.thin))

    def futures(self, job: Job, ply: int) -> Futures:
        """The futures of a position, with luck of their own."""
        return Futures(self.course.game, self.mind, self.course.at(ply), f"{self.seed} {job.key}", self.depth.plan)

    def looked(self, job: Job) -> Json:
        """Everybody's chances: by what the table can know, or after a decision whose luck is still to come."""
        if self.course.at(job.ply).over():
            return cast(Json, [exactly(share).data() for share in self.course.result()])
        futures = self.futures(job, job.ply)
        tried: list[list[float]] = []
        for i in range(self.number(self.depth.table)):
            if job.kind == TABLE:
                h = futures.of_the_table(i)
            else:
                h = futures.after([self.course.moments[job.ply].action], i)
            tried.append(futures.shares(h))
        return cast(Json, [estimate(shares, low=0.0).data() for shares in zip(*tried, strict=True)])

    def judged(self, job: Job) -> Json:
        """A whole turn, or one decision of it, beside the best alternative."""
        line = self.course.line(job.ply)
        depth, number = self.depth, self.number
        thinner = depth._replace(first=number(depth.first), then=number(depth.then), duel=max(8, number(depth.duel)))
        judging = Judging(
            self.course, self.futures(job, job.ply), job.ply, line if job.kind == TURN else line[:1], thinner
        )
        return cast(Json, judging.judge())


def weak(turn: Judged, players: int) -> bool:
    """Whether a turn has lost so much that one wants to know by which decision."""
    return turn["verdict"] in ("inaccurate", "mistake", "blunder") and turn["loss"][0] >= scale(players, INACCURATE)


def cost(job: Job) -> int:
    """What a job costs beside others."""
    return 4 if job.kind in (TURN, STEP) else 1
