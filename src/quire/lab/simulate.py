"""Many games between bots: seats rotate, all cores work, and the result does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from quire.bots import bot_named
from quire.bots.bot import Bot, ask
from quire.core.errors import QuireError
from quire.core.game import HOUSE, Game
from quire.core.match import master_seed
from quire.core.rng import Rng, key


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


@dataclass(frozen=True)
class Played:
    """One game that was played: for each seat which of the plan's bots sat there, and its points."""

    number: int
    bots: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int


def some_seed() -> str:
    """A seed for whoever did not choose one, so that the run can be repeated."""
    return str(secrets.randbelow(1_000_000_000))


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(plan: Plan, number: int) -> Played:
    """The game of that number: the same whoever plays it, whenever."""
    rng = Rng(key(master_seed(f"sim {plan.seed}"), number))
    g = plan.game.new(plan.players, rng.next(), plan.options, plan.edition)
    seated = [(seat + number) % plan.players % len(plan.bots) for seat in range(plan.players)]
    bots: list[Bot] = [bot_named(plan.bots[i]) for i in seated]
    minds = [Rng(rng.next()) for _ in bots]
    decisions = 0
    while not g.over():
        p = g.actor()
        g.apply(ask(bots[p], plan.game, g, minds[p]).action)
        decisions += 1
    return Played(number, seated, g.scores(), plan.game.winners(g), decisions)


def simulate(plan: Plan, processes: int = 0) -> Iterator[Played]:
    """Every game of the plan in order.  Close the iterator (or interrupt it) and the processes end."""
    plan.check()
    processes = min(processes or cores(), plan.games)
    if processes == 1:
        return (play(plan, number) for number in range(plan.games))
    return _spread(plan, processes)


def _spread(plan: Plan, processes: int) -> Iterator[Played]:
    """Worker k plays every game whose number leaves the rest k, so that reading them in turn gives the order."""
    spawn = multiprocessing.get_context("spawn")
    workers: list[BaseProcess] = []
    results: list[Connection] = []
    try:
        for k in range(processes):
            receiver, sender = spawn.Pipe(duplex=False)
            worker = spawn.Process(target=_work, args=(plan, range(k, plan.games, processes), sender), daemon=True)
            with deaf():
                worker.start()
            sender.close()              # the worker has its own; without it, the end of the worker is the end of the pipe
            workers.append(worker)
            results.append(receiver)
        for number in range(plan.games):
            yield _receive(results[number % processes], number)
    finally:
        for started in workers:
            started.terminate()
            started.join()


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


def _receive(result: Connection, number: int) -> Played:
    try:
        played = result.recv()
    except EOFError:
        raise RuntimeError(f"the process that played game {number} died; was there enough memory?") from None
    if isinstance(played, Played):
        return played
    raise RuntimeError(f"game {number} could not be played to its end:\n{played}")


def _work(plan: Plan, numbers: range, results: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for number in numbers:
            results.send(play(plan, number))
    except BrokenPipeError:                             # nobody wants more
        return
    except Exception:
        results.send(traceback.format_exc())
