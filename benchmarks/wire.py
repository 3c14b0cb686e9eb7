"""Bytes of an update on the wire: what a decision sends to the player who decides next, and to each of the others.

    python benchmarks/wire.py [GAME …]

Means over games at random, without what stands around a game (the people at the table).
"""

from __future__ import annotations

import sys

import orjson

from quirebox.core.event import Event
from quirebox.core.game import Game
from quirebox.core.message import plain
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.games import game, ids
from quirebox.server.show import render

GAMES = 2  # of each number of players
MOST = 200  # decisions of a game


def asked(title: Game, g: State, viewer: int) -> dict[str, object]:
    """What only the one who decides is sent."""
    forbidden = render.refused(title, g)
    options = [render.choosable(title, g, action) for action in g.options]
    return (
        {"options": options, "refused": forbidden, "rules": render.rules(g, forbidden)} if viewer == g.actor() else {}
    )


def update(title: Game, g: State, events: list[Event], viewer: int, names: list[str]) -> int:
    """The bytes that one viewer is sent."""
    part = {
        "view": title.eyes.view(g, viewer),
        "question": plain(title.voice.question(g)),
        "events": [render.told(title, g, 0, event, viewer, names) for event in events],
        **asked(title, g, viewer),
    }
    return len(orjson.dumps(part))


def measure(title: Game) -> tuple[float, float]:
    """The mean for who decides, and for each of the others."""
    mine: list[int] = []
    others: list[int] = []
    for players in title.seats:
        for seed in range(GAMES):
            g, rng = title.new(players, seed), Rng(seed)
            names = [f"Player {p + 1}" for p in range(players)]
            events: list[Event] = []
            g.events = events
            for _ in range(MOST):
                events.clear()
                g.apply(g.options[rng.below(len(g.options))])
                for p in range(players):
                    (mine if p == g.actor() else others).append(update(title, g, events, p, names))
                if g.over():
                    break
    return sum(mine) / len(mine), sum(others) / max(1, len(others))


if __name__ == "__main__":
    for id in sys.argv[1:] or ids():
        deciding, watching = measure(game(id))
        print(f"{id:22}{deciding:9,.0f} bytes for who decides{watching:9,.0f} for the others", flush=True)
