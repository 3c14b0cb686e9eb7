"""After the game: chances over its course, what was luck and what was choice, and how each decision compares with the
best one found."""
