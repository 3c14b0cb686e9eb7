"""What the actor is asked."""

from __future__ import annotations

from quirebox.core.effect import Pick
from quirebox.core.event import NOBODY
from quirebox.core.message import Message, Printed, Value, Who, say
from quirebox.games.history_of_the_book.offer import (
    ASK_CREDITS,
    ASK_DEBT,
    GIVE_CREDITS,
    GIVE_DEBT,
    HAND_DEBT,
    MOST_CHANGES,
    TAKE_DEBT,
    Offer,
)
from quirebox.games.history_of_the_book.position import SETTLE, HistoryPosition
from quirebox.games.history_of_the_book.steps.chance import Choose, ChoosePartner
from quirebox.games.history_of_the_book.steps.settle import SellOrTrade
from quirebox.games.history_of_the_book.steps.talks import Divide, Propose
from quirebox.games.history_of_the_book.steps.trade import Answer, Compose, ComposeAmount, Draft, DraftAmount
from quirebox.games.history_of_the_book.telling.names import book, country
from quirebox.games.history_of_the_book.telling.sentences import side

ITEM = {
    GIVE_CREDITS: "give-credits",
    ASK_CREDITS: "ask-credits",
    GIVE_DEBT: "give-debt",
    ASK_DEBT: "ask-debt",
    HAND_DEBT: "hand-debt",
    TAKE_DEBT: "take-debt",
}
FEW_CHANGES = 10  # of which a proposer is told


def chance_question(g: HistoryPosition) -> Message | None:
    """Questions of chance cards and of debts."""
    match g.waiting:
        case SellOrTrade():
            return say("ask-sell-or-trade") if g.phase == SETTLE else say("ask-sell")
        case Choose(effect=effect):
            return say("ask-choose-or-decline") if effect.may else say("ask-choose")
        case ChoosePartner(book=b):
            return say("ask-choose-partner", book=book(g.printed, b))
        case Pick():
            return say("ask-pick")
    return None


def trade_question(g: HistoryPosition) -> Message:
    """Questions of negotiations; none once the game is over."""
    offer, step = g.offer, g.waiting
    match step:
        case Compose() | Draft():
            return draft_question(g)
        case Propose():
            return say("ask-propose", to=Who(g.active))
        case Divide():
            return say("ask-divide", set=Printed(g.printed.sets[step.century].title))
        case ComposeAmount() | DraftAmount():
            return say("ask-amount", item=ITEM[step.item], partner=Who(offer.partner))
        case Answer():
            return say("ask-answer", proposer=Who(offer.proposer), gives=gives(g, offer), asks=asks(g, offer))
    return say("ask-over")


def draft_question(g: HistoryPosition) -> Message:
    """What the offer is so far, what it answers, and how often it can still be changed if that is not often."""
    left = MOST_CHANGES - g.offer.changes
    so_far = first_draft(g, g.offer) if g.offer.answers is None else counter_draft(g, g.offer, g.offer.answers)
    return say("ask-draft-few", draft=so_far, n=left) if left <= FEW_CHANGES else so_far


def first_draft(g: HistoryPosition, offer: Offer) -> Message:
    """An offer that answers none."""
    if not offer.sides:
        return say("ask-draft-empty", partner=Who(offer.partner))
    return say("ask-draft", partner=Who(offer.partner), gives=gives(g, offer), asks=asks(g, offer))


def counter_draft(g: HistoryPosition, offer: Offer, other: Offer) -> Message:
    """An offer that answers another one."""
    partner, theirs, wanted = Who(offer.partner), gives(g, other), asks(g, other)
    if not offer.sides:
        return say("ask-counter-empty", partner=partner, their_gives=theirs, their_asks=wanted)
    own, asked = gives(g, offer), asks(g, offer)
    return say("ask-counter", partner=partner, gives=own, asks=asked, their_gives=theirs, their_asks=wanted)


def gives(g: HistoryPosition, offer: Offer) -> Value:
    """What the proposer gives."""
    return side(g.printed, offer.given(g.place), offer.credits, offer.debt, -offer.taken) or say("nothing")


def asks(g: HistoryPosition, offer: Offer) -> Value:
    """What the partner gives."""
    return side(g.printed, offer.asked(g.place), -offer.credits, -offer.debt, offer.taken) or say("nothing")


def lot(g: HistoryPosition) -> Message:
    """What is being auctioned: a book, or a set with what its four books have in common."""
    if g.auction.book != NOBODY:
        return book(g.printed, g.auction.book)
    found = g.printed.sets[g.century()]
    genre = Printed(g.printed.genres[found.genre].name)
    return say("lot", set=Printed(found.title), country=country(g.printed, found.country), genre=genre)
