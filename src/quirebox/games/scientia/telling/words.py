"""Sentences for events, questions for decisions, phrases for actions, cautions."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import Event
from quirebox.core.message import Message, Printed, Said, Who, say
from quirebox.core.state import State
from quirebox.games.scientia.box import ScientiaBox
from quirebox.games.scientia.effects.lines import Choose
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import NONE
from quirebox.games.scientia.steps.rotating import FreeTurns, TurnSome
from quirebox.games.scientia.telling.phrases import card, cards_of, chosen, project

OVER = say("ask-over")
ASKED = {
    "SCI-SETUP-10": say("ask-draft"),
    "SCI-TURN-2": say("ask-basic"),
    "SCI-STUDY-1": say("ask-study"),
    "SCI-OP-TAKE": say("ask-take"),
    "SCI-OP-TWINS": say("ask-twins"),
}
LINES = {
    "SCI-OP-GAINF": say("ask-gain-field"),
    "SCI-OP-ADV": say("ask-advance"),
    "SCI-OP-ROT": say("ask-turn"),
    "SCI-OP-ROTPAIR": say("ask-turn-pair"),
    "SCI-OP-ROTFIELD": say("ask-turn-field"),
    "SCI-OP-ROTNAMES": say("ask-turn-copy"),
    "SCI-OP-PUT": say("ask-put"),
    "SCI-OP-PUTPAIR": say("ask-put-pair"),
    "SCI-OP-PUTFIELD": say("ask-put-field"),
    "SCI-OP-PUTNAMES": say("ask-put-copy"),
    "SCI-OP-DOUBLE": say("ask-double"),
    "SCI-OP-FINISH": say("ask-finish"),
    "SCI-OP-COPYB": say("ask-copy-board"),
    "SCI-OP-COPYO": say("ask-copy-own"),
    "SCI-OP-PUTB": say("ask-put-board"),
    "SCI-OP-PUTR": say("ask-put-rival"),
    "SCI-OP-RET": say("ask-return"),
}
FIFTH = ("flask", "cube")
SUPPLIES = ("flasks", "cubes")


def sentence(box: Box, event: Event, names: Sequence[str]) -> Said:
    """One sentence for an event; nothing is ever hidden."""
    assert isinstance(box, ScientiaBox)
    match event.kind, event.args:
        case "round", (n,):
            return say("fact-round", round=n)
        case "end stage", (supply, last):
            return say("fact-end-stage", supply=SUPPLIES[supply], round=last)
        case "end", _:
            return say("fact-end")
        case "home", (project,):
            return say("fact-home", project=printed(box, project))
        case (("advance" | "cube" | "slot" | "gain"), _):
            return of_board(box, event, Who(event.player))
    return of_card(box, event, Who(event.player))


def of_board(box: ScientiaBox, event: Event, who: Who) -> Message:
    """What happened to technology, slots and the pool of a board."""
    match event.kind, event.args:
        case "advance", (field, value):
            return say("fact-advance", who=who, field=Printed(box.fields[field][0]), value=value)
        case "cube", (field, cubes):
            return say("fact-cube", who=who, field=Printed(box.fields[field][0]), cubes=cubes)
        case "slot", (slots, fifth):
            return say("fact-slot", who=who, slots=slots, fifth=FIFTH[fifth])
    return say("fact-gain", who=who, flasks=event.args[0])


def of_card(box: ScientiaBox, event: Event, who: Who) -> Message:
    """What somebody did with a card; its project is the first number."""
    project = printed(box, event.args[0])
    match event.kind, event.args[1:]:
        case "take", (flasks, _):
            return say("fact-take", who=who, project=project, flasks=flasks)
        case "turn", (times, quarters, _):
            return say("fact-turn", who=who, project=project, times=times, quarters=quarters)
        case "complete", (flasks, _):
            return say("fact-complete", who=who, project=project, flasks=flasks)
        case "put", (flasks, whose, _) if whose != who.seat:
            return say("fact-put-rival", who=who, project=project, flasks=flasks, whose=Who(whose))
        case "put", (flasks, _, _):
            return say("fact-put", who=who, project=project, flasks=flasks)
        case "put on stack", (flasks,):
            return say("fact-put-on-stack", who=who, project=project, flasks=flasks)
        case "return", (flasks, _):
            return say("fact-return", who=who, project=project, flasks=flasks)
    return say("fact-copy", who=who, project=project)


def printed(box: ScientiaBox, index: int) -> Printed:
    """The name of a project."""
    return Printed(box.projects[index].title)


def question(g: State) -> Said:
    """What the actor is asked."""
    step = g.waiting
    match step:
        case Choose():
            return LINES[step.rule()]
        case FreeTurns():
            return say("ask-free-turns", turns=step.left)
        case TurnSome():
            return say("ask-turn-up-to", times=step.most)
    return ASKED.get(step.rule(), OVER)


def phrase(g: State, action: Action) -> Said:
    """What an action means in this position."""
    assert isinstance(g, ScientiaPosition)
    step, p = g.waiting, g.waiting.player
    if g.over() or not cards_of(g, action):
        return action.text
    match step:
        case Choose():
            return chosen(g, step.line, p, action)
        case FreeTurns():
            return say("do-quarter", card=card(g, p, action.a))
    match action.kind:
        case "take":
            return say("do-take", project=project(g, action.a))
        case "twins":
            return say("do-twins", project=project(g, action.a))
        case "turn":
            return say("do-turn", card=card(g, p, action.a), times=action.b)
        case "pair":
            return say("do-turn-both", first=card(g, p, action.a), second=card(g, p, action.b), times=1)
    return say("do-complete", card=card(g, p, action.a))


def caution(g: State, action: Action) -> Said:
    """Whether it begins the end stage (SCI-END-1); nothing that follows a choice is hidden."""
    assert isinstance(g, ScientiaPosition)
    if g.last_round != NONE:
        return ""
    h = g.copy()
    h.apply(action)
    return say("caution-end", round=h.last_round) if h.last_round != NONE else ""
