"""What the rules do to a position: credits and debts (HOB-DEBT), and books that change hands."""

from __future__ import annotations

from quirebox.core.event import NOBODY, Player
from quirebox.core.masks import bit
from quirebox.games.history_of_the_book.market import among, put_up, take_down
from quirebox.games.history_of_the_book.position import (
    BANK,
    CLOSE,
    EVENT,
    MARKET,
    REMOVED,
    Debt,
    HistoryPosition,
)


def left(g: HistoryPosition, p: Player) -> Player:
    """The next country in turn order."""
    return (p + 1) % g.players


def right(g: HistoryPosition, p: Player) -> Player:
    """The previous country in turn order."""
    return (p - 1) % g.players


def mark_forced(g: HistoryPosition, p: Player) -> None:
    """p was forced in this turn (HOB-FORCE-3)."""
    g.forced |= bit(p)


# ---- credits and debts


def earn(g: HistoryPosition, p: Player, n: int) -> None:
    """p gets n credits; on its own turn they go on to its creditors (HOB-SET-6)."""
    g.seats[p].credits += n
    if p == g.active and g.seats[p].debts:
        sweep(g)


def hand_over(g: HistoryPosition, giver: Player, receiver: Player, n: int) -> None:
    """The giver pays n credits to the receiver, which may be the bank."""
    g.seats[giver].credits -= n
    if g.events is not None:
        g.tell("pay", giver, (receiver, n))
    if receiver != BANK:
        earn(g, receiver, n)


def owed(g: HistoryPosition, debtor: Player, creditor: Player) -> int:
    """What the debtor owes this creditor."""
    if debtor == BANK:
        return 0
    for debt in g.seats[debtor].debts:
        if debt.creditor == creditor:
            return debt.amount
    return 0


def owe(g: HistoryPosition, debtor: Player, creditor: Player, n: int) -> None:
    """A new debt: first against what the creditor owes the debtor (HOB-DEBT-2), the rest on the ledger (HOB-DEBT-1)."""
    against = min(n, owed(g, creditor, debtor))
    g.tell("owe", debtor, (creditor, n, against))
    if against:
        write_off(g, creditor, debtor, against)
    if n > against:
        _enter(g, debtor, creditor, n - against)


def write_off(g: HistoryPosition, debtor: Player, creditor: Player, n: int) -> None:
    """n credits of a debt are paid or cancelled; an entry at 0 disappears (HOB-SET-3)."""
    left: list[Debt] = []
    for debt in g.seats[debtor].debts:
        if debt.creditor != creditor:
            left.append(debt)
        elif debt.amount > n:
            left.append(Debt(creditor, debt.amount - n))
    g.seats[debtor].debts = tuple(left)


def _enter(g: HistoryPosition, debtor: Player, creditor: Player, n: int) -> None:
    entries = list(g.seats[debtor].debts)
    for i in range(len(entries)):
        if entries[i].creditor == creditor:
            entries[i] = Debt(creditor, entries[i].amount + n)
            break
    else:
        entries.append(Debt(creditor, n))
    g.seats[debtor].debts = tuple(entries)


def pay_debt(g: HistoryPosition, debtor: Player, creditor: Player) -> None:
    """All the credits at hand go to this creditor, as far as they are owed."""
    n = min(g.seats[debtor].credits, owed(g, debtor, creditor))
    if n:
        write_off(g, debtor, creditor, n)
        hand_over(g, debtor, creditor, n)


def sweep(g: HistoryPosition) -> None:
    """From the end of SETTLE on the active country's credits go to its creditors at once, oldest entry first
    (HOB-SET-6)."""
    if EVENT <= g.phase <= CLOSE:
        for debt in g.seats[g.active].debts:
            pay_debt(g, g.active, debt.creditor)


def receive(g: HistoryPosition, p: Player, n: int) -> None:
    """HOB-EVT-3: credits from the bank."""
    if g.events is not None:
        g.tell("gain", p, (n,))
    earn(g, p, n)


def lose(g: HistoryPosition, p: Player, n: int) -> None:
    """HOB-EVT-4: credits to the bank as far as they go, the rest is a debt to it."""
    paid = min(n, g.seats[p].credits)
    if paid:
        hand_over(g, p, BANK, paid)
    if n > paid:
        owe(g, p, BANK, n - paid)


# ---- books


def begin_turn(g: HistoryPosition, p: Player) -> None:
    """A country begins its turn, or the last turn has ended: nothing counts as bought or sold any more."""
    sold = g.sold
    g.bought, g.sold = [], []
    for b in sold:
        if g.place[b] == MARKET:
            put_up(g, b)
    make_active(g, p)


def make_active(g: HistoryPosition, p: Player) -> None:
    """A country becomes active, or nobody: what it may sell is worked out."""
    g.active = p
    g.stock = []
    if g.active != NOBODY:
        for b in g.seats[g.active].shelf:
            if not among(b, g.bought):
                g.stock.append(g.printed.book[b])


def shelve(g: HistoryPosition, p: Player, b: int) -> None:
    """A book comes onto a shelf, as the latest."""
    g.place[b] = p
    g.moved()
    g.seats[p].shelve(g.printed, b)
    if p == g.active and not among(b, g.bought):
        g.stock.append(g.printed.book[b])


def unshelve(g: HistoryPosition, p: Player, b: int) -> None:
    """A book leaves a shelf."""
    g.moved()
    g.seats[p].unshelve(g.printed, b)
    if p == g.active and not among(b, g.bought):
        g.stock.remove(g.printed.book[b])


def gain(g: HistoryPosition, p: Player, b: int) -> None:
    """p gets a book that nobody else has."""
    if g.place[b] == MARKET:
        take_down(g, b)
    shelve(g, p, b)


def give(g: HistoryPosition, giver: Player, receiver: Player, b: int) -> None:
    """An unlocked book passes from one country to another."""
    unshelve(g, giver, b)
    shelve(g, receiver, b)


def put_back(g: HistoryPosition, p: Player, b: int) -> None:
    """p returns an unlocked book to the market (HOB-SELL-1, HOB-CHN-6)."""
    unshelve(g, p, b)
    put_up(g, b)


def remove(g: HistoryPosition, p: Player, b: int) -> None:
    """An unlocked book of p leaves the game (HOB-CHN-6)."""
    unshelve(g, p, b)
    g.place[b] = REMOVED
    g.tell("remove", p, (b,))
