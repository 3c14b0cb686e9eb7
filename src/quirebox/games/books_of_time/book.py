"""The book: pages on a ring, open somewhere, read from front to back.

Before the position lie the pages that have been turned; they show their backs.  From the position on lie those to come;
they show their fronts. A book never changes: turning, writing and closing give another book, so copies of a position
share theirs.
"""

from __future__ import annotations

from typing import Final, final

from quirebox.core.native import i64

NONE: Final = -1  # no page: the inside of a cover, an empty section or slot


@final
class Book:
    """Pages in reading order and how many of them have been turned (BOT-BOOK-1)."""

    def __init__(self, pages: list[int], pos: int) -> None:
        self.pages = pages  # never edited
        self.pos = pos  # 0 .. len(pages)
        self._shown = b""  # what was last worked out about it, and from what else
        self._key: i64 = -1
        self._promise: object = None  # what a mind found it to promise
        self._promise_key: i64 = -1

    def shown(self, key: i64) -> bytes:
        """What was worked out about this book for the same key, or nothing."""
        return self._shown if key == self._key else b""

    def show(self, key: i64, found: bytes) -> None:
        """Keep what was worked out: copies of a position share it."""
        self._shown = found
        self._key = key

    def promise(self, key: i64) -> object:
        """What a mind found this book to promise for the same key, or None."""
        return self._promise if key == self._promise_key else None

    def keep_promise(self, key: i64, found: object) -> None:
        """Keep what was found."""
        self._promise = found
        self._promise_key = key

    def left(self) -> int:
        """The page whose back is visible, or NONE for the inside of the front cover (BOT-BOOK-3)."""
        return self.pages[self.pos - 1] if self.pos else NONE

    def right(self) -> int:
        """The current page, whose front is visible, or NONE for the inside of the back cover (BOT-BOOK-3,
        BOT-BOOK-4)."""
        return self.pages[self.pos] if self.pos < len(self.pages) else NONE

    def at_end(self) -> bool:
        """Whether the next turn is that of the back cover (BOT-BOOK-7)."""
        return self.pos == len(self.pages)

    def turned(self) -> list[int]:
        """The pages to the left of the current one: what closing the book pays for (BOT-BOOK-2, BOT-BOOK-9)."""
        return self.pages[: self.pos]

    def write(self, page: int) -> Book:
        """The book with a page more, inserted where it is open; that page is the current one (BOT-BOOK-5)."""
        pages = self.pages[:]
        pages.insert(self.pos, page)
        return Book(pages, self.pos)

    def turn(self) -> Book:
        """The book one page further; a back cover that is turned leads to the first page again (BOT-BOOK-7,
        BOT-BOOK-8)."""
        return Book(self.pages, 0 if self.at_end() else self.pos + 1)

    def close(self) -> Book:
        """The book opened again at its first page (BOT-BOOK-9, BOT-BOOK-13)."""
        return Book(self.pages, 0)

    def spreads(self) -> int:
        """How many turns lead once through the book (BOT-BOOK-10)."""
        return len(self.pages) + 1
