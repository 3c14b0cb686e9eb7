"""What each request does.  Whoever asks is a listener at a table; what changes anything is saved before the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter

from quire.core.errors import QuireError, UndoRefused
from quire.server import clock, metrics, pages, play, render, seating, wire
from quire.server.bots import check_bot
from quire.server.errors import Conflict, Refused, refusal
from quire.server.hall import Hall
from quire.server.house import House
from quire.server.rows import Member, Row, VoteKept
from quire.server.store import Change
from quire.server.table import Listener, Table
from quire.server.wire import Request

Work = Callable[[Row], Change | None]
ATTEMPTS = 3  # before it is tried for the last time


class Desk:
    """Answers the requests of everybody in a hall."""

    def __init__(self, hall: Hall, house: House) -> None:
        self.hall = hall
        self.house = house

    async def answer(self, table: Table, listener: Listener, request: Request) -> wire.Message | None:
        """Carry out a request; what is to be answered, unless it was sent already."""
        if (look := pages.LOOKS.get(type(request))) is not None:
            return await look(self.hall, table, listener, request)
        if isinstance(request, wire.Ping):
            return {"type": "pong", "id": request.id}
        try:
            async with table.lock:
                if table.gone:
                    raise Refused("no_such", "this table was removed", field="table")
                await self._persist(table, listener, request)
                return None
        except (QuireError, Conflict) as e:
            receipt = await self.hall.store.receipt(table.row.id, request.id)
            if receipt is not None:
                return {"type": "done", "id": request.id, "seq": receipt[0], "ply": receipt[1], "again": True}
            if isinstance(e, Conflict):
                e = Refused("stale", "somebody else was faster; this is the position now")
            if isinstance(e, Refused) and e.code == "stale":
                async with table.lock:
                    self.hall.announce(table, True, [listener])
            raise refusal(e) from e

    async def _persist(self, table: Table, listener: Listener, request: Request) -> None:
        """Carry out a request; try again if another process changed the table meanwhile and it may still be possible."""
        for _ in range(ATTEMPTS):
            try:
                return await self._carry_out(table, listener, request)
            except QuireError:
                if not await self.hall.outdated(table):  # else it was refused for something that is no longer so
                    raise
            except Conflict:
                continue  # the table has been read again
        return await self._carry_out(table, listener, request)

    async def _carry_out(self, table: Table, listener: Listener, request: Request) -> None:
        start = perf_counter()
        if isinstance(request, wire.Play):
            await self._play(table, listener, request)
            metrics.MOVE_SECONDS.observe(perf_counter() - start)
            return
        member = table.member(listener.member) if listener.member is not None else None
        if member is None:
            raise Refused("forbidden", "you look on; only people at the table may do that")
        before = (table.row.ply, table.row.line, table.row.status)
        line = table.row.line
        work = WORKS[type(request)]
        await self._change(table, listener, request, await work(self, table, member.id, request))
        if line != table.row.line:
            for other in table.listeners:
                other.ply, other.line = min(other.ply, table.row.ply), table.row.line
        self.hall.seat_listeners(table)
        await self.hall.tell_said(table)
        self.hall.announce(table, before != (table.row.ply, table.row.line, table.row.status))
        self.hall.moved(table)

    async def _change(self, table: Table, listener: Listener, request: Request, work: Work) -> None:
        await self.hall.change(table, work, request.id)
        self._done(table, listener, request)

    def _done(self, table: Table, listener: Listener, request: Request) -> None:
        done: wire.Done = {"type": "done", "id": request.id, "seq": table.row.seq, "ply": table.row.ply, "again": False}
        listener.send(render.encode(done))

    async def _play(self, table: Table, listener: Listener, request: wire.Play) -> None:
        """Choose an option."""
        play.require_running(table)
        seat = play.require_seat(table.member(listener.member) if listener.member is not None else None)
        require_ply(table, request.ply, request.line)
        now = self.hall.now()
        if table.row.due is not None and now >= table.row.due and table.row.since is not None:
            await self.house.attend(table)
            play.require_running(table)
        if not table.is_person(seat):
            raise Refused(
                "not_now",
                "a bot plays for this seat: its time is used up, or somebody asked for it; take it back first",
            )

        def work(row: Row) -> Change:
            move, snapshot = play.decide(table, seat, request.action, now)
            return Change(row, move=move, snapshot=snapshot)

        await self._change(table, listener, request, work)
        metrics.MOVES.labels("person").inc()
        self.hall.announce(table, True)
        self.hall.moved(table)

    # ---- each request: what it does with the row

    async def undo(self, table: Table, me: int, request: wire.Undo) -> Work:
        """Take back own decisions."""
        play.require_running(table)
        seat = play.require_seat(table.member(me))
        require_ply(table, request.ply, None)
        floor = table.playing.floor(seat)
        if not floor <= request.to < table.row.ply:
            if floor == table.row.ply:
                raise refusal(
                    UndoRefused(
                        "nothing of yours can be taken back: somebody else has decided since, or something was revealed; you can ask the others"
                    )
                )
            raise Refused("not_now", f"you can go back to ply {floor} at the earliest, not to {request.to}", field="to")
        return await self.going_back(table, request.to)

    async def going_back(self, table: Table, to: int) -> Work:
        """Prepare the position after fewer decisions."""
        match = await pages.match_at(self.hall, table, to)
        now = self.hall.now()

        def work(row: Row) -> Change:
            if row.since is not None:
                clock.stop(row, table.actor, now)
            table.match = match
            play.went_back(table, now)
            return Change(row, cut=to)

        return work

    async def ask_undo(self, table: Table, me: int, request: wire.AskUndo) -> Work:
        """Ask whether more may be taken back."""
        play.require_running(table)
        require_ply(table, request.ply, None)
        if request.to >= table.row.ply:
            raise Refused("invalid", f"ply {request.to} is not before the present one, {table.row.ply}", field="to")
        play.require_seat(table.member(me))
        back = await self.going_back(table, request.to)

        def work(row: Row) -> Change | None:
            return back(row) if play.ask(table, table.member(me), "undo", to=request.to) else Change(row)

        return work

    async def abandon(self, table: Table, me: int, request: wire.Abandon) -> Work:
        """Ask whether to end without a result."""
        if table.row.status not in ("running", "paused"):
            play.require_running(table)

        def work(row: Row) -> Change:
            if play.ask(table, table.member(me), "abandon"):
                play.finish(table, "abandoned", [])
            return Change(row)

        return work

    async def vote(self, table: Table, me: int, request: wire.Vote) -> Work:
        """Answer a question; if all have agreed, do what was asked."""
        open_vote = table.row.state.vote
        back = (
            await self.going_back(table, open_vote.to)
            if open_vote and open_vote.to is not None and request.yes
            else None
        )

        def work(row: Row) -> Change | None:
            agreed = play.answer(table, table.member(me), request.vote, request.yes)
            return self.do_agreed(table, row, agreed, back) if agreed else Change(row)

        return work

    def do_agreed(self, table: Table, row: Row, vote: VoteKept, back: Work | None) -> Change | None:
        """What all have agreed to."""
        if vote.kind == "undo" and back:
            return back(row)
        if vote.kind == "swap" and vote.swap:
            seating.swap(table, *vote.swap)
        elif vote.kind == "abandon":
            play.finish(table, "abandoned", [])
        return Change(row)

    async def resign(self, table: Table, me: int, request: wire.Resign) -> Work:
        """Give up."""
        return self._doing(lambda member: play.resign(table, play.require_seat(member), self.hall.now()), table, me)

    async def rematch(self, table: Table, me: int, request: wire.Rematch) -> Work:
        """Open another table for the same people; they keep their tokens."""

        def work(row: Row) -> Change | None:
            play.require_seat(table.member(me))
            if row.status != "over":
                raise Refused("not_now", "a rematch is possible when this game is over")
            if row.state.rematch:
                return Change(row)
            new = seating.new_row(row.setup.table, table.game, self.hall.now(), self.hall.seed(), class_id=row.class_id)
            new.state.members = [member.model_copy() for member in row.state.members]
            new.state.next_member = row.state.next_member
            for seat, kept in enumerate(row.state.seats):
                new.state.seats[seat].bot = kept.bot
            row.state.rematch = new.id
            return Change(row, new=[new])

        return work

    async def say(self, table: Table, me: int, request: wire.Say) -> Work:
        """Speak."""
        member, now = table.member(me), self.hall.now()
        if not table.row.state.chat:
            raise Refused("not_now", "the chat of this table is switched off")

        def work(row: Row) -> Change:
            number = row.state.next_said
            row.state.next_said += 1
            return Change(
                row, said={"number": number, "member": me, "name": member.name, "text": request.text, "at": now / 1000}
            )

        return work

    async def rename(self, table: Table, me: int, request: wire.Rename) -> Work:
        """Be called otherwise."""

        def named(member: Member) -> None:
            member.name = seating.unique_name(table, request.name, me)

        return self._doing(named, table, me)

    async def take(self, table: Table, me: int, request: wire.Take) -> Work:
        """Sit down."""
        return self._doing(lambda member: seating.take(table, member, request.seat), table, me)

    async def leave(self, table: Table, me: int, request: wire.Leave) -> Work:
        """Stand up."""
        return self._doing(
            lambda member: seating.leave(table, member, self.hall.settings.stand_in), table, me, bots=True
        )

    async def come_back(self, table: Table, me: int, request: wire.Return) -> Work:
        """Take the seat back."""
        return self._doing(lambda member: seating.come_back(table, member), table, me, bots=True)

    async def swap(self, table: Table, me: int, request: wire.Swap) -> Work:
        """Change seats."""
        first, second = request.seat, request.with_seat

        def swapped(member: Member) -> None:
            if table.row.status != "open":
                raise Refused("not_now", "seats are changed before the start")
            table.seat(first)
            table.seat(second)
            if not member.host and member.seat != first:
                raise Refused("forbidden", "you can offer your own seat only", field="seat")
            nobody = not table.people_of(second) and table.seat(second).bot is None
            if member.host or nobody or play.ask(table, member, "swap", swap=(first, second)):
                seating.swap(table, first, second)

        return self._doing(swapped, table, me)

    async def bot(self, table: Table, me: int, request: wire.SetBot) -> Work:
        """A bot comes or goes."""
        name = check_bot(request.bot, self.hall.settings.bot_seconds) if request.bot else None
        return self._doing(lambda member: seating.set_bot(table, member, request.seat, name), table, me, bots=True)

    async def order(self, table: Table, me: int, request: wire.Order) -> Work:
        """What hosts do."""
        require_host(table, me)
        return self.ordered(table, request.do)

    def ordered(self, table: Table, do: str) -> Work:
        """Start, pause, resume, chat on or off, close."""
        now = self.hall.now()

        def work(row: Row) -> Change:
            if do == "start":
                play.start(table, now)
                return Change(row, snapshot=table.snapshot())
            if do in ("pause", "resume"):
                (play.pause if do == "pause" else play.resume)(table, now)
            elif do == "close":
                if row.status not in ("running", "paused"):
                    play.require_running(table)
                play.finish(table, "abandoned", [])
            else:
                row.state.chat = do == "chat_on"
            return Change(row)

        return work

    async def remove(self, table: Table, me: int, request: wire.Remove) -> Work:
        """Send somebody away."""
        require_host(table, me)
        if request.member == me:
            raise Refused("invalid", "you cannot send yourself away; leave your seat instead", field="member")
        return self._doing(
            lambda _: seating.remove(table, table.member(request.member), self.hall.settings.stand_in),
            table,
            me,
            bots=True,
        )

    def _doing(self, act: Callable[[Member], object], table: Table, me: int, bots: bool = False) -> Work:
        """Something a member does, as a change."""
        now = self.hall.now()

        def work(row: Row) -> Change:
            act(table.member(me))
            if bots:
                play.bots_changed(table, now)
            return Change(row)

        return work


def require_ply(table: Table, ply: int, line: int | None) -> None:
    """Complain if the position has moved on."""
    if ply != table.row.ply or (line is not None and line != table.row.line):
        raise Refused(
            "stale",
            f"you decided at ply {ply}, but the table is at {table.row.ply}; this is the position now",
            field="ply",
        )


def require_host(table: Table, me: int) -> None:
    """Complain unless it is a host."""
    if not table.member(me).host:
        raise Refused("forbidden", "only a host of the table may do that")


WORKS: dict[type[object], Callable[..., Awaitable[Work]]] = {
    wire.Undo: Desk.undo,
    wire.AskUndo: Desk.ask_undo,
    wire.Abandon: Desk.abandon,
    wire.Vote: Desk.vote,
    wire.Resign: Desk.resign,
    wire.Rematch: Desk.rematch,
    wire.Say: Desk.say,
    wire.Rename: Desk.rename,
    wire.Take: Desk.take,
    wire.Leave: Desk.leave,
    wire.Return: Desk.come_back,
    wire.Swap: Desk.swap,
    wire.SetBot: Desk.bot,
    wire.Order: Desk.order,
    wire.Remove: Desk.remove,
}
