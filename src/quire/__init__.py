"""Quire: one table for five games about books, time and knowledge."""

__version__ = "0.1.0"
