"""What the actor is asked, and what is still to come in the turn."""

from __future__ import annotations

from quirebox.core.effect import Do, Pick
from quirebox.core.message import Message, say
from quirebox.core.step import Step
from quirebox.games.books_of_time.box import BooksOfTimeBox
from quirebox.games.books_of_time.effects.costs import Drop, PayFiles
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.steps.activate import Activate, ChooseBook
from quirebox.games.books_of_time.steps.advance import AdvanceOn
from quirebox.games.books_of_time.steps.drawing import REFRESH_VP, Draw
from quirebox.games.books_of_time.steps.gains import FreeWrite, Recover, Refresh, Take
from quirebox.games.books_of_time.steps.reading import Close, TurnPages
from quirebox.games.books_of_time.steps.scribbles import Block, ChooseChallenge, Scribbles
from quirebox.games.books_of_time.steps.setup import SetupPick
from quirebox.games.books_of_time.steps.turn import After, Begin, EventPhase, Round, Turn
from quirebox.games.books_of_time.steps.write import Write
from quirebox.games.books_of_time.telling.abilities import words
from quirebox.games.books_of_time.telling.nouns import kind, page


def ask(g: BooksOfTimePosition, step: Step) -> Message:
    """The question of a step."""
    match step:
        case Pick():
            return pick_question(step)
        case SetupPick(k=0):
            return say("ask-pick-write")
        case SetupPick():
            return say("ask-pick-section", section=step.k)
        case Turn():
            return say("ask-action") if step.used else say("ask-action-or-event")
        case Activate():
            return say("ask-ability", book=kind(g.printed, step.type))
        case Take():
            return say("ask-take", n=step.n)
        case Draw():
            return say("ask-draw", n=step.n) if step.fresh else say("ask-draw-first", n=step.n, cost=REFRESH_VP)
        case Drop():
            return say("ask-drop", type=kind(g.printed, step.type))
        case Block():
            return say("ask-block", page=page(g.printed, g.offer[step.slot]))
    return PLAIN[type(step)]


PLAIN: dict[type[Step], Message] = {
    After: say("ask-after"),
    ChooseBook: say("ask-book"),
    Write: say("ask-write"),
    Close: say("ask-close"),
    AdvanceOn: say("ask-advance"),
    TurnPages: say("ask-turn"),
    Refresh: say("ask-refresh"),
    Recover: say("ask-recover"),
    PayFiles: say("ask-files"),
    FreeWrite: say("ask-free-write"),
    ChooseChallenge: say("ask-challenge"),
}
WITHIN = {
    "benefit": say("ask-benefit"),
    "track": say("ask-track"),
    "stack": say("ask-stack"),
    "back": say("ask-back"),
    "token": say("ask-token"),
    "top": say("ask-top"),
}


def pick_question(step: Pick) -> Message:
    """The question of a choice inside an effect."""
    return WITHIN[step.effect.choices[0].kind]


def coming(g: BooksOfTimePosition) -> list[Message]:
    """What is still to come in this turn, the next first."""
    found: list[Message] = []
    for step in reversed(g.agenda):
        if isinstance(step, (Begin, EventPhase, Round, After, SetupPick)):
            break
        found += to_come(g.printed, step)
    return found


def to_come(box: BooksOfTimeBox, step: Step) -> list[Message]:
    """What a step on the agenda will bring."""
    match step:
        case Do():
            return [words(box, step.effect)]
        case Activate(unused=0):
            return [say("then-turn", book=kind(box, step.type))]
        case Activate():
            return [say("then-other-ability"), say("then-turn", book=kind(box, step.type))]
        case Take():
            return [say("then-take", n=step.n)]
        case Draw():
            return [say("then-draw", n=step.n)]
        case Drop():
            return [say("ability-drop", types=kind(box, step.type), n=1)]
        case Scribbles():
            return [say("then-scribbles")]
        case Write():
            return [say("then-write")]
        case AdvanceOn():
            return [say("then-advance")]
        case Turn():
            return [say("then-action")]
    return []
