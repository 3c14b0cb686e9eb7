"""What a bot would do in a match."""

from __future__ import annotations

from quirebox.bots.bot import Choice, Seated
from quirebox.bots.luck import bot_luck
from quirebox.core.match import Match


def advice(match: Match, bot: Seated) -> Choice:
    """What the bot would choose now, knowing only what the seat may know; the same each time it is asked."""
    return bot.ask(match.game, match.g, bot_luck(match.master, match.ply))
