"""What was played stays what it was: printings, records as text, tables that are closed for play."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from quirebox.core.record import Move, Record

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
Agreed = dict[str, Any]  # as it stood in the database then


def upgrade() -> None:
    """Add what is new, and write the records of games that are over."""
    op.create_table(
        "editions",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("printing", sa.String(16), primary_key=True),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("printing", sa.String(16), nullable=False, server_default=""))
        batch.add_column(sa.Column("frozen", sa.Float, nullable=True))
    connection = op.get_bind()
    query = "SELECT id, game, version, setup, state, seed, status FROM tables"
    for id, game, version, setup, state, seed, status in connection.execute(sa.text(query)).all():
        agreed = json.loads(setup)
        values = {"id": id, "printing": agreed["hash"]}
        connection.execute(sa.text("UPDATE tables SET printing = :printing WHERE id = :id"), values)
        if status == "over":
            lines = connection.execute(
                sa.text("SELECT player, text, mark, ms FROM moves WHERE table_id = :id ORDER BY ply"), {"id": id}
            )
            found = written(game, version, agreed, json.loads(state), seed, [Move(*line) for line in lines])
            connection.execute(sa.text("INSERT INTO records VALUES (:id, :text)"), {"id": id, "text": found})


def written(game: str, version: int, agreed: Agreed, state: Agreed, seed: str, moves: list[Move]) -> str:
    """The record of a game that is over."""
    result = state.get("result") or {}
    record = Record(
        game,
        version,
        agreed["table"]["edition"],
        agreed["hash"],
        agreed["table"]["players"],
        agreed["options"],
        seed,
        dict(enumerate(state.get("names", []))),
        state.get("started", ""),
        moves,
        result.get("scores", []) if result.get("kind") == "played" else [],
    )
    return record.write()


def downgrade() -> None:
    """Forget it again."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("frozen")
        batch.drop_column("printing")
    op.drop_table("records")
    op.drop_table("editions")
