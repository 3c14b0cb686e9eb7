"""Votes: what one player may not do alone is asked of the others."""

from __future__ import annotations

from quirebox.server.errors import Refused
from quirebox.server.table.kept import Member, VoteKept
from quirebox.server.table.permissions import consents, require_seat, require_voice
from quirebox.server.table.table import Table


def ask(table: Table, member: Member, kind: str, now: float, to: int | None = None) -> bool:
    """Ask the other people, also those who are away if something was revealed; whether nobody has to be asked."""
    seat = require_seat(member)
    reveals = to is not None and any(event.reveals for told in table.playing.told[to:] for event in told)
    here = None if reveals else table.presence.members(now)
    return ask_seats(table, member, kind, table.voters(besides=seat, here=here), to=to)


def ask_swap(table: Table, member: Member, first: int, second: int) -> bool:
    """Ask everybody else of both seats; whether nobody has to be asked."""
    seats = [p for p in (first, second) if any(other.id != member.id for other in table.people_of(p))]
    return ask_seats(table, member, "swap", seats, swap=(first, second))


def ask_share(table: Table, member: Member, seat: int) -> bool:
    """Ask the people of a seat, or a host, whether somebody may sit down beside them."""
    return ask_seats(table, member, "share", [seat], swap=(seat, seat))


def ask_seats(
    table: Table,
    member: Member,
    kind: str,
    seats: list[int],
    to: int | None = None,
    swap: tuple[int, int] | None = None,
) -> bool:
    """Ask these seats; whether there is nobody to be asked."""
    state = table.row.state
    if state.vote is not None:
        raise Refused("not_now", "another question is still open; answer it first")
    if not seats:
        return True
    state.vote = VoteKept(id=state.next_vote, kind=kind, by=member.id, seats=seats, yes=[], to=to, swap=swap)
    state.next_vote += 1
    return False


def answer(table: Table, member: Member, number: int, yes: bool) -> VoteKept | None:
    """Answer a question; the question, if all have agreed now. The member who asked may take it back by saying no."""
    vote = table.row.state.vote
    if vote is None or vote.id != number:
        raise Refused("stale", "that question is no longer open")
    require_voice(vote, member, yes)
    if not yes:
        table.row.state.vote = None
        return None
    vote.yes = [*vote.seats] if consents(vote, member) else sorted({*vote.yes, require_seat(member)})
    if vote.yes != sorted(vote.seats):
        return None
    table.row.state.vote = None
    return vote


def drop_lobby(table: Table) -> None:
    """Who sits where has changed, or the game begins: what was asked about seats is no longer so."""
    vote = table.row.state.vote
    if vote is not None and vote.kind in ("swap", "share") and table.row.status == "open":
        table.row.state.vote = None
