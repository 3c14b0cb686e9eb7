"""What options mean now, and what is given up by them."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.audience import Brief
from quirebox.core.effect import Pick
from quirebox.core.message import Message, Printed, Said, Who, say
from quirebox.core.state import State
from quirebox.games.history_of_the_book.labels import SIZES
from quirebox.games.history_of_the_book.negotiation import only_credits
from quirebox.games.history_of_the_book.position import MARKET, HistoryPosition
from quirebox.games.history_of_the_book.steps.auction import Bid
from quirebox.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quirebox.games.history_of_the_book.steps.collect import FORCE_PRICE, Collect
from quirebox.games.history_of_the_book.steps.end import Purchase
from quirebox.games.history_of_the_book.steps.lock import LockBooks
from quirebox.games.history_of_the_book.steps.pay import Change, PickBook, any_pick
from quirebox.games.history_of_the_book.steps.settle import SellOrTrade
from quirebox.games.history_of_the_book.steps.trade import Compose, ComposeAmount, Draft, DraftAmount
from quirebox.games.history_of_the_book.telling.names import book, century, country, label, trait
from quirebox.games.history_of_the_book.telling.questions import ITEM
from quirebox.games.history_of_the_book.view import held

NEARLY = 4  # books of a collection that one does not sell unasked


def book_phrase(g: HistoryPosition, b: int) -> Message:
    """A book, and what is done with it."""
    name, n = book(g.printed, b), g.printed.value[b]
    match g.waiting:
        case Collect() | Purchase():
            return say("do-sell", book=name, n=n) if g.place[b] == g.actor() else buy_phrase(g, b)
        case SellOrTrade():
            return say("do-sell", book=name, n=n)
        case PickBook():
            return say("do-pick", book=name, n=n)
        case Change():
            return say("do-give", book=name, n=n)
        case Compose() | Draft():
            if b in g.offer.books:
                return say("do-take-out", book=name, n=n)
            return say("do-give", book=name, n=n) if g.place[b] == g.offer.proposer else say("do-ask", book=name, n=n)
        case LockBooks():
            return say("do-add", book=name, n=n)
        case Choose() | ChoosePartner():
            return say("do-pick", book=name, n=n) if g.place[b] == MARKET else say("do-choose", book=name, n=n)
    return say("do-book", book=name, n=n)


def buy_phrase(g: HistoryPosition, b: int) -> Message:
    """A book to buy, and how far it would bring collections."""
    name, n, found = book(g.printed, b), g.printed.value[b], progress(g, b)
    return say("do-buy-towards", book=name, n=n, progress=found) if found else say("do-buy", book=name, n=n)


def progress(g: HistoryPosition, b: int) -> tuple[Message, ...]:
    """How far the book would bring collections of which the actor has another book; those that are full begin another
    one (HOB-FAQ-2)."""
    have = held(g, g.actor())
    return tuple([towards(g, number, have[number]) for number in g.printed.labels[b] if have[number]])


def towards(g: HistoryPosition, number: int, have: int) -> Message:
    """How far one more book brings a collection."""
    then, size, what = have % SIZES[number] + 1, SIZES[number], trait(g.printed, number)
    if have >= SIZES[number]:
        return say("towards-another", what=what, have=then, size=size)
    return say("towards", what=what, have=then, size=size)


def amount_phrase(g: HistoryPosition, n: int) -> Message:
    """A number, and what it counts."""
    step = g.waiting
    if isinstance(step, Bid):
        return say("do-bid", n=n)
    if isinstance(step, (ComposeAmount, DraftAmount)):
        return say("do-item-amount", item=ITEM[step.item], n=n)
    return say("do-amount", n=n)


def plain_phrase(g: HistoryPosition, action: Action) -> Message:
    """Actions that have one meaning in each step."""
    step, box = g.waiting, g.printed
    if action is box.done:
        return done_phrase(g)
    if action is box.credits:
        return say("do-pay-credits") if isinstance(step, Pick) else say("do-take-credits")
    if action is box.books:
        return say("do-return-book") if isinstance(step, Pick) else books_phrase(g)
    if action is box.rest:
        return say("do-rest")
    if action is box.counter:
        return counter_phrase(g)
    item = action.text.replace(" ", "-")
    if item in ITEM.values():
        return say("do-item", item=item, partner=Who(g.offer.partner))
    return answer_phrase(g, action)


def done_phrase(g: HistoryPosition) -> Message:
    """What `pass` means."""
    match g.waiting:
        case Collect():
            return say("do-end-step")
        case Bid():
            return say("do-no-bid")
        case DraftAmount():
            return say("do-none")
    return say("do-decline")


def answer_phrase(g: HistoryPosition, action: Action) -> Message:
    """What ends an offer or answers it."""
    box = g.printed
    if action is box.accept:
        return say("do-accept")
    if action is box.reject:
        return say("do-reject")
    return say("do-submit") if action is box.submit else say("do-cancel")


def counter_phrase(g: HistoryPosition) -> Message:
    """What `counter` means: as an answer, or while nothing is in the own offer."""
    if not isinstance(g.waiting, Draft):
        return say("do-counter")
    partner = Who(g.offer.partner)
    return say("do-begin-with", partner=partner) if g.offer.answers is not None else say("do-invite", partner=partner)


def books_phrase(g: HistoryPosition) -> Message:
    """What a victor who wants books gets."""
    return say("do-pick-books") if any_pick(g) else say("do-be-owed", n=g.payment.due)


# ---- in long lists


def brief(g: State, action: Action) -> Brief | None:
    """A book by its title and price, under what is done with it."""
    assert isinstance(g, HistoryPosition)
    if action.kind != "book":
        return None
    b = action.a
    group = book_phrase(g, b).id.removeprefix("do-").removesuffix("-towards")
    title, price = Printed(g.printed.titles[b].title), say("brief-price", n=g.printed.value[b])
    return Brief(say("group", what=group), say("draw-text", text=title), price, nearest(g, b))


def nearest(g: HistoryPosition, b: int) -> Said:
    """The collection that a new book would bring nearest to its end."""
    have, box = held(g, g.actor()), g.printed
    near = [(SIZES[number] - have[number], number) for number in box.labels[b] if 0 < have[number] < SIZES[number]]
    if not near or g.place[b] == g.actor():
        return ""
    missing, number = min(near)
    size = SIZES[number]
    return say("brief-towards", what=trait(box, number), have=size - missing + 1, size=size)


def topics(g: State, action: Action) -> tuple[Said, ...]:
    """By what people look for a book besides its title: country, collections, century, author."""
    assert isinstance(g, HistoryPosition)
    if action.kind != "book":
        return ()
    box, b = g.printed, action.a
    collections = [label(box, number) for number in box.labels[b]]
    author = say("draw-text", text=Printed(box.titles[b].author))
    return (country(box, box.country[b]), *collections, century(box.century[b]), author)


# ---- cautions


def caution(g: State, action: Action) -> Said:
    """What is given up."""
    assert isinstance(g, HistoryPosition)
    if action is g.printed.done and any(option.kind == "lock" for option in g.options):
        return say("caution-lock-possible")
    if action is g.printed.cancel and g.offer.sides:
        return say("caution-cancel")
    if action.kind == "trade" and only_credits(g, g.actor(), g.seat_of(action.a)):
        return say("caution-trade")
    if action.kind == "lock":
        return say("caution-lock")
    if action.kind == "force":
        return say("caution-force", n=FORCE_PRICE)
    return book_caution(g, action.a) if action.kind == "book" else ""


def book_caution(g: HistoryPosition, b: int) -> Said:
    """What is given up with a book: a collection that is nearly complete, or change."""
    if isinstance(g.waiting, Collect | SellOrTrade) and g.place[b] == g.actor():
        have = held(g, g.actor())
        near = [number for number in g.printed.labels[b] if have[number] >= NEARLY]
        if near:
            size = SIZES[near[0]]
            return say("caution-near", label=label(g.printed, near[0]), have=min(have[near[0]], size), size=size)
    if isinstance(g.waiting, PickBook) and g.printed.value[b] > g.payment.due:
        return say("caution-change", n=g.payment.due)
    return ""
