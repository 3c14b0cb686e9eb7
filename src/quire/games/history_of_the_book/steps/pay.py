"""Paying a victor or a creditor (HOB-PAY)."""

from __future__ import annotations

from typing import Final, final

from quire.core.action import Action
from quire.core.effect import SEATS
from quire.core.event import NOBODY, Player
from quire.core.state import State
from quire.core.step import Step
from quire.games.history_of_the_book.bank import hand_over, owe, write_off
from quire.games.history_of_the_book.shelves import give
from quire.games.history_of_the_book.state import NO_PAYMENT, History, Payment, hob
from quire.games.history_of_the_book.steps.lock import open_window


def demand(g: History, loser: Player, victor: Player, due: int, debt: bool) -> None:
    """PAY(loser, victor, due): the victor declares how, everything follows."""
    g.payment = Payment(loser, victor, due, 0, 0, 0, debt)
    g.push(PAID)
    g.push(MODES[victor])


def cover(g: History, n: int, received: int) -> None:
    """n credits of the claim are covered, with so many more books in the victor's hands."""
    was = g.payment
    if was.debt:
        write_off(g, was.loser, was.victor, min(n, was.due))  # HOB-SET-3
    left = was.due - n
    g.payment = Payment(was.loser, was.victor, max(left, 0), max(-left, 0), was.received + received, 0, was.debt)


def rest_in_credits(g: History) -> None:
    """HOB-PAY-2: what the loser has; in an event the rest becomes a debt."""
    was = g.payment
    n = min(was.due, g.seats[was.loser].credits)
    if n:
        cover(g, n, 0)
        hand_over(g, was.loser, was.victor, n)
    if g.payment.due and not was.debt:
        owe(g, was.loser, was.victor, g.payment.due)


def can_change(g: History, change: int, without: int) -> bool:
    """Whether the victor could give exactly this change in credits and own books, without one of them (HOB-PAY-3)."""
    seat = g.seats[g.payment.victor]
    if seat.credits >= change:
        return True
    sums = 1  # bit s: some books are worth s together
    for i in range(len(seat.shelf) - g.payment.received):  # books received in this payment come last
        if seat.shelf[i] != without:
            sums |= sums << g.cards.value[seat.shelf[i]]
    return sums >> (change - seat.credits) & ((1 << seat.credits + 1) - 1) != 0


def can_pick(g: History, b: int) -> bool:
    """HOB-PAY-3: the book is not worth more than the claim, or the victor can give exact change."""
    change = g.cards.value[b] - g.payment.due
    return change <= 0 or can_change(g, change, NOBODY)


@final
class Mode(Step):
    """HOB-PAY-1: the victor declares credits or books."""

    def rule(self) -> str:
        return "HOB-PAY-1"

    def candidates(self, g: State) -> list[Action]:
        return [hob(g).cards.credits, hob(g).cards.books]

    def refusal(self, g: State, action: Action) -> str:
        h = hob(g)
        if action is h.cards.credits:
            return ""
        for b in h.seats[h.payment.loser].shelf:
            if can_pick(h, b):
                return ""
        return "HOB-PAY-1"

    def apply(self, g: State, action: Action) -> None:
        if action is hob(g).cards.books:
            g.push(PICKS[self.player])
        else:
            rest_in_credits(hob(g))

    def data(self) -> list[int | str]:
        return ["Mode", self.player]


@final
class PickBook(Step):
    """HOB-PAY-3 and HOB-PAY-4: the victor picks books of the loser, one after another, or takes the rest in credits."""

    def rule(self) -> str:
        return "HOB-PAY-3"

    def candidates(self, g: State) -> list[Action]:
        h = hob(g)
        return [*[h.cards.book[b] for b in h.seats[h.payment.loser].shelf], h.cards.rest]

    def refusal(self, g: State, action: Action) -> str:
        h = hob(g)
        if action is h.cards.rest:
            return "" if h.payment.received else "HOB-PAY-4"
        return "" if can_pick(h, action.a) else "HOB-PAY-3"

    def apply(self, g: State, action: Action) -> None:
        h = hob(g)
        if action is h.cards.rest:
            rest_in_credits(h)
            return
        g.tell("seize", self.player, (h.payment.loser, action.a))
        give(h, h.payment.loser, self.player, action.a)
        cover(h, h.cards.value[action.a], 1)
        if h.payment.due:
            g.push(self)
        elif h.payment.change:
            g.push(CHANGES[self.player])

    def data(self) -> list[int | str]:
        return ["PickBook", self.player]


@final
class Change(Step):
    """HOB-PAY-5: the victor gives exact change, in own books, in credits, or both."""

    def rule(self) -> str:
        return "HOB-PAY-5"

    def candidates(self, g: State) -> list[Action]:
        h = hob(g)
        shelf = h.seats[self.player].shelf
        return [*[h.cards.book[b] for b in shelf[: len(shelf) - h.payment.received]], h.cards.rest]

    def refusal(self, g: State, action: Action) -> str:
        h = hob(g)
        if action is h.cards.rest:
            return "" if h.seats[self.player].credits >= h.payment.change else "HOB-PAY-5"
        left = h.payment.change - h.cards.value[action.a]
        return "" if left >= 0 and can_change(h, left, action.a) else "HOB-PAY-5"

    def apply(self, g: State, action: Action) -> None:
        h = hob(g)
        was = h.payment
        if action is h.cards.rest:
            h.payment = Payment(was.loser, was.victor, 0, 0, was.received, was.returned, was.debt)
            hand_over(h, self.player, was.loser, was.change)
            return
        g.tell("change", self.player, (was.loser, action.a))
        give(h, self.player, was.loser, action.a)
        left = was.change - h.cards.value[action.a]
        h.payment = Payment(was.loser, was.victor, 0, left, was.received, was.returned + 1, was.debt)
        if left:
            g.push(self)

    def data(self) -> list[int | str]:
        return ["Change", self.player]


@final
class Paid(Step):
    """HOB-PAY-8: first the victor, then the loser may lock, if they gained a book."""

    def run(self, g: State) -> None:
        h = hob(g)
        payment = h.payment
        h.payment = NO_PAYMENT
        if payment.returned:
            open_window(h, payment.loser)
        if payment.received:
            open_window(h, payment.victor)

    def data(self) -> list[int | str]:
        return ["Paid"]


MODES: Final[list[Step]] = [Mode(p) for p in range(SEATS)]
PICKS: Final[list[Step]] = [PickBook(p) for p in range(SEATS)]
CHANGES: Final[list[Step]] = [Change(p) for p in range(SEATS)]
PAID: Final = Paid(NOBODY)
