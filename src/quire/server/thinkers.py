"""Bots think in processes of their own, so that nobody waits for them; one that does not answer is ended, with all that it has started."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sys
from time import perf_counter
from typing import TypedDict

from quire.core.game import Json
from quire.server import metrics
from quire.server.keeper import Limits
from quire.server.wire import Considered

log = logging.getLogger("quire.thinkers")
LINE = 16 * 1024 * 1024  # bytes of the longest answer
START = 30.0  # seconds in which a process begins to listen
LATE = 2.0  # seconds after its time in which a bot may still answer
ONE_CORE = {f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL")}  # for bots that use numpy


class Thought(TypedDict):
    """What a bot chose."""

    action: str
    why: str
    alternatives: list[Considered]


class Stopped(Exception):
    """The bot did not answer in time, or failed."""


class Thinkers:
    """A few processes; whoever is free takes the next question."""

    def __init__(self, number: int, limits: Limits) -> None:
        self.limits = limits
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.alive: set[asyncio.subprocess.Process] = set()
        for _ in range(number):
            self.free.put_nowait(None)  # started when first needed

    async def think(self, game: str, position: Json, bot: str, seed: int, seconds: float) -> Thought:
        """Ask a bot that may think so many seconds; raises Stopped if it does not answer."""
        start = perf_counter()
        process = await self.free.get()
        if process is not None and process.returncode is not None:  # it has ended while nobody asked
            self._end(process)
            process = None
        try:
            process = process or await self._start()
            question = json.dumps({"game": game, "position": position, "bot": bot, "seed": seed, "seconds": seconds})
            async with asyncio.timeout(seconds + LATE):
                return await self._ask(process, question)
        except Exception as e:
            self._end(process)
            process = None
            metrics.STOPPED.inc()
            log.warning(
                "a bot was stopped",
                extra={"bot": bot, "game": game, "problem": str(e) or f"no answer after {seconds:g} s"},
            )
            raise Stopped(bot) from None
        except asyncio.CancelledError:
            self._end(process)  # its answer would be taken for that to the next question
            process = None
            raise
        finally:
            metrics.THINK_SECONDS.observe(perf_counter() - start)
            self.free.put_nowait(process)

    async def _ask(self, process: asyncio.subprocess.Process, question: str) -> Thought:
        assert process.stdin and process.stdout
        process.stdin.write(question.encode() + b"\n")
        await process.stdin.drain()
        reply = json.loads(await process.stdout.readline() or b'{"error": "the process has ended"}')
        if "error" in reply:
            raise ValueError(reply["error"])
        return Thought(action=reply["action"], why=reply["why"], alternatives=reply["alternatives"])

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "quire.server.keeper",
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
        ended = [*self.alive]
        for process in ended:
            self._end(process)
        await asyncio.gather(*(process.wait() for process in ended))
