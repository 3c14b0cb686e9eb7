"""Group commit: one thread writes, and all that waits is saved with one flush of the disk."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from quirebox.server import metrics
from quirebox.server.errors import Conflict, Unsaved
from quirebox.server.table.kept import Change

T = TypeVar("T")
SaveAll = Callable[[Connection, list[Change]], None]
MOST = 128  # jobs in one transaction
log = logging.getLogger("quire.writer")


@dataclass
class Job(Generic[T]):
    """Something to write, and who waits for it."""

    work: Callable[[Connection], T]
    future: asyncio.Future[T]
    loop: asyncio.AbstractEventLoop
    change: Change | None = None  # to be saved together with others
    answer: T | None = None
    error: Exception | None = None


class Writer:
    """The only one who writes to the database in this process."""

    def __init__(self, engine: Engine, save: SaveAll) -> None:
        self.engine = engine
        self.save_all = save
        self.waiting: queue.SimpleQueue[Job[object] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do the work in a transaction, even if the one who waits goes away; done once it is on disk.

        `work` may be called twice, so it only writes."""
        loop = asyncio.get_running_loop()
        job: Job[T] = Job(work, loop.create_future(), loop)
        self.waiting.put(job)  # type: ignore[arg-type]
        return job.future

    def save(self, change: Change) -> asyncio.Future[None]:
        """Write a plain change, together with what else waits."""
        loop = asyncio.get_running_loop()
        job: Job[None] = Job(lambda connection: self.save_all(connection, [change]), loop.create_future(), loop, change)
        self.waiting.put(job)  # type: ignore[arg-type]
        return job.future

    def stop(self) -> None:
        """Write what waits, then end."""
        self.waiting.put(None)
        self.thread.join(timeout=30)

    def _work(self) -> None:
        going = True
        while going:
            jobs, going = self._gather()
            if not jobs:
                continue
            start = perf_counter()
            self._save(jobs)
            metrics.COMMIT_SECONDS.observe(perf_counter() - start)
            metrics.COMMIT_JOBS.observe(len(jobs))
            self._deliver(jobs)

    def _gather(self) -> tuple[list[Job[object]], bool]:
        jobs: list[Job[object]] = []
        job = self.waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST:
                return jobs, True
            try:
                job = self.waiting.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _save(self, jobs: list[Job[object]]) -> None:
        """All in one transaction; if one fails, in smaller ones, so that it alone fails."""
        try:
            with self.engine.begin() as connection:
                self._run(connection, jobs)
        except Exception as e:
            if len(jobs) == 1:
                jobs[0].error = translated(e)
                return
            for some in apart(jobs, e):
                self._save(some)

    def _run(self, connection: Connection, jobs: list[Job[object]]) -> None:
        """In the order in which they came; plain changes that follow each other with a few statements."""
        for plain, some in groupby(jobs, lambda job: job.change is not None):
            if plain:
                self.save_all(connection, [job.change for job in some if job.change])
            else:
                for job in some:
                    job.answer, job.error = job.work(connection), None

    def _deliver(self, jobs: list[Job[object]]) -> None:
        for loop in {job.loop for job in jobs}:
            ours = [job for job in jobs if job.loop is loop]
            try:
                loop.call_soon_threadsafe(deliver, ours)
            except RuntimeError:
                log.warning("nobody waits any more for what was written")


def apart(jobs: list[Job[object]], error: Exception) -> list[list[Job[object]]]:
    """Those that could not be saved together: halves if somebody was faster at one of the tables, else each alone."""
    if isinstance(error, Conflict | IntegrityError):
        return [jobs[: len(jobs) // 2], jobs[len(jobs) // 2 :]]
    return [[job] for job in jobs]


def deliver(jobs: list[Job[object]]) -> None:
    """Tell all who still wait, in their loop."""
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.answer)


def translated(error: Exception) -> Exception:
    """What the caller is told of a failure."""
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    if isinstance(error, SQLAlchemyError):
        log.error("not saved", extra={"problem": str(error.__cause__ or error).splitlines()[0]})
        return Unsaved(type(error).__name__)
    return error
