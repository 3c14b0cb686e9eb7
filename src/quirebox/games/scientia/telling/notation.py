"""Actions in short, with numbers of projects and letters of slots: for pages of play, and for who asks for it."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.state import State
from quirebox.games.scientia.box import ScientiaBox
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import NONE, stack_of

TIMES = ("not at all", "once", "twice", "three times", "four times")


def named(box: ScientiaBox, index: int) -> str:
    """`39 ROTATION`."""
    return f"{index + 1} {box.projects[index].name}"


def notation(g: State, action: Action) -> str:
    """What an action means in this position: projects by number and name."""
    assert isinstance(g, ScientiaPosition)
    p = g.waiting.player
    match action.kind:
        case "take" | "stack":
            return f"{action.kind} {named(g.printed, g.projects[action.a])}"
        case "twins":
            return f"take both {named(g.printed, g.projects[action.a])}"
        case "field":
            return f"{g.printed.fields[action.a][0]} ({g.seats[p].values[action.a]})" if p >= 0 else action.text
    cards = shown(g, action)
    if not cards:
        return action.text
    first, *rest = cards
    match action.kind:
        case "turn":
            return f"turn {first[0]} {TIMES[action.b]} ({first[1]})"
        case "pair":
            return f"cards {first[0]} and {rest[0][0]} ({first[1]}, {rest[0][1]})"
        case "rival":
            return f"rival {first[0]} ({first[1]}){of_whom(g, action.a)}"
    return f"{action.kind} {first[0]} ({first[1]})"


def of_whom(g: ScientiaPosition, distance: int) -> str:
    """Which rival, where there are several: as many seats after the actor."""
    if g.players == 2:
        return ""
    return " of " + ("the next player", "the second player after you", "the third player after you")[distance - 1]


def shown(g: ScientiaPosition, action: Action) -> list[tuple[str, str]]:
    """Number and description of the cards an action speaks of; nothing if one of the slots is empty."""
    p = g.waiting.player
    if action.kind == "rival":
        p, slots = (p + action.a) % g.players, [action.b]
    else:
        slots = [action.a, action.b] if action.kind == "pair" else [action.a]
    cards = g.seats[p].cards
    if g.over() or any(cards[s] == NONE for s in slots):
        return []
    return [(str(g.projects[stack_of(cards[s])] + 1), described(g, cards, s)) for s in slots]


def described(g: ScientiaPosition, cards: list[int], s: int) -> str:
    """The name of the card in a slot, and the slot if there are two of that name."""
    b = stack_of(cards[s])
    twin = sum(c != NONE and stack_of(c) == b for c in cards) > 1
    return g.project(b).name + (f", slot {'abcd'[s]}" if twin else "")
