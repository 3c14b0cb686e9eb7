"""What an accepted offer does (HOB-TRADE-5): books, credits and debts change hands at the same time."""

from __future__ import annotations

from quirebox.core.event import Player
from quirebox.core.masks import add, each
from quirebox.games.history_of_the_book.offer import Offer
from quirebox.games.history_of_the_book.position import HistoryPosition
from quirebox.games.history_of_the_book.steps.lock import open_window
from quirebox.games.history_of_the_book.verbs import give, owe, owed, sweep, write_off


def exchange(g: HistoryPosition, offer: Offer) -> None:
    """HOB-TRADE-5: everything changes hands at the same time; then who gained a book outside its own COLLECT may
    lock."""
    a, b = offer.proposer, offer.partner
    gained = 0
    for book in offer.books:
        giver, receiver = (a, b) if g.place[book] == a else (b, a)
        give(g, giver, receiver, book)
        gained = add(gained, receiver)
    if offer.debt > 0:
        pass_paper(g, a, b, offer.debt)
    elif offer.debt < 0:
        pass_paper(g, b, a, -offer.debt)
    if offer.taken > 0:
        take_over(g, b, a, offer.taken)
    elif offer.taken < 0:
        take_over(g, a, b, -offer.taken)
    g.seats[a].credits -= offer.credits
    g.seats[b].credits += offer.credits
    sweep(g)
    for p in each(gained):
        open_window(g, p)


def pass_paper(g: HistoryPosition, giver: Player, receiver: Player, n: int) -> None:
    """HOB-TRADE-7: cancel a debt of the receiver, or take up a debt to it."""
    if owed(g, receiver, giver):
        write_off(g, receiver, giver, n)
        g.tell("forgive", giver, (receiver, n))
    else:
        owe(g, giver, receiver, n)


def take_over(g: HistoryPosition, taker: Player, debtor: Player, n: int) -> None:
    """HOB-TRADE-12: n credits of the debts to others pass from the debtor to the taker, oldest entry first."""
    for debt in g.seats[debtor].debts:
        part = min(n, debt.amount)
        if part and debt.creditor != taker:
            n -= part
            write_off(g, debtor, debt.creditor, part)
            g.tell("take over", taker, (debtor, debt.creditor, part))
            owe(g, taker, debt.creditor, part)
