"""Reviews of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No game has been reviewed yet."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("jobs", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("reviews_state", "reviews", ["state", "changed"])


def downgrade() -> None:
    """Forget them again; they can be made once more."""
    op.drop_table("reviews")
