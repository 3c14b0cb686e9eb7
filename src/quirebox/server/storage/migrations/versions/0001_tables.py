"""Tables, moves, receipts, snapshots, what was said, classes, the pulse."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def owner() -> "sa.Column[str]":
    """The table to which a row belongs."""
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "classes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("same_seed", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column(
            "class_id", sa.String(32), sa.ForeignKey("classes.id", ondelete="SET NULL"), nullable=True, index=True
        ),
        sa.Column("record_id", sa.String(32), nullable=False, unique=True),
        sa.Column("luck", sa.String(32), nullable=False, index=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=True),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["visibility", "status", "changed"])
    op.create_table(
        "moves",
        owner(),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.Column("ms", sa.Integer, nullable=True),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "receipts",
        owner(),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
    )
    op.create_table(
        "snapshots",
        owner(),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("chain", sa.String(16), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "said",
        owner(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("beat", sa.Float, nullable=False))


def downgrade() -> None:
    """Remove everything."""
    for name in ("pulse", "said", "snapshots", "receipts", "moves", "tables", "classes"):
        op.drop_table(name)
