"""Luck for the bots of a recorded game: the same for the same seed, and telling nothing of the game's own luck."""

from __future__ import annotations

from hashlib import blake2b

from quirebox.core.rng import Rng, key


def bot_seed(master: bytes, ply: int) -> int:
    """The seed with which a bot thinks about a decision."""
    return key(blake2b(master, digest_size=32, person=b"bots").digest(), ply)


def bot_luck(master: bytes, ply: int) -> Rng:
    """A generator with that seed."""
    return Rng(bot_seed(master, ply))
