"""Actions in short: what scenarios write, and who asks for it reads."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.state import State
from quirebox.games.history_of_the_book.position import MARKET, HistoryPosition
from quirebox.games.history_of_the_book.steps.auction import Bid
from quirebox.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quirebox.games.history_of_the_book.steps.collect import Collect
from quirebox.games.history_of_the_book.steps.end import Purchase
from quirebox.games.history_of_the_book.steps.lock import LockBooks
from quirebox.games.history_of_the_book.steps.pay import Change, PickBook
from quirebox.games.history_of_the_book.steps.settle import SellOrTrade
from quirebox.games.history_of_the_book.steps.trade import Compose, Draft


def notation(g: State, action: Action) -> str:
    """What is done with a book, or what a number counts; everything else is its own text."""
    assert isinstance(g, HistoryPosition)
    if action.kind == "book":
        return f"{verb(g, action.a)} {g.printed.titles[action.a].id}"
    if action.kind == "amount" and isinstance(g.waiting, Bid):
        return f"bid {action.a}"
    return action.text


def verb(g: HistoryPosition, b: int) -> str:
    """What is done with a book now."""
    match g.waiting:
        case Collect() | Purchase():
            return "sell" if g.place[b] == g.actor() else "buy"
        case SellOrTrade():
            return "sell"
        case PickBook():
            return "take"
        case Change():
            return "give"
        case Compose() | Draft():
            return "take out" if b in g.offer.books else "give" if g.place[b] == g.offer.proposer else "ask"
        case LockBooks():
            return "add"
        case Choose() | ChoosePartner():
            return "take" if g.place[b] == MARKET else "choose"
    return "book"
