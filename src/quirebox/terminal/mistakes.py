"""What a person gets wrong in a command, in the language of this program; other errors stay as they are."""

from __future__ import annotations

from quirebox.bots.bot import UnknownBot
from quirebox.core.errors import BadValue, QuireError, UnknownGame, UnknownOption, WrongPlayers
from quirebox.core.message import say
from quirebox.terminal.voice import own


def in_words(e: QuireError) -> str:
    """The error as a sentence."""
    match e:
        case UnknownGame():
            return own(say("unknown-game", typed=e.found, known=", ".join(e.known)))
        case UnknownBot():
            return own(say("unknown-bot", typed=e.found, known=", ".join(e.known)))
        case UnknownOption(known=[]):
            return own(say("no-options", typed=e.found, game=e.title))
        case UnknownOption():
            return own(say("unknown-option", typed=e.found, game=e.title, known=", ".join(e.known)))
        case BadValue():
            return own(say("bad-value", option=e.option, typed=e.found, known=", ".join(e.known)))
        case WrongPlayers():
            return own(say("wrong-players", game=e.title, first=e.seats[0], last=e.seats[-1], players=e.found))
    return str(e)
