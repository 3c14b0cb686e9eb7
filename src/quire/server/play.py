"""Playing at a table: start, decisions, undo, votes, resigning, the end.  Each checks first and then changes the table in memory."""

from __future__ import annotations

from datetime import UTC, datetime

from quire.core.event import NOBODY
from quire.server import clock, seating
from quire.server.errors import Refused
from quire.server.rows import Member, ResultKept, VoteKept
from quire.server.store import Values
from quire.server.table import SNAPSHOT_EVERY, Table, begin, write_events
from quire.server.wire import EndKind


def require_running(table: Table) -> None:
    """Complain unless the game is under way."""
    status = table.row.status
    if status != "running":
        raise Refused(
            "not_now",
            {
                "open": "the game has not been started",
                "paused": "the game is paused; the host can resume it",
                "over": "this game is over",
            }[status],
        )


def require_seat(member: Member | None) -> int:
    """The seat of somebody who plays."""
    if member is None or member.seat is None:
        raise Refused("forbidden", "only players may do that; you look on")
    return member.seat


# ---- the course of a game


def start(table: Table, now: float) -> None:
    """Begin to play."""
    if table.row.status != "open":
        raise Refused("not_now", "the game has been started already")
    empty = [p for p, kept in enumerate(table.row.state.seats) if kept.bot is None and not table.people_of(p)]
    if empty:
        raise Refused(
            "setup", f"nobody sits on seat {', '.join(map(str, empty))}; wait, or put bots there", field="seat"
        )
    table.row.state.names = seating.player_names(table)
    table.row.state.started = datetime.fromtimestamp(now / 1000, UTC).isoformat(timespec="seconds")
    table.row.status = "running"
    table.match = begin(table.row, table.game)
    go_on(table, NOBODY, now)


def go_on(table: Table, before: int, now: float) -> None:
    """After a decision: the end, or the clock of whoever is next."""
    match = table.playing
    table.row.ply = match.ply
    table.asked = now
    if match.g.over():
        finish(table, "played", table.game.winners(match.g))
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


def decide(table: Table, seat: int, text: str, now: float) -> tuple[Values, Values | None]:
    """Play an action: the move to be saved, and a snapshot every few moves."""
    match = table.playing
    ms = None if table.asked is None else max(0, round(now - table.asked))
    events = match.play(text, seat, ms)
    clock.stop(table.row, seat, now)
    table.row.state.vote = None
    go_on(table, seat, now)
    move = match.record.moves[-1]
    values: Values = {
        "ply": match.ply,
        "player": move.player,
        "text": move.text,
        "mark": move.mark,
        "ms": move.ms,
        "events": write_events(events),
    }
    return values, table.snapshot() if match.ply % SNAPSHOT_EVERY == 0 or match.g.over() else None


def finish(table: Table, kind: EndKind, winners: list[int]) -> None:
    """The game is over."""
    g = table.playing.g
    table.row.state.result = ResultKept(kind=kind, scores=g.scores(), sheets=table.game.score_sheet(g), winners=winners)
    table.row.status = "over"
    table.row.state.vote = None
    table.row.since = table.row.due = None


def went_back(table: Table, now: float) -> None:
    """After decisions were taken back."""
    table.row.ply = table.playing.ply
    table.row.line += 1
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
    """Bots came or went while the game ran: whoever has to choose may be another now."""
    if table.row.status == "running":
        if table.row.since is not None:
            clock.stop(table.row, table.actor, now)
        wind(table, now)


# ---- giving up


def resign(table: Table, seat: int, now: float) -> None:
    """A seat gives up: with one left the game is over, with more a bot plays on for it."""
    if table.row.status not in ("running", "paused"):
        require_running(table)
    kept = table.row.state.seats[seat]
    if kept.resigned:
        raise Refused("not_now", "this seat has resigned already")
    if table.row.since is not None:
        clock.stop(table.row, table.actor, now)
    kept.resigned, kept.stand_in = True, None
    table.row.state.vote = None
    remaining = [p for p, other in enumerate(table.row.state.seats) if not other.resigned]
    if len(remaining) < 2 or not any(table.row.state.seats[p].bot is None for p in remaining):
        scores = table.playing.g.scores()
        finish(table, "resigned", [p for p in remaining if scores[p] == max(scores[q] for q in remaining)])
    else:
        wind(table, now)


def run_out(table: Table, now: float, stand_in: str) -> bool:
    """If the clock of the actor has run out, do what was agreed; whether it had."""
    row, actor = table.row, table.actor
    if row.status != "running" or actor == NOBODY or row.since is None or row.due is None or now < row.due:
        return False
    clock.stop(row, actor, now)
    row.state.seats[actor].left = 0.0
    if row.setup.table.clock.at_zero == "resign":
        resign(table, actor, now)
    else:
        row.state.seats[actor].stand_in = stand_in
        wind(table, now)
    return True


# ---- votes


def ask(table: Table, member: Member, kind: str, to: int | None = None, swap: tuple[int, int] | None = None) -> bool:
    """Ask the other people; whether nobody has to be asked."""
    seat = require_seat(member)
    state = table.row.state
    if state.vote is not None:
        raise Refused("not_now", "another question is still open; answer it first")
    seats = [swap[1]] if swap else table.voters(besides=seat)
    if not seats:
        return True
    state.vote = VoteKept(id=state.next_vote, kind=kind, by=member.id, seats=seats, yes=[], to=to, swap=swap)
    state.next_vote += 1
    return False


def answer(table: Table, member: Member, number: int, yes: bool) -> VoteKept | None:
    """Answer a question; the question, if all have agreed now."""
    seat, vote = require_seat(member), table.row.state.vote
    if vote is None or vote.id != number:
        raise Refused("stale", "that question is no longer open")
    if seat not in vote.seats or member.id == vote.by:
        raise Refused("forbidden", "you are not asked")
    if not yes:
        table.row.state.vote = None
        return None
    vote.yes = sorted({*vote.yes, seat})
    if vote.yes != sorted(vote.seats):
        return None
    table.row.state.vote = None
    return vote
