"""The course of a game: start, decisions, going back, pauses, resigning, the end.

Each function checks first and then changes the table in memory.
"""

from __future__ import annotations

from datetime import UTC, datetime

from quirebox.core.event import NOBODY, Event
from quirebox.core.match import Match
from quirebox.core.ranking import ranks
from quirebox.core.record import Move
from quirebox.server.errors import Refused
from quirebox.server.table import clock
from quirebox.server.table.kept import Change, EndKind, IncidentKind, ResultKept, Values
from quirebox.server.table.permissions import require_begun, require_running
from quirebox.server.table.table import SNAPSHOT_EVERY, Table, begin, note, player_names, write_events


def start(table: Table, now: float) -> None:
    """Begin to play."""
    if table.row.status != "open":
        raise Refused("not_now", "the game has been started already")
    empty = [p for p, kept in enumerate(table.row.state.seats) if kept.bot is None and not table.people_of(p)]
    if empty:
        raise Refused(
            "setup", f"nobody sits on seat {', '.join(map(str, empty))}; wait, or put bots there", field="seat"
        )
    table.row.state.names = player_names(table)
    table.row.state.started = datetime.fromtimestamp(now / 1000, UTC).isoformat(timespec="seconds")
    table.row.status = "running"
    table.match = begin(table.row, table.game)
    go_on(table, NOBODY, now)


def go_on(table: Table, before: int, now: float) -> None:
    """After a decision: the end, or the next player's clock."""
    match = table.playing
    table.row.ply = match.ply
    table.asked = now
    if match.g.over():
        finish(table, "played", table.game.winners(match.g), ranks(table.game, match.g))
        return
    actor = match.g.actor()
    if before not in (NOBODY, actor):
        clock.pass_on(table.row, before, actor)
    wind(table, now)


def wind(table: Table, now: float) -> None:
    """Start the clock of the actor, or say when a bot must have moved."""
    row, actor = table.row, table.actor
    row.since = row.due = None
    if row.status != "running" or actor == NOBODY:
        return
    if table.is_person(actor):
        clock.run(row, actor, now)
    else:
        row.due = now + table.grace


def decide(table: Table, seat: int, text: str, now: float) -> Change:
    """A person or a bot chooses: the move is to be saved, and a snapshot every few moves."""
    match = table.playing
    ms = None if table.asked is None else max(0, round(now - table.asked))
    events = match.play(text, seat, ms)
    clock.stop(table.row, seat, now)
    table.row.state.vote = None
    go_on(table, seat, now)
    move = written_move(match.ply, match.record.moves[-1], events)
    snapshot = table.snapshot() if match.ply % SNAPSHOT_EVERY == 0 or match.g.over() else None
    return Change(table.row, move=move, snapshot=snapshot)


def written_move(ply: int, move: Move, told: list[Event]) -> Values:
    """A move as it is kept."""
    return {
        "ply": ply,
        "player": move.player,
        "text": move.text,
        "mark": move.mark,
        "ms": move.ms,
        "events": write_events(told),
    }


def written_moves(match: Match) -> list[Values]:
    """All moves of a match as they are kept."""
    pairs = zip(match.record.moves, match.told, strict=True)
    return [written_move(ply, move, told) for ply, (move, told) in enumerate(pairs, 1)]


def finish(table: Table, kind: EndKind, winners: list[int], places: list[int]) -> None:
    """The game is over."""
    g = table.match.g if table.match else None  # closed for play: nobody can count the points
    scores, sheets = (g.scores(), table.game.score_sheet(g)) if g else ([], [])
    table.row.state.result = ResultKept(kind=kind, scores=scores, sheets=sheets, winners=winners, places=places)
    table.row.status = "over"
    table.row.state.vote = None
    table.row.since = table.row.due = table.row.frozen = None


def go_back(table: Table, match: Match, now: float) -> None:
    """Decisions are taken back: this is the match as it was before them."""
    if table.row.since is not None:
        clock.stop(table.row, table.actor, now)
    table.match = match
    table.row.ply = table.playing.ply
    table.row.line += 1
    for incident in table.row.state.incidents:
        incident.ply = min(incident.ply, match.ply)
    table.row.state.vote = None
    table.asked = now
    wind(table, now)


# ---- pausing


def pause(table: Table, now: float) -> None:
    """Let all clocks stand still."""
    require_running(table)
    if table.is_person(table.actor):
        clock.stop(table.row, table.actor, now)
    table.row.status = "paused"
    table.row.since = table.row.due = None


def resume(table: Table, now: float) -> None:
    """Go on after a pause."""
    if table.row.status != "paused":
        raise Refused("not_now", "the game is not paused")
    table.row.status = "running"
    table.asked = now
    wind(table, now)


def bots_changed(table: Table, now: float) -> None:
    """Bots came or went while the game ran: another player may have to choose now."""
    if table.row.status == "running" and table.shut is None:
        if table.row.since is not None:
            clock.stop(table.row, table.actor, now)
        wind(table, now)


# ---- giving up


def resign(table: Table, seat: int, now: float, how: IncidentKind = "resigned") -> None:
    """A seat gives up: with one left the game is over, with more a bot plays on for it."""
    require_begun(table)
    kept = table.row.state.seats[seat]
    if kept.resigned:
        raise Refused("not_now", "this seat has resigned already")
    if table.row.since is not None:
        clock.stop(table.row, table.actor, now)
    kept.resigned, kept.stand_in = True, None
    note(table, how, seat)
    table.row.state.vote = None
    remaining = [p for p, other in enumerate(table.row.state.seats) if not other.resigned]
    if len(remaining) < 2 or not any(table.row.state.seats[p].bot is None for p in remaining):
        places = places_left(table.playing.g.scores(), remaining)
        finish(table, "resigned", [p for p, place in enumerate(places) if place == 1], places)
    else:
        wind(table, now)


def places_left(scores: list[int], remaining: list[int]) -> list[int]:
    """The places by points where the others have resigned: these are behind those who remain, and level."""
    ahead = [[score for q, score in enumerate(scores) if q in remaining and score > own] for own in scores]
    return [1 + (len(ahead[p]) if p in remaining else len(remaining)) for p in range(len(scores))]


def run_out(table: Table, now: float, stand_in: str) -> bool:
    """If the clock of the actor has run out, do what was agreed; whether it had."""
    row, actor = table.row, table.actor
    if row.status != "running" or actor == NOBODY or row.since is None or row.due is None or now < row.due:
        return False
    clock.stop(row, actor, now)
    row.state.seats[actor].left = 0.0
    if row.setup.agreed.clock.at_zero == "resign":
        resign(table, actor, now, "lost_on_time")
    else:
        note(table, "out_of_time", actor)
        row.state.seats[actor].stand_in = stand_in
        wind(table, now)
    return True
