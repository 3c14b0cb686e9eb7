"""A process in which bots think: one question on each line of standard input, one answer on each line of standard output."""

from __future__ import annotations

import json
import math
import os
import signal
import sys

from quire.bots import bot_named
from quire.bots.bot import Choice, ask
from quire.core.game import Game
from quire.core.rng import Rng
from quire.core.state import State
from quire.games import game


def answer(line: str) -> dict[str, object]:
    """What a bot chooses in a saved position."""
    question = json.loads(line)
    boxed = game(question["game"])
    g = boxed.load(question["position"])
    choice = ask(bot_named(question["bot"]), boxed, g, Rng(question["seed"]))
    return described(boxed, g, choice)


def described(boxed: Game, g: State, choice: Choice) -> dict[str, object]:
    """A choice as plain data."""
    thought = [{"action": a.action.text, "phrase": boxed.phrase(g, a.action), "value": a.value, "low": a.low, "high": a.high, "visits": a.visits}
               for a in choice.alternatives]
    return {"action": choice.action.text, "why": choice.why, "alternatives": thought}


def main() -> None:
    """Answer until nobody asks any more."""
    os.nice(5)                          # people first
    print("ready", flush=True)
    for line in sys.stdin:
        try:
            signal.alarm(math.ceil(json.loads(line)["seconds"]) + 2)        # ends this process, also when nobody is left who could
            reply = answer(line)
            signal.alarm(0)
        except Exception as e:
            reply = {"error": f"{type(e).__name__}: {e}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
