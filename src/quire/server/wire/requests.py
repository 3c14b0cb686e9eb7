"""What a client asks over a WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from quire.server.wire.common import Asked, Chat, Name, Ply, RequestId, SeatNumber, Secret, TableId, Text


class Seen(Asked):
    """How far this device has followed the table."""

    ply: Ply
    line: Ply


class Hello(Asked):
    """The first message on a socket: which table, and who asks."""

    do: Literal["hello"]
    id: RequestId
    table: TableId
    token: Secret | None = None     # null: look on
    name: Name | None = None        # for a seat link that several people use
    seen: Seen | None = None        # replay what was missed since


class HelloClass(Asked):
    """The first message on a host's socket: follow all tables of a class."""

    do: Literal["hello_class"]
    id: RequestId
    class_id: TableId
    token: Secret


class Play(Asked):
    """Choose an option."""

    do: Literal["play"]
    id: RequestId
    ply: Ply                        # decisions made before this one
    line: Ply | None = None         # null: whatever was taken back
    action: Text


class Undo(Asked):
    """Take back own decisions, down to `position.undo_to`."""

    do: Literal["undo"]
    id: RequestId
    ply: Ply
    to: Ply


class AskUndo(Asked):
    """Ask the others whether decisions may be taken back further."""

    do: Literal["ask_undo"]
    id: RequestId
    ply: Ply
    to: Ply


class Abandon(Asked):
    """Ask the others whether to end the game without a result."""

    do: Literal["abandon"]
    id: RequestId


class Vote(Asked):
    """Answer what somebody has asked."""

    do: Literal["vote"]
    id: RequestId
    vote: Annotated[int, Field(ge=1)]
    yes: bool


class Resign(Asked):
    """Give up."""

    do: Literal["resign"]
    id: RequestId


class Rematch(Asked):
    """Open another table with the same people and set-up."""

    do: Literal["rematch"]
    id: RequestId


class Say(Asked):
    """Speak at the table."""

    do: Literal["say"]
    id: RequestId
    text: Chat


class Rename(Asked):
    """Be called otherwise."""

    do: Literal["rename"]
    id: RequestId
    name: Name


class Take(Asked):
    """Sit down."""

    do: Literal["take"]
    id: RequestId
    seat: SeatNumber


class Leave(Asked):
    """Stand up; once the game runs, a bot plays on until somebody of the seat comes back."""

    do: Literal["leave"]
    id: RequestId


class Return(Asked):
    """Take one's seat back from the bot that stood in."""

    do: Literal["return"]
    id: RequestId


class Swap(Asked):
    """Change seats: a host at once, others if those of the other seat agree."""

    do: Literal["swap"]
    id: RequestId
    seat: SeatNumber
    with_seat: SeatNumber


class SetBot(Asked):
    """Put a bot on a seat, or let it stand in for people who are away; null takes it away again."""

    do: Literal["bot"]
    id: RequestId
    seat: SeatNumber
    bot: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None


class Order(Asked):
    """What only a host may do."""

    do: Literal["start", "pause", "resume", "chat_on", "chat_off", "close"]
    id: RequestId


class Remove(Asked):
    """A host sends somebody away; their link no longer works."""

    do: Literal["remove"]
    id: RequestId
    member: Annotated[int, Field(ge=0)]


class Preview(Asked):
    """What an option would do, as far as anybody can know."""

    do: Literal["preview"]
    id: RequestId
    ply: Ply
    action: Text


class Hint(Asked):
    """What a bot would choose."""

    do: Literal["hint"]
    id: RequestId
    ply: Ply
    bot: Annotated[str, StringConstraints(min_length=1, max_length=64)] | None = None


class AskScores(Asked):
    """What everybody's points are, as far as the viewer can know."""

    do: Literal["scores"]
    id: RequestId


class AskLog(Asked):
    """All that happened after a ply."""

    do: Literal["log"]
    id: RequestId
    since: Ply = 0


class Look(Asked):
    """The position after so many decisions; after the end also through other eyes."""

    do: Literal["look"]
    id: RequestId
    ply: Ply
    eyes: Annotated[int, Field(ge=-1, le=15)] | None = None         # -1: a spectator's; null: one's own


class Ping(Asked):
    """Are you there?"""

    do: Literal["ping"]
    id: RequestId


Request = Annotated[
    Hello | HelloClass | Play | Undo | AskUndo | Abandon | Vote | Resign | Rematch | Say | Rename | Take | Leave | Return | Swap | SetBot | Order | Remove
    | Preview | Hint | AskScores | AskLog | Look | Ping,
    Field(discriminator="do"),
]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)
