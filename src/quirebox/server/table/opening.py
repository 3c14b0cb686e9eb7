"""Opening tables: rows, tokens and links."""

from __future__ import annotations

from quirebox.core.editions import exactly
from quirebox.core.errors import QuireError
from quirebox.core.game import Game
from quirebox.server.bots.allowed import check_bot
from quirebox.server.errors import Refused
from quirebox.server.table import clock, seats
from quirebox.server.table.kept import Agreement, Row, SeatKept, Setup, State
from quirebox.server.table.table import Table
from quirebox.server.tokens import new_code, new_id, new_token
from quirebox.server.wire import bodies, requests


def link(table: str, token: str) -> str:
    """What to append to the address of the server; what stands after # is not sent with the request for the page."""
    return f"/t/{table}#{token}"


def settled(agreed: Agreement, game: Game, printing: str) -> Setup:
    """What is settled for a table, if it can be played so."""
    if agreed.players not in game.seats:
        raise Refused(
            "setup",
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {agreed.players}",
            field="players",
        )
    try:
        field = "edition"
        box = game.box(exactly(agreed.edition, printing) if printing else agreed.edition)
        field = "options"
        options = game.agree(agreed.options, agreed.players)
        game.new(agreed.players, 0, options, agreed.edition)  # whether the edition has what they need
    except QuireError as e:
        raise Refused("setup", str(e), field=field) from e
    return Setup(table=agreed, options=options, hash=box.hash)


def settle(table: Table, wish: requests.Settle) -> None:
    """Something else is agreed before the start: nobody is ready for it yet, and who loses their seat gets a free
    one, or looks on."""
    if table.row.status != "open":
        raise Refused("not_now", "settings are changed before the start")
    row, wanted = table.row, wish.model_dump(exclude={"id", "do"}, exclude_none=True)
    agreed = Agreement.model_validate({**row.setup.agreed.model_dump(), **wanted})
    row.setup = settled(agreed, table.game, row.setup.hash)
    row.visibility = agreed.visibility
    bots = [kept.bot for kept in row.state.seats] + [None] * agreed.players
    row.state.seats = [SeatKept(bot=bot, left=clock.full(agreed.clock)) for bot in bots[: agreed.players]]
    for member in row.state.members:
        member.ready = False
        if member.seat is not None and member.seat >= agreed.players:
            member.seat = next(iter(seats.free_seats(table)), None) if member.name else None


def new_row(
    agreed: Agreement,
    game: Game,
    now: float,
    seed: bytes,
    luck: str = "",
    class_id: str | None = None,
    printing: str = "",
) -> Row:
    """A table that is being opened, with nobody at it."""
    setup = settled(agreed, game, printing)
    state = State(
        members=[],
        seats=[SeatKept(left=clock.full(agreed.clock)) for _ in range(agreed.players)],
        chat=agreed.chat,
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
        setup=setup,
        state=state,
        status="open",
        visibility=agreed.visibility,
        seq=0,
        ply=0,
        line=0,
        since=None,
        due=None,
        created=now,
        changed=now,
    )


def seat_bots(row: Row, new: bodies.NewTable, seconds: float) -> None:
    """Put the bots into their seats."""
    for number, bot in new.bots.items():
        if number not in map(str, range(new.players)):
            raise Refused("setup", f"there is no seat {number!r}; the seats are 0 to {new.players - 1}", field="bots")
        row.state.seats[int(number)].bot = check_bot(bot, seconds)


def open_row(
    new: bodies.NewTable,
    game: Game,
    now: float,
    seed: bytes,
    bot_seconds: float,
    luck: str = "",
    class_id: str | None = None,
    printing: str = "",
) -> tuple[Row, bodies.Opened]:
    """A table to be saved, and what its host is told."""
    row = new_row(Agreement.model_validate(new, from_attributes=True), game, now, seed, luck, class_id, printing)
    seat_bots(row, new, bot_seconds)
    if new.seat is not None and (new.seat >= new.players or row.state.seats[new.seat].bot):
        raise Refused(
            "setup", f"you cannot sit on seat {new.seat}: there is no such seat, or a bot sits there", field="seat"
        )
    token = new_token()
    host = seats.add_member(row.state, new.name, token, new.seat, host=True)
    links: list[bodies.SeatLink] = []
    for seat, kept in enumerate(row.state.seats):
        if seat != new.seat and not kept.bot:
            own = new_token()
            member = seats.add_member(row.state, "", own, seat)
            links.append({"seat": seat, "member": member.id, "token": own, "path": link(row.id, own)})
    return row, {
        "table": row.id,
        "code": row.code,
        "member": host.id,
        "token": token,
        "path": link(row.id, token),
        "seats": links,
    }
