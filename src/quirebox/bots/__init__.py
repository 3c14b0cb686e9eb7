"""Bots: players made of code.  `bot_named("search:200")` is one who thinks 200 iterations long, `net:FILE` one who
plays from a trained network."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from quirebox.bots.bot import BadBudget, Bot, BotError, Budget, UnknownBot
from quirebox.bots.greedy import Greedy
from quirebox.bots.levels import Novice, club, expert, master
from quirebox.bots.random import Random
from quirebox.bots.search import Search

NET = "net"  # followed by a file; beside the kinds that have no file


def planner() -> Bot:
    """Thinks to the end of its own turn and no further."""
    return Greedy()


def searcher() -> Bot:
    """Tries out many futures, and follows its plan as long as the turn goes as expected."""
    return Search()


@cache
def bots() -> dict[str, Callable[[], Bot]]:
    """Every kind of bot by its name: ours, and what others have installed under the entry point `quire.bots`. People
    read what their docstrings say, which the compiler leaves out of classes."""
    ours: dict[str, Callable[[], Bot]] = {
        "random": Random,
        "novice": Novice,
        "greedy": planner,
        "club": club,
        "expert": expert,
        "master": master,
        "search": searcher,
    }
    return {**ours, **{point.name: point.load() for point in entry_points(group="quire.bots")}}


def bot_named(name: str) -> Bot:
    """The bot of that name; a budget may follow: `search:200` iterations, `search:0.5s` seconds, `search:200*2` in each
    of two processes."""
    word, colon, text = name.strip().partition(":")
    if word == NET:
        return from_file(text)
    if word not in bots():
        raise UnknownBot(word, list(bots()))
    bot = bots()[word]()
    if colon:
        if not bot.thinks:
            raise BadBudget(name, f"the bot {word} does not think, so it has no budget; use {word!r}")
        bot.name = name.strip()
        bot.budget = read_budget(name, text)
    return bot


def is_bot(name: str) -> bool:
    """Whether that is how a bot is called, perhaps with a budget or a file."""
    word = name.strip().partition(":")[0]
    return word == NET or word in bots()


def from_file(file: str) -> Bot:
    """The bot that plays from the network in a file."""
    from quirebox.bots.net import Net  # needs numpy, which is no part of Quire

    if not file:
        raise BotError("a network is named by its file: net:FILE, such as net:scientia.npz")
    return Net(file)


def read_budget(name: str, text: str) -> Budget:
    """`200` is iterations, `0.5s` seconds, `*2` how many processes think that long."""
    found = re.fullmatch(r"(?:([1-9]\d{0,8})|(\d{1,6}(?:\.\d+)?)s)(?:\*([1-9]\d?))?", text)
    if found and (found[1] or float(found[2]) > 0):
        return Budget(int(found[1] or 0), float(found[2] or 0), int(found[3] or 1))
    processes = ", and processes behind them as in search:200*2" if "*" in text else ""
    right = f"use iterations as in search:200 or seconds as in search:0.5s{processes}"
    raise BadBudget(name, f"cannot read the budget {text!r}; {right}")
