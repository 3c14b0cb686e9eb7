"""Everybody at a table is told what has changed, each as they may see it."""

from __future__ import annotations

from collections.abc import Callable

from quirebox.core.event import NOBODY, Player
from quirebox.core.match import SET_UP
from quirebox.server.errors import Refused
from quirebox.server.show import render
from quirebox.server.storage.queries import last_said
from quirebox.server.storage.store import Store
from quirebox.server.table.live import LiveTable
from quirebox.server.table.permissions import sees
from quirebox.server.table.presence import Listener
from quirebox.server.table.table import At
from quirebox.server.wire.requests import Seen


class Broadcast:
    """Tells the listeners of tables."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    async def changed(self, table: LiveTable, before: At) -> None:
        """After a change: new seats, what was said, and the position if it is another."""
        if before.line != table.row.line:
            for listener in table.presence.listeners:
                listener.ply, listener.line = min(listener.ply, table.row.ply), table.row.line
        await self.everything(table, before != table.at)

    async def everything(self, table: LiveTable, position: bool = True) -> None:
        """All that may have changed."""
        moved = self.seat_listeners(table)
        await self.tell_said(table)
        self.announce(table, position)
        if moved and not position:
            self.announce(table, True, moved)  # with the eyes of their new seat

    def announce(self, table: LiveTable, position: bool, listeners: list[Listener] | None = None) -> None:
        """Tell everybody at the table, or only these; the position too if it has changed."""
        shared: dict[tuple[int, int], render.Part] = {}
        texts: dict[tuple[int | None, int, int], str] = {}
        outside = render.outside(table, self.now())
        for listener in [*table.presence.listeners] if listeners is None else listeners:
            if table.match is None or not position or not sees(table, listener):
                key = (listener.member, -2, -2)
                if key not in texts:
                    texts[key] = render.table_text(render.seen_by(table, outside, listener.member))
            else:
                since = self._since(table, listener)
                key, part = (listener.member, listener.viewer, since), (listener.viewer, since)
                if part not in shared:
                    shared[part] = self._part(table, listener.viewer, since)
                if key not in texts:
                    texts[key] = render.position_text(shared[part], render.seen_by(table, outside, listener.member))
            listener.send(texts[key])

    async def tell_said(self, table: LiveTable) -> None:
        """Pass on what was said since the last time."""
        first, last = table.said_told, table.row.state.next_said
        table.said_told = last
        if first < last and table.presence.listeners:
            for row in await self.store.read(last_said, table.row.id):
                if int(str(row["number"])) >= first:
                    for listener in [*table.presence.listeners]:
                        listener.send(render.said_text(row))

    def _since(self, table: LiveTable, listener: Listener) -> int:
        """From where the listener has to be told; notes that they have been."""
        since = listener.ply if listener.line == table.row.line and listener.ply <= table.row.ply else SET_UP
        listener.ply, listener.line = table.row.ply, table.row.line
        return since

    def seat_listeners(self, table: LiveTable) -> list[Listener]:
        """After people changed seats, everybody sees with the eyes of their own; whose eyes are others now."""
        found: list[Listener] = []
        for listener in [*table.presence.listeners]:
            if listener.member is None:
                continue
            try:
                seat, before = table.member(listener.member).seat, listener.viewer
                listener.viewer = NOBODY if seat is None else seat
                found += [listener] if listener.viewer != before else []
            except Refused:
                table.presence.listeners.discard(listener)
                listener.close(1008, "you were sent away from this table")
        return found

    async def repeat_said(self, table: LiveTable, listener: Listener) -> None:
        """Tell a listener who has just come what was said."""
        for row in await self.store.read(last_said, table.row.id):
            listener.send(render.said_text(row))

    def welcome(self, table: LiveTable, listener: Listener, seen: Seen | None) -> None:
        """Tell a listener who has just come: the position, with what was missed."""
        row, view = table.row, render.table_view(table, listener.member, self.now())
        known = seen is not None and seen.line == row.line and seen.ply <= row.ply
        since = seen.ply if seen is not None and known else SET_UP if seen is not None else row.ply - 1
        listener.ply, listener.line = row.ply, row.line
        if table.match is None or not sees(table, listener):
            listener.ply = SET_UP
            listener.send(render.table_text(view))
        else:
            listener.send(render.position_text(self._part(table, listener.viewer, since), view))

    def _part(self, table: LiveTable, viewer: Player, since: int) -> render.Part:
        """The position as a seat sees it; for those who look on, of whom many may come, it is made once."""
        if viewer != NOBODY:
            return render.game_part(table, viewer, since, table.record_told)
        stamp = (table.row.seq, table.row.ply, since, table.record_told)
        if table.outlook is None or table.outlook[0] is not table.playing.g or table.outlook[1] != stamp:
            table.outlook = (table.playing.g, stamp, render.game_part(table, viewer, since, table.record_told))
        return table.outlook[2]
