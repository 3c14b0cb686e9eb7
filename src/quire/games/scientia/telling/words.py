"""Sentences for events, questions for decisions, phrases for actions."""

from __future__ import annotations

from collections.abc import Sequence

from quire.core.action import Action
from quire.core.box import Box
from quire.core.event import Event
from quire.core.state import State
from quire.games.scientia.box import ScientiaBox
from quire.games.scientia.effects.lines import Choose
from quire.games.scientia.position import ScientiaPosition
from quire.games.scientia.slots import NONE, stack_of
from quire.games.scientia.steps.rotating import FreeTurns, TurnSome

SENTENCES = {
    "round": "Round {0} begins.",
    "take": "{who} takes {project}{with_flasks}.",
    "turn": "{who} turns {project} {times}{finished}.",
    "complete": "{who} completes {project}{with_flasks}.",
    "advance": "{who} advances {field} to {1}.",
    "cube": "{who} gets a new technology cube on {field}, the {1}th in all.",
    "slot": "{who} opens slot {0} with the fifth {slot_way}.",
    "gain": "{who} gains {flasks}.",
    "put": "{who} puts {flasks} on {project}{whose}.",
    "put on stack": "{who} puts {flasks} on the stack of {project}.",
    "copy": "{who} uses the effect of {project}.",
    "return": "{who} returns {project}{with_flasks}.",
    "home": "{project} goes back to its stack.",
    "end stage": "The supply of {supply} is empty: the game ends after round {1}.",
    "end": "The game is over.",
}
TIMES = ("not at all", "once", "twice", "three times", "four times")


def count(n: int, noun: str) -> str:
    """`1 flask`, `2 flasks`."""
    return f"{n} {noun}{'' if n == 1 else 's'}"


def named(box: ScientiaBox, index: int) -> str:
    """`39 ROTATION`."""
    return f"{index + 1} {box.projects[index].name}"


def sentence(box: Box, event: Event, names: Sequence[str]) -> str:
    """One sentence for an event; nothing is ever hidden."""
    assert isinstance(box, ScientiaBox)
    args = event.args
    who = names[event.player] if event.player >= 0 else ""
    parts: dict[str, str] = {"who": who}
    match event.kind:
        case "take" | "complete" | "return":
            parts |= {
                "project": named(box, args[0]),
                "with_flasks": f" with {count(args[1], 'flask')}" if args[1] else "",
            }
        case "turn":
            parts |= {
                "project": named(box, args[0]),
                "times": TIMES[args[1]],
                "finished": ", which is now finished" if args[2] == 4 else "",
            }
        case "put" | "put on stack":
            whose = f" of {names[args[2]]}" if event.kind == "put" and args[2] != event.player else ""
            parts |= {"project": named(box, args[0]), "flasks": count(args[1], "flask"), "whose": whose}
        case "copy" | "home":
            parts["project"] = named(box, args[0])
        case "advance" | "cube":
            parts["field"] = box.fields[args[0]][0]
        case "slot":
            parts["slot_way"] = ("flask", "technology cube")[args[1]]
        case "gain":
            parts["flasks"] = count(args[0], "flask")
        case "end stage":
            parts["supply"] = ("flasks", "technology cubes")[args[0]]
    return SENTENCES[event.kind].format(*args, **parts)


def question(g: State) -> str:
    """What the actor is asked."""
    step = g.waiting
    match step:
        case Choose():
            return LINES[step.rule()]
        case FreeTurns():
            return f"Give {count(step.left, 'quarter turn')} to your cards: which card turns next?"
        case TurnSome():
            return f"Turn one of your cards, up to {TIMES[step.most]}."
    return ASKED.get(step.rule(), "The game is over.")


ASKED = {
    "SCI-SETUP-10": "Choose your first card.",
    "SCI-TURN-2": "Take a card, or turn your cards.",
    "SCI-STUDY-1": "Which finished card do you complete next?",
    "SCI-OP-TAKE": "Take a card.",
    "SCI-OP-TWINS": "Take both cards of a stack.",
}
LINES = {
    "SCI-OP-GAINF": "Choose a field: gain a flask for each cube on it.",
    "SCI-OP-ADV": "Advance a field.",
    "SCI-OP-ROT": "Which card do you turn?",
    "SCI-OP-ROTPAIR": "Which two cards do you turn?",
    "SCI-OP-ROTFIELD": "The cards of which field turn once?",
    "SCI-OP-ROTNAMES": "Which of the two copies turns?",
    "SCI-OP-PUT": "Which of your cards gets the flasks?",
    "SCI-OP-PUTPAIR": "Which two of your cards get flasks?",
    "SCI-OP-PUTFIELD": "Your cards of which field get a flask?",
    "SCI-OP-PUTNAMES": "Which of the two copies gets the flask?",
    "SCI-OP-DOUBLE": "The flasks on which card are doubled?",
    "SCI-OP-FINISH": "Which card is finished?",
    "SCI-OP-COPYB": "The effect of which project on the board do you use?",
    "SCI-OP-COPYO": "The effect of which of your cards do you use?",
    "SCI-OP-PUTB": "Put a flask on a stack of the board.",
    "SCI-OP-PUTR": "Put a flask on a rival's card.",
    "SCI-OP-RET": "Which card do you return?",
}


def phrase(g: State, action: Action) -> str:
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


def caution(g: State, action: Action) -> str:
    """Whether it begins the end stage (SCI-END-1); nothing that follows a choice is hidden."""
    assert isinstance(g, ScientiaPosition)
    if g.last_round != NONE:
        return ""
    h = g.copy()
    h.apply(action)
    return f"This empties a supply: the game ends after round {h.last_round}." if h.last_round != NONE else ""


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
