"""Paying a victor or a creditor (HOB-PAY)."""

from __future__ import annotations

from typing import Final, final

from quirebox.core.action import Action
from quirebox.core.effect import SEATS
from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import has_between, sums
from quirebox.core.state import State
from quirebox.core.step import Judged, Step
from quirebox.games.history_of_the_book.position import NO_PAYMENT, HistoryPosition, Payment
from quirebox.games.history_of_the_book.steps.lock import open_window
from quirebox.games.history_of_the_book.verbs import give, hand_over, owe, sweep, write_off


def demand(g: HistoryPosition, loser: Player, victor: Player, due: int, debt: bool) -> None:
    """PAY(loser, victor, due): the victor declares how, everything follows."""
    g.payment = Payment(loser, victor, due, 0, 0, 0, debt)
    g.push(PAID)
    g.push(MODES[victor])


def cover(g: HistoryPosition, n: int, received: int) -> None:
    """n credits of the claim are covered; the victor has received some more books."""
    was = g.payment
    if was.debt:
        write_off(g, was.loser, was.victor, min(n, was.due))  # HOB-SET-3
    left = was.due - n
    g.payment = Payment(was.loser, was.victor, max(left, 0), max(-left, 0), was.received + received, 0, was.debt)


def rest_in_credits(g: HistoryPosition) -> None:
    """HOB-PAY-2: what the loser has; in an event the rest becomes a debt."""
    was = g.payment
    n = min(was.due, g.seats[was.loser].credits)
    if n:
        cover(g, n, 0)
        hand_over(g, was.loser, was.victor, n)
    if g.payment.due and not was.debt:
        owe(g, was.loser, was.victor, g.payment.due)


def can_change(g: HistoryPosition, change: int, without: int) -> bool:
    """Whether the victor could give exactly this change in credits and own books, without one of them (HOB-PAY-3)."""
    seat = g.seats[g.payment.victor]
    if seat.credits >= change:
        return True
    own = seat.shelf[: len(seat.shelf) - g.payment.received]  # books received in this payment come last
    values = [g.printed.value[b] for b in own if b != without]
    return has_between(sums(values), change - seat.credits, change)


def can_pick(g: HistoryPosition, b: int) -> bool:
    """HOB-PAY-3: the book is not worth more than the claim, or the victor can give exact change."""
    change = g.printed.value[b] - g.payment.due
    return change <= 0 or can_change(g, change, NOBODY)


def any_pick(g: HistoryPosition) -> bool:
    """Whether the loser has a book that the victor can pick."""
    for b in g.seats[g.payment.loser].shelf:
        if can_pick(g, b):
            return True
    return False


def may_be_owed(g: HistoryPosition) -> bool:
    """HOB-PAY-9: if the table has agreed on it, a victor who wants books that the loser lacks is owed them; a creditor
    is paid in credits then."""
    return g.owed_books and not g.payment.debt and not any_pick(g)


def be_owed(g: HistoryPosition) -> None:
    """HOB-PAY-9: nothing more is paid now; what is due is a debt."""
    was = g.payment
    g.payment = Payment(was.loser, was.victor, 0, 0, was.received, was.returned, was.debt)
    owe(g, was.loser, was.victor, was.due)
    sweep(g)


@final
class Mode(Judged):
    """HOB-PAY-1: the victor declares credits or books."""

    def rule(self) -> str:
        return "HOB-PAY-1"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [g.printed.credits, g.printed.books]

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.credits or any_pick(g) or may_be_owed(g):
            return ""
        return "HOB-PAY-1"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.credits:
            rest_in_credits(g)
        elif any_pick(g):
            g.push(PICKS[self.player])
        else:
            be_owed(g)

    def data(self) -> list[int | str]:
        return ["Mode", self.player]


@final
class PickBook(Judged):
    """HOB-PAY-3 and HOB-PAY-4: the victor picks books of the loser, one after another, or takes the rest in credits."""

    def rule(self) -> str:
        return "HOB-PAY-3"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        return [*[g.printed.book[b] for b in g.seats[g.payment.loser].shelf], g.printed.rest, g.printed.books]

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.rest:
            return "" if g.payment.received else "HOB-PAY-4"
        if action is g.printed.books:
            return "" if may_be_owed(g) else "HOB-PAY-9"
        return "" if can_pick(g, action.a) else "HOB-PAY-3"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.rest:
            rest_in_credits(g)
            return
        if action is g.printed.books:
            be_owed(g)
            return
        g.tell("seize", self.player, (g.payment.loser, action.a))
        give(g, g.payment.loser, self.player, action.a)
        cover(g, g.printed.value[action.a], 1)
        if g.payment.due:
            g.push(self)
        elif g.payment.change:
            g.push(CHANGES[self.player])

    def data(self) -> list[int | str]:
        return ["PickBook", self.player]


@final
class Change(Judged):
    """HOB-PAY-5: the victor gives exact change, in own books, in credits, or both."""

    def rule(self) -> str:
        return "HOB-PAY-5"

    def candidates(self, g: State) -> list[Action]:
        assert isinstance(g, HistoryPosition)
        shelf = g.seats[self.player].shelf
        return [*[g.printed.book[b] for b in shelf[: len(shelf) - g.payment.received]], g.printed.rest]

    def refusal(self, g: State, action: Action) -> str:
        assert isinstance(g, HistoryPosition)
        if action is g.printed.rest:
            return "" if g.seats[self.player].credits >= g.payment.change else "HOB-PAY-5"
        left = g.payment.change - g.printed.value[action.a]
        return "" if left >= 0 and can_change(g, left, action.a) else "HOB-PAY-5"

    def apply(self, g: State, action: Action) -> None:
        assert isinstance(g, HistoryPosition)
        was = g.payment
        if action is g.printed.rest:
            g.payment = Payment(was.loser, was.victor, 0, 0, was.received, was.returned, was.debt)
            hand_over(g, self.player, was.loser, was.change)
            return
        g.tell("change", self.player, (was.loser, action.a))
        give(g, self.player, was.loser, action.a)
        left = was.change - g.printed.value[action.a]
        g.payment = Payment(was.loser, was.victor, 0, left, was.received, was.returned + 1, was.debt)
        if left:
            g.push(self)

    def data(self) -> list[int | str]:
        return ["Change", self.player]


@final
class Paid(Step):
    """HOB-PAY-8: first the victor, then the loser may lock, if they gained a book."""

    def run(self, g: State) -> None:
        assert isinstance(g, HistoryPosition)
        payment = g.payment
        g.payment = NO_PAYMENT
        if payment.returned:
            open_window(g, payment.loser)
        if payment.received:
            open_window(g, payment.victor)

    def data(self) -> list[int | str]:
        return ["Paid"]


MODES: Final[list[Step]] = [Mode(p) for p in range(SEATS)]
PICKS: Final[list[Step]] = [PickBook(p) for p in range(SEATS)]
CHANGES: Final[list[Step]] = [Change(p) for p in range(SEATS)]
PAID: Final = Paid(NOBODY)
