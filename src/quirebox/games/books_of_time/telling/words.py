"""Messages for events, questions, options and cautions."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import Event
from quirebox.core.message import Message, Said, say
from quirebox.core.state import State
from quirebox.games.books_of_time.box import BooksOfTimeBox
from quirebox.games.books_of_time.position import BooksOfTimePosition
from quirebox.games.books_of_time.telling.nouns import somebody
from quirebox.games.books_of_time.telling.phrases import PHRASES, gains_nothing
from quirebox.games.books_of_time.telling.questions import ask, coming
from quirebox.games.books_of_time.telling.sentences import SENTENCES


def sentence(box: Box, event: Event, names: Sequence[str]) -> Message:
    """What happened, in a sentence; numbers may be hidden."""
    assert isinstance(box, BooksOfTimeBox)
    return SENTENCES[event.kind](box, somebody(event.player), event.args)


def question(g: State) -> Message:
    """What the actor is asked, and what comes after it."""
    assert isinstance(g, BooksOfTimePosition)
    if g.over():
        return say("ask-over")
    asked, then = ask(g, g.waiting), coming(g)
    return say("ask-then", asked=asked, then=tuple(then)) if then else asked


def phrase(g: State, action: Action) -> Said:
    """What an action means in this position."""
    assert isinstance(g, BooksOfTimePosition)
    return action.text if g.over() else PHRASES[action.kind](g, action)


def caution(g: State, action: Action) -> Said:
    """What is given up."""
    assert isinstance(g, BooksOfTimePosition)
    left = {option.kind for option in g.options}
    if action.kind == "end" and "event" in left:
        return say("caution-event")
    if action.kind == "done" and "ability" in left:
        return say("caution-ability")
    if action.kind == "ability" and gains_nothing(g, action):
        return say("caution-nothing")
    return ""
