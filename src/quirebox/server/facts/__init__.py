"""The facts of each game as types, for programs in Python: `from quirebox.server.facts import scientia`."""
