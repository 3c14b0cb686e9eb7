"""Runs migrations on the connection that `quirebox.server.storage.upkeep` hands over."""

from alembic import context

from quirebox.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
