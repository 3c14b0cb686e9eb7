"""Which bots a server lets think."""

from __future__ import annotations

from quirebox.bots import NET, bot_named
from quirebox.bots.bot import BotError
from quirebox.server.errors import Refused


def check_bot(name: str, seconds: float) -> str:
    """The name of a bot that may be used here: one that exists, thinks in a single process and says no more seconds
    than bots have."""
    if "*" in name:
        alone = name.partition("*")[0] or "search"
        raise Refused(
            "setup",
            f"the bot {name!r} would think in several processes; on a server each thinks in one: use {alone!r}",
            field="bot",
        )
    if name.strip().partition(":")[0] == NET:
        raise Refused(
            "no_such", "networks play in simulations and terminals; a server opens no files for its guests", "bot"
        )
    try:
        bot = bot_named(name)
    except BotError as e:
        raise Refused("no_such", str(e), field="bot") from None
    if bot.budget.seconds > seconds:
        raise Refused(
            "setup",
            f"the bot {name!r} would think {bot.budget.seconds:g} seconds; at most {seconds:g} are allowed here",
            field="bot",
        )
    return bot.name
