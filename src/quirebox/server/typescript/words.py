"""What all files made for the browser have in common."""

from __future__ import annotations

MADE = "// Made by `python -m quirebox.server.typescript` from"


def quoted(value: object) -> str:
    """A constant."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
