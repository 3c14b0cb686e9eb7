"""How well a country stands, for bots: what it has is worth, what the richest rival has, and what is pending."""

from __future__ import annotations

from typing import final

from quirebox.bots.mind import Mind
from quirebox.bots.thought import Thought
from quirebox.core.action import Action
from quirebox.core.event import Player
from quirebox.core.state import State
from quirebox.games.history_of_the_book.box import CENTURIES
from quirebox.games.history_of_the_book.mind.bargain import expected, is_idle, prospect, worth_trying
from quirebox.games.history_of_the_book.mind.holding import Shop, turns_left
from quirebox.games.history_of_the_book.mind.proposal import NOTHING, is_asked, is_composing, proposal, towards
from quirebox.games.history_of_the_book.mind.schemes import schemes
from quirebox.games.history_of_the_book.mind.weights import Weights
from quirebox.games.history_of_the_book.mind.worth import Far, Near, Outlook, worth
from quirebox.games.history_of_the_book.offer import NO_OFFER, Offer
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.collect import Collect
from quirebox.games.history_of_the_book.steps.settle import SellOrTrade
from quirebox.games.history_of_the_book.steps.talks import Divide
from quirebox.games.history_of_the_book.steps.trade import Draft, DraftAmount


@final
class HistoryMind(Mind):
    """How a position is judged."""

    def __init__(self, weights: Weights, levels: dict[str, Thought]) -> None:
        super().__init__(weights, levels)
        self.w = weights
        self.far = Far(weights)  # plans far ahead
        self.near = Near(weights)  # hopes for nothing but one collection, soon
        self.proposal = NOTHING  # the last one that was thought of

    def evaluate(self, g: State, p: Player) -> float:
        assert isinstance(g, HistoryPosition)
        return self.judged(g, p, self.far)

    def at_hand(self, g: State, p: Player) -> float:
        assert isinstance(g, HistoryPosition)
        value = at_hand(self.w, g, p)
        return value + self.hope(g, p) if is_asked(g, p) else value

    def within_reach(self, g: State, p: Player) -> float:
        assert isinstance(g, HistoryPosition)
        return self.judged(g, p, self.near)

    def worth_trying(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        best = self.proposed(g) if is_composing(g) else NO_OFFER
        return worth_trying(g) if best is NO_OFFER else [towards(g, best)]

    def judged(self, g: HistoryPosition, p: Player, outlook: Outlook) -> float:
        """How well p stands; a proposal that p was asked for is weighed alike by all."""
        if is_asked(g, p):
            return alone(g, p, Shop(g), outlook) + self.hope(g, p)
        return standing(g, p, outlook)

    def proposed(self, g: HistoryPosition) -> Offer:
        """The best proposal, which is thought of once in a negotiation."""
        if self.proposal.goods is not g.offer.goods:
            self.proposal = proposal(g, self.far)
        return self.proposal.best

    def settled(self, g: State) -> bool:
        return not isinstance(g.waiting, (Draft, DraftAmount))  # an offer that is begun is made

    def hope(self, g: HistoryPosition, p: Player) -> float:
        """What a proposal that p was asked for may bring: with nothing that helps both, nothing."""
        return -self.w.bother if self.proposed(g) is NO_OFFER else prospect(g, p, Shop(g), self.far)

    def schemes(self, g: State, p: Player) -> list[list[Action]]:
        assert isinstance(g, HistoryPosition)
        return schemes(g, p)

    def doubt(self, g: State) -> float:
        assert isinstance(g, HistoryPosition)
        return doubt(self.w, g)


def standing(g: HistoryPosition, p: Player, outlook: Outlook) -> float:
    """The worth of all that p has, less a part of what the richest rival has; with a bid or an offer pending, as if it
    came off."""
    if g.over():
        return float(g.wealth(p) - g.seats[p].total_debt())
    w, shop = outlook.w, Shop(g)
    value = alone(g, p, shop, outlook)
    if g.offer.proposer == p:
        return value + prospect(g, p, shop, outlook)
    if g.offer.invited and g.offer.partner == p:
        return value - w.bother  # nobody knows what will be proposed
    if g.waiting.player == p and isinstance(g.waiting, (Collect, SellOrTrade, Divide)):
        value -= w.bother * g.seats[p].trades  # a turn is not better for being longer
    return value


def alone(g: HistoryPosition, p: Player, shop: Shop, outlook: Outlook) -> float:
    """The same without any offer."""
    w = outlook.w
    return worth(g, p, expected(g, p), shop, outlook) - w.rivalry * richest(g, p) - w.patience * g.seats[p].trades


def at_hand(w: Weights, g: HistoryPosition, p: Player) -> float:
    """What p has and owes, for greedy bots: books are worth a little more than their price, so that the dearest is
    bought; no collection is planned, no offer made."""
    if g.over():
        return float(g.wealth(p) - g.seats[p].total_debt())
    had, locked = expected(g, p), g.seats[p].locked_value(g.printed.value)
    value = 2.0 * locked + float(had.value) + w.credit * had.credits + w.claim * had.claims - w.debt * had.debt
    return value - w.bother * (g.seats[p].trades + (1 if is_idle(g, p) else 0))


def richest(g: HistoryPosition, p: Player) -> int:
    """What the richest of the others has, as if the game ended now."""
    found = 0
    for q in range(g.players):
        if q != p:
            found = max(found, g.wealth(q) + g.seats[q].credits)
    return found


def doubt(w: Weights, g: HistoryPosition) -> float:
    """The lead that makes a favourite of e to 1: smaller as the turns pass."""
    turns = 0
    for p in range(g.players):
        turns += turns_left(g, p)
    return w.sure + (w.even - w.sure) * turns / (CENTURIES * g.players)
