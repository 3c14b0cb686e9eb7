"""What happens by itself: bots move, clocks run out, old tables go, and the pulse that says when a server was last alive."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from hashlib import blake2b

from sqlalchemy import Connection, delete, select, update

from quire.core.event import NOBODY
from quire.core.rng import Rng, key
from quire.server import alone, metrics, play
from quire.server.errors import Conflict, Refused, Unsaved
from quire.server.hall import Hall
from quire.server.rows import Row
from quire.server.schema import classes, tables
from quire.server.store import Change, beat, drop
from quire.server.table import Table
from quire.server.thinkers import Stopped

log = logging.getLogger("quire.house")
DAY = 86_400_000.0
ASLEEP = 10_000.0  # milliseconds without a pulse
AT_ONCE = 64  # tables looked after together


class House:
    """Looks after the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.loops: list[asyncio.Task[None]] = []
        self.lookout = alone.Lookout(hall.store)
        self.last_beat = hall.now()
        hall.moved = self.let_bots_move

    async def open(self) -> None:
        """Give back the time nobody served, then begin to look after everything."""
        nobody_else = await self.lookout.enter()
        now = self.hall.now()
        gap = await self.hall.store.write(lambda connection: beat(connection, now, nobody_else))
        if nobody_else:
            await self.hall.store.write(lambda connection: wake(connection, now))
        self.last_beat = now
        log.info("ready", extra={"alone": nobody_else, "given_back_s": round(gap / 1000, 3), "clocks_from": now / 1000})
        often = min(10.0, max(0.5, 30 * self.hall.settings.idle_minutes))
        chores: tuple[tuple[float, Callable[[], Awaitable[None]]], ...] = (
            (1.0, self.pulse),
            (0.25, self.look_at_due),
            (2.0, self.catch_up),
            (5.0, self.presence),
            (often, self.release),
            (3600.0, self.forget_old),
        )
        self.loops = [asyncio.create_task(self._forever(pause, chore)) for pause, chore in chores]

    async def close(self) -> None:
        """Stop looking after anything."""
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        now = self.hall.now()
        await self.hall.store.write(lambda connection: beat(connection, now, False))
        self.lookout.leave()

    async def _forever(self, pause: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await chore()
            except Exception as e:
                metrics.FAULTS.inc()
                log.error(
                    "a chore failed",
                    extra={"chore": chore.__name__, "problem": (str(e).splitlines() or [type(e).__name__])[0]},
                )
            await asyncio.sleep(pause)

    # ---- chores

    async def pulse(self) -> None:
        """Note that somebody serves.  Nothing was served while this process was stopped or the database away: that time is given back too."""
        now = self.hall.now()
        alone = self.asleep() and await self.lookout.alone()
        gap = await self.hall.store.write(lambda connection: beat(connection, now, alone))
        self.last_beat = now
        if gap:
            log.warning("time was given back", extra={"seconds": round(gap / 1000, 3)})
            ours = dict(self.hall.tables)
            for id, seq in (await self.hall.store.seqs([*ours])).items():
                self.hall.spawn(self.hall.catch_up(ours[id], seq))

    def asleep(self) -> bool:
        """Whether this process has not served for a while: stopped, or without its database."""
        return self.hall.now() - self.last_beat > ASLEEP

    async def look_at_due(self) -> None:
        """Clocks that have run out, bots whose process is gone."""
        if self.asleep():
            await self.pulse()
        due = await self.hall.store.due(self.hall.now(), AT_ONCE)
        for id in due:
            try:
                async with self.hall.holding(id) as table:
                    await self.attend(table)
            except Refused as e:
                log.error("a table that is due cannot be opened", extra={"table": id, "problem": e.message})
                await self.hall.store.write(lambda connection, id=id: unset_due(connection, id))  # type: ignore[misc]
            except (Conflict, Unsaved):
                continue  # another process was faster, or the next look finds it

    async def attend(self, table: Table) -> None:
        """Do what is due at a table; the caller holds its lock."""
        if self.asleep():
            await self.pulse()
            return await self.hall.refresh(table)
        now, row = self.hall.now(), table.row
        if row.due is None or row.due > now or row.status != "running":
            return await self.hall.refresh(table)  # the database knew better

        def work(new: Row) -> Change:
            if not play.run_out(table, now, self.hall.settings.stand_in):
                play.wind(table, now)  # a bot: somebody looks after it again
            return Change(new)

        await self.hall.change(table, work)
        self.hall.announce(table, table.row.status == "over")
        self.let_bots_move(table)
        return None

    async def catch_up(self) -> None:
        """Ask the database which tables other processes have changed, in case their word got lost."""
        if not (self.hall.bus.shared and self.hall.tables):
            return
        ours = dict(self.hall.tables)  # others may be opened before the database answers
        found = await self.hall.store.seqs([*ours])
        for id, table in ours.items():
            if id in found and found[id] > table.row.seq:
                await self.hall.catch_up(table, found[id])
            elif id not in found and not table.lock.locked():
                self.hall.forget(table, "the table was removed")

    async def presence(self) -> None:
        """Tell other processes who is here, and notice who is silent."""
        if self.hall.bus.shared:
            for table in [*self.hall.tables.values()]:
                self.hall.miss_others(table)
                if table.listeners:
                    self.hall.tell_presence(table)

    async def release(self) -> None:
        """Let idle tables go from memory."""
        self.hall.release_idle()

    async def forget_old(self) -> None:
        """Delete what has been kept long enough."""
        settings, now = self.hall.settings, self.hall.now()
        for days, status in ((settings.keep_finished_days, "over"), (settings.keep_unstarted_days, "open")):
            if days:
                limit = now - days * DAY
                gone = await self.hall.store.write(
                    lambda connection, limit=limit, status=status: forget(connection, limit, status)
                )  # type: ignore[misc]
                for id in gone:
                    if table := self.hall.tables.get(id):
                        self.hall.forget(table, "the table was removed")

    # ---- bots

    def let_bots_move(self, table: Table) -> None:
        """If a bot has to choose, let it think."""
        actor, now = table.actor, (table.row.ply, table.row.line)
        if (
            table.row.status == "running"
            and actor != NOBODY
            and not table.is_person(actor)
            and table.thinking != now
            and not table.gone
        ):
            table.thinking = now
            self.hall.spawn(self.bot_moves(table, now))

    async def bot_moves(self, table: Table, at: tuple[int, int]) -> None:
        """Think, then decide, unless something has changed meanwhile."""
        try:
            if table.listeners:
                await asyncio.sleep(self.hall.settings.bot_pause)
            text = await self.choice(table)
            async with table.lock:
                table.thinking = None
                if (
                    (table.row.ply, table.row.line) == at
                    and table.row.status == "running"
                    and not table.is_person(table.actor)
                    and not table.gone
                ):
                    await self.decide(table, text)
        except (Conflict, Unsaved, Refused):
            log.info("a bot's move was not needed any more", extra={"table": table.row.id})
        finally:
            if table.thinking == at:
                table.thinking = None
        self.let_bots_move(table)

    async def choice(self, table: Table) -> str:
        """What the bot of the actor chooses: if it is stopped, the stand-in; if that is stopped too, anything."""
        g, settings, seed = table.playing.g, self.hall.settings, bot_seed(table)
        options = [action.text for action in g.options]
        if len(options) == 1:
            return options[0]
        position = json.loads(json.dumps(table.game.save(g)))
        for bot in (table.bot_of(table.actor, settings.stand_in) or settings.stand_in, settings.stand_in):
            try:
                thought = await self.hall.thinkers.think(table.game.id, position, bot, seed, settings.bot_seconds)
                if thought["action"] in options:
                    return thought["action"]
            except Stopped:
                continue
        return options[Rng(seed).below(len(options))]

    async def decide(self, table: Table, text: str) -> None:
        """Play a bot's choice and tell everybody."""
        now = self.hall.now()

        def work(row: Row) -> Change:
            move, snapshot = play.decide(table, table.actor, text, now)
            return Change(row, move=move, snapshot=snapshot)

        await self.hall.change(table, work)
        metrics.MOVES.labels("bot").inc()
        self.hall.announce(table, True)


def bot_seed(table: Table) -> int:
    """Luck for a bot that tells nothing of the game's own."""
    apart = blake2b(bytes.fromhex(table.row.seed), digest_size=32, person=b"bots").digest()
    return key(apart, table.playing.ply)


def open_seed(table: Table) -> int:
    """Luck for hints: it depends on nothing that anybody at the table may not know."""
    return key(blake2b(table.row.id.encode(), digest_size=32).digest(), table.playing.ply)


def wake(connection: Connection, now: float) -> None:
    """Let bots go on that were thinking when the last server ended."""
    connection.execute(update(tables).where(tables.c.due.is_not(None), tables.c.since.is_(None)).values(due=now))


def unset_due(connection: Connection, id: str) -> None:
    """Look no more after a table that cannot be opened."""
    connection.execute(update(tables).where(tables.c.id == id).values(due=None))


def forget(connection: Connection, limit: float, status: str) -> list[str]:
    """Delete tables that have not changed since then, and classes without tables."""
    old = [
        str(id)
        for id in connection.scalars(
            select(tables.c.id).where(tables.c.status == status, tables.c.changed < limit).limit(500)
        )
    ]
    if old:
        drop(connection, old)
    used = select(tables.c.class_id).where(tables.c.class_id.is_not(None))
    connection.execute(delete(classes).where(classes.c.created < limit, classes.c.id.not_in(used)))
    return old
