"""What a country's possessions are worth, for bots: books by the collections they could complete, credits and debts at a discount."""

from __future__ import annotations

from typing import Final, final

from quire.core.event import Player
from quire.games.history_of_the_book.holding import Holding, Shop, can_collect, complete, turns_left
from quire.games.history_of_the_book.labels import LABELS
from quire.games.history_of_the_book.plans import Plan, plan_for
from quire.games.history_of_the_book.state import History
from quire.games.history_of_the_book.weights import WEIGHTS

ENOUGH: Final = 12.0  # credits beyond this are hard to spend
LEAST: Final = 5.0  # six books cost more


class Outlook:
    """What somebody hopes that collections will bring."""

    def credit(self) -> float:
        """What a credit is worth, while there are turns to spend it in."""
        return WEIGHTS.credit

    def promise(self, g: History, p: Player, had: Holding, shop: Shop, turns: int) -> float:
        """What doubling may bring."""
        raise NotImplementedError


@final
class Far(Outlook):
    """Somebody who knows that books are sold for what they cost, so that all that a country has and will have can go into its best collection; what is
    left, into a second one."""

    def credit(self) -> float:
        return WEIGHTS.cash

    def promise(self, g: History, p: Player, had: Holding, shop: Shop, turns: int) -> float:
        money = float(had.value + had.credits - had.debt) + WEIGHTS.income * turns
        if money <= 0.0:
            return 0.0
        taken = rivals_take(g, turns)
        plans: list[Plan] = []
        best = 0.0
        used = 0.0
        for label in range(LABELS):
            plan = plan_for(had, shop, label)
            if plan.supply < 0:
                continue
            plans.append(plan)
            free = money if turns else money - had.elsewhere(label)
            gain = plan.gain(free, taken, turns)
            if gain > best:
                best = gain
                used = plan.doubled(free)
        rest = money - used
        second = 0.0
        if rest > LEAST:
            for plan in plans:
                if plan.cheapest <= rest:
                    second = max(second, plan.gain(rest, taken, turns))
        return best + WEIGHTS.second * second


@final
class Near(Outlook):
    """Somebody who wants one collection, the one that is soonest paid with what they have, and plans no second."""

    def promise(self, g: History, p: Player, had: Holding, shop: Shop, turns: int) -> float:
        money = float(had.value + had.credits - had.debt)
        if money <= 0.0 or g.seats[p].collections:
            return 0.0
        taken = rivals_take(g, turns)
        best = 0.0
        for label in range(LABELS):
            plan = plan_for(had, shop, label)
            if plan.supply >= 0:
                best = max(best, plan.hope(money, taken, turns))
        return best


FAR: Final = Far()
NEAR: Final = Near()


def rivals_take(g: History, turns: int) -> float:
    """How many books of a label all rivals may take in so many turns."""
    return WEIGHTS.takes * (g.players - 1) * turns


def worth(g: History, p: Player, had: Holding, shop: Shop, outlook: Outlook) -> float:
    """Locked books twice, others once, and what collections promise; credits and debts at a discount."""
    w, turns = WEIGHTS, turns_left(g, p)
    chances = turns + (1 if can_collect(g, p) else 0)  # to buy books
    credits = float(had.credits)
    value = 2.0 * g.locked_value(p) + float(had.value) + w.claim * had.claims - w.debt * had.debt + w.turn * turns
    if credits > ENOUGH:
        value += w.spare_credit * (credits - ENOUGH)
        credits = ENOUGH
    value += credits * (outlook.credit() if chances else w.last_credit)
    if not chances:
        return value + w.unlocked * complete(had)
    return value + outlook.promise(g, p, had, shop, turns)
