"""Requests that only look: previews, hints, points, the log, positions of the past."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from quire.core.errors import QuireError
from quire.core.event import NOBODY, Player
from quire.core.match import Match
from quire.server import foresight, render, wire
from quire.server.bots import check_bot
from quire.server.errors import Refused, refusal
from quire.server.hall import Hall
from quire.server.house import open_seed
from quire.server.store import Kept
from quire.server.table import Listener, Table, resumed, write_events
from quire.server.thinkers import Stopped

Look = Callable[..., Awaitable[wire.Message]]


async def match_at(hall: Hall, table: Table, ply: int) -> Match:
    """The match as it was after so many decisions: from the last snapshot before it."""
    match = table.playing
    if not 0 <= ply <= match.ply:
        raise Refused("invalid", f"there is no ply {ply}; the plies are 0 to {match.ply}", field="ply")
    snapshot = await hall.store.snapshot(table.row.id, ply)
    events = [write_events(events) for events in match.told[:ply]]
    return resumed(table.row, table.game, Kept(table.row, match.record.moves[:ply], events, snapshot), ply)


def require_choosing(table: Table, listener: Listener, ply: int) -> None:
    """Complain unless the listener has to choose at that ply."""
    if listener.viewer == NOBODY or listener.viewer != table.actor:
        raise Refused("not_you", "only whoever has to choose may ask that")
    if ply != table.row.ply:
        raise Refused("stale", f"you asked about ply {ply}, but the table is at {table.row.ply}", field="ply")


async def preview(hall: Hall, table: Table, listener: Listener, request: wire.Preview) -> wire.Previewed:
    """What an option would do."""
    async with table.lock:
        match = table.playing
        require_choosing(table, listener, request.ply)
        try:
            action = match.g.box.space.find(request.action)
            told, view, complete = foresight.preview(
                table.game, match.g, listener.viewer, action, match.ply, table.row.state.names
            )
        except QuireError as e:
            raise refusal(e) from e
        return {
            "type": "preview",
            "id": request.id,
            "ply": match.ply,
            "action": action.text,
            "events": told,
            "view": view,
            "complete": complete,
        }


async def hint(hall: Hall, table: Table, listener: Listener, request: wire.Hint) -> wire.Hinted:
    """What a bot would choose."""
    bot = check_bot(request.bot, hall.settings.bot_seconds) if request.bot else hall.settings.hint
    async with table.lock:
        require_choosing(table, listener, request.ply)
        position, seed, ply = json.loads(json.dumps(table.game.save(table.playing.g))), open_seed(table), table.row.ply
    try:
        thought = await hall.thinkers.think(table.game.id, position, bot, seed, hall.settings.bot_seconds)
    except Stopped:
        raise Refused("not_now", f"the bot {bot} did not answer in time; ask another") from None
    return {"type": "hint", "id": request.id, "ply": ply, "bot": bot, **thought}


async def scores(hall: Hall, table: Table, listener: Listener, request: wire.AskScores) -> wire.Scores:
    """Points as far as the viewer can know."""
    async with table.lock:
        match = table.playing
        if table.row.status == "over":
            totals = [foresight.span([score]) for score in match.g.scores()]
            sheets = [
                {name: foresight.span([value]) for name, value in sheet.items()}
                for sheet in table.game.score_sheet(match.g)
            ]
        else:
            totals, sheets = foresight.score_ranges(table.game, match.g, listener.viewer, match.ply)
        return {"type": "scores", "id": request.id, "ply": match.ply, "totals": totals, "sheets": sheets}


async def log(hall: Hall, table: Table, listener: Listener, request: wire.AskLog) -> wire.Log:
    """What happened."""
    async with table.lock:
        match = table.playing
        return {
            "type": "log",
            "id": request.id,
            "since": request.since,
            "ply": match.ply,
            "line": table.row.line,
            "moves": moved(match)[request.since :],
            "events": render.events(table, match, listener.viewer, request.since),
        }


def moved(match: Match) -> list[wire.Moved]:
    """Who decided when."""
    return [{"ply": ply, "player": move.player, "ms": move.ms} for ply, move in enumerate(match.record.moves, 1)]


async def look(hall: Hall, table: Table, listener: Listener, request: wire.Look) -> wire.Looked:
    """A position of the past."""
    viewer = listener.viewer if request.eyes is None else request.eyes
    async with table.lock:
        if viewer != listener.viewer and not table.record_told:
            raise Refused("forbidden", "before the end one sees with one's own eyes only", field="eyes")
        return await looked(hall, table, viewer, request.ply, request.id)


async def looked(hall: Hall, table: Table, viewer: Player, ply: int, id: str) -> wire.Looked:
    """A position of the past through somebody's eyes.  The caller has checked that they may."""
    if viewer >= table.playing.g.players:
        raise Refused(
            "invalid", f"there is no seat {viewer}; the seats are 0 to {table.playing.g.players - 1}", field="eyes"
        )
    match = await match_at(hall, table, ply)
    actor = match.g.actor()
    return {
        "type": "look",
        "id": id,
        "ply": ply,
        "last": table.playing.ply,
        "viewer": viewer,
        "actors": [] if actor == NOBODY else [actor],
        "view": table.game.view(match.g, viewer),
        "question": table.game.question(match.g),
        "events": render.events(table, match, viewer, max(0, ply - 1)),
    }


LOOKS: dict[type[object], Look] = {
    wire.Preview: preview,
    wire.Hint: hint,
    wire.AskScores: scores,
    wire.AskLog: log,
    wire.Look: look,
}
