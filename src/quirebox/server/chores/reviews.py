"""Finished games are reviewed in the background, one process at a time, and go on where a server stopped."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from contextlib import suppress
from time import monotonic

from quirebox.server.bots.pool import LINE, ONE_CORE
from quirebox.server.errors import Conflict
from quirebox.server.live.registry import Registry
from quirebox.server.live.tasks import Tasks
from quirebox.server.storage.reviews import Begun, claim, ended_lately, fail, finish, leave, note, refuse, wish

log = logging.getLogger("quire.reviews")
DAY = 86_400_000.0
AT_ONCE = 20  # games that are put into the line together
KEEP = 3.0  # seconds after which what is done is written down


class Reviews:
    """Lets games be reviewed."""

    def __init__(self, registry: Registry, tasks: Tasks) -> None:
        self.registry = registry
        self.tasks = tasks
        self.working: dict[str, asyncio.subprocess.Process | None] = {}  # by table

    async def look(self) -> None:
        """Put games that have ended into the line, and begin with the next one if there is a process for it."""
        settings, store, now = self.registry.settings, self.registry.store, self.registry.now()
        if not settings.reviewers:
            return
        for table in await store.read(ended_lately, now - settings.review_days * DAY, AT_ONCE):
            with suppress(Conflict):  # another process was faster
                await store.write(wish, table, now)
        while len(self.working) < settings.reviewers:
            begun = await store.write(claim, self.registry.now())
            if begun is None or begun.table in self.working:
                return
            self.working[begun.table] = None
            self.tasks.spawn(self.review(begun))

    async def review(self, begun: Begun) -> None:
        """One game, to the end or until this server stops."""
        store, said, problem = self.registry.store, dict[str, object](), "the reviewer ended"
        try:
            said = await self.read_on(begun, await self.start(begun))
        except Exception as e:
            problem = str(e)
        finally:
            self.end(begun.table)
        if "review" in said:
            text = json.dumps(said["review"], separators=(",", ":"))
            await store.write(finish, begun.table, text, self.registry.now())
        elif "early" in said:
            await store.write(refuse, begun.table, self.registry.now())
        else:
            log.warning("a game could not be reviewed", extra={"table": begun.table, "problem": problem})
            await store.write(fail, begun.table, self.registry.now())

    def done(self, begun: Begun) -> dict[str, object]:
        """What came of jobs that were done at the same depth."""
        kept = json.loads(begun.jobs or "{}")
        return kept["done"] if kept.get("depth") == self.registry.settings.review_depth else {}

    async def start(self, begun: Begun) -> asyncio.subprocess.Process:
        """A process with the order to review this game."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "quirebox.server.bots.reviewer",
            stdin=pipe,
            stdout=pipe,
            limit=LINE,
            start_new_session=True,
            env={**os.environ, **ONE_CORE},
        )
        self.working[begun.table] = process
        table = await self.registry.table(begun.table)
        kept = table.game.kept.get(table.row.setup.hash)
        order = {
            "record": begun.record,
            "printing": str(kept) if kept else "",
            "nice": self.registry.settings.review_nice,
            "depth": self.registry.settings.review_depth,
            "done": self.done(begun),
        }
        assert process.stdin
        process.stdin.write(json.dumps(order).encode() + b"\n")
        await process.stdin.drain()
        return process

    async def read_on(self, begun: Begun, process: asyncio.subprocess.Process) -> dict[str, object]:
        """Write down what it has done now and then; what it says in the end, nothing if it ended before."""
        assert process.stdout
        done, written = self.done(begun), monotonic()
        while line := await process.stdout.readline():
            said = json.loads(line)
            if "key" not in said:
                return dict(said)
            done[said["key"]] = said["found"]
            if monotonic() - written > KEEP:
                written = monotonic()
                kept, now = {"depth": self.registry.settings.review_depth, "done": done}, self.registry.now()
                jobs = json.dumps(kept, separators=(",", ":"))
                await self.registry.store.write(note, begun.table, said["share"], jobs, now)
        return {}

    def end(self, table: str) -> None:
        """End the process of a table, if it has not ended itself."""
        process = self.working.pop(table, None)
        if process is not None:
            assert process.stdin
            process.stdin.close()
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """Stop; another server goes on with what was begun."""
        begun = [*self.working]
        for table in begun:
            self.end(table)
        for table in begun:
            await self.registry.store.write(leave, table, self.registry.now())
