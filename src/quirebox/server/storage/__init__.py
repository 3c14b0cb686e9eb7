"""What is on disk: the database, its one writer, its upkeep."""
