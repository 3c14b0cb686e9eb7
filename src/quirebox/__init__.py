"""Quire: one table for five games about books, time and knowledge."""

__version__ = "0.1.0"

DISTRIBUTION = "quirebox"
"""What `pip` knows Quire as: the package index has another `quire` (docs/decisions/0019)."""
