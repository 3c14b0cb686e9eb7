"""What is done with a request: parse, authorise, decide, commit, broadcast.

`protocol.read` parses; `permissions` say who may; `decisions.decide` decides without waiting; `Commit` saves;
`Broadcast` tells everybody.  What changes anything is on disk before the answer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter

from quirebox.core.errors import QuireError
from quirebox.server import metrics
from quirebox.server.errors import Conflict, Refused, refusal
from quirebox.server.live.commit import Commit
from quirebox.server.show import looks, render
from quirebox.server.table.decisions import Means, decide, goes_back_to
from quirebox.server.table.live import LiveTable
from quirebox.server.table.permissions import require_member, require_sight
from quirebox.server.table.presence import Listener
from quirebox.server.wire import messages, requests

ATTEMPTS = 3  # before it is tried for the last time
BeOnTime = Callable[[LiveTable, bool], Awaitable[None]]


class Desk:
    """Answers the requests of everybody."""

    def __init__(self, commit: Commit, sources: looks.Sources, be_on_time: BeOnTime) -> None:
        self.commit = commit
        self.registry = commit.registry
        self.sources = sources
        self.be_on_time = be_on_time  # looks at the clock before a request

    async def answer(self, table: LiveTable, listener: Listener, request: requests.Request) -> messages.Message | None:
        """Carry out a request; what is to be answered, unless it was sent already."""
        if (look := looks.LOOKS.get(type(request))) is not None:
            require_sight(table, listener)
            return await look(self.sources, table, listener, request)
        try:
            async with table.lock:
                if table.gone:
                    raise Refused("no_such", "this table was removed", field="table")
                await self._persist(table, listener, request)
                return None
        except (QuireError, Conflict) as e:
            return await self._refused(table, listener, request, e)

    async def _refused(
        self, table: LiveTable, listener: Listener, request: requests.Request, error: QuireError | Conflict
    ) -> messages.Done:
        """Perhaps it was carried out before; else say why not, and how the table stands if that has changed."""
        receipt = await self.registry.store.receipt(table.row.id, request.id)
        if receipt is not None:
            return {"type": "done", "id": request.id, "seq": receipt[0], "ply": receipt[1], "again": True}
        if isinstance(error, Conflict):
            error = Refused("stale", "somebody else was faster; this is the position now")
        if isinstance(error, Refused) and error.code == "stale":
            async with table.lock:
                self.commit.broadcast.announce(table, True, [listener])
        raise refusal(error) from error

    async def _persist(self, table: LiveTable, listener: Listener, request: requests.Request) -> None:
        """Carry out a request; try again if another process changed the table meanwhile and it may still be
        possible."""
        for _ in range(ATTEMPTS):
            try:
                return await self._carry_out(table, listener, request)
            except QuireError:
                if not await self.commit.outdated(table):  # else it was refused for something that is no longer so
                    raise
            except Conflict:
                continue  # the table has been read again
        return await self._carry_out(table, listener, request)

    async def _carry_out(self, table: LiveTable, listener: Listener, request: requests.Request) -> None:
        """Authorise, decide, commit, broadcast."""
        start, before = perf_counter(), table.at
        await self.be_on_time(table, isinstance(request, requests.Play))
        me = require_member(table, listener.member)
        means = await self._means(table, goes_back_to(table, me, request))
        await self.commit.change(table, lambda: decide(table, me.id, request, means), request.id)
        listener.send(done(table, request))
        await self.commit.broadcast.changed(table, before)
        self.commit.moved(table)
        if isinstance(request, requests.Play):
            metrics.MOVES.labels("person").inc()
            metrics.MOVE_SECONDS.observe(perf_counter() - start)

    async def _means(self, table: LiveTable, to: int | None) -> Means:
        """What a decision may use, the position of an earlier ply included."""
        back = None if to is None else await looks.match_at(self.registry.store, table, to)
        settings = self.registry.settings
        return Means(self.registry.now(), self.registry.seed, settings.stand_in, settings.bot_seconds, back)


def done(table: LiveTable, request: requests.Request) -> str:
    """The answer to a request that is safe on disk."""
    answer: messages.Done = {
        "type": "done",
        "id": request.id,
        "seq": table.row.seq,
        "ply": table.row.ply,
        "again": False,
    }
    return render.encode(answer)
