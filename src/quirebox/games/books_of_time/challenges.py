"""The challenge board of the solo mode: when each condition holds, and what loses the game (chapter 2.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from quirebox.core.event import NOBODY
from quirebox.core.plain import Node
from quirebox.games.books_of_time.book import NONE
from quirebox.games.books_of_time.box import LETTERS, TOP, TYPES, Challenge
from quirebox.games.books_of_time.position import BooksOfTimePosition, Solo
from quirebox.games.books_of_time.scoring import at_maximum, missing, ranked


def watch(g: BooksOfTimePosition) -> None:
    """Mark the chosen challenges whose condition holds now; they stay fulfilled (BOT-SOLO-10)."""
    solo = g.solo
    if solo is None:
        return
    for c in solo.chosen:
        cell = g.printed.challenges[c]
        if not cell.at_end and c not in solo.fulfilled and cell.holds(g):
            solo.fulfilled.append(c)
            g.tell("fulfilled", 0, (c,))


def judge(g: BooksOfTimePosition) -> None:
    """End the game at once if Scribbles has got what a chosen challenge forbids (BOT-SOLO-11)."""
    solo = g.solo
    assert solo is not None
    for c in solo.chosen:
        if g.printed.challenges[c].lost(g):
            solo.lost = 1
            g.end()
            g.tell("lost", NOBODY, (c,))
            return


def turn_of(g: BooksOfTimePosition) -> Solo:
    """What the lone player did in this turn."""
    assert g.solo is not None
    return g.solo


def written(g: BooksOfTimePosition, t: int) -> int:
    """How many regular pages a book of the lone player holds: starting pages are never written (BOT-SOLO-14)."""
    return len([page for page in g.seats[0].books[t].pages if page < g.printed.regular])


@final
class TopOf(Challenge):
    """Reach the top of a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track = track

    def holds(self, g: BooksOfTimePosition) -> bool:
        return g.seats[0].level[self.track] == TOP


@final
class EveryLevel(Challenge):
    """Be at a level or higher on each track."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def holds(self, g: BooksOfTimePosition) -> bool:
        return min(g.seats[0].level) >= self.level


@final
class TakeInTurn(Challenge):
    """Take a number of pages in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return turn_of(g).taken >= self.n


@final
class DiscardInTurn(Challenge):
    """Discard a number of pages in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return turn_of(g).discarded >= self.n


@final
class WriteInTurn(Challenge):
    """Write a number of pages in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return turn_of(g).written >= self.n


@final
class AdvanceInTurn(Challenge):
    """Advance a number of times on one track in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return max(turn_of(g).advanced) >= self.n


@final
class OwnFiles(Challenge):
    """Own a number of Files at once."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return g.seats[0].file >= self.n


@final
class NoFile(Challenge):
    """Use no File in the whole game: paying or blocking with one is a use (BOT-Q43)."""

    def __init__(self) -> None:
        super().__init__()
        self.at_end = True

    def holds(self, g: BooksOfTimePosition) -> bool:
        return turn_of(g).file_used == 0


@final
class DifferentSymbols(Challenge):
    """A number of different symbols in a book; tokens count (BOT-Q27)."""

    def __init__(self, type: int, n: int) -> None:
        super().__init__()
        self.type = type
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return len([k for k in ranked(g.printed, g.seats[0], self.type) if k]) >= self.n


@final
class SameSymbols(Challenge):
    """A number of pages of one symbol, and as many of each further symbol asked for, in a book."""

    def __init__(self, type: int, copies: int, kinds: int) -> None:
        super().__init__()
        self.type = type
        self.copies = copies
        self.kinds = kinds

    def holds(self, g: BooksOfTimePosition) -> bool:
        return ranked(g.printed, g.seats[0], self.type)[self.kinds - 1] >= self.copies


@final
class WrittenInto(Challenge):
    """A number of pages written into a book."""

    def __init__(self, type: int, n: int) -> None:
        super().__init__()
        self.type = type
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return written(g, self.type) >= self.n


@final
class WrittenIntoEach(Challenge):
    """A number of pages written into every book."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTimePosition) -> bool:
        return min([written(g, t) for t in range(TYPES)]) >= self.n


@final
class AtMaximum(Challenge):
    """A number of objectives among those listed at maximum and fulfilled; judged at the end (BOT-Q40)."""

    def __init__(self, types: list[int], n: int) -> None:
        super().__init__()
        self.types = types
        self.n = n
        self.at_end = True

    def holds(self, g: BooksOfTimePosition) -> bool:
        seat = g.seats[0]
        return (
            len([t for t in self.types if at_maximum(g.printed, seat, t) and not missing(g.printed, seat, t)]) >= self.n
        )


@final
class Lose(Challenge):
    """Lose if Scribbles gets a number of pages of any one symbol of a type; else fulfilled at the end."""

    def __init__(self, type: int, n: int) -> None:
        super().__init__()
        self.type = type
        self.n = n
        self.at_end = True

    def holds(self, g: BooksOfTimePosition) -> bool:
        return not self.lost(g)

    def lost(self, g: BooksOfTimePosition) -> bool:
        pile = turn_of(g).pile
        for symbol in g.printed.symbols_of(self.type):
            if len([page for page in pile if g.printed.pages[page].symbol == symbol]) >= self.n:
                return True
        return False


# ---- conditions as the content writes them


CONDITIONS: Final[list[tuple[str, Callable[[int, int], Challenge]]]] = [  # type, number
    ("top T", lambda t, n: TopOf(t)),
    ("levels N", lambda t, n: EveryLevel(n)),
    ("take N", lambda t, n: TakeInTurn(n)),
    ("discard N", lambda t, n: DiscardInTurn(n)),
    ("write N", lambda t, n: WriteInTurn(n)),
    ("advance N", lambda t, n: AdvanceInTurn(n)),
    ("files N", lambda t, n: OwnFiles(n)),
    ("no File", lambda t, n: NoFile()),
    ("different T N", lambda t, n: DifferentSymbols(t, n)),
    ("pairs T", lambda t, n: SameSymbols(t, 2, 2)),
    ("same T N", lambda t, n: SameSymbols(t, n, 1)),
    ("written T N", lambda t, n: WrittenInto(t, n)),
    ("written each N", lambda t, n: WrittenIntoEach(n)),
    ("maximum T", lambda t, n: AtMaximum([t], 1)),
    ("maximum N", lambda t, n: AtMaximum([0, 1, 2], n)),
    ("lose T N", lambda t, n: Lose(t, n)),
]


def read_condition(node: Node) -> Challenge:
    """When a challenge is fulfilled; T stands for a type, N for a number."""
    words = node.text().split(" ")
    for form, make in CONDITIONS:
        parts = form.split(" ")
        if len(parts) == len(words) and all(fits(part, word) for part, word in zip(parts, words, strict=True)):
            t = next((LETTERS.index(word) for part, word in zip(parts, words, strict=True) if part == "T"), NONE)
            n = next((int(word) for part, word in zip(parts, words, strict=True) if part == "N"), 0)
            return make(t, n)
    raise node.wrong(
        "one of " + ", ".join(repr(form) for form, _ in CONDITIONS) + ", with S, I or T for T and a digit for N"
    )


def fits(part: str, word: str) -> bool:
    """Whether a word can stand where a form has this part."""
    if part == "T":
        return word in LETTERS and len(word) == 1
    if part == "N":
        return len(word) == 1 and word in "123456789"
    return part == word
