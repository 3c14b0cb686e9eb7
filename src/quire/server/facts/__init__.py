"""The facts of each game as types, for programs in Python: `from quire.server.facts import scientia`."""
