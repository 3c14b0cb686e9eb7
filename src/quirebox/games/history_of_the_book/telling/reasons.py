"""Why something cannot be put into an offer, or done with it, just now (HOB-TRADE-3, HOB-TRADE-11)."""

from __future__ import annotations

from quirebox.core.action import Action
from quirebox.core.message import Said, Who, say
from quirebox.core.state import State
from quirebox.games.history_of_the_book.offer import ASKED, BOTH, GIVEN
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.trade import Draft, DraftAmount

LACKS = {0: "both", GIVEN: "partner", ASKED: "proposer"}  # who gives nothing, by who gives something so far


def reason(g: State, action: Action) -> Said:
    """The reason, where the rule speaks of more than that."""
    assert isinstance(g, HistoryPosition)
    box, offer = g.printed, g.offer
    if not isinstance(g.waiting, Draft):
        return ""
    if action is box.submit and offer.sides != BOTH:
        return say("reason-lacks", side=LACKS[offer.sides], partner=Who(offer.partner))
    rule = g.waiting.why(g, action)
    if rule == "HOB-TRADE-3" and action is box.give_credits:
        return say("reason-no-credits")
    if rule == "HOB-TRADE-3" and action is box.ask_credits:
        return say("reason-they-no-credits", partner=Who(offer.partner))
    return ""


def none(g: State, action: Action) -> bool:
    """Whether it takes out of the offer what numbers are asked for."""
    assert isinstance(g, HistoryPosition)
    return action is g.printed.done and isinstance(g.waiting, DraftAmount)
