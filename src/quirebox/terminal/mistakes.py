"""What a person gets wrong in a command, in the language of this program; other errors stay as they are."""

from __future__ import annotations

from quirebox import games as shelf
from quirebox.bots.bot import BadBudget, UnknownBot
from quirebox.core.errors import BadValue, QuireError, UnfitOption, UnknownGame, UnknownOption, WrongPlayers
from quirebox.core.message import say
from quirebox.terminal.voice import own
from quirebox.words import speech, spoken
from quirebox.words.speech import ENGLISH


def in_words(e: QuireError) -> str:
    """The error as a sentence. Some say more in English: what exactly would be right."""
    match e:
        case UnknownGame():
            return own(say("unknown-game", typed=e.found, known=", ".join(e.known)))
        case UnknownBot():
            return own(say("unknown-bot", typed=e.found, known=", ".join(e.known)))
        case BadBudget() if spoken() != ENGLISH:
            return own(say("bad-budget", typed=e.found))
        case UnknownOption(known=[]):
            return own(say("no-options", typed=e.found, game=e.title))
        case UnknownOption():
            return own(say("unknown-option", typed=e.found, game=e.title, known=", ".join(e.known)))
        case BadValue():
            return own(say("bad-value", option=e.option, typed=e.found, known=", ".join(e.known)))
        case UnfitOption() if spoken() != ENGLISH:
            sentence = sentence_of(e.rule)
            return own(say("unfit-option", option=e.option, typed=e.found, rule=e.rule, sentence=sentence))
        case WrongPlayers():
            return own(say("wrong-players", game=e.title, first=e.seats[0], last=e.seats[-1], players=e.found))
    return str(e)


def sentence_of(rule: str) -> str:
    """A rule of any game in a sentence, or ''."""
    return next((said for game in shelf.games().values() if (said := speech(game).rule(rule, ""))), "")
