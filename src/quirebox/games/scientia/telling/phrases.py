"""Parts of phrases: cards and fields by their names, and what the line of an effect would do with them."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.message import Message, Printed, Who, say
from quirebox.games.scientia.box import CLOSED
from quirebox.games.scientia.effects import cards, flasks, technology, turning
from quirebox.games.scientia.effects.lines import Line
from quirebox.games.scientia.position import ScientiaPosition
from quirebox.games.scientia.slots import NONE, flasks_of, stack_of


def cards_of(g: ScientiaPosition, action: Action) -> bool:
    """Whether there are the cards that an action speaks of."""
    match action.kind:
        case "rival":
            return g.seats[(g.waiting.player + action.a) % g.players].cards[action.b] != NONE
        case "pair":
            return NONE not in (g.seats[g.waiting.player].cards[s] for s in (action.a, action.b))
        case "turn" | "card" | "complete":
            return g.seats[g.waiting.player].cards[action.a] != NONE
    return True


def chosen(g: ScientiaPosition, line: Line, p: Player, action: Action) -> Message:
    """What the choice that a line of an effect asks for would do."""
    match action.kind:
        case "field":
            return of_field(g, line, p, action.a)
        case "stack" if isinstance(line, flasks.PutBoard):
            return say("do-put-stack", project=project(g, action.a))
        case "stack":
            return say("do-copy", project=project(g, action.a))
        case "rival":
            q = (p + action.a) % g.players
            return say("do-put-rival", card=card(g, q, action.b), whose=Who(q))
        case "pair":
            return of_pair(line, card(g, p, action.a), card(g, p, action.b))
    if isinstance(line, turning.OneOfName):
        return of_copy(line.line, card(g, p, action.a))
    return of_card(g, line, p, action.a)


def of_field(g: ScientiaPosition, line: Line, p: Player, f: int) -> Message:
    """What would happen with a field."""
    value, field = g.seats[p].values[f], Printed(g.printed.fields[f][0])
    match line:
        case technology.Advance():
            return say("do-advance", field=field, value=min(value + 1, CLOSED))
        case technology.GainFieldCubes():
            return say("do-gain-field", field=field, flasks=technology.cubes_on(value))
        case turning.TurnField():
            return say("do-turn-field", field=field)
    return say("do-put-field", field=field)


def of_pair(line: Line, first: Printed | Message, second: Printed | Message) -> Message:
    """What would happen to two own cards."""
    if isinstance(line, turning.TurnPair):
        return say("do-turn-both", first=first, second=second, times=line.n)
    assert isinstance(line, flasks.PutOwnPair)
    return say("do-put-both", first=first, second=second, flasks=line.single.n)


def of_copy(line: turning.NamesLine, copy: Printed | Message) -> Message:
    """What would happen to one of two copies."""
    if isinstance(line, turning.TurnNames):
        return say("do-turn", card=copy, times=1)
    return say("do-put", card=copy, flasks=1)


def of_card(g: ScientiaPosition, line: Line, p: Player, slot: int) -> Message:
    """What would happen to an own card."""
    one, there = card(g, p, slot), flasks_of(g.seats[p].cards[slot])
    match line:
        case turning.Turn():
            return say("do-turn", card=one, times=line.n)
        case turning.Finish():
            return say("do-finish", card=one)
        case flasks.PutOwn():
            return say("do-put", card=one, flasks=line.n)
        case flasks.Double():
            return say("do-double", card=one, flasks=there)
        case cards.Return():
            return say("do-return", card=one, flasks=there)
    return say("do-copy", project=one)


def project(g: ScientiaPosition, b: int) -> Printed:
    """The project of a stack."""
    return Printed(g.project(b).title)


def card(g: ScientiaPosition, p: Player, slot: int) -> Printed | Message:
    """The card in a slot: by its name, and as the first or the second where there are two of that name."""
    laid = [NONE if one == NONE else stack_of(one) for one in g.seats[p].cards]
    b = laid[slot]
    if laid.count(b) == 1:
        return project(g, b)
    if laid.index(b) == slot:
        return say("card-first", project=project(g, b))
    return say("card-second", project=project(g, b))
