"""What a process does in which bots think: one question on each line of standard input, one answer on each line of
standard output."""

from __future__ import annotations

import json
import math
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

from quirebox.bots import bot_named, bots
from quirebox.bots.bot import Budget, Choice, ask
from quirebox.bots.plan import read_plan
from quirebox.core.editions import as_of, keep
from quirebox.core.game import Game
from quirebox.core.message import plain
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game, games

ALARM = 4  # seconds after its time when a bot's process ends itself, if no server has done so


def answer(line: str) -> dict[str, object]:
    """What a bot chooses in a saved position."""
    question = json.loads(line)
    position = question["position"]
    boxed = as_of(game(question["game"]), position["version"])
    if "kept" in position:
        keep(boxed, position["hash"], Path(position["kept"]))
    g = boxed.load(position)
    bot = bot_named(question["bot"])
    plan = read_plan(g.box, question.get("plan"))
    choice = ask(bot, boxed, g, Rng(question["seed"]), within(bot.budget, question["seconds"]), plan)
    return described(boxed, g, choice)


def within(budget: Budget, seconds: float) -> Budget:
    """The budget as far as a server grants it: at most these seconds, in this process."""
    return replace(budget, seconds=min(budget.seconds or seconds, seconds), processes=1)


def described(boxed: Game, g: State, choice: Choice) -> dict[str, object]:
    """A choice as plain data."""
    thought = [
        {
            "action": a.action.text,
            "phrase": plain(boxed.voice.phrase(g, a.action)),
            "value": a.value,
            "low": a.low,
            "high": a.high,
            "visits": a.visits,
        }
        for a in choice.alternatives
    ]
    plan = choice.plan.plain() if choice.plan else None
    return {"action": choice.action.text, "why": plain(choice.why), "alternatives": thought, "plan": plan}


def think() -> None:
    """Answer until nobody asks any more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    bots()
    games()  # loaded before the first question, whose time is counted
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        try:
            signal.alarm(math.ceil(json.loads(line)["seconds"]) + ALARM)
            reply = answer(line)
            signal.alarm(0)
        except Exception as e:
            reply = {"error": f"{type(e).__name__}: {e}"}
        print(json.dumps(reply), file=answers, flush=True)
