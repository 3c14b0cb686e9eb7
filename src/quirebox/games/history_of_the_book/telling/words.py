"""Messages for events, questions and actions: plain, and the same for every country."""

from __future__ import annotations

from collections.abc import Sequence

from quirebox.core.action import Action
from quirebox.core.box import Box
from quirebox.core.event import Event
from quirebox.core.message import Said, Who, say
from quirebox.core.state import State
from quirebox.games.history_of_the_book.box import HistoryBox
from quirebox.games.history_of_the_book.labels import SIZES
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.auction import Bid
from quirebox.games.history_of_the_book.steps.collect import FORCE_PRICE, Collect
from quirebox.games.history_of_the_book.steps.end import Purchase
from quirebox.games.history_of_the_book.steps.lock import LockBooks, Window
from quirebox.games.history_of_the_book.steps.pay import Change, Mode, PickBook
from quirebox.games.history_of_the_book.telling.names import country, label, somebody
from quirebox.games.history_of_the_book.telling.phrases import amount_phrase, book_phrase, plain_phrase
from quirebox.games.history_of_the_book.telling.questions import chance_question, lot, trade_question
from quirebox.games.history_of_the_book.telling.sentences import SENTENCES


def sentence(box: Box, event: Event, names: Sequence[str]) -> Said:
    """What happened; nothing in this game is told to some players only."""
    assert isinstance(box, HistoryBox)
    return SENTENCES[event.kind](box, somebody(event.player), event.args)


def question(g: State) -> Said:
    """What the actor is asked."""
    assert isinstance(g, HistoryPosition)
    pay, step = g.payment, g.waiting
    match step:
        case Collect():
            return say("ask-collect", n=g.seats[step.player].credits)
        case Window():
            return say("ask-window")
        case LockBooks():
            picked, size = len(step.picked), SIZES[step.label]
            return say("ask-lock-books", label=label(g.printed, step.label), picked=picked, size=size)
        case Mode():
            return say("ask-mode", loser=Who(pay.loser), n=pay.due)
        case PickBook():
            return say("ask-pick-book", loser=Who(pay.loser), n=pay.due)
        case Change():
            return say("ask-change", loser=Who(pay.loser), n=pay.change)
        case Bid():
            return say("ask-bid", n=g.auction.lowest_bid(), lot=lot(g))
        case Purchase():
            return say("ask-purchase", n=g.seats[step.player].credits)
    return chance_question(g) or trade_question(g)


def phrase(g: State, action: Action) -> Said:
    """What the action means now."""
    assert isinstance(g, HistoryPosition)
    match action.kind:
        case "book":
            return book_phrase(g, action.a)
        case "amount":
            return amount_phrase(g, action.a)
        case "lock":
            return say("do-lock", label=label(g.printed, action.a))
        case "force":
            return say("do-force", country=country(g.printed, action.a), n=FORCE_PRICE)
        case "trade":
            return say("do-trade", country=country(g.printed, action.a))
    return plain_phrase(g, action)
