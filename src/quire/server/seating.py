"""Who sits where: before the start people and bots take places, later bots stand in for people."""

from __future__ import annotations

from quire.core.errors import QuireError
from quire.core.game import Game
from quire.server import clock
from quire.server.errors import Refused
from quire.server.rows import Member, Row, SeatKept, Setup, State
from quire.server.table import Table
from quire.server.tokens import hashed, new_code, new_id
from quire.server.wire import NewTable

MOST_MEMBERS = 64


def new_row(new: NewTable, game: Game, now: float, seed: bytes, luck: str = "", class_id: str | None = None) -> Row:
    """A table that is being opened, with nobody at it."""
    if new.players not in game.seats:
        raise Refused(
            "setup",
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {new.players}",
            field="players",
        )
    try:
        field = "edition"
        box = game.box(new.edition)
        field = "options"
        options = game.agree(new.options, new.players)
    except QuireError as e:
        raise Refused("setup", str(e), field=field) from e
    state = State(
        members=[],
        seats=[SeatKept(left=clock.full(new.clock)) for _ in range(new.players)],
        chat=new.chat,
        next_member=0,
    )
    return Row(
        id=new_id(),
        code=new_code(),
        class_id=class_id,
        record_id=new_id(24),
        luck=luck or new_id(),
        seed=seed.hex(),
        game=game.id,
        version=game.version,
        setup=Setup(table=new, options=options, hash=box.hash),
        state=state,
        status="open",
        visibility=new.visibility,
        seq=0,
        ply=0,
        line=0,
        since=None,
        due=None,
        created=now,
        changed=now,
    )


def add_member(state: State, name: str, token: str, seat: int | None, host: bool = False) -> Member:
    """Somebody new."""
    if sum(bool(member.hash) for member in state.members) >= MOST_MEMBERS:
        raise Refused("full", f"there are {MOST_MEMBERS} people at this table; nobody else can join")
    member = Member(id=state.next_member, name=name, hash=hashed(token), seat=seat, host=host)
    state.next_member += 1
    state.members.append(member)
    return member


def free(table: Table, seat: int) -> bool:
    """Whether somebody may sit down there."""
    if table.seat(seat).bot is not None:
        return False
    return not table.people_of(seat) or table.row.setup.table.shared_seats


def require_free(table: Table, seat: int) -> None:
    """Complain unless somebody may sit down there."""
    if table.seat(seat).bot is not None:
        raise Refused("seat_taken", f"a bot sits on seat {seat}; the host can take it away", field="seat")
    if not free(table, seat):
        raise Refused(
            "seat_taken",
            f"{table.people_of(seat)[0].name} sits on seat {seat}; free seats: {free_seats(table) or 'none'}",
            field="seat",
        )


def free_seats(table: Table) -> list[int]:
    """Where somebody may sit down: empty seats first, then those that can be shared."""
    seats = [p for p in range(len(table.row.state.seats)) if free(table, p)]
    return sorted(seats, key=lambda p: (len(table.people_of(p)), p))


def join(table: Table, name: str, token: str, seat: int | None, watch: bool) -> Member:
    """Somebody joins with the code."""
    if watch or (table.row.status != "open" and seat is None and not table.row.setup.table.shared_seats):
        seat = None
    elif seat is not None:
        require_free(table, seat)
    else:
        seat = next(iter(free_seats(table)), None)
    if table.row.status == "over":
        raise Refused("not_now", "this game is over")
    if seat is not None and table.row.status != "open" and not table.row.setup.table.shared_seats:
        raise Refused("not_now", "the game has begun; one can only look on")
    return add_member(table.row.state, unique_name(table, name), token, seat)


def unique_name(table: Table, name: str, besides: int | None = None) -> str:
    """The name, with a number if somebody else is called so."""
    taken = {member.name for member in table.row.state.members if member.hash and member.id != besides}
    if name not in taken:
        return name
    return next(new for n in range(2, 1000) if (new := f"{name[:36]} {n}") not in taken)


def arrive(table: Table, member: Member, name: str) -> None:
    """Somebody uses a seat link for the first time."""
    member.name = unique_name(table, name, member.id)
    others = [
        other
        for other in table.row.state.members
        if other.seat == member.seat and other.id != member.id and other.hash and other.name
    ]
    if member.seat is not None and (table.seat(member.seat).bot or (others and not table.row.setup.table.shared_seats)):
        member.seat = None


def take(table: Table, member: Member, seat: int) -> None:
    """Sit down."""
    if table.row.status != "open" and not (
        table.row.setup.table.shared_seats and member.seat is None and table.row.status != "over"
    ):
        raise Refused("not_now", "seats are taken before the start")
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


def come_back(table: Table, member: Member) -> int:
    """Take the seat back from the bot that stood in."""
    seat = member.seat
    if seat is None or table.seat(seat).stand_in is None:
        raise Refused("not_now", "no bot stands in for you")
    kept = table.seat(seat)
    if kept.left is not None and kept.left <= 0:
        if table.row.setup.table.clock.kind == "live":
            raise Refused("not_now", "your time is used up; the bot plays on")
        kept.left = clock.full(table.row.setup.table.clock)
    kept.stand_in = None
    return seat


def set_bot(table: Table, member: Member, seat: int, bot: str | None) -> None:
    """A bot sits down or stands up, or stands in for people."""
    kept = table.seat(seat)
    if not member.host and member.seat != seat:
        raise Refused("forbidden", "only a host may do that for another seat")
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
            raise Refused("not_now", f"seat {seat} was given to a bot before the start; say which other bot shall play")
        kept.bot = bot
    else:
        kept.stand_in = bot


def swap(table: Table, first: int, second: int) -> None:
    """Two seats change their people and bots."""
    a, b = table.seat(first), table.seat(second)
    a.bot, b.bot = b.bot, a.bot
    other = {first: second, second: first}
    for member in table.row.state.members:
        if member.seat in other:
            member.seat = other[member.seat]


def remove(table: Table, member: Member, stand_in: str) -> None:
    """Send somebody away: their link no longer works."""
    seat = member.seat
    member.hash, member.host, member.seat = "", False, None
    if (
        seat is not None
        and table.row.status in ("running", "paused")
        and table.is_person(seat)
        and not table.people_of(seat)
    ):
        table.seat(seat).stand_in = stand_in


def player_names(table: Table) -> list[str]:
    """What the players are called in the game: their people, or the bot."""
    names: list[str] = []
    for seat, kept in enumerate(table.row.state.seats):
        people = " & ".join(member.name for member in table.people_of(seat))
        name = people[:60] or f"{(kept.bot or 'empty').partition(':')[0].capitalize()} bot"
        names.append(name if name not in names else f"{name} {names.count(name) + seat}")
    return names
