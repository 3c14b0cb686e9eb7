"""One sentence for each kind of event, questions, and phrases for actions."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import NOBODY, Event
from quirebox.core.state import State
from quirebox.testkit.mill.box import GOODS, MillBox
from quirebox.testkit.mill.position import MillPosition
from quirebox.testkit.mill.steps.turns import Turn


def sentence(box: Box, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence."""
    assert isinstance(box, MillBox)
    who = "" if event.player == NOBODY else names[event.player]
    match event.kind, event.args:
        case "round", (n,):
            return f"Round {n} begins."
        case "place", (space,):
            return f"{who} sends a worker to the {box.spaces[space].name}."
        case "play", (card,):
            return f"{who} plays the {box.cards[card].name}."
        case "pass", _:
            return f"{who} passes."
        case ("gain" | "pay") as verb, (good, n):
            return f"{who} {verb}s {n} {GOODS[good]}."
        case "draw", (card,):
            return f"{who} draws the {box.cards[card].name}."
        case "draw", ():
            return f"{who} draws a card."
    raise ValueError(event.kind)


def question(g: State) -> str:
    """What the actor is asked."""
    if g.over():
        return "The game is over."
    return "Send a worker, play a card, or pass." if isinstance(g.waiting, Turn) else "Choose one."


def phrase(g: State, action: Action) -> str:
    """The action, with what its space or card does."""
    assert isinstance(g, MillPosition)
    if action.kind == "place":
        return f"{action.text} ({g.printed.spaces[action.a].text})"
    if action.kind == "play":
        return f"{action.text} ({g.printed.cards[action.a].text})"
    return action.text
