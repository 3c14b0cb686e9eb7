"""Objective tiles: how far each kind is from being fulfilled (chapter 2.7)."""

from __future__ import annotations

from typing import final

from quirebox.core.effect import OneOf
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import Tile


@final
class Copies(Tile):
    """Science: a number of a fixed symbol, and a number of one other symbol (BOT-OBJ-3)."""

    def __init__(self, vp: int, back: OneOf | None, symbol: int, n: int, others: list[int], m: int) -> None:
        super().__init__(vp, back)
        self.symbol = symbol
        self.n = n
        self.others = others
        self.m = m

    def missing(self, symbols: list[int], counts: list[int]) -> int:
        most = 0
        for other in self.others:
            most = max(most, counts[other])
        return max(0, self.n - counts[self.symbol]) + max(0, self.m - most)


@final
class Different(Tile):
    """Industry: a number of different symbols; the last tile wants one of them twice (BOT-OBJ-6)."""

    def __init__(self, vp: int, back: OneOf | None, kinds: list[int], n: int, extra: int) -> None:
        super().__init__(vp, back)
        self.kinds = kinds
        self.n = n
        self.extra = extra  # NONE: no symbol is wanted twice

    def missing(self, symbols: list[int], counts: list[int]) -> int:
        found = 0
        for kind in self.kinds:
            found += min(1, counts[kind])
        wanting = max(0, self.n - found)
        return wanting + 1 if self.extra != NONE and counts[self.extra] < 2 else wanting


@final
class Sequence(Tile):
    """Trade: symbols in an order, neighbours in the book (BOT-OBJ-2)."""

    def __init__(self, vp: int, back: OneOf | None, sequence: list[int]) -> None:
        super().__init__(vp, back)
        self.sequence = sequence

    def missing(self, symbols: list[int], counts: list[int]) -> int:
        """The length of the sequence less its longest block of neighbours that stands in the book."""
        wanted = self.sequence
        best = 0
        for start in range(len(symbols)):
            for skip in range(len(wanted) - best):
                n = 0
                while start + n < len(symbols) and skip + n < len(wanted) and symbols[start + n] == wanted[skip + n]:
                    n += 1
                best = max(best, n)
        return len(wanted) - best
