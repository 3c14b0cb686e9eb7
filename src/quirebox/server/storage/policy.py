"""What operators have settled: keys, bans, who may open tables and how many."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from quirebox.server.errors import Refused
from quirebox.server.storage.schema import bans, keys, policy, tables
from quirebox.server.table.kept import Status

Kind = Literal["operator", "opener"]
Opening = Literal["everybody", "password", "list"]


class Policy(NamedTuple):
    """Who may open tables, and how many that are not over; 0: any number."""

    opening: Opening
    password: str
    tables_in_all: int
    tables_of_each: int
    secret: str


class Key(NamedTuple):
    """A person who was given a secret."""

    id: str
    kind: Kind
    name: str
    created: float


class Ban(NamedTuple):
    """A network from which nobody may come."""

    network: str
    reason: str
    until: float | None


def read_policy(connection: Connection) -> Policy:
    """What is settled now."""
    row = connection.execute(select(policy).where(policy.c.id == 1)).mappings().one()
    return Policy(*(row[name] for name in Policy._fields))


def write_policy(connection: Connection, new: Policy) -> None:
    """Settle it otherwise."""
    connection.execute(update(policy).where(policy.c.id == 1), new._asdict())


# ---- keys


def keys_of(connection: Connection) -> list[Key]:
    """All of them, the oldest first."""
    found = connection.execute(select(keys).order_by(keys.c.created)).mappings()
    return [Key(*(row[name] for name in Key._fields)) for row in found]


def key_with(connection: Connection, hash: str) -> Key | None:
    """Who has the secret with that hash."""
    row = connection.execute(select(keys).where(keys.c.hash == hash)).mappings().first()
    return Key(*(row[name] for name in Key._fields)) if row else None


def add_key(connection: Connection, key: Key, hash: str) -> None:
    """Give somebody a key; names are those of one person each."""
    same = select(keys.c.id).where(keys.c.kind == key.kind, keys.c.name == key.name)
    if connection.scalar(same) is not None:
        raise Refused("invalid", f"{key.name!r} has a key already; take that away first, or use another name", None)
    connection.execute(insert(keys), {**key._asdict(), "hash": hash})


def drop_key(connection: Connection, id: str, kind: Kind) -> str:
    """Take a key away; whose it was."""
    name = connection.scalar(select(keys.c.name).where(keys.c.id == id, keys.c.kind == kind))
    if name is None:
        raise Refused("no_such", f"there is no {kind} with the id {id!r}", field="id")
    connection.execute(delete(keys).where(keys.c.id == id))
    return str(name)


# ---- bans


def bans_now(connection: Connection, now: float) -> list[Ban]:
    """Those that hold."""
    found = connection.execute(select(bans).order_by(bans.c.network)).mappings()
    every = [Ban(*(row[name] for name in Ban._fields)) for row in found]
    return [ban for ban in every if ban.until is None or ban.until > now]


def add_ban(connection: Connection, ban: Ban) -> None:
    """Ban a network, or change its ban."""
    connection.execute(delete(bans).where(bans.c.network == ban.network))
    connection.execute(insert(bans), ban._asdict())


def lift_ban(connection: Connection, network: str) -> None:
    """Let people come from there again."""
    if not connection.execute(delete(bans).where(bans.c.network == network)).rowcount:
        raise Refused("no_such", f"{network} is not banned", field="network")


# ---- tables


def counted(connection: Connection) -> dict[Status, int]:
    """How many tables there are, by status."""
    found = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {status: int(number) for status, number in found}


def require_room(connection: Connection, opener: str, more: int) -> None:
    """Complain if the server, or one who opens tables, would have more of them than is settled."""
    settled = read_policy(connection)
    alive = select(func.count()).select_from(tables).where(tables.c.status != "over")
    if settled.tables_in_all and int(connection.scalar(alive) or 0) + more > settled.tables_in_all:
        most = settled.tables_in_all
        raise Refused("quota", f"this server holds at most {most} tables that are not over; try again later")
    if settled.tables_of_each:
        own = int(connection.scalar(alive.where(tables.c.opener == opener)) or 0)
        if own + more > settled.tables_of_each:
            most = settled.tables_of_each
            raise Refused("quota", f"you have {own} tables that are not over, of at most {most}; end some first")
