"""Requests that only look: previews, hints, points, the log, positions of the past."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import blake2b

from quirebox.core.errors import QuireError
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.match import Match
from quirebox.core.message import plain
from quirebox.core.record import Move
from quirebox.core.rng import Rng, key
from quirebox.server.bots.allowed import check_bot
from quirebox.server.bots.line import Asker
from quirebox.server.bots.pool import Stopped, Thinkers
from quirebox.server.errors import Refused, refusal
from quirebox.server.limits import Limits
from quirebox.server.settings import Settings
from quirebox.server.show import foresight, render
from quirebox.server.storage.store import Store
from quirebox.server.table.kept import Stored
from quirebox.server.table.live import LiveTable
from quirebox.server.table.permissions import require_choosing, require_eyes
from quirebox.server.table.presence import Listener
from quirebox.server.table.table import for_bots, resumed, write_events
from quirebox.server.wire import messages, requests

Look = Callable[..., Awaitable[messages.Message]]


@dataclass
class Sources:
    """Where answers come from besides the table."""

    store: Store
    settings: Settings
    thinkers: Thinkers
    limits: Limits


async def match_at(store: Store, table: LiveTable, ply: int) -> Match:
    """The match as it was at a ply: from the last snapshot before it."""
    match = table.playing
    if not 0 <= ply <= match.ply:
        raise Refused("invalid", f"there is no ply {ply}; the plies are 0 to {match.ply}", field="ply")
    snapshot = await store.snapshot(table.row.id, ply)
    events = [write_events(events) for events in match.told[:ply]]
    return resumed(table.row, table.game, Stored(table.row, match.record.moves[:ply], events, snapshot), ply)


async def preview(
    sources: Sources, table: LiveTable, listener: Listener, request: requests.Preview
) -> messages.Previewed:
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


async def hint(sources: Sources, table: LiveTable, listener: Listener, request: requests.Hint) -> messages.Hinted:
    """What a bot would choose."""
    bot = check_bot(request.bot, sources.settings.bot_seconds) if request.bot else sources.settings.hint
    async with table.lock:
        require_choosing(table, listener, request.ply)
        position, seed, ply = for_bots(table.game, table.playing.g), open_seed(table), table.row.ply
    asker, seconds = Asker(frozenset((listener.visitor,)), table.row.id), sources.settings.bot_seconds
    try:
        with sources.limits.one_hint(table.row.id, listener.member):
            thought = await sources.thinkers.think(asker, table.game.id, position, bot, seed, seconds)
    except Stopped:
        raise Refused("not_now", f"the bot {bot} did not answer in time; ask another") from None
    return {
        "type": "hint",
        "id": request.id,
        "ply": ply,
        "bot": bot,
        "action": thought["action"],
        "why": thought["why"],
        "alternatives": thought["alternatives"],
    }


async def scores(
    sources: Sources, table: LiveTable, listener: Listener, request: requests.AskScores
) -> messages.Scores:
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


async def hidden(
    sources: Sources, table: LiveTable, listener: Listener, request: requests.AskHidden
) -> messages.Hidden:
    """Who sees more than a spectator."""
    async with table.lock:
        match, view = table.playing, table.game.eyes.view
        outside = view(match.g, NOBODY)
        seats = [p for p in range(match.g.players) if view(match.g, p) != outside]
        return {"type": "hidden", "id": request.id, "ply": match.ply, "seats": seats}


async def log(sources: Sources, table: LiveTable, listener: Listener, request: requests.AskLog) -> messages.Log:
    """What happened."""
    async with table.lock:
        match = table.playing
        return {
            "type": "log",
            "id": request.id,
            "since": request.since,
            "ply": match.ply,
            "line": table.row.line,
            "moves": moved(match.record.moves)[max(0, request.since) :],
            "events": render.events(table, match, listener.viewer, request.since),
        }


def moved(moves: list[Move]) -> list[messages.Moved]:
    """Who decided when."""
    return [{"ply": ply, "player": move.player, "ms": move.ms} for ply, move in enumerate(moves, 1)]


async def look(sources: Sources, table: LiveTable, listener: Listener, request: requests.Look) -> messages.Looked:
    """A position of the past."""
    viewer = listener.viewer if request.eyes is None else request.eyes
    async with table.lock:
        require_eyes(viewer, listener.viewer, table.record_told)
        return await looked(sources, table, viewer, request.ply, request.id)


async def looked(sources: Sources, table: LiveTable, viewer: Player, ply: int, id: str) -> messages.Looked:
    """A position of the past through chosen eyes.  The caller has checked that this is allowed."""
    if viewer >= table.playing.g.players:
        raise Refused(
            "invalid", f"there is no seat {viewer}; the seats are 0 to {table.playing.g.players - 1}", field="eyes"
        )
    match = await match_at(sources.store, table, ply)
    actor = match.g.actor()
    return {
        "type": "look",
        "id": id,
        "ply": ply,
        "last": table.playing.ply,
        "viewer": viewer,
        "actors": [] if actor == NOBODY else [actor],
        "view": table.game.eyes.view(match.g, viewer),
        "question": plain(table.game.voice.question(match.g)),
        "events": render.events(table, match, viewer, ply - 1),
    }


async def imagined(sources: Sources, table: LiveTable, ply: int, actions: list[str]) -> messages.Looked:
    """Where a line would have led that was not played, as who decided there could foresee it: what they could not know
    is imagined.  The caller has checked that the record may be told."""
    match = await match_at(sources.store, table, ply)
    p, game = match.g.actor(), table.game
    if p == NOBODY:
        raise Refused("invalid", f"there is nothing to decide after ply {ply}", field="ply")
    h = game.eyes.imagine(match.g, p, Rng(open_seed(table)))
    events: list[Event] = []
    h.events = events
    for text in actions:
        h.attempt(h.box.space.find(text))
    sure = [event for event in events if not event.reveals]
    return {
        "type": "look",
        "id": "",
        "ply": ply + len(actions),
        "last": table.playing.ply,
        "viewer": p,
        "actors": [] if h.actor() == NOBODY else [h.actor()],
        "view": game.eyes.view(h, p),
        "question": plain(game.voice.question(h)),
        "events": [render.told(game, h, ply + 1, event, p, table.row.state.names) for event in sure],
    }


def open_seed(table: LiveTable) -> int:
    """Luck for hints: it depends on nothing that anybody at the table may not know."""
    return key(blake2b(table.row.id.encode(), digest_size=32).digest(), table.playing.ply)


LOOKS: dict[type[object], Look] = {
    requests.Preview: preview,
    requests.Hint: hint,
    requests.AskScores: scores,
    requests.AskHidden: hidden,
    requests.AskLog: log,
    requests.Look: look,
}
