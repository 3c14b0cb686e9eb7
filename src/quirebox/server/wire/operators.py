"""What operators ask and are answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from quirebox.server.wire.common import Asked, EndKind, Name, Status, TableId, Visibility

Opening = Literal["everybody", "password", "list"]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
KeyId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")]
Many = Annotated[int, Field(ge=0, le=10_000_000)]

# ---- asked


class NewPolicy(Asked):
    """Who may open tables, and how many there may be that are not over; 0: any number."""

    opening: Opening
    password: Annotated[str, StringConstraints(max_length=200)] | None = None  # null: as it is
    tables_in_all: Many = 0
    tables_of_each: Many = 0


class NewOpener(Asked):
    """A person who may open tables."""

    name: Name


class DropKey(Asked):
    """A key to withdraw: it opens nothing any more."""

    id: KeyId


class NewBan(Asked):
    """An address, or a network, from which nobody may come."""

    network: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    reason: Note = ""
    days: Annotated[float, Field(gt=0, le=3660)] | None = None  # null: until it is lifted


class LiftBan(Asked):
    """A network from which people may come again."""

    network: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class TableOrder(Asked):
    """What an operator does with tables."""

    do: Literal["end", "delete"]
    tables: Annotated[list[TableId], Field(min_length=1, max_length=100)]


class Search(Asked):
    """Which tables an operator wants to see."""

    status: Status | None = None
    opener: Annotated[str, StringConstraints(max_length=40)] | None = None
    text: Annotated[str, StringConstraints(max_length=40)] = ""  # in its id, its game, or the name of somebody there
    skip: Many = 0  # this many; for the next page


class PersonWish(Asked):
    """Somebody by the name they use, at all tables or at some of them."""

    name: Name
    tables: Annotated[list[TableId], Field(max_length=1000)] | None = None


# ---- answered


class OpeningInfo(TypedDict):
    """Who may open tables."""

    opening: Opening


class PolicyView(TypedDict):
    """Who may open tables, and how many."""

    opening: Opening
    has_password: bool
    tables_in_all: int
    tables_of_each: int


class KeyView(TypedDict):
    """A person who has a key; the key itself is not kept."""

    id: str
    kind: Literal["operator", "opener"]
    name: str
    created: float


class NewKey(TypedDict):
    """A new key: it is told this once."""

    id: str
    key: str
    path: str  # append to the address of the server


class BanView(TypedDict):
    """A network from which nobody may come."""

    network: str
    reason: str
    until: float | None


class ServerView(TypedDict):
    """What operators see of a server."""

    version: str
    me: str  # the name of the operator who asks
    policy: PolicyView
    keys: list[KeyView]
    bans: list[BanView]
    tables: dict[Status, int]
    connections: int
    database_bytes: int


class TableSummary(TypedDict):
    """A table as operators see it: nothing of the game itself."""

    id: str
    game: str
    status: Status
    visibility: Visibility
    people: list[str]
    bots: int
    ply: int
    created: float
    changed: float
    opener: str
    opener_name: str  # if the opener is on the list
    addresses: list[str]  # from which people are here now, at this process
    ended: EndKind | None
    closed: bool


class Spoken(TypedDict):
    """Something that a person said."""

    at: float
    text: str


class Decided(TypedDict):
    """A decision at a person's seat."""

    ply: int
    text: str
    ms: int | None


class Membership(TypedDict):
    """What is kept of a person at a table; at a shared seat the decisions are those of all who sit there."""

    table: str
    game: str
    status: Status
    opened: float
    changed: float
    member: int
    name: str
    seat: int | None
    host: bool
    sent_away: bool
    said: list[Spoken]
    decisions: list[Decided]


class Forgotten(TypedDict):
    """At how many tables a person was forgotten."""

    tables: list[str]


OPERATOR_TYPES = (OpeningInfo, NewKey, ServerView, TableSummary, Membership, Forgotten)
OPERATOR_ASKED = (NewPolicy, NewOpener, DropKey, NewBan, LiftBan, TableOrder, Search, PersonWish)
