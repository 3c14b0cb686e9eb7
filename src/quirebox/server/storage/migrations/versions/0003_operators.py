"""What operators settle: keys, bans, who may open tables, and whose each table is."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everybody may open any number of tables, as before."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("opener", sa.String(40), nullable=False, server_default=""))
        batch.create_index("ix_tables_opener", ["opener"])
    op.create_table(
        "keys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    policy = op.create_table(
        "policy",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("opening", sa.String(16), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("tables_in_all", sa.Integer, nullable=False),
        sa.Column("tables_of_each", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    row = {"id": 1, "opening": "everybody", "password": "", "tables_in_all": 0, "tables_of_each": 0}
    op.bulk_insert(policy, [row | {"secret": secrets.token_hex(32)}])


def downgrade() -> None:
    """Forget it again."""
    for name in ("keys", "bans", "policy"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as batch:
        batch.drop_index("ix_tables_opener")
        batch.drop_column("opener")
