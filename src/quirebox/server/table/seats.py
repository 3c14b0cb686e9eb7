"""Who sits where: before the start people and bots take places, later bots stand in for people."""

from __future__ import annotations

from quirebox.server.errors import Refused
from quirebox.server.names import likeness
from quirebox.server.table import clock
from quirebox.server.table.kept import Member, State
from quirebox.server.table.table import Table, note
from quirebox.server.tokens import hashed, new_code

MOST_MEMBERS = 64


def add_member(state: State, name: str, token: str, seat: int | None, host: bool = False) -> Member:
    """A new member."""
    if sum(bool(member.hash) for member in state.members) >= MOST_MEMBERS:
        raise Refused("full", f"there are {MOST_MEMBERS} people at this table; nobody else can join")
    member = Member(id=state.next_member, name=name, hash=hashed(token), seat=seat, host=host)
    state.next_member += 1
    state.members.append(member)
    return member


def free(table: Table, seat: int) -> bool:
    """Whether a person may sit down there."""
    if table.seat(seat).bot is not None:
        return False
    return not table.people_of(seat) or table.row.setup.agreed.shared_seats


def require_free(table: Table, seat: int) -> None:
    """Complain unless a person may sit down there."""
    if table.seat(seat).bot is not None:
        raise Refused("seat_taken", f"a bot sits on seat {seat}; the host can take it away", field="seat")
    if not free(table, seat):
        raise Refused(
            "seat_taken",
            f"{table.people_of(seat)[0].name} sits on seat {seat}; free seats: {free_seats(table) or 'none'}",
            field="seat",
        )


def free_seats(table: Table) -> list[int]:
    """Where nobody sits."""
    return [p for p, kept in enumerate(table.row.state.seats) if kept.bot is None and not table.people_of(p)]


def to_share(table: Table) -> list[int]:
    """The seats whose people can be asked whether somebody may sit down beside them."""
    if not table.row.setup.agreed.shared_seats:
        return []
    return [p for p in range(len(table.row.state.seats)) if table.is_person(p) and table.people_of(p)]


def require_empty(table: Table, seat: int) -> None:
    """Complain unless nobody sits there."""
    require_free(table, seat)
    if table.people_of(seat):
        who = table.people_of(seat)[0].name
        raise Refused("seat_taken", f"{who} sits on seat {seat}; join without a seat, then ask them", field="seat")


def join(table: Table, name: str, token: str, seat: int | None, watch: bool) -> Member:
    """A person joins with the code, on a seat where nobody sits; one that can be shared has to be asked for."""
    begun = table.row.status != "open"
    if table.row.status == "over":
        raise Refused("not_now", "this game is over")
    if watch or begun:
        if begun and seat is not None:
            raise Refused("not_now", "the game has begun; join without a seat, then ask those who sit there")
        seat = None
    elif seat is not None:
        require_empty(table, seat)
    else:
        seat = next(iter(free_seats(table)), None)
    return add_member(table.row.state, unique_name(table, name), token, seat)


def unique_name(table: Table, name: str, besides: int | None = None) -> str:
    """The name, with a number if that of another member looks like it."""
    taken = {likeness(member.name) for member in table.row.state.members if member.hash and member.id != besides}
    if likeness(name) not in taken:
        return name
    return next(new for n in range(2, 1000) if likeness(new := f"{name[:36]} {n}") not in taken)


def arrive(table: Table, member: Member, name: str) -> None:
    """A seat link is used for the first time."""
    member.name = unique_name(table, name, member.id)
    others = [
        other
        for other in table.row.state.members
        if other.seat == member.seat and other.id != member.id and other.hash and other.name
    ]
    if member.seat is not None and (
        table.seat(member.seat).bot
        or (others and (table.row.status != "open" or not table.row.setup.agreed.shared_seats))
    ):
        member.seat = None


def require_seats_open(table: Table, member: Member) -> None:
    """Complain unless seats can be taken: before the start, and then by people without a seat, where seats are
    shared."""
    shared = table.row.setup.agreed.shared_seats and member.seat is None
    if table.row.status == "over" or (table.row.status != "open" and not shared):
        raise Refused("not_now", "seats are taken before the start")


def take(table: Table, member: Member, seat: int) -> None:
    """Sit down."""
    if member.seat == seat:
        return
    require_free(table, seat)
    member.seat = seat


def leave(table: Table, member: Member, stand_in: str) -> None:
    """Stand up; in a running game a bot plays on if nobody else of the seat is left."""
    seat = member.seat
    if seat is None:
        raise Refused("not_now", "you have no seat to leave")
    if table.row.status == "over":
        raise Refused("not_now", "this game is over")
    if table.row.status == "open" or len(table.people_of(seat)) > 1:
        member.seat = None
    elif table.is_person(seat):
        table.seat(seat).stand_in = stand_in
        note(table, "left", seat)


def come_back(table: Table, member: Member) -> int:
    """Take the seat back from the bot that stood in."""
    seat = member.seat
    if seat is None or table.seat(seat).stand_in is None:
        raise Refused("not_now", "no bot stands in for you")
    kept = table.seat(seat)
    if kept.left is not None and kept.left <= 0:
        if table.row.setup.agreed.clock.kind == "live":
            raise Refused("not_now", "your time is used up; the bot plays on")
        kept.left = clock.full(table.row.setup.agreed.clock)
    kept.stand_in = None
    note(table, "returned", seat)
    return seat


def set_bot(table: Table, seat: int, bot: str | None) -> None:
    """A bot sits down or stands up, or stands in for people."""
    kept = table.seat(seat)
    if table.row.status == "open":
        if bot and table.people_of(seat):
            raise Refused("seat_taken", f"{table.people_of(seat)[0].name} sits on seat {seat}", field="seat")
        kept.bot = bot
        return
    if table.row.status == "over":
        raise Refused("not_now", "this game is over")
    if kept.resigned:
        raise Refused("not_now", f"seat {seat} has resigned; a bot plays on")
    if kept.bot:
        if bot is None:
            raise Refused("not_now", f"seat {seat} was given to a bot before the start; name the other bot")
        kept.bot = bot
    else:
        if (kept.stand_in is None) != (bot is None):
            note(table, "bot" if bot else "returned", seat)
        kept.stand_in = bot


def fill(table: Table, bot: str) -> None:
    """A bot sits down wherever nobody sits."""
    if table.row.status != "open":
        raise Refused("not_now", "the game has been started")
    for seat in free_seats(table):
        table.seat(seat).bot = bot


def swap(table: Table, first: int, second: int) -> None:
    """Two seats change their people and bots."""
    a, b = table.seat(first), table.seat(second)
    a.bot, b.bot = b.bot, a.bot
    other = {first: second, second: first}
    for member in table.row.state.members:
        if member.seat in other:
            member.seat = other[member.seat]


def remove(table: Table, member: Member, stand_in: str) -> None:
    """Send a person away: their link, the code that they know and their name no longer work."""
    seat, state = member.seat, table.row.state
    if member.name:
        state.sent_away = [*state.sent_away, likeness(member.name)][-MOST_MEMBERS:]
    table.row.code = new_code()
    member.hash, member.host, member.seat = "", False, None
    if (
        seat is not None
        and table.row.status in ("running", "paused")
        and table.is_person(seat)
        and not table.people_of(seat)
    ):
        note(table, "sent_away", seat)
        table.seat(seat).stand_in = stand_in
