"""What each viewer is told. Everything that leaves the server about a game is made here, from views, seen events and
the viewer's own options, or in `foresight.py`, from positions that the viewer cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping

import orjson

from quirebox.core.action import Action
from quirebox.core.event import NOBODY, Event, Player
from quirebox.core.game import Game
from quirebox.core.match import Match
from quirebox.core.message import plain
from quirebox.core.state import State
from quirebox.server.table import clock
from quirebox.server.table.kept import Row
from quirebox.server.table.table import Table, bot_name
from quirebox.server.wire import common, messages

Part = dict[str, object]
KINDS: dict[str, common.VoteKind] = {"undo": "undo", "abandon": "abandon", "swap": "swap", "share": "share"}


def encode(message: object) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()


def written(part: object) -> orjson.Fragment:
    """A part of several messages, written once."""
    return orjson.Fragment(orjson.dumps(part))


# ---- the table


def clock_view(row: Row) -> messages.ClockView:
    """The clock that was agreed."""
    agreed = row.setup.agreed.clock
    return {
        "kind": agreed.kind,
        "minutes": agreed.minutes,
        "increment": agreed.increment,
        "days": agreed.days,
        "at_zero": agreed.at_zero,
    }


def seats(table: Table, now: float) -> list[messages.Seat]:
    """Every seat."""
    here, actor, found = table.presence.members(now), table.actor, list[messages.Seat]()
    for p, kept in enumerate(table.row.state.seats):
        people = table.people_of(p)
        left = clock.left(table.row, p, now, actor)
        names = table.row.state.names
        kind: common.SeatKind = (
            "bot" if kept.bot else "absent" if kept.stand_in or kept.resigned else "person" if people else "empty"
        )
        name = (
            names[p]
            if names
            else " & ".join(member.name for member in people) or (bot_name(table.row.id, p) if kept.bot else "")
        )
        found.append(
            {
                "seat": p,
                "name": name,
                "kind": kind,
                "bot": kept.bot or kept.stand_in,
                "connected": any(m.id in here for m in people),
                "resigned": kept.resigned,
                "clock": None if left is None or kept.bot else max(0, round(left)),
            }
        )
    return found


def people(table: Table, now: float) -> list[messages.Person]:
    """Every member who has a name."""
    here = table.presence.members(now)
    return [
        {"member": m.id, "name": m.name, "seat": m.seat, "host": m.host, "connected": m.id in here, "ready": m.ready}
        for m in table.row.state.members
        if m.hash and m.name
    ]


def result(row: Row, told: bool) -> messages.Result | None:
    """How it ended; the id of the record only if it may be opened."""
    kept = row.state.result
    if kept is None:
        return None
    return {
        "kind": kept.kind,
        "scores": kept.scores,
        "sheets": kept.sheets,
        "winners": kept.winners,
        "places": kept.places,
        "record": row.record_id if told else None,
    }


def table_view(table: Table, member: int | None, now: float) -> messages.TableView:
    """The table as a member or a spectator sees it."""
    return seen_by(table, outside(table, now), member)


def seen_by(table: Table, seen: messages.TableView, member: int | None) -> messages.TableView:
    """The table as it looks from outside, and what a member sees as well."""
    me = next((m for m in table.row.state.members if m.id == member and m.hash), None)
    return {**seen, "code": table.row.code, "you": me.id, "your_seat": me.seat, "host": me.host} if me else seen


def outside(table: Table, now: float) -> messages.TableView:
    """The table as a spectator sees it."""
    row, new, state = table.row, table.row.setup.agreed, table.row.state
    vote = state.vote
    return {
        "id": row.id,
        "code": None,
        "seq": row.seq,
        "game": row.game,
        "title": table.game.title,
        "edition": new.edition,
        "printing": row.setup.hash,
        "players": new.players,
        "options": row.setup.options,
        "visibility": row.visibility,
        "spectators": new.spectators,
        "shared_seats": new.shared_seats,
        "chat": state.chat,
        "joining": state.joining,
        "clock": clock_view(row),
        "status": row.status,
        "seats": seats(table, now),
        "people": people(table, now),
        "watching": table.presence.watching(now),
        "watchers": table.presence.watchers(now),
        "incidents": [{"ply": x.ply, "kind": x.kind, "seat": x.seat} for x in state.incidents],
        "running": table.actor if row.since is not None else None,
        "turn": None if table.actor == NOBODY else table.actor,
        "vote": None
        if vote is None
        else {
            "vote": vote.id,
            "kind": kind_of(vote.kind),
            "by": vote.by,
            "to": vote.to,
            "seats": vote.seats,
            "yes": vote.yes,
        },
        "you": None,
        "your_seat": None,
        "host": False,
        "class_id": row.class_id,
        "closed": closed(table),
        "record": row.record_id if table.record_told else None,
        "rematch": state.rematch,
    }


def closed(table: Table) -> messages.Closure | None:
    """Why the table cannot be played with what is installed."""
    return None if table.shut is None else {"why": table.shut.why, "message": str(table.shut)}


def kind_of(kind: str) -> common.VoteKind:
    """What a vote is about."""
    return KINDS[kind]


def table_text(seen: messages.TableView) -> str:
    """The message that only the table has changed."""
    message: messages.TableChanged = {"type": "table", "table": seen}
    return encode(message)


# ---- the position


def choice(game: Game, g: State, action: Action) -> messages.Choice:
    """What an action means here."""
    return {
        "text": action.text,
        "kind": action.kind,
        "a": action.a,
        "b": action.b,
        "phrase": plain(game.voice.phrase(g, action)),
    }


def choosable(game: Game, g: State, action: Action) -> messages.Choosable:
    """An option."""
    said = game.voice.caution(g, action)
    caution: messages.Caution = {"caution": plain(said)} if said else {}
    return {**choice(game, g, action), **caution}


def refused(game: Game, g: State) -> list[messages.RefusedChoice]:
    """What the actor might try, and the rule that forbids each."""
    return [{**choice(game, g, action), "rule": rule} for action, rule in g.refused()]


def rules(g: State, found: list[messages.RefusedChoice]) -> list[messages.RuleSentence]:
    """The rules that forbid something, each once."""
    ids = dict.fromkeys(refusal["rule"] for refusal in found)
    return [{"rule": id, "sentence": g.box.rules.get(id, "")} for id in ids]


def told(game: Game, g: State, ply: int, event: Event, viewer: Player, names: list[str]) -> messages.Told:
    """An event as the viewer learns it."""
    seen = event.seen(viewer)
    found: messages.Told = {
        "ply": ply,
        "kind": seen.kind,
        "player": seen.player,
        "values": game.voice.named(seen),
        "sentence": plain(game.voice.words(g.box, seen, names)),
    }
    if seen.reveals:
        found["reveals"] = True
    return found


def events(table: Table, match: Match, viewer: Player, since: int, until: int | None = None) -> list[messages.Told]:
    """What happened after a ply; after -1 the set-up, too."""
    names = table.row.state.names
    plies = match.heard(since, until)
    return [told(table.game, match.g, ply, event, viewer, names) for ply, heard in plies for event in heard]


def game_part(table: Table, viewer: Player, since: int, told_record: bool) -> Part:
    """The part of a position that everybody of a seat shares; what is large in it is written as JSON already."""
    match, game = table.playing, table.game
    g, actor = match.g, table.actor
    mine = viewer != NOBODY and viewer == actor
    forbidden = refused(game, g) if mine else []
    return {
        "type": "position",
        "game": game.id,
        "ply": match.ply,
        "line": table.row.line,
        "viewer": viewer,
        "actors": [] if actor == NOBODY else [actor],
        "view": written(game.eyes.view(g, viewer)),
        "question": plain(game.voice.question(g)),
        "rule": g.waiting.rule() if mine else "",
        "options": written([choosable(game, g, action) for action in g.options]) if mine else [],
        "refused": written(forbidden),
        "rules": rules(g, forbidden),
        "since": since,
        "events": written(events(table, match, viewer, since)),
        "undo_to": match.floor(viewer) if viewer != NOBODY and table.row.status == "running" else match.ply,
        "result": result(table.row, told_record),
    }


def position_text(shared: Part, seen: messages.TableView) -> str:
    """A whole position for one viewer."""
    return encode({**shared, "table": seen})


# ---- answers


def said_text(row: Mapping[str, object]) -> str:
    """Something that was said."""
    message: messages.Said = {
        "type": "said",
        "number": int(str(row["number"])),
        "member": int(str(row["member"])),
        "name": str(row["name"]),
        "text": str(row["text"]),
        "at": float(str(row["at"])),
    }
    return encode(message)
