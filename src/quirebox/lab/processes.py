"""Games side by side in processes of this machine."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Protocol, TypeVar

from quirebox.core.errors import QuireError

AHEAD = 2  # games that wait for each process, so that none is idle
UNGUARDED_CODE = 97  # how a process ends that was to start others while it imports the main script

Result = TypeVar("Result", covariant=True)
Job = tuple[int, int]  # which of some plans, and which game of it


class Work(Protocol[Result]):
    """What is to be played, game by game, wherever there is room: a plan."""

    def play(self, number: int) -> Result:
        """The game of that number: the same on every machine."""
        ...


Done = Generator[tuple[Job, Result], None, None]  # close it, and the work ends


class Unguarded(QuireError):
    """A script starts processes whenever it is imported."""

    def __init__(self) -> None:
        super().__init__(
            "every process imports the main script again, and this script then starts processes itself; "
            'put what it does below: if __name__ == "__main__":  (or play in one process: processes=1)'
        )


class Unreadable(QuireError):
    """The main script is no file, so processes cannot import it."""

    def __init__(self) -> None:
        super().__init__(
            "every process imports the main script again, and this one comes from standard input; "
            'put it into a file, with what it does below: if __name__ == "__main__":  '
            "(or play in one process: processes=1)"
        )


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(plans: Sequence[Work[Result]], jobs: Sequence[Job], processes: int = 0) -> Done[Result]:
    """Every job as soon as it is done. Close the iterator (or interrupt it) and the processes end."""
    processes = min(processes or cores(), len(jobs))
    if processes <= 1:
        return ((job, plans[job[0]].play(job[1])) for job in jobs)
    return _spread(plans, jobs, processes)


def _spread(plans: Sequence[Work[Result]], jobs: Sequence[Job], processes: int) -> Done[Result]:
    if from_standard_input():
        raise Unreadable
    place = Workplace()
    pool = ProcessPoolExecutor(processes, place, _begin, (plans,))
    try:
        yield from _answers(pool, jobs, AHEAD * processes)
    except BrokenProcessPool:
        pool.shutdown()
        raise place.why_broken() from None
    finally:
        place.close()
        pool.shutdown(cancel_futures=True)


def from_standard_input() -> bool:
    """Whether the main script was read from there: Python calls its file `<stdin>`."""
    return getattr(sys.modules["__main__"], "__file__", None) == "<stdin>"


def _answers(pool: ProcessPoolExecutor, jobs: Sequence[Job], ahead: int) -> Done[Any]:
    """Every job as soon as it is done; only some are handed to the pool ahead of time."""
    left = iter(jobs)
    given: dict[Future[Any], Job] = {pool.submit(_play, job): job for job in islice(left, ahead)}
    while given:
        for future in wait(given, return_when=FIRST_COMPLETED).done:
            job = given.pop(future)
            given.update({pool.submit(_play, following): following for following in islice(left, 1)})
            played = future.result()
            if isinstance(played, Failure):
                raise RuntimeError(f"game {job[1]} could not be played to its end:\n{played}")
            yield job, played


# ---- the processes


class Worker(SpawnProcess):
    """A process that does not hear Ctrl-C: what that means is decided by the process that started it."""

    def start(self) -> None:
        """Start it; within a process that is still importing the main script nothing can be started."""
        try:
            with deaf():
                super().start()
        except RuntimeError:
            if "__mp_main__" not in sys.modules:  # what the main script is called where it is imported again
                raise
            sys.exit(UNGUARDED_CODE)


class Workplace(SpawnContext):
    """Where the processes of a pool are started; it knows them all, so that it can end them in the middle of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.workers: list[Worker] = []

    def Process(self, *args: Any, **extra: Any) -> Worker:  # type: ignore[override]
        """One more worker."""
        self.workers.append(Worker(*args, **extra, daemon=True))
        return self.workers[-1]

    def close(self) -> None:
        """End all that are still at work."""
        for worker in self.workers:
            if worker.is_alive():
                worker.terminate()

    def why_broken(self) -> Exception:
        """Why a worker ended that should not have."""
        codes = [worker.exitcode for worker in self.workers]
        if UNGUARDED_CODE in codes:
            return Unguarded()
        if -signal.SIGKILL in codes:
            return RuntimeError("a process that played games was killed; was there enough memory?")
        return RuntimeError(f"a process that played games died; the processes ended with {codes}")


@contextmanager
def deaf() -> Iterator[None]:
    """What starts now does not hear Ctrl-C; this process hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- in a worker

_plans: Sequence[Work[object]] = ()


def _begin(plans: Sequence[Work[object]]) -> None:
    """Get to know the plans, and end with the process that started this one, however that ends."""
    global _plans
    _plans = plans
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Failure(str):
    """Why a game went wrong, as text, since not every exception can be sent."""


def _play(job: Job) -> object:
    """A game, or its failure."""
    try:
        return _plans[job[0]].play(job[1])
    except Exception:
        return Failure(traceback.format_exc())
