"""What each request does with a table: (table, member, request, means) -> Change, or Refused.

Nothing here waits, saves or sends.  The caller holds the table and has copied its row, so that a refusal changes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quirebox import games as shelf
from quirebox.core.errors import UndoRefused
from quirebox.core.match import Match
from quirebox.server.bots.allowed import check_bot
from quirebox.server.errors import Refused, refusal
from quirebox.server.table import course, opening, seats, votes
from quirebox.server.table.kept import Change, Member, VoteKept
from quirebox.server.table.permissions import (
    require_begun,
    require_host,
    require_open_for,
    require_own,
    require_person,
    require_ply,
    require_running,
    require_seat,
    require_successor,
)
from quirebox.server.table.table import Table
from quirebox.server.tokens import new_code
from quirebox.server.wire import requests


@dataclass
class Means:
    """What a decision may use besides the table."""

    now: float
    seed: Callable[[], bytes]  # the luck of a table that is opened by the decision
    stand_in: str  # the bot that plays for people who are away
    bot_seconds: float  # the longest that a bot may think
    back: Match | None = None  # the match as it was, if the decision may go back


def decide(table: Table, me: int, request: requests.Request, means: Means) -> Change:
    """Carry out a request in memory: what is to be saved."""
    require_open_for(table, str(getattr(request, "do", "")))
    return DECISIONS[type(request)](table, table.member(me), request, means)


# ---- the game


def play(table: Table, me: Member, request: requests.Play, means: Means) -> Change:
    """Choose an option."""
    require_running(table)
    seat = require_seat(me)
    require_ply(table, request.ply, request.line)
    require_person(table, seat)
    return course.decide(table, seat, request.action, means.now)


def goes_back_to(table: Table, me: Member, request: requests.Request) -> int | None:
    """The ply whose position the decision needs; complains if going back there cannot even be asked for."""
    if isinstance(request, requests.Undo):
        return undo_floor(table, me, request)
    if isinstance(request, requests.AskUndo):
        require_running(table)
        require_ply(table, request.ply, None)
        if request.to >= table.row.ply:
            raise Refused("invalid", f"ply {request.to} is not before the present one, {table.row.ply}", field="to")
        require_seat(me)
        return request.to
    if isinstance(request, requests.Vote) and request.yes and table.row.state.vote:
        return table.row.state.vote.to
    return None


def undo_floor(table: Table, me: Member, request: requests.Undo) -> int:
    """The ply to which somebody takes back their own decisions."""
    require_running(table)
    seat = require_seat(me)
    require_ply(table, request.ply, None)
    floor = table.playing.floor(seat)
    if floor <= request.to < table.row.ply:
        return request.to
    if floor == table.row.ply:
        raise refusal(
            UndoRefused(
                "nothing of yours can be taken back: somebody else has decided since, or something was "
                "revealed; you can ask the others"
            )
        )
    raise Refused("not_now", f"you can go back to ply {floor} at the earliest, not to {request.to}", field="to")


def undo(table: Table, me: Member, request: requests.Undo, means: Means) -> Change:
    """Take back own decisions."""
    return back(table, means)


def back(table: Table, means: Means) -> Change:
    """Go on from the position that was prepared."""
    assert means.back is not None
    course.go_back(table, means.back, means.now)
    return Change(table.row, cut=means.back.ply)


def ask_undo(table: Table, me: Member, request: requests.AskUndo, means: Means) -> Change:
    """Ask whether more may be taken back."""
    return back(table, means) if votes.ask(table, me, "undo", means.now, to=request.to) else Change(table.row)


def abandon(table: Table, me: Member, request: requests.Abandon, means: Means) -> Change:
    """Ask whether to end without a result."""
    require_begun(table)
    if votes.ask(table, me, "abandon", means.now):
        course.finish(table, "abandoned", [], [])
    return Change(table.row)


def vote(table: Table, me: Member, request: requests.Vote, means: Means) -> Change:
    """Answer a question; if all have agreed, do what was asked."""
    agreed = votes.answer(table, me, request.vote, request.yes)
    return do_agreed(table, agreed, means) if agreed else Change(table.row)


def do_agreed(table: Table, agreed: VoteKept, means: Means) -> Change:
    """What all have agreed to."""
    if agreed.kind == "undo" and means.back:
        return back(table, means)
    if agreed.kind == "swap" and agreed.swap:
        seats.swap(table, *agreed.swap)
    elif agreed.kind == "share" and agreed.swap:
        table.member(agreed.by).seat = agreed.swap[0]
    elif agreed.kind == "abandon":
        course.finish(table, "abandoned", [], [])
    return Change(table.row)


def resign(table: Table, me: Member, request: requests.Resign, means: Means) -> Change:
    """Give up."""
    course.resign(table, require_seat(me), means.now)
    return Change(table.row)


def rematch(table: Table, me: Member, request: requests.Rematch, means: Means) -> Change:
    """Open another table for the same people; they keep their tokens."""
    require_seat(me)
    row = table.row
    if row.status != "over":
        raise Refused("not_now", "a rematch is possible when this game is over")
    if row.state.rematch:
        return Change(row)
    new = opening.new_row(row.setup.agreed, shelf.game(row.game), means.now, means.seed(), class_id=row.class_id)
    new.opener = row.opener
    new.state.members = [member.model_copy(update={"ready": False}) for member in row.state.members]
    new.state.next_member = row.state.next_member
    for seat, kept in enumerate(row.state.seats):
        new.state.seats[seat].bot = kept.bot
    row.state.rematch = new.id
    return Change(row, new=[new])


# ---- people and seats


def say(table: Table, me: Member, request: requests.Say, means: Means) -> Change:
    """Speak."""
    state = table.row.state
    if not state.chat:
        raise Refused("not_now", "the chat of this table is switched off")
    number = state.next_said
    state.next_said += 1
    said = {"number": number, "member": me.id, "name": me.name, "text": request.text, "at": means.now / 1000}
    return Change(table.row, said=said)


def rename(table: Table, me: Member, request: requests.Rename, means: Means) -> Change:
    """Take another name."""
    me.name = seats.unique_name(table, request.name, me.id)
    return Change(table.row)


def take(table: Table, me: Member, request: requests.Take, means: Means) -> Change:
    """Sit down; beside others only if they, or the host, agree."""
    seats.require_seats_open(table, me)
    begun, taken = table.row.status != "open", bool(table.people_of(request.seat))
    if not me.host and me.seat != request.seat and (taken or begun) and table.row.setup.agreed.shared_seats:
        seats.require_free(table, request.seat)
        votes.ask_share(table, me, request.seat)
    else:
        seats.take(table, me, request.seat)
        votes.drop_lobby(table)
    return Change(table.row)


def swap(table: Table, me: Member, request: requests.Swap, means: Means) -> Change:
    """Change seats: a host at once, others when the seat is empty or its people agree."""
    first, second = request.seat, request.with_seat
    if table.row.status != "open":
        raise Refused("not_now", "seats are changed before the start")
    table.seat(first)
    table.seat(second)
    require_own(me, first, "you can offer your own seat only", field="seat")
    if me.host or votes.ask_swap(table, me, first, second):
        seats.swap(table, first, second)
        votes.drop_lobby(table)
    return Change(table.row)


def leave(table: Table, me: Member, request: requests.Leave, means: Means) -> Change:
    """Stand up."""
    seats.leave(table, me, means.stand_in)
    votes.drop_lobby(table)
    return bots_changed(table, means)


def come_back(table: Table, me: Member, request: requests.Return, means: Means) -> Change:
    """Take the seat back."""
    seats.come_back(table, me)
    return bots_changed(table, means)


def set_bot(table: Table, me: Member, request: requests.SetBot, means: Means) -> Change:
    """A bot comes or goes."""
    name = check_bot(request.bot, means.bot_seconds) if request.bot else None
    table.seat(request.seat)
    require_own(me, request.seat, "only a host may do that for another seat")
    seats.set_bot(table, request.seat, name)
    votes.drop_lobby(table)
    return bots_changed(table, means)


def ready(table: Table, me: Member, request: requests.Ready, means: Means) -> Change:
    """Say whether one is ready."""
    if table.row.status != "open":
        raise Refused("not_now", "the game has been started already")
    require_seat(me)
    me.ready = request.yes
    return Change(table.row)


def settle(table: Table, me: Member, request: requests.Settle, means: Means) -> Change:
    """Agree on something else."""
    require_host(me)
    opening.settle(table, request)
    votes.drop_lobby(table)
    return Change(table.row, settled=True)


def remove(table: Table, me: Member, request: requests.Remove, means: Means) -> Change:
    """Send somebody away."""
    require_host(me)
    if request.member == me.id:
        raise Refused("invalid", "you cannot send yourself away; leave your seat instead", field="member")
    seats.remove(table, table.member(request.member), means.stand_in)
    table.row.state.vote = None  # they may have asked, or been asked
    return bots_changed(table, means)


def bots_changed(table: Table, means: Means) -> Change:
    """After bots came or went."""
    course.bots_changed(table, means.now)
    return Change(table.row)


# ---- hosts


def order(table: Table, me: Member, request: requests.Order, means: Means) -> Change:
    """What hosts do."""
    require_host(me)
    return obey(table, request.do, means.now)


def hand_over(table: Table, me: Member, request: requests.HandOver, means: Means) -> Change:
    """Another member runs the table from now on."""
    require_host(me)
    other = table.member(request.member)
    if not other.name:
        raise Refused("invalid", "nobody has used that link yet", field="member")
    me.host, other.host = False, True
    return Change(table.row)


def take_over(table: Table, me: Member, request: requests.TakeOver, means: Means) -> Change:
    """The host is gone: the player who asks runs the table."""
    if not me.host:
        require_successor(table, me, means.now)
    for member in table.row.state.members:
        member.host = member.id == me.id
    return Change(table.row)


def obey(table: Table, do: str, now: float) -> Change:
    """Start, pause, resume, chat on or off, joining on or off, another code, close."""
    if do == "start":
        votes.drop_lobby(table)
        course.start(table, now)
        return Change(table.row, snapshot=table.snapshot())
    if do in ("pause", "resume"):
        (course.pause if do == "pause" else course.resume)(table, now)
    elif do == "close":
        require_begun(table)
        course.finish(table, "abandoned", [], [])
    elif do == "new_code":
        table.row.code = new_code()
    elif do in ("join_on", "join_off"):
        table.row.state.joining = do == "join_on"
    else:
        table.row.state.chat = do == "chat_on"
    return Change(table.row)


DECISIONS: dict[type[object], Callable[..., Change]] = {
    requests.Play: play,
    requests.Undo: undo,
    requests.AskUndo: ask_undo,
    requests.Abandon: abandon,
    requests.Vote: vote,
    requests.Resign: resign,
    requests.Rematch: rematch,
    requests.Say: say,
    requests.Rename: rename,
    requests.Take: take,
    requests.Leave: leave,
    requests.Return: come_back,
    requests.Swap: swap,
    requests.SetBot: set_bot,
    requests.Ready: ready,
    requests.Settle: settle,
    requests.Order: order,
    requests.HandOver: hand_over,
    requests.TakeOver: take_over,
    requests.Remove: remove,
}
