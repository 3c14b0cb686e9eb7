"""Where bots move: after every change of a table the bot of the actor, if it is one, is asked and its choice played."""

from __future__ import annotations

import asyncio
import logging

from quirebox.bots.luck import bot_seed
from quirebox.core.event import NOBODY
from quirebox.core.rng import Rng
from quirebox.server import metrics
from quirebox.server.bots.line import Asker
from quirebox.server.bots.pool import Stopped, Thinkers
from quirebox.server.errors import Conflict, Refused, Unsaved
from quirebox.server.live.commit import Commit
from quirebox.server.table import course
from quirebox.server.table.live import LiveTable
from quirebox.server.table.table import bots_alone, for_bots

log = logging.getLogger("quire.turns")


class Turns:
    """Lets bots move."""

    def __init__(self, commit: Commit, thinkers: Thinkers) -> None:
        self.commit = commit
        self.thinkers = thinkers

    def begin(self, table: LiveTable) -> None:
        """If a bot has to choose, let it think."""
        actor, now = table.actor, (table.row.ply, table.row.line)
        if (
            table.row.status == "running"
            and actor != NOBODY
            and not table.is_person(actor)
            and table.thinking != now
            and not table.gone
            and (not bots_alone(table) or table.presence.anybody(self.commit.registry.now()))
        ):
            table.thinking = now
            self.commit.tasks.spawn(self.bot_moves(table, now))

    async def bot_moves(self, table: LiveTable, at: tuple[int, int]) -> None:
        """Think, then decide, unless something has changed meanwhile."""
        try:
            if table.presence.listeners:
                await asyncio.sleep(self.commit.registry.settings.bot_pause)
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
        self.begin(table)

    async def choice(self, table: LiveTable) -> str:
        """What the bot of the actor chooses: if it is stopped, the stand-in; if that is stopped too, anything."""
        g, settings, seat = table.playing.g, self.commit.registry.settings, table.actor
        seed = bot_seed(bytes.fromhex(table.row.seed), table.playing.ply)
        options = [action.text for action in g.options]
        if len(options) == 1:
            return options[0]
        position = for_bots(table.game, g)
        asker = Asker(table.presence.visitors(), table.row.id)
        for bot in (table.bot_of(seat, settings.stand_in) or settings.stand_in, settings.stand_in):
            try:
                thought = await self.thinkers.think(
                    asker, table.game.id, position, bot, seed, settings.bot_seconds, table.plans.get(seat)
                )
                table.plans[seat] = thought["plan"]
                if thought["action"] in options:
                    return thought["action"]
            except Stopped:
                continue
        return options[Rng(seed).below(len(options))]

    async def decide(self, table: LiveTable, text: str) -> None:
        """Play a bot's choice and tell everybody."""
        now = self.commit.registry.now()
        await self.commit.change(table, lambda: course.decide(table, table.actor, text, now))
        metrics.MOVES.labels("bot").inc()
        self.commit.broadcast.announce(table, True)
