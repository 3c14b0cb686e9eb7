"""Bots think in processes of their own, so that nobody waits for them; one that does not answer is ended, with all that
it has started."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sys
from dataclasses import dataclass
from time import perf_counter
from typing import TypedDict

from quirebox.core.message import Sentence
from quirebox.core.plain import Json
from quirebox.server import metrics
from quirebox.server.bots.keeper import Limits
from quirebox.server.bots.line import Asker, Line, Place
from quirebox.server.wire.messages import Considered

log = logging.getLogger("quire.thinkers")
LINE = 16 * 1024 * 1024  # bytes of the longest answer
START = 30.0  # seconds in which a process begins to listen
LATE = 2.0  # seconds after its time in which a bot may still answer
ONE_CORE = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL")}  # for bots that use numpy


class Thought(TypedDict):
    """What a bot chose."""

    action: str
    why: Sentence
    alternatives: list[Considered]
    plan: Json  # what it means to do next, for the same seat's next question


class Stopped(Exception):
    """The bot did not answer in time, or failed."""


@dataclass(eq=False)
class Question:
    """What a bot is asked."""

    game: str
    bot: str
    seconds: float  # for which it may think
    text: str
    answer: asyncio.Future[Thought]


class Thinkers:
    """A few processes; one that is free takes the next question of the line."""

    def __init__(self, number: int, limits: Limits) -> None:
        self.limits = limits
        self.line = Line[Question](max(1, number - 1))  # of several, one is left for others
        self.free: list[asyncio.subprocess.Process | None] = [None] * number  # started when first needed
        self.alive: set[asyncio.subprocess.Process] = set()
        self.working: set[asyncio.Task[None]] = set()

    async def think(
        self, asker: Asker, game: str, position: Json, bot: str, seed: int, seconds: float, plan: Json = None
    ) -> Thought:
        """Ask a bot, which may think this many seconds, when the asker's turn has come; raises Stopped if it does not
        answer."""
        start = perf_counter()
        text = json.dumps(
            {"game": game, "position": position, "bot": bot, "seed": seed, "seconds": seconds, "plan": plan}
        )
        question = Question(game, bot, seconds, text, asyncio.get_running_loop().create_future())
        place = self.line.enter(asker, question)
        self._hand_out()
        try:
            return await question.answer
        finally:  # a bot that thinks already goes on when nobody waits any more: its process is still good
            self.line.leave(place)
            metrics.THINK_SECONDS.observe(perf_counter() - start)

    def _hand_out(self) -> None:
        """Give questions to processes that are free."""
        while self.free and (place := self.line.next()) is not None:
            task = asyncio.create_task(self._work(self.free.pop(), place))
            self.working.add(task)
            task.add_done_callback(self.working.discard)
        metrics.THINK_WAITING.set(len(self.line))

    async def _work(self, process: asyncio.subprocess.Process | None, place: Place[Question]) -> None:
        """Let a process answer a question; one that fails is replaced when it is needed."""
        question = place.question
        if process is not None and process.returncode is not None:  # it has ended while nobody asked
            self._end(process)
            process = None
        try:
            process = process or await self._start()
            async with asyncio.timeout(question.seconds + LATE):
                thought = await self._ask(process, question.text)
            if not question.answer.done():
                question.answer.set_result(thought)
        except Exception as e:
            self._end(process)
            process = None
            self._complain(question, e)
        self.line.done(place)
        self.free.insert(len(self.free) if process else 0, process)  # one that lives is taken first
        self._hand_out()

    def _complain(self, question: Question, problem: Exception) -> None:
        metrics.STOPPED.inc()
        why = str(problem) or f"no answer after {question.seconds:g} s"
        log.warning("a bot was stopped", extra={"bot": question.bot, "game": question.game, "problem": why})
        if not question.answer.done():
            question.answer.set_exception(Stopped(question.bot))

    async def _ask(self, process: asyncio.subprocess.Process, question: str) -> Thought:
        assert process.stdin and process.stdout
        process.stdin.write(question.encode() + b"\n")
        await process.stdin.drain()
        reply = json.loads(await process.stdout.readline() or b'{"error": "the process has ended"}')
        if "error" in reply:
            raise ValueError(reply["error"])
        return Thought(action=reply["action"], why=reply["why"], alternatives=reply["alternatives"], plan=reply["plan"])

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "quirebox.server.bots.keeper",
            *self.limits.words(),
            stdin=pipe,
            stdout=pipe,
            limit=LINE,
            start_new_session=True,
            env={**os.environ, **ONE_CORE},
        )
        self.alive.add(process)
        assert process.stdout
        try:
            async with asyncio.timeout(START):
                if await process.stdout.readline() != b"ready\n":
                    raise ValueError("its process did not start")
        except BaseException:
            self._end(process)
            raise
        return process

    def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            assert process.stdin
            self.alive.discard(process)
            process.stdin.close()
            if process.returncode is None:  # its number may be somebody else's by now
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.killpg(process.pid, signal.SIGKILL)

    async def close(self) -> None:
        """End all of them."""
        for task in [*self.working]:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        ended = [*self.alive]
        for process in ended:
            self._end(process)
        await asyncio.gather(*(process.wait() for process in ended))
