"""Many games between bots: seats rotate, all cores work, and the result does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import traceback
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter

from quire.bots import bot_named
from quire.bots.bot import Bot, ask
from quire.core.errors import QuireError
from quire.core.game import HOUSE, Game
from quire.core.match import master_seed
from quire.core.rng import Rng, key

OPENING = 8  # decisions whose mark is kept: enough to tell whether a game goes the same way again
AHEAD = 2  # games that a worker has been given and not answered


@dataclass(frozen=True)
class Plan:
    """What is to be played.  Bots sit in the order given; fewer bots than players take turns in filling the seats."""

    game: Game
    bots: Sequence[str]
    players: int
    games: int
    seed: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str = HOUSE

    def check(self) -> None:
        """Complain of whatever cannot be played, before anything is."""
        if not self.bots:
            raise QuireError("no bots were named; say for instance greedy,random")
        if self.games < 1:
            raise QuireError(f"cannot play {self.games} games; say 1 or more")
        if len(self.bots) > self.players:
            raise QuireError(f"{len(self.bots)} bots do not fit into {self.players} seats; name at most {self.players}")
        for name in self.bots:
            bot_named(name)
        self.game.new(self.players, 0, self.options, self.edition)

    def seating(self, number: int) -> list[int]:
        """For each seat, which of the bots sits there in the game of that number."""
        return [(seat + number) % self.players % len(self.bots) for seat in range(self.players)]


@dataclass(frozen=True)
class Played:
    """One game that was played: for each seat which of the plan's bots sat there, and its points."""

    number: int
    bots: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    opening: str = ""  # a mark of the first decisions
    seconds: float = field(default=0.0, compare=False)  # all of it
    thought: list[list[float]] = field(
        default_factory=list, compare=False
    )  # for each seat, seconds for each decision that left a choice


Job = tuple[int, int]  # which of some plans, and which game of it
Done = Generator[tuple[Job, Played], None, None]  # close it, and nobody works any more


def some_seed() -> str:
    """A seed for whoever did not choose one, so that the run can be repeated."""
    return str(secrets.randbelow(1_000_000_000))


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def at_leisure(name: str) -> Bot:
    """A bot by name; one that counts its iterations does not look at the clock, so that it plays alike on every machine."""
    bot = bot_named(name)
    if bot.budget.iterations:
        bot.budget = replace(bot.budget, seconds=0.0)
    return bot


class Sitting:
    """One game of a plan while it is played: the same whoever plays it, whenever."""

    def __init__(self, plan: Plan, number: int) -> None:
        rng = Rng(key(master_seed(f"sim {plan.seed}"), number))
        self.plan = plan
        self.number = number
        self.g = plan.game.new(plan.players, rng.next(), plan.options, plan.edition)
        self.seated = plan.seating(number)
        self.bots = [at_leisure(plan.bots[i]) for i in self.seated]
        self.minds = [Rng(rng.next()) for _ in self.bots]
        self.start = perf_counter()
        self.decisions = 0
        self.thought: list[list[float]] = [[] for _ in self.bots]
        self.mark = blake2b(digest_size=4)

    def decide(self) -> None:
        """One decision."""
        p, begun, choice = self.g.actor(), perf_counter(), len(self.g.options) > 1
        action = ask(self.bots[p], self.plan.game, self.g, self.minds[p]).action
        if choice:
            self.thought[p].append(perf_counter() - begun)
        if self.decisions < OPENING:
            self.mark.update(f"{p} {action.text};".encode())
        self.g.apply(action)
        self.decisions += 1

    def opening(self) -> str:
        """The mark of the first decisions, which are made if need be."""
        while self.decisions < OPENING and not self.g.over():
            self.decide()
        return self.mark.hexdigest()

    def finish(self) -> Played:
        """The game to its end."""
        while not self.g.over():
            self.decide()
        return Played(
            self.number,
            self.seated,
            self.g.scores(),
            self.plan.game.winners(self.g),
            self.decisions,
            self.opening(),
            perf_counter() - self.start,
            self.thought,
        )


def play(plan: Plan, number: int) -> Played:
    """The game of that number."""
    return Sitting(plan, number).finish()


def simulate(plan: Plan, processes: int = 0) -> Iterator[Played]:
    """Every game of the plan in order.  Close the iterator (or interrupt it) and the processes end."""
    plan.check()
    return _in_order(spread([plan], [(0, number) for number in range(plan.games)], processes))


def _in_order(games: Done) -> Iterator[Played]:
    early: dict[int, Played] = {}
    number = 0
    with closing(games):
        for (_, found), played in games:
            early[found] = played
            while number in early:
                yield early.pop(number)
                number += 1


def spread(plans: Sequence[Plan], jobs: Sequence[Job], processes: int = 0) -> Done:
    """Every job as soon as it is done.  Close the iterator (or interrupt it) and the processes end."""
    processes = min(processes or cores(), len(jobs))
    if processes <= 1:
        return ((job, play(plans[job[0]], job[1])) for job in jobs)
    return _spread(plans, jobs, processes)


def _spread(plans: Sequence[Plan], jobs: Sequence[Job], processes: int) -> Done:
    spawn = multiprocessing.get_context("spawn")
    workers: list[BaseProcess] = []
    given: dict[Connection, deque[Job]] = {}  # by the pipe to each worker, what it has not answered
    left = deque(jobs)
    try:
        for _ in range(processes):
            here, there = spawn.Pipe()
            worker = spawn.Process(target=_work, args=(plans, there), daemon=True)
            with deaf():
                worker.start()
            there.close()  # the worker has its own; without it, the end of the worker is the end of the pipe
            workers.append(worker)
            given[here] = deque()
            for _ in range(AHEAD):
                _give(here, left, given[here])
        while any(given.values()):
            for pipe in wait([pipe for pipe in given if given[pipe]]):
                assert isinstance(pipe, Connection)
                job = given[pipe].popleft()
                _give(pipe, left, given[pipe])
                yield job, _receive(pipe, job)
    finally:
        for started in workers:
            started.terminate()
            started.join()


def _give(pipe: Connection, left: deque[Job], given: deque[Job]) -> None:
    """One more job for a worker, if there is one left."""
    if left:
        given.append(left[0])
        with suppress(OSError):  # it has died, which shows when its answer is read
            pipe.send(left.popleft())


@contextmanager
def deaf() -> Iterator[None]:
    """Whatever starts now does not hear Ctrl-C: this process decides what it means, and hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _receive(pipe: Connection, job: Job) -> Played:
    try:
        played = pipe.recv()
    except (EOFError, OSError):
        raise RuntimeError(f"the process that played game {job[1]} died; was there enough memory?") from None
    if isinstance(played, Played):
        return played
    raise RuntimeError(f"game {job[1]} could not be played to its end:\n{played}")


def _work(plans: Sequence[Plan], pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            plan, number = pipe.recv()
            pipe.send(play(plans[plan], number))
    except (EOFError, BrokenPipeError):  # nobody wants more
        return
    except Exception:
        pipe.send(traceback.format_exc())
