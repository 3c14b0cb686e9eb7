"""Opening tables: rows, tokens and links."""

from __future__ import annotations

from quire.core.game import Game
from quire.server import seating, wire
from quire.server.bots import check_bot
from quire.server.errors import Refused
from quire.server.hall import Hall
from quire.server.rows import Row
from quire.server.tokens import new_token


def link(table: str, token: str) -> str:
    """What to append to the address of the server; what stands after # is not sent with the request for the page."""
    return f"/t/{table}#{token}"


def open_row(
    new: wire.NewTable, game: Game, hall: Hall, seed: bytes = b"", luck: str = "", class_id: str | None = None
) -> tuple[Row, wire.Opened]:
    """A table to be saved, and what its host is told."""
    row = seating.new_row(new, game, hall.now(), seed or hall.seed(), luck, class_id)
    for number, bot in new.bots.items():
        if number not in map(str, range(new.players)):
            raise Refused("setup", f"there is no seat {number!r}; the seats are 0 to {new.players - 1}", field="bots")
        row.state.seats[int(number)].bot = check_bot(bot, hall.settings.bot_seconds)
    if new.seat is not None and (new.seat >= new.players or row.state.seats[new.seat].bot):
        raise Refused(
            "setup", f"you cannot sit on seat {new.seat}: there is no such seat, or a bot sits there", field="seat"
        )
    token = new_token()
    host = seating.add_member(row.state, new.name, token, new.seat, host=True)
    links: list[wire.SeatLink] = []
    for seat, kept in enumerate(row.state.seats):
        if seat != new.seat and not kept.bot:
            own = new_token()
            member = seating.add_member(row.state, "", own, seat)
            links.append({"seat": seat, "member": member.id, "token": own, "path": link(row.id, own)})
    return row, {
        "table": row.id,
        "code": row.code,
        "member": host.id,
        "token": token,
        "path": link(row.id, token),
        "seats": links,
    }
