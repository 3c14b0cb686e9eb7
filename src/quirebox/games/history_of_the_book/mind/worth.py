"""What a country's possessions are worth, for bots: books by the collections they could complete, credits and debts at
a discount."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.event import Player
from quirebox.games.history_of_the_book.labels import LABELS
from quirebox.games.history_of_the_book.mind.holding import Holding, Shop, can_collect, complete, turns_left
from quirebox.games.history_of_the_book.mind.plans import Plan, plan_for
from quirebox.games.history_of_the_book.mind.weights import Weights
from quirebox.games.history_of_the_book.position import HistoryPosition

ENOUGH: Final = 12.0  # credits beyond this are hard to spend
LEAST: Final = 5.0  # six books cost more


class Outlook:
    """What a mind hopes that collections will bring."""

    def __init__(self, w: Weights) -> None:
        self.w = w

    def credit(self) -> float:
        """What a credit is worth, while there are turns to spend it in."""
        return self.w.credit

    def promise(self, g: HistoryPosition, p: Player, had: Holding, shop: Shop, turns: int) -> float:
        """What doubling may bring."""
        raise NotImplementedError


@final
class Far(Outlook):
    """It knows that books are sold for what they cost: all that a country has and will have can go into its best
    collection, and what is left into a second one."""

    def credit(self) -> float:
        return self.w.cash

    def promise(self, g: HistoryPosition, p: Player, had: Holding, shop: Shop, turns: int) -> float:
        w = self.w
        money = float(had.value + had.credits - had.debt) + w.income * turns
        if money <= 0.0:
            return 0.0
        taken = rivals_take(self.w, g, turns)
        plans: list[Plan] = []
        best = 0.0
        used = 0.0
        for label in range(LABELS):
            plan = plan_for(had, shop, label)
            if plan.supply < 0:
                continue
            plans.append(plan)
            free = money if turns else money - had.elsewhere(label)
            gain = plan.gain(w, free, taken, turns)
            if gain > best:
                best = gain
                used = plan.doubled(w, free)
        rest = money - used
        second = 0.0
        if rest > LEAST:
            for plan in plans:
                if plan.cheapest <= rest:
                    second = max(second, plan.gain(w, rest, taken, turns))
        return best + w.second * second


@final
class Near(Outlook):
    """It wants one collection, the one that is soonest paid with what is there, and plans no second."""

    def promise(self, g: HistoryPosition, p: Player, had: Holding, shop: Shop, turns: int) -> float:
        money = float(had.value + had.credits - had.debt)
        if money <= 0.0 or g.seats[p].collections:
            return 0.0
        taken = rivals_take(self.w, g, turns)
        best = 0.0
        for label in range(LABELS):
            plan = plan_for(had, shop, label)
            if plan.supply >= 0:
                best = max(best, plan.hope(self.w, money, taken, turns))
        return best


def rivals_take(w: Weights, g: HistoryPosition, turns: int) -> float:
    """How many books of a label all rivals may take in these turns."""
    return w.takes * (g.players - 1) * turns


def worth(g: HistoryPosition, p: Player, had: Holding, shop: Shop, outlook: Outlook) -> float:
    """Locked books twice, others once, and what collections promise; credits and debts at a discount."""
    w, turns = outlook.w, turns_left(g, p)
    chances = turns + (1 if can_collect(g, p) else 0)  # to buy books
    credits = float(had.credits)
    value = (
        2.0 * g.seats[p].locked_value(g.printed.value)
        + float(had.value)
        + w.claim * had.claims
        - w.debt * had.debt
        + w.turn * turns
    )
    if credits > ENOUGH:
        value += w.spare_credit * (credits - ENOUGH)
        credits = ENOUGH
    value += credits * (outlook.credit() if chances else w.last_credit)
    if not chances:
        return value + w.unlocked * complete(had)
    return value + outlook.promise(g, p, had, shop, turns)
