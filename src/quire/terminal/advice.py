"""What a bot would do in a match."""

from __future__ import annotations

from hashlib import blake2b

from quire.bots.bot import Bot, Choice, ask
from quire.core.match import Match
from quire.core.rng import Rng, key


def advice(match: Match, bot: Bot) -> Choice:
    """What the bot would choose now, knowing only what the seat may know; the same each time it is asked."""
    apart = blake2b(match.master, digest_size=32, person=b"bots").digest()  # tells nothing of the game's own luck
    return ask(bot, match.game, match.g, Rng(key(apart, match.ply)))
