"""Secrets and names that nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token: it has too many bits to be found by trying."""
    return sha256(token.encode()).hexdigest()


def new_id(length: int = 20) -> str:
    """A name for a table, a class or a record: 20 letters are 99 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_code(length: int = 6) -> str:
    """A code that people can read to each other: six letters are 30 bits, guarded by a limit on attempts."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as people type it: small letters, spaces and dashes do not matter."""
    return "".join(sign for sign in text.upper() if sign.isalnum())
