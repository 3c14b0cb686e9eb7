"""The market (HOB-BUY): what is for sale, by value."""

from __future__ import annotations

from typing import Final

from quirebox.core.action import Action
from quirebox.core.native import i64
from quirebox.games.history_of_the_book.box import DEAREST
from quirebox.games.history_of_the_book.labels import BYTE
from quirebox.games.history_of_the_book.position import LAST_CALL, MARKET, HistoryPosition

EVERY: Final[i64] = i64(0x01010101010101)  # one in every count, from value 0 on
ALL: Final[i64] = i64(0xFFFFFFFFFFFFFF)


def among(b: int, books: list[int]) -> bool:
    """Whether a book is one of a few."""
    for other in books:  # compiled, this is several times as fast as `in`
        if other == b:
            return True
    return False


def affordable(g: HistoryPosition, credits: int) -> list[Action]:
    """The books for sale that cost no more and were not sold in this turn (HOB-BUY-2, HOB-BUY-3); the market is sorted
    by value."""
    if credits >= DEAREST:
        return g.market[:]
    return g.market[: g.upto >> BYTE * credits & 255]


def for_sale(g: HistoryPosition) -> list[int]:
    """The books of the market, by value, then by index."""
    market = g.market
    if g.sold and g.phase < LAST_CALL:
        market, upto = market[:], g.upto
        for b in g.sold:
            if g.place[b] == MARKET:
                action = g.printed.book[b]
                market.insert(locate(market, upto, action), action)
                upto += share(action.b)
    return [action.a for action in market]


def share(value: i64) -> i64:
    """What a book of this value adds to the counts of books that cost up to 1, 2 … credits."""
    return EVERY << BYTE * value & ALL


def counted(market: list[Action]) -> i64:
    """How many of the books cost up to 1, 2 … credits, a byte each."""
    found: i64 = 0
    for action in market:
        found += share(action.b)
    return found


def locate(market: list[Action], upto: i64, action: Action) -> i64:
    """Where a book is, or would be, among books by value and index."""
    value: i64 = action.b
    index = action.a
    low, high = upto >> BYTE * (value - 1) & 255, upto >> BYTE * value & 255
    while low < high:
        middle = (low + high) >> 1
        if market[middle].a < index:
            low = middle + 1
        else:
            high = middle
    return low


def set_aside(g: HistoryPosition, b: int) -> bool:
    """Whether the book of the market was sold in this turn, so that the active country may not buy it (HOB-BUY-3)."""
    return len(g.sold) > 0 and g.phase < LAST_CALL and among(b, g.sold)


def put_up(g: HistoryPosition, b: int) -> None:
    """The book lies face up in the market."""
    g.place[b] = MARKET
    if not set_aside(g, b):
        action = g.printed.book[b]
        g.market.insert(locate(g.market, g.upto, action), action)
        g.upto += share(action.b)


def take_down(g: HistoryPosition, b: int) -> None:
    """The book is no longer for sale."""
    if not set_aside(g, b):
        action = g.printed.book[b]
        g.market.pop(locate(g.market, g.upto, action))
        g.upto -= share(action.b)


def open_stack(g: HistoryPosition, century: int) -> None:
    """HOB-CAL-3: the books of a century come face up into the market; those of one value lie side by side there."""
    g.moved()
    for books in g.printed.stacks[century]:
        if books:
            at = locate(g.market, g.upto, books[0])
            g.market[at:at] = books
            g.upto += len(books) * share(books[0].b)
        for action in books:
            g.place[action.a] = MARKET
