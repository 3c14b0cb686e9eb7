"""Who may do what, and who may look on.  Each function complains with `Refused`, or answers who asks."""

from __future__ import annotations

from hmac import compare_digest
from math import ceil

from quirebox.core.event import NOBODY, Player
from quirebox.server.errors import Refused
from quirebox.server.names import likeness
from quirebox.server.table.kept import Member, Row, VoteKept
from quirebox.server.table.presence import Listener
from quirebox.server.table.table import Table

HOST_MISSED = 600_000.0  # milliseconds without a host after which another person may become it

# ---- looking on


def may_look_on(row: Row) -> bool:
    """Whether people without a seat or a link may follow the game."""
    return row.setup.agreed.spectators


def may_list(row: Row) -> bool:
    """Whether a public table stands in the list: one can still join it, or look on."""
    return row.status == "open" or may_look_on(row)


def require_onlookers(row: Row, field: str | None = None, hint: str = "; you need a link or the code") -> None:
    """Complain if nobody may look on."""
    if not may_look_on(row):
        raise Refused("forbidden", f"nobody may look on at this table{hint}", field=field)


def may_see(table: Table, member: Member | None) -> bool:
    """Whether somebody may follow the game itself: who has a seat, who runs the table, and who may look on."""
    return may_look_on(table.row) or (member is not None and (member.seat is not None or member.host))


def sees(table: Table, listener: Listener) -> bool:
    """Whether a listener may follow the game itself."""
    if listener.viewer != NOBODY or may_look_on(table.row):
        return True
    return listener.member is not None and may_see(table, table.member(listener.member))


def require_sight(table: Table, listener: Listener) -> None:
    """Complain if a listener may not follow the game."""
    if not sees(table, listener):
        raise Refused("forbidden", "nobody may look on at this table; take a seat first")


def looker(table: Table, token: str | None) -> int | None:
    """Which member asks; None: a person who looks on, if that is allowed."""
    if token is not None:
        return table.holder(token).id
    require_onlookers(table.row)
    return None


def require_eyes(viewer: Player, own: Player, record_told: bool) -> None:
    """Complain about looking through other eyes before the record is open."""
    if viewer != own and not record_told:
        raise Refused("forbidden", "before the end one sees with one's own eyes only", field="eyes")


def require_record(table: Table, record_told: bool) -> None:
    """Complain if the record may not be read yet."""
    if not record_told:
        over = table.row.status == "over"
        why = "another table still plays with the same luck" if over else "the game is not over"
        raise Refused("not_now", f"the record can be read after the end: {why}")


# ---- joining


def require_joining(table: Table, name: str) -> None:
    """Complain if nobody may join with the code any more, or not under that name."""
    if not table.row.state.joining:
        raise Refused("forbidden", "nobody else can join this table; its host has closed it", field="code")
    if likeness(name) in table.row.state.sent_away:
        raise Refused("forbidden", "somebody of that name was sent away from this table", field="name")


def require_entry(table: Table, watch: bool) -> None:
    """Complain if a person who joins could only look on, and nobody may."""
    shared = table.row.setup.agreed.shared_seats
    if watch or (table.row.status in ("running", "paused") and not shared):
        require_onlookers(table.row, field="watch", hint="")


# ---- acting

AT_CLOSED_TABLES = {
    "say",
    "rename",
    "abandon",
    "vote",
    "remove",
    "close",
    "chat_on",
    "chat_off",
    "hand_over",
    "take_over",
}


def require_open_for(table: Table, do: str) -> None:
    """Complain if the table is closed for play, unless people talk, or end it."""
    if table.shut is not None and table.row.status != "over" and do not in AT_CLOSED_TABLES:
        raise Refused("closed", str(table.shut))


def require_member(table: Table, id: int | None) -> Member:
    """The member who asks for something that changes the table."""
    if id is None:
        raise Refused("forbidden", "you look on; only people at the table may do that")
    return table.member(id)


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
    """The seat of a member who plays."""
    if member is None or member.seat is None:
        raise Refused("forbidden", "only players may do that; you look on")
    return member.seat


def require_begun(table: Table) -> None:
    """Complain unless the game is under way or paused."""
    if table.row.status != "paused":
        require_running(table)


def require_host(member: Member) -> None:
    """Complain unless it is a host."""
    if not member.host:
        raise Refused("forbidden", "only a host of the table may do that")


def require_class_host(kept: str, hash: str) -> None:
    """Complain unless it is the host of the class, whose link has that hash."""
    if not compare_digest(kept, hash):
        raise Refused("forbidden", "this link does not belong to the host of this class", field="token")


def require_own(member: Member, seat: int, why: str, field: str | None = None) -> None:
    """Complain unless it is the member's own seat; a host decides for every seat."""
    if not member.host and member.seat != seat:
        raise Refused("forbidden", why, field=field)


def consents(vote: VoteKept, member: Member) -> bool:
    """Whether one answer is enough: a host's, when a person wants to share a seat."""
    return vote.kind == "share" and member.host


def require_voice(vote: VoteKept, member: Member, yes: bool) -> None:
    """Complain unless the member may answer so: who has asked may only take the question back."""
    if member.id == vote.by:
        if yes:
            raise Refused("forbidden", "you have asked this; the others answer")
    elif not consents(vote, member) and require_seat(member) not in vote.seats:
        raise Refused("forbidden", "you are not asked")


def require_successor(table: Table, me: Member, now: float) -> None:
    """Complain unless somebody may become the host because the host is gone."""
    if table.row.class_id is not None:
        raise Refused("forbidden", "this table is run by the host of its class")
    if me.seat is None:
        raise Refused("forbidden", "only players may do that; you look on")
    wait = table.host_missed + HOST_MISSED - now
    if any(member.host and member.id in table.presence.members(now) for member in table.row.state.members):
        raise Refused("not_now", "the host is here; ask them to hand the table over")
    if wait > 0:
        raise Refused("not_now", f"the host may come back; try again in {ceil(wait / 60_000)} minutes")


def require_ply(table: Table, ply: int, line: int | None) -> None:
    """Complain if the position has moved on."""
    if ply != table.row.ply or (line is not None and line != table.row.line):
        raise Refused(
            "stale",
            f"you decided at ply {ply}, but the table is at {table.row.ply}; this is the position now",
            field="ply",
        )


def require_person(table: Table, seat: int) -> None:
    """Complain if a bot decides for the seat."""
    if not table.is_person(seat):
        raise Refused(
            "not_now",
            "a bot plays for this seat: its time is used up, or somebody asked for it; take it back first",
        )


def require_choosing(table: Table, listener: Listener, ply: int) -> None:
    """Complain unless the listener has to choose at that ply."""
    if listener.viewer == NOBODY or listener.viewer != table.actor:
        raise Refused("not_you", "only the player who has to choose may ask that")
    if ply != table.row.ply:
        raise Refused("stale", f"you asked about ply {ply}, but the table is at {table.row.ply}", field="ply")


def no_operator() -> Refused:
    """Why somebody without an operator's key sees and does nothing of theirs."""
    why = "this needs an operator's key; who has the server's files gets one with: quire admin key NAME"
    return Refused("forbidden", why, field="key")
