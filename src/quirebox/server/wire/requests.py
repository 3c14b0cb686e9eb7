"""What a client asks over a WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from quirebox.server.wire.common import (
    Asked,
    BotName,
    Chat,
    Clock,
    Name,
    Options,
    Players,
    Ply,
    RequestId,
    SeatNumber,
    Secret,
    TableId,
    Text,
    Visibility,
)

PROTOCOL = 2


class Seen(Asked):
    """How far this device has followed the table."""

    ply: Ply
    line: Ply


class Numbered(Asked):
    """What every request says: a number of the client's own, so that asking again is harmless."""

    id: RequestId


class Hello(Numbered):
    """The first message on a socket: which table, and who asks."""

    do: Literal["hello"]
    table: TableId
    token: Secret | None = None  # null: look on
    name: Name | None = None  # for a seat link that several people use, and of who looks on
    seen: Seen | None = None  # replay what was missed since


class HelloClass(Numbered):
    """The first message on a host's socket: follow all tables of a class."""

    do: Literal["hello_class"]
    class_id: TableId
    token: Secret


class Play(Numbered):
    """Choose an option."""

    do: Literal["play"]
    ply: Ply  # decisions made before this one
    line: Ply | None = None  # null: whatever was taken back
    action: Text


class Undo(Numbered):
    """Take back own decisions, down to `position.undo_to`."""

    do: Literal["undo"]
    ply: Ply
    to: Ply


class AskUndo(Numbered):
    """Ask the others whether decisions may be taken back further."""

    do: Literal["ask_undo"]
    ply: Ply
    to: Ply


class Abandon(Numbered):
    """Ask the others whether to end the game without a result."""

    do: Literal["abandon"]


class Vote(Numbered):
    """Answer a question."""

    do: Literal["vote"]
    vote: Annotated[int, Field(ge=1)]
    yes: bool


class Resign(Numbered):
    """Give up."""

    do: Literal["resign"]


class Rematch(Numbered):
    """Open another table with the same people and set-up."""

    do: Literal["rematch"]


class Say(Numbered):
    """Speak at the table."""

    do: Literal["say"]
    text: Chat


class Rename(Numbered):
    """Take another name."""

    do: Literal["rename"]
    name: Name


class Take(Numbered):
    """Sit down."""

    do: Literal["take"]
    seat: SeatNumber


class Leave(Numbered):
    """Stand up; once the game runs, a bot plays on until somebody of the seat comes back."""

    do: Literal["leave"]


class Return(Numbered):
    """Take your seat back from the bot that stood in."""

    do: Literal["return"]


class Swap(Numbered):
    """Change seats: a host at once, others if those of the other seat agree."""

    do: Literal["swap"]
    seat: SeatNumber
    with_seat: SeatNumber


class SetBot(Numbered):
    """Put a bot on a seat, or let it stand in for people who are away; null takes it away again."""

    do: Literal["bot"]
    seat: SeatNumber
    bot: BotName | None


class Ready(Numbered):
    """Say before the start whether you are ready."""

    do: Literal["ready"]
    yes: bool


class Settle(Numbered):
    """A host changes what was agreed, before the start; null leaves it as it is."""

    do: Literal["settle"]
    players: Players | None = None
    options: Options | None = None
    clock: Clock | None = None
    visibility: Visibility | None = None
    spectators: bool | None = None
    shared_seats: bool | None = None


class Order(Numbered):
    """What only a host may do."""

    do: Literal["start", "pause", "resume", "chat_on", "chat_off", "join_on", "join_off", "new_code", "close"]


class HandOver(Numbered):
    """A host lets another member run the table."""

    do: Literal["hand_over"]
    member: Annotated[int, Field(ge=0)]


class TakeOver(Numbered):
    """A player becomes the host after no host has been at the table for a while."""

    do: Literal["take_over"]


class Remove(Numbered):
    """A host sends somebody away; their link no longer works."""

    do: Literal["remove"]
    member: Annotated[int, Field(ge=0)]


class Preview(Numbered):
    """What an option would do, as far as anybody can know."""

    do: Literal["preview"]
    ply: Ply
    action: Text


class Hint(Numbered):
    """What a bot would choose."""

    do: Literal["hint"]
    ply: Ply
    bot: BotName | None = None


class AskScores(Numbered):
    """What everybody's points are, as far as the viewer can know."""

    do: Literal["scores"]


class AskHidden(Numbered):
    """Which seats know something that others do not."""

    do: Literal["hidden"]


class AskLog(Numbered):
    """All that happened after a ply."""

    do: Literal["log"]
    since: Annotated[int, Field(ge=-1, le=1_000_000)] = -1  # -1: the set-up, too


class Look(Numbered):
    """The position at a ply; after the end also through other eyes."""

    do: Literal["look"]
    ply: Ply
    eyes: Annotated[int, Field(ge=-1, le=15)] | None = None  # -1: a spectator's; null: one's own


class Ping(Numbered):
    """Are you there?"""

    do: Literal["ping"]


Request = Annotated[
    Hello
    | HelloClass
    | Play
    | Undo
    | AskUndo
    | Abandon
    | Vote
    | Resign
    | Rematch
    | Say
    | Rename
    | Take
    | Leave
    | Return
    | Swap
    | SetBot
    | Ready
    | Settle
    | Order
    | HandOver
    | TakeOver
    | Remove
    | Preview
    | Hint
    | AskScores
    | AskHidden
    | AskLog
    | Look
    | Ping,
    Field(discriminator="do"),
]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)
