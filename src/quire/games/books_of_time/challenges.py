"""The challenge board of the solo mode: when each condition holds, and what loses the game (chapter 2.18)."""

from __future__ import annotations

from typing import final

from quire.core.event import NOBODY
from quire.games.books_of_time.library import REGULAR, TOP, TYPES, Challenge
from quire.games.books_of_time.scoring import at_maximum, missing, ranked
from quire.games.books_of_time.state import BooksOfTime, Seat, Solo


def watch(g: BooksOfTime) -> None:
    """Mark the chosen challenges whose condition holds now; they stay fulfilled (BOT-SOLO-10)."""
    solo = g.solo
    if solo is None:
        return
    for c in solo.chosen:
        cell = g.library.challenges[c]
        if not cell.at_end and c not in solo.fulfilled and cell.holds(g):
            solo.fulfilled.append(c)
            g.tell("fulfilled", 0, (c,))


def judge(g: BooksOfTime) -> None:
    """End the game at once if Scribbles has got what a chosen challenge forbids (BOT-SOLO-11)."""
    solo = g.solo
    assert solo is not None
    for c in solo.chosen:
        if g.library.challenges[c].lost(g):
            solo.lost = 1
            g.end()
            g.tell("lost", NOBODY, (c,))
            return


def turn_of(g: BooksOfTime) -> Solo:
    """What the lone player did in this turn."""
    assert g.solo is not None
    return g.solo


def written(seat: Seat, t: int) -> int:
    """How many regular pages a book holds: starting pages are never written (BOT-SOLO-14)."""
    return len([page for page in seat.books[t].pages if page < REGULAR])


@final
class TopOf(Challenge):
    """Reach the top of a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track = track

    def holds(self, g: BooksOfTime) -> bool:
        return g.seats[0].level[self.track] == TOP


@final
class EveryLevel(Challenge):
    """Be at a level or higher on each track."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def holds(self, g: BooksOfTime) -> bool:
        return min(g.seats[0].level) >= self.level


@final
class TakeInTurn(Challenge):
    """Take so many pages in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return turn_of(g).taken >= self.n


@final
class DiscardInTurn(Challenge):
    """Discard so many pages in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return turn_of(g).discarded >= self.n


@final
class WriteInTurn(Challenge):
    """Write so many pages in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return turn_of(g).written >= self.n


@final
class AdvanceInTurn(Challenge):
    """Advance so many times on one track in one turn."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return max(turn_of(g).advanced) >= self.n


@final
class OwnFiles(Challenge):
    """Own so many Files at once."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return g.seats[0].file >= self.n


@final
class NoFile(Challenge):
    """Use no File in the whole game: paying or blocking with one is a use (BOT-Q43)."""

    def __init__(self) -> None:
        super().__init__()
        self.at_end = True

    def holds(self, g: BooksOfTime) -> bool:
        return turn_of(g).file_used == 0


@final
class DifferentSymbols(Challenge):
    """So many different symbols in a book; tokens count (BOT-Q27)."""

    def __init__(self, type: int, n: int) -> None:
        super().__init__()
        self.type = type
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return len([k for k in ranked(g.library, g.seats[0], self.type) if k]) >= self.n


@final
class SameSymbols(Challenge):
    """So many pages of one symbol, and as many of each further symbol asked for, in a book."""

    def __init__(self, type: int, copies: int, kinds: int) -> None:
        super().__init__()
        self.type = type
        self.copies = copies
        self.kinds = kinds

    def holds(self, g: BooksOfTime) -> bool:
        return ranked(g.library, g.seats[0], self.type)[self.kinds - 1] >= self.copies


@final
class WrittenInto(Challenge):
    """So many pages written into a book."""

    def __init__(self, type: int, n: int) -> None:
        super().__init__()
        self.type = type
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return written(g.seats[0], self.type) >= self.n


@final
class WrittenIntoEach(Challenge):
    """So many pages written into every book."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: BooksOfTime) -> bool:
        return min([written(g.seats[0], t) for t in range(TYPES)]) >= self.n


@final
class AtMaximum(Challenge):
    """So many objectives among those listed at maximum and fulfilled; judged at the end (BOT-Q40)."""

    def __init__(self, types: list[int], n: int) -> None:
        super().__init__()
        self.types = types
        self.n = n
        self.at_end = True

    def holds(self, g: BooksOfTime) -> bool:
        seat = g.seats[0]
        return (
            len([t for t in self.types if at_maximum(g.library, seat, t) and not missing(g.library, seat, t)]) >= self.n
        )


@final
class Lose(Challenge):
    """Lose if Scribbles gets so many pages of any one symbol of a type; else fulfilled at the end."""

    def __init__(self, type: int, n: int) -> None:
        super().__init__()
        self.type = type
        self.n = n
        self.at_end = True

    def holds(self, g: BooksOfTime) -> bool:
        return not self.lost(g)

    def lost(self, g: BooksOfTime) -> bool:
        pile = turn_of(g).pile
        for symbol in range(g.library.first_symbol[self.type], g.library.first_symbol[self.type + 1]):
            if len([page for page in pile if g.library.pages[page].symbol == symbol]) >= self.n:
                return True
        return False
