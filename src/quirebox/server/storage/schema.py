"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()


def owner() -> Column[str]:
    """The table to which a row belongs, and with which it goes."""
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("class_id", String(32), ForeignKey("classes.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("record_id", String(32), nullable=False, unique=True),  # under which the finished game can be shared
    Column("luck", String(32), nullable=False, index=True),  # tables with the same luck have the same seed
    Column("seed", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("printing", String(16), nullable=False, server_default=""),  # hash of what is printed; see `editions`
    Column("setup", Text, nullable=False),  # what was agreed when it was opened; never changes
    Column("state", Text, nullable=False),  # people, seats, clocks, votes, result
    Column("status", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("seq", Integer, nullable=False),  # grows with every change; a change names the one it was made on
    Column("ply", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("since", Float, nullable=True),  # when the running clock was started
    Column("due", Float, nullable=True),  # when a clock runs out or a bot must have moved
    Column("frozen", Float, nullable=True),  # since when it cannot be played: no clock has run since then
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("opener", String(40), nullable=False, server_default="", index=True),  # whose it is; see `keys`
    Index("tables_due", "due"),
    Index("tables_listed", "visibility", "status", "changed"),
)

moves = Table(
    "moves",
    metadata,
    owner(),
    Column(
        "ply", Integer, primary_key=True, autoincrement=False
    ),  # one decision for each ply: the database says who was first
    Column("player", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("mark", String(16), nullable=False),
    Column("ms", Integer, nullable=True),
    Column("events", Text, nullable=False),
)

receipts = Table(  # requests that were carried out, kept also if they were taken back
    "receipts",
    metadata,
    owner(),
    Column("request", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
)

snapshots = Table(  # a cache: any of them may be deleted
    "snapshots",
    metadata,
    owner(),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("chain", String(16), nullable=False),
    Column("position", Text, nullable=False),
)

editions = Table(  # what is printed, as it was when tables that use it were opened
    "editions",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("printing", String(16), primary_key=True),
    Column("edition", String(64), nullable=False),
    Column("files", Text, nullable=False),  # JSON: the text of each file by its name
)

records = Table(  # of games that are over, as they are told for ever
    "records",
    metadata,
    owner(),
    Column("text", Text, nullable=False),
)

reviews = Table(  # of games that are over; all of them can be made again
    "reviews",
    metadata,
    owner(),
    Column("state", String(8), nullable=False),  # waiting, working, done, failed, early
    Column("share", Float, nullable=False),  # how much of it is done
    Column("jobs", Text, nullable=False),  # JSON: what came of those that are done; empty once all are
    Column("text", Text, nullable=False),  # JSON: the review
    Column("failures", Integer, nullable=False),  # how often a reviewer has died
    Column("changed", Float, nullable=False),
    Index("reviews_state", "state", "changed"),
)

said = Table(
    "said",
    metadata,
    owner(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("member", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

classes = Table(
    "classes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("title", String(40), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("same_seed", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

pulse = Table(  # when a server was last alive: time after that is charged to nobody
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("beat", Float, nullable=False),
)

keys = Table(  # secrets that operators give away, to each other and to those who may open tables
    "keys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # operator, opener
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("until", Float, nullable=True),
)

policy = Table(  # who may open tables, and how many
    "policy",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("opening", String(16), nullable=False),
    Column("password", String(200), nullable=False),  # salted and hashed
    Column("tables_in_all", Integer, nullable=False),
    Column("tables_of_each", Integer, nullable=False),
    Column("secret", String(64), nullable=False),  # with which addresses are made unreadable
)

__all__ = [
    "bans",
    "classes",
    "editions",
    "keys",
    "metadata",
    "moves",
    "policy",
    "pulse",
    "receipts",
    "records",
    "reviews",
    "said",
    "snapshots",
    "tables",
]
