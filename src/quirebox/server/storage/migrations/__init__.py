"""Changes of the database, in order; made and run with Alembic."""
