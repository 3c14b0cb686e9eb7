"""Credits and the ledger of debts (HOB-DEBT): what comes from the bank, goes to it, or passes between countries."""

from __future__ import annotations

from quire.core.event import Player
from quire.games.history_of_the_book.state import BANK, CLOSE, EVENT, Debt, History


def earn(g: History, p: Player, n: int) -> None:
    """p gets n credits; on its own turn they go on to its creditors (HOB-SET-6)."""
    g.seats[p].credits += n
    if p == g.active and g.seats[p].debts:
        sweep(g)


def hand_over(g: History, giver: Player, receiver: Player, n: int) -> None:
    """The giver pays n credits to the receiver, which may be the bank."""
    g.seats[giver].credits -= n
    if g.events is not None:
        g.tell("pay", giver, (receiver, n))
    if receiver != BANK:
        earn(g, receiver, n)


def owed(g: History, debtor: Player, creditor: Player) -> int:
    """What the debtor owes this creditor."""
    if debtor == BANK:
        return 0
    for debt in g.seats[debtor].debts:
        if debt.creditor == creditor:
            return debt.amount
    return 0


def owe(g: History, debtor: Player, creditor: Player, n: int) -> None:
    """A new debt: first against what the creditor owes the debtor (HOB-DEBT-2), the rest on the ledger (HOB-DEBT-1)."""
    against = min(n, owed(g, creditor, debtor))
    g.tell("owe", debtor, (creditor, n, against))
    if against:
        write_off(g, creditor, debtor, against)
    if n > against:
        _enter(g, debtor, creditor, n - against)


def write_off(g: History, debtor: Player, creditor: Player, n: int) -> None:
    """n credits of a debt are paid or cancelled; an entry at 0 disappears (HOB-SET-3)."""
    left: list[Debt] = []
    for debt in g.seats[debtor].debts:
        if debt.creditor != creditor:
            left.append(debt)
        elif debt.amount > n:
            left.append(Debt(creditor, debt.amount - n))
    g.seats[debtor].debts = tuple(left)


def _enter(g: History, debtor: Player, creditor: Player, n: int) -> None:
    entries = list(g.seats[debtor].debts)
    for i in range(len(entries)):
        if entries[i].creditor == creditor:
            entries[i] = Debt(creditor, entries[i].amount + n)
            break
    else:
        entries.append(Debt(creditor, n))
    g.seats[debtor].debts = tuple(entries)


def pay_debt(g: History, debtor: Player, creditor: Player) -> None:
    """All the credits at hand go to this creditor, as far as they are owed."""
    n = min(g.seats[debtor].credits, owed(g, debtor, creditor))
    if n:
        write_off(g, debtor, creditor, n)
        hand_over(g, debtor, creditor, n)


def sweep(g: History) -> None:
    """From the end of SETTLE on the active country's credits go to its creditors at once, oldest entry first (HOB-SET-6)."""
    if EVENT <= g.phase <= CLOSE:
        for debt in g.seats[g.active].debts:
            pay_debt(g, g.active, debt.creditor)
