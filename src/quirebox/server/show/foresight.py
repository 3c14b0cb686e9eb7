"""What a viewer can work out: previews and points. Made from positions that they cannot tell from the real one, so
nothing hidden gets out."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from quirebox.core.action import Action
from quirebox.core.event import Event, Player
from quirebox.core.game import Game
from quirebox.core.rng import Rng
from quirebox.core.state import State
from quirebox.server.show import render
from quirebox.server.wire import messages

POINTS = 8  # positions imagined for a range of points
OUTCOMES = 16  # and for an action that reveals something
View = Mapping[str, object]


# ---- previews


class Outcome:
    """What an action leads to in one imagined position."""

    def __init__(self, game: Game, g: State, viewer: Player, action: Action, rng: Rng) -> None:
        self.h = game.eyes.imagine(g, viewer, rng)
        self.events: list[Event] = []
        self.h.events = self.events
        self.h.attempt(action)
        self.reveals = any(event.reveals for event in self.events)
        self.view: View = game.eyes.view(self.h, viewer)

    def told(self, game: Game, viewer: Player, ply: int, names: list[str]) -> list[messages.Told]:
        """What the viewer would hear before anything is revealed."""
        heard = takewhile(lambda event: not event.reveals, self.events)
        return [render.told(game, self.h, ply, event, viewer, names) for event in heard]


def preview(
    game: Game, g: State, viewer: Player, action: Action, ply: int, names: list[str]
) -> tuple[list[messages.Told], View, bool]:
    """What an action would tell and what would be seen after it, as far as that is certain; and whether nothing hidden
    comes up."""
    rng = Rng(ply)
    first = Outcome(game, g, viewer, action, rng)
    told = first.told(game, viewer, ply + 1, names)
    if not first.reveals:
        return told, first.view, True
    others = [Outcome(game, g, viewer, action, rng) for _ in range(OUTCOMES - 1)]
    for other in others:
        pairs = zip(told, other.told(game, viewer, ply + 1, names), strict=False)
        told = [one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs)]
    now: View = game.eyes.view(g, viewer)
    return (
        told,
        {name: certain(part, [outcome.view.get(name) for outcome in (first, *others)]) for name, part in now.items()},
        False,
    )


def certain(now: object, outcomes: list[object]) -> object:
    """What all outcomes have in common; a thing that is not the same in all of them stays as it is now."""
    first = outcomes[0]
    if all(outcome == first for outcome in outcomes):
        return first
    if isinstance(now, dict):
        tables = [outcome for outcome in outcomes if isinstance(outcome, dict) and outcome.keys() == now.keys()]
        if len(tables) == len(outcomes) and not any(
            plain(table[name]) and table[name] != tables[0][name] for table in tables for name in table
        ):
            return {name: certain(now[name], [table[name] for table in tables]) for name in now}
    if isinstance(now, list):
        lists = [outcome for outcome in outcomes if isinstance(outcome, list) and len(outcome) == len(now)]
        if len(lists) == len(outcomes):
            return [certain(item, [items[i] for items in lists]) for i, item in enumerate(now)]
    return now


def plain(value: object) -> bool:
    """Whether it is a word or number: if one of those differs, it is another thing."""
    return not isinstance(value, dict | list)


# ---- points


def score_ranges(
    game: Game, g: State, viewer: Player, ply: int
) -> tuple[list[messages.ScoreRange], list[dict[str, messages.ScoreRange]]]:
    """Points as far as the viewer can know."""
    rng = Rng(ply)
    imagined = [game.eyes.imagine(g, viewer, rng) for _ in range(POINTS)]
    totals = [[h.scores()[p] for h in imagined] for p in range(g.players)]
    sheets = [game.score_sheet(h) for h in imagined]
    parts = [[{name: sheet[p][name] for name in sheet[p]} for sheet in sheets] for p in range(g.players)]
    return [span(values) for values in totals], [
        {name: span([sheet.get(name, 0) for sheet in of]) for name in of[0]} for of in parts
    ]


def span(values: list[int]) -> messages.ScoreRange:
    """From the lowest to the highest."""
    return {"low": min(values), "high": max(values)}
